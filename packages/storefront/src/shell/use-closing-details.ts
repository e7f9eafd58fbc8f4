import type { RefObject } from 'react'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnChange } from '../components/use-on-change'
import { useDismiss } from './use-dismiss'

/**
 * A ref for `<details>` menus (or an element around several): they close after a navigation, on a click or a focus
 * outside, and on Escape, which returns the focus to the summary. Without scripts only the summary closes them.
 */
export function useClosingDetails<Element extends HTMLElement>(): RefObject<Element | null> {
  const root = useRef<Element>(null)
  // A menu that was opened before hydration stays open.
  useOnChange(useLocation().key, () => closeAll(root.current))
  useDismiss(true, {
    onLeave: (to) => {
      for (const details of openDetails(root.current)) {
        if (!details.contains(to)) details.open = false
      }
    },
    onEscape: (event) => {
      if (closeInnermost(openDetails(root.current))) event.preventDefault()
    },
  })
  return root
}

/** The menu with the focus, or the last one where none has it, because a pointer opened it; false if none is open. */
function closeInnermost(open: readonly HTMLDetailsElement[]): boolean {
  const innermost = open.findLast((details) => details.contains(document.activeElement)) ?? open.at(-1)
  if (innermost === undefined) return false
  innermost.open = false
  innermost.querySelector('summary')?.focus()
  return true
}

/** Open menus in and below an element, outer ones first. */
function openDetails(root: HTMLElement | null): HTMLDetailsElement[] {
  if (root === null) return []
  const below = [...root.querySelectorAll<HTMLDetailsElement>('details[open]')]
  return root instanceof HTMLDetailsElement && root.open ? [root, ...below] : below
}

/** Closes every menu in and below an element. */
export function closeAll(root: HTMLElement | null): void {
  for (const details of openDetails(root)) details.open = false
}
