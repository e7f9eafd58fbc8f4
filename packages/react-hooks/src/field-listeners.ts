import { useEffect, useEffectEvent } from 'react'

export interface FieldListeners {
  readonly onInput?: (text: string) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly onBlur?: () => void
}

/** Whether the visitor typed into the field before this code was loaded, and is still in it. */
export const isBeingEdited = (input: HTMLInputElement | null): boolean =>
  input !== null && input.value !== input.defaultValue && input.ownerDocument.activeElement === input

/** Listens to a field that another component renders. Text entered before that is reported at once. */
export function useFieldListeners(input: HTMLInputElement | null, listeners: FieldListeners): void {
  const onInput = useEffectEvent((text: string) => listeners.onInput?.(text))
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => listeners.onKeyDown?.(event))
  const onBlur = useEffectEvent(() => listeners.onBlur?.())
  useEffect(() => {
    if (input === null) return undefined
    const controller = new AbortController()
    const { signal } = controller
    input.addEventListener('input', () => onInput(input.value), { signal })
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    input.addEventListener('blur', () => onBlur(), { signal })
    // Keys pressed between rendering and this moment were missed. Or another field has replaced the edited one,
    // which means that it was left.
    if (isBeingEdited(input)) onInput(input.value)
    else onBlur()
    return () => controller.abort()
  }, [input])
}

export interface ComboboxAttributes {
  readonly listId: string
  readonly isOpen: boolean
  /** The id of the active option. */
  readonly activeId: string | undefined
}

/** Turns the field into a combobox; it references its list only while the list is rendered. */
export function useComboboxAttributes(input: HTMLInputElement | null, state: ComboboxAttributes): void {
  const { listId, isOpen, activeId } = state
  useEffect(() => {
    if (input === null) return
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(isOpen))
    setOrRemove(input, 'aria-controls', isOpen ? listId : undefined)
    setOrRemove(input, 'aria-activedescendant', activeId)
    // The focus stays in the field, so nothing else brings the option into view.
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, isOpen, activeId])
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
