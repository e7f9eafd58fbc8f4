const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'scroll', 'touchstart'] as const

/**
 * Settles with the first sign that somebody is there: a pointer that moves, a key, a scroll, a focus, or a press
 * that came before the page was alive (`shop:wanted`, see hold.ts). Settles at once when there was one already: the mark
 * is made with the sign itself, for what begins to wait in the very same moment.
 */
export function waitForInteraction(target: Document): Promise<void> {
  if (target.documentElement.dataset['visited'] !== undefined) return Promise.resolve()
  return new Promise((resolve) => {
    const leave = new AbortController()
    const arrive = () => {
      leave.abort()
      target.documentElement.dataset['visited'] = ''
      resolve()
    }
    const options = { capture: true, passive: true, signal: leave.signal }
    for (const sign of [...signs, 'shop:wanted']) target.addEventListener(sign, arrive, options)
  })
}
