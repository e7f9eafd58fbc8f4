import { useId, useState } from 'react'
import { readComboboxKey, stepOption } from './combobox-key'
import type { ComboboxMove } from './combobox-key'
import { isBeingTyped, useComboboxAttributes, useFieldListeners } from './field-listeners'

export interface ComboboxOptions {
  /** The field. It may have been on the page, and been typed into, long before this code came. */
  readonly input: HTMLInputElement | null
  /** One key for each option, in their order; without any the list is closed. */
  readonly keys: readonly string[]
}

export interface ComboboxView {
  readonly isOpen: boolean
  /** The key of the option that Enter takes; none is taken by itself. */
  readonly active: string | undefined
  close(): void
  /** For the element around all options. A press on it leaves the focus in the field. */
  readonly listProps: {
    readonly id: string
    readonly role: 'listbox'
    readonly onMouseDown: (event: { preventDefault(): void }) => void
  }
  /** For one option, a link for instance: Enter clicks it. */
  optionProps(key: string): {
    readonly id: string
    readonly role: 'option'
    readonly tabIndex: -1
    readonly 'aria-selected': boolean
  }
}

interface State {
  readonly isRequested: boolean
  readonly active: string | undefined
}

const closed: State = { isRequested: false, active: undefined }
const opened: State = { isRequested: true, active: undefined }

/**
 * Makes a field an editable combobox over a list of options: keys, pointer and ARIA after the Authoring Practices,
 * nothing chosen by itself. The list opens with the first key. The field stays uncontrolled, and without this hook
 * it is what it was.
 *
 * @example
 * const { isOpen, listProps, optionProps } = useCombobox({ input, keys: terms })
 */
export function useCombobox({ input, keys }: ComboboxOptions): ComboboxView {
  const listId = useId()
  const [state, setState] = useState(() => (isBeingTyped(input) ? opened : closed))
  const isOpen = state.isRequested && keys.length > 0
  const index = isOpen && state.active !== undefined ? keys.indexOf(state.active) : -1
  const active = keys[index]
  const idOf = (key: string) => `${listId}-${keys.indexOf(key)}`
  const activeId = active === undefined ? undefined : idOf(active)
  const close = () => setState(closed)
  const step = (by: 1 | -1) =>
    setState({ isRequested: true, active: keys[stepOption(index, by, keys.length)] })
  const moves: Readonly<Record<ComboboxMove, () => void>> = {
    open: () => setState(opened),
    edit: () => setState(opened),
    close,
    leave: close,
    next: () => step(1),
    previous: () => step(-1),
    choose: () => {
      if (activeId !== undefined) document.getElementById(activeId)?.click()
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a character is being composed its keys belong to the input method.
    const move = event.isComposing ? undefined : readComboboxKey(event, { isOpen, hasActive: index >= 0 })
    if (move === undefined) return
    if (move !== 'leave' && move !== 'edit') event.preventDefault()
    moves[move]()
  }
  useFieldListeners(input, { onInput: () => setState(opened), onKeyDown, onBlur: close })
  useComboboxAttributes(input, { listId, isOpen, activeId })
  return {
    isOpen,
    active,
    close,
    listProps: { id: listId, role: 'listbox', onMouseDown: (event) => event.preventDefault() },
    optionProps: (key) => ({ id: idOf(key), role: 'option', tabIndex: -1, 'aria-selected': key === active }),
  }
}
