import { useState } from 'react'
import { useFieldListeners } from './field-listeners'

/** Whether somebody typed into a field before this code came, and is still there. */
export const isBeingTyped = (input: HTMLInputElement | null): boolean =>
  input !== null && input.value !== input.defaultValue && input.ownerDocument.activeElement === input

/**
 * The text that somebody types into a field. What the page itself put there counts only when an arrow key asks for
 * its suggestions.
 */
export function useTypedText(input: HTMLInputElement | null): string {
  const [text, setText] = useState(() => (isBeingTyped(input) ? (input?.value ?? '') : ''))
  useFieldListeners(input, {
    onInput: setText,
    onKeyDown: ({ key }) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') setText(input?.value ?? '')
    },
  })
  return text
}
