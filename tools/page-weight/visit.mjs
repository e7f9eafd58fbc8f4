import { signIn } from '../../lab/shopping.mjs'
import { addToCart } from './actions.mjs'
import { giveSign, limitMs, openContext, openPage, settle, withPage } from './browse.mjs'
import { buyerOf } from './pages.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./measure-page.mjs').Lane} Lane */
/** @typedef {import('./pages.mjs').Site} Site */
/** @typedef {import('./relay.mjs').WeighedFile} WeighedFile */

/**
 * What each step of a visit in one profile added; a step that this visitor does not have is absent.
 * @typedef {object} VisitMeasurement
 * @property {string} site
 * @property {'guest' | 'buyer'} who
 * @property {Record<string, readonly WeighedFile[]>} steps
 */

/**
 * Clicks something and waits for the next page.
 * @param {Page} page
 * @param {{ press: string, to: RegExp, until: string }} way
 */
const go = async (page, { press, to, until }) => {
  await page.locator(press).last().click()
  await page.waitForURL(to)
  await page.locator(until).first().waitFor()
}

/** Signs in with the form, which takes the guest's cart along to the checkout. @param {Page} page @param {Site} site */
const signInByForm = async (page, { buyers }) => {
  await go(page, { press: 'main a[href*="/login"]', to: /\/login/, until: 'main input[type="password"]' })
  await page.locator('main input[type="email"]').fill(buyers.business)
  await page.locator('main input[type="password"]').fill('cartonnage')
  await go(page, { press: 'main form button', to: /\/checkout/, until: addressChoice })
  await giveSign(page)
}

const toCheckout = 'main form[action*="/checkout"] button'
const addressChoice = 'main input[type="radio"]'
const orderable = 'main table tr:has(form) a[href*="/product/"]'

/**
 * The steps from the start page to the checkout.
 * @type {readonly { name: string, only?: 'guest' | 'buyer', run: (page: Page, site: Site) => Promise<void> }[]}
 */
const steps = [
  {
    name: 'list',
    run: (page, { category }) =>
      go(page, {
        press: `main a[href$="${category}"]`,
        to: new RegExp(`${category}$`),
        until: orderable,
      }),
  },
  {
    name: 'product',
    run: (page) => go(page, { press: orderable, to: /\/product\//, until: 'main form[action*="/product/"]' }),
  },
  { name: 'addition', run: addToCart },
  {
    name: 'cart',
    run: (page) =>
      go(page, {
        press: 'header a:is([href*="/cart/"], [href*="/anonymous-cart"])',
        to: /cart/,
        until: `main a[href*="/login"], ${toCheckout}`,
      }),
  },
  // A guest signs in first.
  { name: 'checkout', only: 'guest', run: signInByForm },
  {
    name: 'checkout',
    only: 'buyer',
    run: (page) => go(page, { press: toCheckout, to: /\/checkout/, until: addressChoice }),
  },
]

export const stepNames = [...new Set(['home', ...steps.map(({ name }) => name)])]

/** Empties the buyer's cart. @param {Lane} lane @param {Site} site */
const emptyCart = async ({ browser, relay: { origin } }, site) => {
  const context = await browser.newContext()
  const { request } = context
  await signIn({ request, origin, visitor: buyerOf(site) })
  const { visitor } = site
  const webstore = `${visitor.site}/services/data/v65.0/commerce/webstores/0ZE${visitor.shop}00000000014AA`
  await request.delete(`${origin}${webstore}/carts/current`, { headers: { origin } })
  await context.close()
}

/** @param {Lane} lane @param {Page} page @param {Site} site */
const openHome = async ({ relay }, page, { base }) => {
  await openPage(page, { url: `${relay.origin}${base}/` })
  await giveSign(page)
}

/**
 * @param {Lane} lane
 * @param {Page} page
 * @param {{ site: Site, who: 'guest' | 'buyer' }} visitor
 */
const takeSteps = async (lane, page, { site, who }) => {
  /** @type {VisitMeasurement['steps']} */
  const measured = {}
  const home = { name: 'home', run: () => openHome(lane, page, site) }
  for (const { name, run } of [home, ...steps.filter(({ only = who }) => only === who)]) {
    await run(page, site)
    await settle(page, lane.relay)
    measured[name] = lane.relay.take()
  }
  return measured
}

/**
 * @param {Lane} lane
 * @param {{ site: Site, who: 'guest' | 'buyer' }} visitor
 * @returns {Promise<VisitMeasurement>}
 */
export const measureVisit = async (lane, { site, who }) => {
  const { browser, relay } = lane
  await emptyCart(lane, site)
  const context = await openContext(browser, { origin: relay.origin, who })
  try {
    const shopper = { request: context.request, origin: relay.origin, visitor: buyerOf(site) }
    if (who === 'buyer') await signIn(shopper)
    await relay.reset(performance.now() + limitMs)
    const measured = await withPage(context, (page) => takeSteps(lane, page, { site, who }))
    return { site: site.name, who, steps: measured }
  } finally {
    await context.close()
  }
}
