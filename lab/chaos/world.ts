import { createRandom } from '../../tools/random.ts'
import { createBrowser } from './browser.ts'
import { createClock } from './clock.ts'
import { createDirectCalls } from './direct-calls.ts'
import type { Buyer, ProductLine } from './direct-calls.ts'
import { createJumps } from './jumps.ts'
import { createLine } from './line.ts'
import { createNetwork } from './network.ts'
import { openPlatform } from './platform.ts'
import { createSessions } from './sessions.ts'
import { createShopper, origin } from './shopper.ts'

export type World = ReturnType<typeof createWorld>

/** The most that a run may take, on its own clock. */
const limitMs = 20 * 60_000
/** Longer than any work that is under way, including the longest delay of the client. */
const settleMs = 70_000

/**
 * Everything of one run: clock, network, browser, shopper and platform.
 * @param name story and seed
 */
export const createWorld = (name: string) => {
  const texts: string[] = []
  /** What went wrong in the tool. */
  const failures: unknown[] = []
  /** How often a page or a person did something unusual. */
  const events: Record<string, number> = {}
  const note = (event: string) => void (events[event] = (events[event] ?? 0) + 1)
  const clock = createClock(limitMs)
  const line = createLine(name, clock)
  const log = (text: string) => void texts.push(`${(clock.elapsed() / 1000).toFixed(3).padStart(8)} ${text}`)
  const { send, tables, close } = openPlatform(name, clock)
  const fail = (error: unknown) => void failures.push(error)
  const browser = createBrowser(clock, createNetwork({ clock, line, send, fail, log }))
  const apiVersion = name.startsWith('quote:') ? 'v67.0' : undefined
  const shopper = createShopper(createRandom(`${name}/sdk`).next, log, apiVersion)
  const calls = createDirectCalls(origin, send)

  /** Registers a new buyer. */
  const register = (role = 'a') => calls.register(`${name.replace(/\W+/g, '-')}-${role}@example.com`)

  /** Adds lines from another device of the buyer. */
  const addElsewhere = async (buyer: Buyer, lines: readonly ProductLine[]) => {
    const texts = lines.map(({ productId, quantity }) => `${quantity} of ${productId}`)
    log(`another device adds ${texts.join(', ')}`)
    await calls.add(buyer, lines)
  }

  const sessions = createSessions({ calls, browser, line, shopper, note, log })
  const { endSession, endGuestSession, ...visits } = sessions

  return {
    name,
    clock,
    line,
    random: createRandom(name),
    browser,
    shopper,
    tables,
    texts,
    log,
    failures,
    events,
    note,
    register,
    addElsewhere,
    /** Makes an inactive cart on another device of the buyer. */
    setAsideElsewhere: calls.setAside,
    /** Approves what a buyer asked for, as the seller does. */
    approveQuotes: calls.approveQuotes,
    endSession,
    ...visits,
    jumps: createJumps({ name, clock, device: browser.device, note, log, endSession, endGuestSession }),
    /** Ends the faults, and waits until everything under way is done. */
    async settle() {
      line.mend()
      await clock.sleep(settleMs)
    },
    close() {
      shopper.close()
      close()
    },
  }
}
