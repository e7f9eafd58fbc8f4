/** What a key does in a combobox. */
export type ComboboxMove = 'open' | 'close' | 'next' | 'previous' | 'choose' | 'leave' | 'edit'

interface Key {
  readonly key: string
  readonly altKey: boolean
}

interface ListState {
  readonly isOpen: boolean
  /** Whether one of the options is the active one. */
  readonly hasActive: boolean
}

/**
 * The keys of an editable combobox with a list, as the ARIA Authoring Practices name them; `undefined` where the field
 * does what it always does.
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

/** The place of the option after a step through the list; beyond its ends there is the field itself, -1. */
export function stepOption(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}
