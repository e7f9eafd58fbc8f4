/** Not `scroll`, which a restored scroll position causes too: a visitor who scrolls uses one of these. */
const interactions = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'wheel',
  'touchstart',
  'touchmove',
] as const

/** Resolves with the visitor's first sign: a pointer that moves, a touch, a key, a wheel, a focus. */
export function waitForInteraction(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const abort = new AbortController()
    const onInteraction = () => {
      abort.abort()
      resolve()
    }
    const options = { capture: true, passive: true, signal: abort.signal }
    for (const type of interactions) page.addEventListener(type, onInteraction, options)
  })
}
