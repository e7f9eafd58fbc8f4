import { setImmediate as nextRound } from 'node:timers/promises'

/** What is to be made anew while nobody waits for it: one after the other, in the order in which it was asked for. */
export interface Renewals {
  /**
   * Puts it in the line, or says that somebody asked for it again. A full line takes nothing: who asks next puts it
   * there.
   */
  ask(key: string, renew: () => Promise<unknown>): void
  /** Gives up all that waits. */
  clear(): void
}

export interface RenewalOptions {
  /** The time in ms. */
  readonly now: () => number
  /** What nobody has asked for so long is given up, in ms. @default 5,000 */
  readonly patienceMs?: number
  /** How much may wait. @default 200, about what is made in the time above */
  readonly most?: number
}

interface Waiting {
  /** When somebody asked for it last. */
  requestedAt: number
  readonly renew: () => Promise<unknown>
}

/**
 * After a rush most of what became old in it is asked for by nobody any more. Making all of it anew would keep the
 * process at work for half a minute beside the visitors who are there.
 */
export function createRenewals({ now, patienceMs = 5_000, most = 200 }: RenewalOptions): Renewals {
  const waiting = new Map<string, Waiting>()
  let isAtWork = false
  const work = async () => {
    isAtWork = true
    // What is put in the line meanwhile comes along too.
    for (const [key, { requestedAt, renew }] of waiting) {
      waiting.delete(key)
      if (now() - requestedAt >= patienceMs) continue
      await nextRound()
      await renew()
    }
    isAtWork = false
  }
  return {
    ask: (key, renew) => {
      const current = waiting.get(key)
      if (current !== undefined) current.requestedAt = now()
      else if (waiting.size < most) waiting.set(key, { requestedAt: now(), renew })
      if (!isAtWork) void work()
    },
    clear: () => waiting.clear(),
  }
}
