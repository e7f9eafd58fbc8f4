import { useEffect, useRef } from 'react'

export interface FieldListeners {
  readonly onInput?: (text: string) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly onBlur?: () => void
}

/** Whether somebody typed into a field before this code came, and is still there. */
export const isBeingTyped = (input: HTMLInputElement | null): boolean =>
  input !== null && input.value !== input.defaultValue && input.ownerDocument.activeElement === input

/** Listens to a field that is not drawn here. What was typed into it before anybody listened is told at once. */
export function useFieldListeners(input: HTMLInputElement | null, listeners: FieldListeners): void {
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    if (input === null) return undefined
    const controller = new AbortController()
    const { signal } = controller
    input.addEventListener('input', () => latest.current.onInput?.(input.value), { signal })
    input.addEventListener('keydown', (event) => latest.current.onKeyDown?.(event), { signal })
    input.addEventListener('blur', () => latest.current.onBlur?.(), { signal })
    // A key between the drawing and this moment was heard by nobody, and perhaps no other one comes. Or another field
    // took the place of the one that was typed into: it is left.
    if (isBeingTyped(input)) latest.current.onInput?.(input.value)
    else latest.current.onBlur?.()
    return () => controller.abort()
  }, [input])
}

export interface ComboboxAttributes {
  readonly listId: string
  readonly isOpen: boolean
  /** The id of the option that is the active one. */
  readonly activeId: string | undefined
}

/** The field is a combobox from now on; it names its list only while that list is there. */
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
