import { useState } from 'react'
import { isBeingTyped, useFieldListeners } from './field-listeners'

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
