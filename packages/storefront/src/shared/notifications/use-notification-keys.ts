import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'

interface KeyOptions {
  /** The newest notification on screen. */
  readonly newest: number | undefined
  readonly close: (id: number) => void
}

/**
 * Keys that reach notifications from anywhere, whose place is at the end of the page, further away than their time
 * lasts. Escape closes the newest one, unless something else has used it or a dialog is open. Tab leads from what had the
 * focus when the newest one appeared to its link, once, and from there back.
 */
export function useNotificationKeys(
  root: RefObject<HTMLElement | null>,
  { newest, close }: KeyOptions,
): void {
  const raised = useRaised(newest)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (newest === undefined || event.defaultPrevented) return
    if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) close(newest)
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
    const card = root.current?.querySelector(`[data-notification="${newest}"]`)
    const target = card && raised.current && tabTarget(card, raised.current, event.shiftKey)
    target?.focus()
    // What is hidden or disabled by now takes no focus: then the browser goes on.
    if (target && document.activeElement === target) event.preventDefault()
  })
  useEffect(() => {
    // After the listeners of menus and lists, which are at the document.
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

interface Raised {
  /** What had the focus when the notification appeared. */
  readonly by: HTMLElement
  isVisited: boolean
}

/** By what the newest notification was raised. */
function useRaised(newest: number | undefined): RefObject<Raised | undefined> {
  const raised = useRef<Raised>(undefined)
  useEffect(() => {
    const { activeElement: by } = document
    raised.current =
      newest !== undefined && by instanceof HTMLElement && by !== document.body
        ? { by, isVisited: false }
        : undefined
  }, [newest])
  return raised
}

/** Where Tab leads instead of to the next element. */
function tabTarget(card: Element, raised: Raised, isBack: boolean): HTMLElement | undefined {
  const link = card.querySelector('a')
  const { activeElement } = document
  if (link === null) return undefined
  if (!raised.isVisited) {
    if (isBack || activeElement !== raised.by) return undefined
    raised.isVisited = true
    return link
  }
  const end = isBack ? link : card.querySelector('button')
  return activeElement === end && raised.by.isConnected ? raised.by : undefined
}
