import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'

/** The frame is loaded once a page; only an action that says `sessionChanged` makes it load again. */
export function shellShouldRevalidate({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return typeof actionResult === 'object' && actionResult !== null && 'sessionChanged' in actionResult
}
