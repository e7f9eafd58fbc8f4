import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A ref for `<details>` menus (or an element around several): they close after a navigation, on a press outside
 * and on Escape, which gives the focus back. Without scripts they are closed by their own head.
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
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      for (const details of openDetails(root.current)) {
        if (!(target instanceof Node && details.contains(target))) details.open = false
      }
    }
    const onKey = ({ key: pressed, target }: KeyboardEvent) => {
      if (pressed !== 'Escape') return
      const innermost = openDetails(root.current).findLast(
        (one) => target instanceof Node && one.contains(target),
      )
      if (innermost === undefined) return
      innermost.open = false
      innermost.querySelector('summary')?.focus()
    }
    document.addEventListener('click', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return root
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
