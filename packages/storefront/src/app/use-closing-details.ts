import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useLeaving } from './use-leaving'

/**
 * A ref for `<details>` menus (or an element around several): they close after a navigation, on a press outside, when
 * the focus goes on to what they cover, and on Escape, which gives the focus back. Without scripts they are closed by
 * their own head.
 */
export function useClosingDetails<Element extends HTMLElement>(): RefObject<Element | null> {
  const root = useRef<Element>(null)
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    // What was opened before the page was alive stays.
    if (shown.current === key) return
    shown.current = key
    closeAll(root.current)
  }, [key])
  useLeaving(true, {
    onLeave: (to) => {
      for (const details of openDetails(root.current)) {
        if (!details.contains(to)) details.open = false
      }
    },
    onEscape: () => closeInnermost(openDetails(root.current)),
  })
  return root
}

/** The one with the focus, or the last where the focus is nowhere: a pointer opened it. */
function closeInnermost(open: readonly HTMLDetailsElement[]): void {
  const innermost = open.findLast((details) => details.contains(document.activeElement)) ?? open.at(-1)
  if (innermost === undefined) return
  innermost.open = false
  innermost.querySelector('summary')?.focus()
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
