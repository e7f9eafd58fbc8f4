import { useId, useState } from 'react'
import { isBeingEdited, useComboboxAttributes, useFieldListeners } from './field-listeners'

/** The field and the options of a combobox. */
export interface ComboboxOptions {
  /** The field; null until it is rendered. Visitors may have typed into it before this code was loaded. */
  readonly input: HTMLInputElement | null
  /** A unique key for each option, in order; the list is closed while there are none. */
  readonly keys: readonly string[]
}

/** The state of a combobox, and the props of its list. */
export interface ComboboxView {
  /** Render the list only while this is true. */
  readonly isOpen: boolean
  /** The key of the option that Enter chooses; `undefined` until an arrow key selects one. */
  readonly active: string | undefined
  /** For instance after an option was chosen. */
  close(): void
  /** For the element around all options. A click in it leaves the focus in the field. */
  readonly listProps: {
    /** Referenced by the field. */
    readonly id: string
    /** The field is its combobox. */
    readonly role: 'listbox'
    /** Prevents the field from losing the focus. */
    readonly onMouseDown: (event: { preventDefault(): void }) => void
  }
  /** For one option, such as a link: Enter clicks it. */
  optionProps(key: string): {
    /** Referenced by the field while the option is active. */
    readonly id: string
    /** The list is its `listbox`. */
    readonly role: 'option'
    /** The focus stays in the field. */
    readonly tabIndex: -1
    /** Whether the option is active. */
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
 * without preselection. The list opens with the first key. The field stays uncontrolled and works without this hook.
 *
 * @example
 * function Suggestions({ input, terms }: { input: HTMLInputElement | null; terms: readonly string[] }) {
 *   const { isOpen, listProps, optionProps } = useCombobox({ input, keys: terms })
 *   const options = terms.map((term) => <li {...optionProps(term)}>{term}</li>)
 *   return <ul {...listProps}>{isOpen ? options : null}</ul>
 * }
 */
export function useCombobox({ input, keys }: ComboboxOptions): ComboboxView {
  const listId = useId()
  const [state, setState] = useState(() => (isBeingEdited(input) ? opened : closed))
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
    // While a character is being composed, keys belong to the input method.
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

/** What a key does in a combobox. */
type ComboboxMove = 'open' | 'close' | 'next' | 'previous' | 'choose' | 'leave' | 'edit'

interface Key {
  readonly key: string
  readonly altKey: boolean
}

interface ListState {
  readonly isOpen: boolean
  /** Whether an option is active. */
  readonly hasActive: boolean
}

/**
 * The keys of an editable combobox with a list, after the ARIA Authoring Practices; `undefined` for keys with their
 * default effect only.
 */
export function readComboboxKey(
  { key, altKey }: Key,
  { isOpen, hasActive }: ListState,
): ComboboxMove | undefined {
  if (key === 'ArrowDown') return altKey ? 'open' : 'next'
  if (key === 'ArrowUp') return altKey ? 'close' : 'previous'
  if (!isOpen) return undefined
  if (key === 'Escape') return 'close'
  if (key === 'Tab') return 'leave'
  if (key === 'Enter') return hasActive ? 'choose' : 'leave'
  return ['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key) ? 'edit' : undefined
}

/** The index of the option after a step; beyond either end it is -1, the field itself. */
export function stepOption(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}
