import type { Locator, Page } from '@playwright/test'

/** One part of the frame of every page, and how to take a picture of it. */
interface Part {
  /** of its files */
  readonly name: string
  /** Opens it; the returned elements are in the picture, or the whole window if there are none. */
  readonly open: (page: Page) => Promise<readonly Locator[]>
}

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0
/** Below this width the header has a menu button: `headerMobile`. */
const isNarrow = (page: Page) => widthOf(page) < 1181
const header = (page: Page) => page.locator('#root > header')
const menu = (page: Page) => header(page).locator('nav[data-menu]')
const open = (details: Locator) => details.locator('> summary').click()
const openMenu = (page: Page) => open(header(page).locator('details:has(> nav[data-menu])'))

/** The parts, in the order of the page. */
export const parts: readonly Part[] = [
  { name: 'header', open: (page) => Promise.resolve([header(page)]) },
  {
    name: 'category-menu',
    async open(page) {
      if (isNarrow(page)) await openMenu(page)
      const first = menu(page).locator('details').first()
      await open(first)
      return isNarrow(page) ? [] : [header(page), first.locator('> :not(summary)')]
    },
  },
  {
    name: 'box-finder',
    async open(page) {
      const finder = header(page).locator('[data-box-finder]')
      await open(finder)
      for (const [index, value] of ['300', '200', '150'].entries()) {
        await finder.locator('input').nth(index).fill(value)
      }
      return widthOf(page) <= 769 ? [] : [header(page)]
    },
  },
  {
    name: 'region-selector',
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
    async open(page) {
      await page.locator('footer button[aria-haspopup="dialog"]').click()
      return []
    },
  },
  { name: 'footer', open: (page) => Promise.resolve([page.locator('footer')]) },
]
