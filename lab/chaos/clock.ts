import { setImmediate as nextTurn } from 'node:timers/promises'
import { createFakeTime } from '../../packages/sdk/src/cart/cart-clock.fixture.ts'

export type Clock = ReturnType<typeof createClock>

/** The story did not end. */
export class NotAtRest extends Error {}

const start = Date.UTC(2026, 10, 21, 9)

/**
 * The time of one run. It stands still while the platform works and while clients handle responses, then jumps to what is
 * scheduled next.
 * @param limitMs the most that a story may take
 */
export const createClock = (limitMs: number) => {
  const held = new Set<Promise<unknown>>()
  let limit = limitMs

  const settle = async () => {
    do {
      await Promise.allSettled(held)
      await nextTurn()
    } while (held.size > 0)
  }
  const time = createFakeTime({ start, settle })
  const elapsed = () => time.now() - start

  return {
    now: time.now,
    elapsed,
    sleep: time.sleep,
    after: (ms: number, run: () => void) => time.at(time.now() + ms, run),
    /** Gives the story this many ms more. */
    extend: (ms: number) => void (limit += ms),
    /** Stops the time during real work. */
    async hold<T>(work: Promise<T>): Promise<T> {
      held.add(work)
      try {
        return await work
      } finally {
        held.delete(work)
      }
    },
    /** Lets time pass until the story ends. Errors: `NotAtRest`. */
    async drive<T>(story: Promise<T>): Promise<T> {
      const state = { isEnded: false }
      const end = () => void (state.isEnded = true)
      story.then(end, end)
      await time.run(() => state.isEnded || elapsed() > limit)
      if (state.isEnded) return await story
      const isLate = elapsed() > limit
      throw new NotAtRest(isLate ? `not at rest after ${limit / 1000} s` : 'waits for what never comes')
    },
  }
}
