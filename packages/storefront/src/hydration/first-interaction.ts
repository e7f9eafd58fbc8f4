const interactions = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'touchstart',
] as const

/**
 * Resolves with the visitor's first interaction: a pointer that moves, a key, a scroll, a focus, or a click that was queued
 * before the page was hydrated (`shop:wanted`, see early-events.ts). Resolves at once when there was one already: the event
 * itself sets the mark, for callers that begin to wait in the same moment.
 */
export function waitForInteraction(target: Document): Promise<void> {
  if (target.documentElement.dataset['visited'] !== undefined) return Promise.resolve()
  return new Promise((resolve) => {
    const abort = new AbortController()
    const onInteraction = () => {
      abort.abort()
      target.documentElement.dataset['visited'] = ''
      resolve()
    }
    const options = { capture: true, passive: true, signal: abort.signal }
    for (const type of [...interactions, 'shop:wanted']) target.addEventListener(type, onInteraction, options)
  })
}
