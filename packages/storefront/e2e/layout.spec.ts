import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { quick } from './harness/quick'
import { swissSite } from './harness/sites'
import { expect, test } from './harness/visitors'
import type { History } from './harness/visitors'
import { box } from './route-table'

const desk = { width: 1440, height: 900 }
const tablet = { width: 820, height: 1180 }
const phone = { width: 390, height: 844 }
const sizes = [desk, tablet, phone] as const

/** How many columns a grid has. */
const countColumns = (grid: Locator): Promise<number> =>
  grid.evaluate((node) => getComputedStyle(node).gridTemplateColumns.split(' ').length)

const main = (page: Page): Locator => page.getByRole('main')

/** Each grid of a page with its columns on a desk, a tablet and a phone. */
const grids: readonly {
  readonly name: string
  readonly path: string
  readonly history?: History
  readonly columns: Readonly<Record<string, readonly [number, number, number]>>
}[] = [
  {
    name: 'the home page',
    path: '/',
    columns: { '.layout-hero': [2, 2, 1], '.layout-tiles': [4, 2, 2], '.layout-flutes': [6, 3, 2] },
  },
  { name: 'a product', path: box.path(swissSite), columns: { '.layout-product': [2, 2, 1] } },
  {
    name: 'the guest cart',
    path: '/anonymous-cart',
    history: 'guest cart',
    columns: { '.layout-cart': [2, 1, 1] },
  },
  { name: 'the cart', path: '/cart/current', history: 'cart', columns: { '.layout-cart': [2, 1, 1] } },
  { name: 'the sign-in', path: '/login', columns: { '.layout-sign-in': [2, 2, 1] } },
]

for (const { name, path, history = 'nothing', columns } of grids) {
  test(`the columns of ${name} follow the width of the window`, quick(path === '/'), async ({ visitors }) => {
    const { page } = await visitors.open(history, swissSite)
    await page.goto(`${swissSite.base}${path}`)
    await waitForHydration(page)
    for (const [turn, size] of sizes.entries()) {
      await page.setViewportSize(size)
      for (const [grid, requested] of Object.entries(columns)) {
        expect(await countColumns(main(page).locator(grid)), `${grid} at ${size.width} px`).toBe(
          requested[turn],
        )
      }
    }
  })
}

test('the table of a category has its tiers on a desk, fewer on a tablet, and becomes cards on a phone', async ({
  visitors,
}) => {
  const { page } = await visitors.open('nothing', swissSite)
  await page.setViewportSize(desk)
  await page.goto(`${swissSite.base}/category/detail/0ZGCH0000000003AAA`)
  await waitForHydration(page)
  const row = main(page).locator('tbody tr').first()
  const tiers = main(page).locator('thead th:visible').filter({ hasText: /^ab / })
  await expect(row.locator('th:visible, td:visible')).toHaveCount(11)
  await expect(tiers).toHaveCount(5)
  await page.setViewportSize(tablet)
  await expect(tiers).toHaveCount(3)
  await page.setViewportSize(phone)
  await expect(row).toHaveCSS('display', 'grid')
})

test('the content keeps its gutter, and on very wide windows its width', async ({ visitors }) => {
  const { page } = await visitors.open('nothing', swissSite)
  await page.goto(`${swissSite.base}/service/terms`)
  for (const [width, left] of [
    [1800, 220],
    [1440, 40],
    [820, 24],
    [390, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const edges = await main(page)
      .locator('.container')
      .first()
      .evaluate((node) => {
        const style = getComputedStyle(node)
        const box = node.getBoundingClientRect()
        return [box.left + parseFloat(style.paddingLeft), box.right - parseFloat(style.paddingRight)]
      })
    expect(edges, `${width} px`).toEqual([left, width - left])
  }
})

test('menu, logo, user and cart stand in one row of narrow windows, search and Box Finder in the next', async ({
  visitors,
}) => {
  const { page } = await visitors.open('nothing', swissSite)
  await page.goto(`${swissSite.base}/`)
  await waitForHydration(page)
  for (const size of [tablet, phone]) {
    await page.setViewportSize(size)
    await expectTwoRows(page)
  }
})

async function expectTwoRows(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  const first = [
    page.locator('header details:has(> nav[data-menu]) > summary'),
    banner.getByRole('link', { name: 'Cartonnage, Startseite' }),
    banner.getByRole('link', { name: /anmelden/ }),
    banner.getByRole('img', { name: /Warenkorb/ }),
  ]
  const boxes = await Promise.all(first.map((element) => element.boundingBox()))
  const centres = boxes.map((location) => (location?.y ?? 0) + (location?.height ?? 0) / 2)
  expect(Math.max(...centres) - Math.min(...centres)).toBeLessThanOrEqual(4)
  const search = await banner.getByRole('searchbox').boundingBox()
  const finder = await banner.locator('[data-box-finder] > summary').boundingBox()
  for (const location of [search, finder]) expect(location?.y).toBeGreaterThan(Math.max(...centres) + 20)
}
