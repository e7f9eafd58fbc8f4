import { fillCart, signIn } from '../shopping.mjs'
import { actions, isOn } from './actions.mjs'
import { giveSign, limitMs, openContext, openPage, recordRuns, settle, withPage } from './browse.mjs'

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
 * What a page fetched: `rest` before a sign of a visitor, `sign` after the first one, and then what each first action
 * adds. A state that the page does not have is absent.
 * @typedef {object} PageMeasurement
 * @property {string} page
 * @property {string} locale
 * @property {import('./pages.mjs').Who} who
 * @property {Record<string, readonly WeighedFile[]>} states
 */

/**
 * Every buyer has the same lines in the cart, whatever was done before: responses report of them.
 * @param {import('../shopping.mjs').Shopper} shopper
 */
const signInWithCart = async (shopper) => {
  await signIn(shopper)
  return await fillCart(shopper)
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
    const visitor = { label: who, base: site.base, ...site.visitor }
    const shopper = { request: context.request, origin: relay.origin, visitor }
    const cartId = who === 'buyer' ? await signInWithCart(shopper) : ''
    const url = relay.origin + site.base + page.path(site).replace(':cartId', cartId)
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
 * @param {Page} page
 * @param {string} url
 */
const measureRest = async ({ relay }, page, url) => {
  const readRuns = await recordRuns(page)
  await openPage(page, url)
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
  await page.locator(subject.page.arrived).first().waitFor()
  await settle(page, relay)
  return relay.take()
}

/**
 * Does one action after the other until one fetches something: after that the page is not what the first sign left.
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
    const files = relay.take()
    states[name] = files
    if (files.length > 0) break
    await page.keyboard.press('Escape')
  }
  return states
}

/**
 * The whole page in as few fresh profiles as it takes to measure each action by itself.
 * @param {Lane} lane
 * @param {Subject} subject
 * @returns {Promise<PageMeasurement>}
 */
export const measurePage = async (lane, subject) => {
  const requested = actions.filter((action) => isOn(action, subject.page.name))
  /** @type {PageMeasurement['states']} */
  let states = await inFreshProfile(lane, subject, async (page, url) => ({
    rest: await measureRest(lane, page, url),
    sign: await passSign(lane, subject, page),
    ...(await measureActions(lane, page, requested)),
  }))
  const left = () => requested.filter(({ name }) => states[name] === undefined)
  while (left().length > 0) {
    const more = await inFreshProfile(lane, subject, async (page, url) => {
      await page.goto(url)
      await passSign(lane, subject, page)
      return await measureActions(lane, page, left())
    })
    states = { ...states, ...more }
  }
  return { page: subject.page.name, locale: subject.site.locale, who: subject.who, states }
}
