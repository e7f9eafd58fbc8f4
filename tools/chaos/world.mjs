import { createBrowser } from './browser.mjs'
import { createClock } from './clock.mjs'
import { createLine } from './line.mjs'
import { createRandom } from '../random.mjs'
import { password } from './sandbox.mjs'
import { createShopper, readJournalMentions } from './shopper.mjs'

/** What all runs share. */
/** @typedef {import('./sandbox.mjs').Sandbox} Sandbox */
/** @typedef {import('./sandbox.mjs').Buyer} Buyer */
/** @typedef {import('./sandbox.mjs').ProductLine} ProductLine */
/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./shopper.mjs').ShopPage} ShopPage */
/** @typedef {{ sandbox: Sandbox, tables: Tables, origin: string, createShopClient: (options: any) => import('@cartonnage/sdk').ShopClient, shopCode: import('./shop-code.mjs').ShopCode }} Testbed */

/** No run takes longer, on its own clock. */
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

  let isSignedOut = false

  /** Registers a new buyer. @param {string} [role] */
  const register = (role = 'a') => clock.work(() => sandbox.register(emailOf(role)))

  /** Adds lines from another device of the buyer. @param {Buyer} buyer @param {readonly ProductLine[]} lines */
  const addElsewhere = async (buyer, lines) => {
    log(
      `another device adds ${lines.map(({ productId, quantity }) => `${quantity} of ${productId}`).join(', ')}`,
    )
    await clock.work(() => sandbox.add(buyer, lines))
  }

  /** Signs in like the sign-in page, and closes that page. @param {ShopPage} page @param {Buyer} buyer */
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

  /** The platform ends the browser's session. */
  const endSession = async () => {
    const sid = browser.cookies.get('sid')
    if (sid === undefined) return
    await clock.work(() => sandbox.endSession(sid))
    note('session gone')
    isSignedOut = true
    log('the session has ended')
  }

  /** The buyer signs in again after the session has ended; without faults. @param {import('./browser.mjs').Tab} tab @param {Buyer} buyer */
  const signBackIn = async (tab, buyer) => {
    if (!isSignedOut) return
    line.mend()
    isSignedOut = false
    await signIn(shopper.openPage(tab), buyer)
  }

  /** Ends the faults, and waits until everything under way is done. */
  const settle = async () => {
    line.mend()
    await clock.sleep(settleMs)
  }

  return {
    ...{ name, clock, line, random, browser, shopper, story, log, tables, failures, shopCode, events, note },
    fail: (/** @type {unknown} */ error) => void failures.push(error),
    ...{ register, addElsewhere, signIn, endSession, signBackIn, settle },
    close: () => browser.close(),
    journalMentions: () => readJournalMentions(browser.readStorage('cartMergeJournal')),
  }
}
