/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * One part of the frame of every page, and how to take a picture of it.
 * @typedef {object} Part
 * @property {string} name of its files
 * @property {string} title
 * @property {(page: Page) => Promise<readonly Locator[]>} open opens it; the returned elements are in the
 *   picture, or the whole window if there are none
 */

/** Below this width the header has a menu button: `headerMobile`. */
const menuBelow = 1181

/** @param {Page} page */
const isNarrow = (page) => (page.viewportSize()?.width ?? 0) < menuBelow
/** @param {Page} page */
const header = (page) => page.locator('#root > header')
/** @param {Page} page */
const menu = (page) => header(page).locator('nav[data-menu]')
/** @param {Locator} details */
const open = (details) => details.locator('> summary').click()
/** @param {Page} page */
const openMenu = (page) => open(header(page).locator('details:has(> nav[data-menu])'))

/** The parts, in the order of the page. @type {readonly Part[]} */
export const parts = [
  { name: 'header', title: 'Header', open: async (page) => [header(page)] },
  {
    name: 'category-menu',
    title: 'Category menu',
    async open(page) {
      if (isNarrow(page)) await openMenu(page)
      const first = menu(page).locator('details').first()
      await open(first)
      return isNarrow(page) ? [] : [header(page), first.locator('> :not(summary)')]
    },
  },
  {
    name: 'box-finder',
    title: 'Box Finder',
    async open(page) {
      const finder = header(page).locator('[data-box-finder]')
      await open(finder)
      for (const [index, value] of ['300', '200', '150'].entries()) {
        await finder.locator('input').nth(index).fill(value)
      }
      return (page.viewportSize()?.width ?? 0) <= 769 ? [] : [header(page)]
    },
  },
  {
    name: 'region-selector',
    title: 'Region and language',
    async open(page) {
      if (isNarrow(page)) {
        await openMenu(page)
        await open(menu(page).locator('[data-region-panel]'))
        return []
      }
      const selector = header(page).locator('[data-region-selector]')
      await open(selector)
      return [header(page), selector.locator('> :not(summary)')]
    },
  },
  {
    name: 'country-picker',
    title: 'Country picker',
    async open(page) {
      await page.locator('footer button[aria-haspopup="dialog"]').click()
      return []
    },
  },
  { name: 'footer', title: 'Footer', open: async (page) => [page.locator('footer')] },
]
