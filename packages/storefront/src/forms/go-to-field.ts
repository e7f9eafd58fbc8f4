import type { MouseEvent } from 'react'

/** Focuses the element with an id or, in a group of choices or a line, its first field. */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  const target = element?.querySelector<HTMLElement>('input:not([type=hidden])') ?? element
  target?.focus()
}

/** For a link to a field: focuses it without a navigation of the router; without scripts the browser does the same. */
export function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  focusField(event.currentTarget.hash.slice(1))
}
