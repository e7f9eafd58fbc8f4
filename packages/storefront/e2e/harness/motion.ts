import type { Page } from '@playwright/test'

declare global {
  interface Window {
    movements?: string[]
  }
}

/** Notes from the next page on every animation that moves something and lasts longer than an instant. */
export const watchMovements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Set for this tab before.
    if (window.movements !== undefined) return
    const found: string[] = []
    window.movements = found
    const still = new Set(['opacity', 'color', 'background-color', 'outline-color', 'display', 'visibility'])
    const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const moving = (animation: Animation): readonly string[] => {
      if (animation instanceof CSSTransition) return [animation.transitionProperty]
      const { effect } = animation
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
      const own = new Set(['offset', 'computedOffset', 'easing', 'composite'])
      return frames.flatMap((one) =>
        Object.keys(one)
          .filter((name) => !own.has(name))
          .map(dashed),
      )
    }
    const note = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        const { duration } = effect?.getComputedTiming() ?? {}
        if (typeof duration !== 'number' || duration <= 10) continue
        const names = moving(animation).filter((name) => !still.has(name) && !name.endsWith('-color'))
        const target = effect instanceof KeyframeEffect ? effect.target : null
        if (names.length > 0)
          found.push(`${target?.tagName ?? '?'} ${target?.className ?? ''}: ${names.join(', ')}`)
      }
    }
    // All transitions of a frame exist at its first event; thousands of short ones may start at once.
    let isNoted = false
    const noteOnce = () => {
      if (isNoted) return
      isNoted = true
      requestAnimationFrame(() => (isNoted = false))
      note()
    }
    for (const name of ['animationstart', 'transitionrun']) document.addEventListener(name, noteOnce, true)
  })

/** What has moved since. */
export const readMovements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...new Set(window.movements)])

/**
 * Waits until what opens has opened: half faded in, a text has too little contrast. What a closed part hides is left
 * alone, its animations stand still until it opens.
 */
export const waitForStillness = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const isSeen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
    const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0) < 1000
    const short = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && isShort(one) && isSeen(one))
    return Promise.all(short.map((one) => one.finished.catch(() => undefined)))
  })

/**
 * Takes colours that change over a moment to where they arrive, and those that inherit them after them: a text whose
 * parent has just arrived starts to follow.
 */
export const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isEnding = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity
    for (let generation = 0; generation < 20; generation++) {
      const ending = document.getAnimations().filter((one) => one.playState === 'running' && isEnding(one))
      if (ending.length === 0) return
      for (const one of ending) one.finish()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
