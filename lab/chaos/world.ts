import { createBrowser } from './browser.mjs'
import { createClock } from './clock.mjs'
import { createJumps } from './jumps.mjs'
import { createLine } from './line.mjs'
import { createRandom } from '../../tools/random.ts'
import { createSessions } from './sessions.mjs'
import { createShopper, readJournalMentions } from './shopper.mjs'
import { endReservations } from './stock.mjs'

/** What all runs share. */
/** @typedef {import('./sandbox.mjs').Sandbox} Sandbox */
/** @typedef {import('./sandbox.mjs').Buyer} Buyer */
/** @typedef {import('./sandbox.mjs').ProductLine} ProductLine */
/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./shopper.mjs').ShopPage} ShopPage */
/** @typedef {{ sandbox: Sandbox, tables: Tables, origin: string, createShopClient: (options: any) => import('@cartonnage/sdk').ShopClient, shopCode: import('./shop-code.mjs').ShopCode }} Testbed */

/** The most that a run may take, on its own clock. */
const limitMs = 20 * 60_000
/** Longer than any work that is under way, including the longest delay of the client. */
const settleMs = 70_000

/** @typedef {ReturnType<typeof createWorld>} World */

/**
 * Everything of one run: clock, network, browser, shopper and platform.
 * @param {Testbed} testbed
 * @param {string} name story and seed
 */
export const createWorld = (testbed, name) => {
  const { sandbox, tables, origin, createShopClient, shopCode } = testbed
  /** @type {{ at: number, text: string }[]} */
  const story = []
  /** What went wrong in the tool. @type {unknown[]} */
  const failures = []
  /** How often a page or a person did something unusual. @type {Record<string, number>} */
  const events = {}
  const note = (/** @type {string} */ event) => void (events[event] = (events[event] ?? 0) + 1)
  const clock = createClock({ limitMs })
  const line = createLine({ name, clock })
  const random = createRandom(name)
  const log = (/** @type {string} */ text) => void story.push({ at: clock.elapsed(), text })
  const browser = createBrowser({ run: name, clock })
  const shopper = createShopper({ createShopClient, origin, random: createRandom(`${name}/sdk`).next, log })
  const emailOf = (/** @type {string} */ role) => `${name.replace(/\W+/g, '-')}-${role}@example.com`

  /** @type {string[]} */
  const emails = []

  /** Registers a new buyer. @param {string} [role] */
  const register = (role = 'a') => {
    emails.push(emailOf(role))
    return clock.work(() => sandbox.register(emailOf(role)))
  }

  /** Adds lines from another device of the buyer. @param {Buyer} buyer @param {readonly ProductLine[]} lines */
  const addElsewhere = async (buyer, lines) => {
    log(
      `another device adds ${lines.map(({ productId, quantity }) => `${quantity} of ${productId}`).join(', ')}`,
    )
    await clock.work(() => sandbox.add(buyer, lines))
  }

  /** Makes an inactive cart on another device of the buyer. @param {Buyer} buyer @param {readonly ProductLine[]} lines */
  const setAsideElsewhere = (buyer, lines) => clock.work(() => sandbox.setAside(buyer, lines))

  const sessions = createSessions({ sandbox, origin, clock, line, browser, shopper, note, log })
  const { endSession, endGuestSession } = sessions
  const endReservation = () =>
    endReservations(sandbox.file, { emails, guestId: browser.cookies.get('guest_id') })
  const jumps = createJumps({
    ...{ name, clock, device: browser.device, note, log, endSession, endGuestSession, endReservation },
  })

  /** Ends the faults, and waits until everything under way is done. */
  const settle = async () => {
    line.mend()
    await clock.sleep(settleMs)
  }

  return {
    ...{ name, clock, line, random, browser, shopper, story, log, tables, failures, shopCode, events, note },
    fail: (/** @type {unknown} */ error) => void failures.push(error),
    ...sessions,
    ...{ register, addElsewhere, setAsideElsewhere, settle, jumps },
    close: () => browser.close(),
    journalMentions: () => readJournalMentions(browser.readStorage('cartMergeJournal')),
  }
}
