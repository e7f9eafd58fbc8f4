/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * Something that a visitor does first on a page.
 * @typedef {object} Action
 * @property {string} name
 * @property {readonly string[]} [only] the names of the only pages that have it
 * @property {(page: Page) => Promise<unknown>} run does it, and waits until its effect can be seen
 */

/** @param {Locator} details */
const open = async (details) => {
  await details.locator('> summary').click()
  await details.locator('> :not(summary)').first().waitFor()
}

/** The product's own form; a refused addition shows a notification without a way to the cart. @param {Page} page */
export const addToCart = async (page) => {
  await page.locator('main form[action*="/product/"] button:not([type="button"])').first().click()
  await page
    .locator('[data-notification] a:is([href*="/cart/"], [href*="/anonymous-cart"])')
    .first()
    .waitFor()
}

/**
 * In the order of the columns.
 * @type {readonly Action[]}
 */
export const actions = [
  { name: 'menu', run: (page) => open(page.locator('header nav[data-menu] details').first()) },
  { name: 'Box Finder', run: (page) => open(page.locator('header [data-box-finder]')) },
  { name: 'region', run: (page) => open(page.locator('header [data-region-selector]')) },
  {
    name: 'suggestion',
    async run(page) {
      await page.locator('#search-term').fill('300 200')
      await page.locator('[role="listbox"] [role="option"]').first().waitFor()
    },
  },
  {
    name: 'country picker',
    async run(page) {
      await page.locator('footer button[aria-haspopup="dialog"]').click()
      await page.locator('footer dialog[open] li a').first().waitFor()
    },
  },
  {
    name: 'consent settings',
    async run(page) {
      await page.locator('footer a[data-replay][href$="/service/cookies"]').click()
      await page.locator('body > dialog[open] form').waitFor()
    },
  },
  { name: 'addition', only: ['product'], run: addToCart },
]

/**
 * Whether a page has an action. Those of header and footer are missing in the checkout, which has its own.
 * @param {Action} action @param {string} page its name
 */
export const isOn = ({ only }, page) => (only === undefined ? page !== 'checkout' : only.includes(page))
