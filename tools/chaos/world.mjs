import { createBrowser } from './browser.mjs'
import { createClock } from './clock.mjs'
import { createLine } from './line.mjs'
import { createRandom } from './random.mjs'
import { password } from './sandbox.mjs'
import { createShopper, readJournalMentions } from './shopper.mjs'

/** What all runs share. */
/** @typedef {import('./sandbox.mjs').Sandbox} Sandbox */
/** @typedef {import('./sandbox.mjs').Buyer} Buyer */
/** @typedef {import('./sandbox.mjs').ProductLine} ProductLine */
/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./shopper.mjs').ShopPage} ShopPage */
/** @typedef {{ sandbox: Sandbox, tables: Tables, origin: string, createShopClient: (options: any) => import('@cartonnage/sdk').ShopClient, kinds: readonly import('./faults.mjs').FaultKind[] }} Bench */

/** No run takes longer, on its own clock. */
const limitMs = 20 * 60_000
/** Longer than anything is still under way once nobody asks for more: also the longest that a client waits by itself. */
const settleMs = 70_000

/** @typedef {ReturnType<typeof createWorld>} World */

/**
 * All that one run has: a clock, a line, a browser with a shopper before it, and the platform.
 * @param {Bench} bench
 * @param {string} name story and seed
 */
export const createWorld = (bench, name) => {
  const { sandbox, tables, origin, createShopClient, kinds } = bench
  /** @type {{ at: number, text: string }[]} */
  const story = []
  /** What went wrong in the tool. @type {unknown[]} */
  const failures = []
  const clock = createClock({ limitMs })
  const line = createLine({ name, clock, kinds })
  const random = createRandom(name)
  const log = (/** @type {string} */ text) => void story.push({ at: clock.elapsed(), text })
  const browser = createBrowser({ run: name, clock })
  const shopper = createShopper({ createShopClient, origin, random: createRandom(`${name}/sdk`).next, log })
  const emailOf = (/** @type {string} */ role) => `${name.replace(/\W+/g, '-')}-${role}@example.com`

  /** A buyer whom nobody knew before. @param {string} [role] */
  const register = (role = 'a') => clock.work(() => sandbox.register(emailOf(role)))

  /** What another device of the buyer adds. @param {Buyer} buyer @param {readonly ProductLine[]} lines */
  const addElsewhere = async (buyer, lines) => {
    log(
      `another device adds ${lines.map(({ productId, quantity }) => `${quantity} of ${productId}`).join(', ')}`,
    )
    await clock.work(() => sandbox.add(buyer, lines))
  }

  /** Signs in as the sign-in page does, and leaves that page. @param {ShopPage} page @param {Buyer} buyer */
  const signIn = async (page, { email }) => {
    const { redirectUrl } = await page.client.signIn.signIn({
      username: email,
      password,
      startUrl: '/de-CH/',
    })
    await page.ports.fetch(new Request(new URL(redirectUrl, origin), { redirect: 'manual' }))
    log(`${email} has signed in`)
    page.leave()
  }

  /** The platform ends the browser's session, where this fault is played. */
  const endSession = async () => {
    if (!kinds.includes('session-end')) return
    const sid = browser.cookies.get('sid')
    if (sid !== undefined) await clock.work(() => sandbox.endSession(sid))
    log('the session has ended')
  }

  /** The line is good from here on, and all that is under way comes to its end. */
  const settle = async () => {
    line.mend()
    await clock.sleep(settleMs)
  }

  return {
    ...{ name, clock, line, random, browser, shopper, story, log, tables, failures },
    fail: (/** @type {unknown} */ error) => void failures.push(error),
    ...{ register, addElsewhere, signIn, endSession, settle },
    close: () => browser.close(),
    journalMentions: () => readJournalMentions(browser.readStorage('cartMergeJournal')),
  }
}
