import { useState } from 'react'
import { isBeingEdited, useFieldListeners } from './field-listeners'

/**
 * The text that the visitor types into a field. A value that the page itself set counts only after an arrow key
 * requests its suggestions.
 */
export function useEnteredText(input: HTMLInputElement | null): string {
  const [text, setText] = useState(() => (isBeingEdited(input) ? (input?.value ?? '') : ''))
  useFieldListeners(input, {
    onInput: setText,
    onKeyDown: ({ key }) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') setText(input?.value ?? '')
    },
  })
  return text
}
