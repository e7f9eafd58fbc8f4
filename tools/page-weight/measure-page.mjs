import { fillCart, placeOrder, signIn } from '../../lab/shopping.mjs'
import { actions, isOn } from './actions.mjs'
import {
  giveSign,
  limitMs,
  openContext,
  openPage,
  recordRuns,
  saveData,
  settle,
  withPage,
} from './browse.mjs'
import { addressOf, buyerOf } from './pages.mjs'

/** @typedef {import('./relay.mjs').WeighedFile} WeighedFile */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * Where a measurement takes place: one page at a time.
 * @typedef {object} Lane
 * @property {import('@playwright/test').Browser} browser
 * @property {import('./relay.mjs').Relay} relay
 */

/**
 * @typedef {object} Subject
 * @property {import('./pages.mjs').WeighedPage} page
 * @property {import('./pages.mjs').Site} site
 * @property {import('./pages.mjs').Who} who
 */

/**
 * What a page fetched: `rest` before a sign of a visitor, `sign` after the first one, and then what each action adds. A
 * state that was not measured is absent.
 * @typedef {object} PageMeasurement
 * @property {string} page
 * @property {string} site
 * @property {import('./pages.mjs').Who} who
 * @property {Record<string, readonly WeighedFile[]>} states
 */

/**
 * Signs a buyer in, with the same lines in the cart every time, since responses contain them. Places an order
 * only for a page about one.
 * @param {import('../../lab/shopping.mjs').Shopper} shopper
 * @param {string} path
 */
const signInWithCart = async (shopper, path) => {
  await signIn(shopper)
  const order = path.includes('order') ? await placeOrder(shopper) : ''
  return { order, cartId: await fillCart(shopper) }
}

/**
 * Runs `work` with the page in a profile of its own, ready to be opened at `url`.
 * @template Result
 * @param {Lane} lane
 * @param {Subject} subject
 * @param {(page: Page, url: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
const inFreshProfile = async ({ browser, relay }, { page, site, who }, work) => {
  const context = await openContext(browser, { origin: relay.origin, who })
  try {
    const shopper = { request: context.request, origin: relay.origin, visitor: buyerOf(site, page) }
    const records = who === 'buyer' ? await signInWithCart(shopper, page.path(site)) : {}
    const url = relay.origin + addressOf(page, site, records)
    await context.addInitScript(store, page.stored ?? {})
    await relay.reset(performance.now() + limitMs)
    return await withPage(context, (opened) => work(opened, url))
  } finally {
    await context.close()
  }
}

/** Runs in the page, before its own scripts. @param {Readonly<Record<string, string>>} stored */
const store = (stored) => {
  for (const [key, value] of Object.entries(stored)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }
}

/**
 * What came before any sign; scripts that have not run are marked.
 * @param {Lane} lane
 * @param {Subject} subject
 * @param {{ page: Page, url: string }} target
 */
const measureRest = async ({ relay }, subject, { page, url }) => {
  const readRuns = await recordRuns(page)
  const { status, startsAtOnce } = subject.page
  await openPage(page, { url, status, startsAtOnce })
  await settle(page, relay)
  const ran = await readRuns()
  const isAhead = (/** @type {WeighedFile} */ { kind, path }) => kind === 'scripts' && !ran.has(path)
  return relay.take().map((file) => (isAhead(file) ? { ...file, ahead: /** @type {const} */ (true) } : file))
}

/**
 * Gives the first sign and waits for all that it brings.
 * @param {Lane} lane
 * @param {Subject} subject
 * @param {Page} page
 */
const passSign = async ({ relay }, subject, page) => {
  await giveSign(page)
  await page
    .locator(subject.page.arrived ?? 'main h1')
    .first()
    .waitFor()
  await settle(page, relay)
  return relay.take()
}

/**
 * Does one action after the other: each adds what none before it has fetched.
 * @param {Lane} lane
 * @param {Page} page
 * @param {readonly import('./actions.mjs').Action[]} requested
 */
const measureActions = async ({ relay }, page, requested) => {
  /** @type {PageMeasurement['states']} */
  const states = {}
  for (const { name, run } of requested) {
    await run(page)
    await settle(page, relay)
    states[name] = relay.take()
    await page.keyboard.press('Escape')
  }
  return states
}

/**
 * @param {Lane} lane
 * @param {Subject} subject
 * @returns {Promise<PageMeasurement>}
 */
export const measurePage = async (lane, subject) => {
  const { page: weighed, site, who } = subject
  const states = await inFreshProfile(lane, subject, async (page, url) => ({
    rest: await measureRest(lane, subject, { page, url }),
    sign: await passSign(lane, subject, page),
    ...(await measureActions(
      lane,
      page,
      actions.filter((action) => isOn(action, weighed.name)),
    )),
  }))
  return { page: weighed.name, site: site.name, who, states }
}

/**
 * The scripts that a page fetches ahead for a visitor who saves data.
 * @param {Lane} lane
 * @param {Subject} subject
 */
export const measureSavingData = (lane, subject) =>
  inFreshProfile(lane, subject, async (page, url) => {
    await saveData(page)
    const files = await measureRest(lane, subject, { page, url })
    return files.filter(({ ahead }) => ahead === true)
  })
