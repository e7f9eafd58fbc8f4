import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { swissSite } from './harness/sites'
import { fillCart, fillGuestCart, signIn } from './harness/visitor'
import { expect, test } from './harness/test'
import { box } from './route-table'

const desk = { width: 1440, height: 900 }
const tablet = { width: 820, height: 1180 }
const phone = { width: 390, height: 844 }

async function open(page: Page, path: string, size: typeof desk): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(`/de-CH${path}`)
  await waitForHydration(page)
  await page.evaluate(() => document.fonts.ready)
}

/** Some computed values of an element; lengths as numbers of px. */
const stylesOf = (element: Locator, names: readonly string[]): Promise<readonly (string | number)[]> =>
  element.evaluate((node, wanted) => {
    const style = getComputedStyle(node)
    return wanted.map((name) => {
      const value = style.getPropertyValue(name)
      return /^-?[\d.]+px$/.test(value) ? Math.round(parseFloat(value) * 100) / 100 : value
    })
  }, names)

/** Size in px, line height as a share of it, weight and width of an element's letters. */
async function typeOf(element: Locator) {
  const names = ['font-size', 'line-height', 'font-weight', 'font-stretch']
  const [size, line, weight, stretch] = await stylesOf(element, names)
  return {
    size,
    line: Math.round((Number(line) / Number(size)) * 100) / 100,
    weight: Number(weight),
    stretch,
  }
}

/** Height of an element as laid out, in whole px. */
const heightOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().height))

/** Widths of a grid's columns, in px. */
async function columnsOf(grid: Locator): Promise<readonly number[]> {
  const [tracks] = await stylesOf(grid, ['grid-template-columns'])
  return String(tracks)
    .split(' ')
    .map((track) => parseFloat(track))
}

/** A grid's columns as shares of the first one. */
const sharesOf = async (grid: Locator): Promise<readonly number[]> => {
  const columns = await columnsOf(grid)
  return columns.map((width) => Math.round((width / (columns[0] ?? 1)) * 100) / 100)
}

/** Left and right edge of what a container holds, in px. */
const edgesOf = (element: Locator): Promise<readonly number[]> =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(node)
    return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)]
  })

const promo = (page: Page): Locator => page.getByRole('banner').getByRole('complementary')
const logo = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Cartonnage, Startseite' })
const mainRow = (page: Page): Locator => logo(page).locator('..')
const menu = (page: Page): Locator => page.locator('header nav[data-menu]')
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const category = '/category/detail/0ZGCH0000000003AAA'

test.describe('colours', () => {
  const light = {
    ...{ paper: '#ffffff', sheet: '#f5f3ef', board: '#eae4d9', line: '#ded8cd', 'line-2': '#877f72' },
    ...{ ink: '#1b1916', 'ink-2': '#544f47', 'ink-3': '#6b645a' },
    ...{ green: '#006b3f', 'green-hover': '#00522f', 'on-green': '#ffffff', 'green-tint': '#e4f1e9' },
    ...{ amber: '#7d5200', 'amber-tint': '#fdf2d8', 'amber-fill': '#f5c35c' },
    ...{ red: '#b0201a', 'red-tint': '#fceceb', info: '#2d5573', 'info-tint': '#e8eff4' },
    ...{ foot: '#201d19', 'foot-2': '#c9c1b4' },
    ...{ 'kraft-top': '#dcbd95', 'kraft-left': '#cba678', 'kraft-right': '#b48b5c', 'kraft-line': '#573c22' },
    ...{ 'goods-top': '#7fc19c', 'goods-left': '#55a77a', 'goods-right': '#459a6b' },
  }
  const dark = {
    ...{ paper: '#181613', sheet: '#211e1a', board: '#2d2923', line: '#3d3831', 'line-2': '#8f8678' },
    ...{ ink: '#f3efe8', 'ink-2': '#c8c0b3', 'ink-3': '#a89f91', green: '#58c48b', 'green-hover': '#7ad6a5' },
    ...{ 'on-green': '#07190f', 'green-tint': '#17271d', amber: '#f0b95a', red: '#ff9b91', info: '#9cc4e0' },
  }
  const readTokens = (page: Page, names: readonly string[]) =>
    page.evaluate((wanted) => {
      const style = getComputedStyle(document.documentElement)
      const long = (colour: string) => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
      return Object.fromEntries(
        wanted.map((name) => [name, long(style.getPropertyValue(`--${name}`).trim())]),
      )
    }, names)

  test('are the tokens of the light and of the dark mode', async ({ page }) => {
    await open(page, '/', desk)
    expect(await readTokens(page, Object.keys(light))).toEqual(light)
    await page.evaluate(() => (document.documentElement.dataset['mode'] = 'dark'))
    expect(await readTokens(page, Object.keys(dark))).toEqual(dark)
  })

  test('stand where they belong', async ({ page }) => {
    await open(page, '/', desk)
    expect(await stylesOf(page.locator('body'), ['background-color', 'color'])).toEqual([
      'rgb(255, 255, 255)',
      'rgb(27, 25, 22)',
    ])
    expect(await stylesOf(promo(page), ['background-color'])).toEqual(['rgb(234, 228, 217)'])
    expect(await stylesOf(page.getByRole('contentinfo'), ['background-color'])).toEqual(['rgb(32, 29, 25)'])
    await open(page, box.path(swissSite), desk)
    expect(await stylesOf(addButton(page), ['background-color', 'color'])).toEqual([
      'rgb(0, 107, 63)',
      'rgb(255, 255, 255)',
    ])
  })
})

const addButton = (page: Page): Locator =>
  page.locator('main').getByRole('button', { name: 'In den Warenkorb' })

test.describe('the header', () => {
  test('has rows of 44, 80 and 46 px on a desk', async ({ page }) => {
    await open(page, '/', desk)
    expect(await heightOf(promo(page))).toBe(44)
    expect(await heightOf(mainRow(page))).toBe(80)
    expect(await heightOf(menu(page))).toBe(46)
    expect(await heightOf(page.getByRole('banner'))).toBe(170)
    expect(await stylesOf(logo(page), ['width'])).toEqual([206])
    expect(await heightOf(page.getByRole('searchbox'))).toBe(44)
    const entry = menu(page).locator('summary').first()
    expect(await typeOf(entry)).toMatchObject({ size: 14.5, weight: 560, stretch: '82%' })
  })

  test('has two rows below the promo strip on a tablet', async ({ page }) => {
    await open(page, '/', tablet)
    expect(await heightOf(promo(page))).toBe(44)
    await expectTwoRows(page)
  })

  test('has two lines of promo and two rows on a phone', async ({ page }) => {
    await open(page, '/', phone)
    expect(await heightOf(promo(page))).toBeGreaterThan(60)
    await expectTwoRows(page)
  })

  test('has list rows of 54 px in the menu of narrow windows', async ({ page }) => {
    await open(page, '/', phone)
    await page.locator('header details:has(> nav[data-menu]) > summary').click()
    const entry = menu(page).locator('summary').first()
    expect(await heightOf(entry)).toBe(54)
    expect(await typeOf(entry)).toMatchObject({ size: 16.5, weight: 600 })
  })
})

/** Menu, logo, user and cart in the first row, search and Box Finder in the second, from edge to edge. */
async function expectTwoRows(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  const first = [
    page.locator('header details:has(> nav[data-menu]) > summary'),
    logo(page),
    banner.getByRole('link', { name: /anmelden/ }),
    banner.getByRole('img', { name: /Warenkorb/ }),
  ]
  const centres = await Promise.all(
    first.map((element) =>
      element.evaluate((node) => {
        const { top, height } = node.getBoundingClientRect()
        return top + height / 2
      }),
    ),
  )
  expect(Math.max(...centres) - Math.min(...centres)).toBeLessThanOrEqual(4)
  const search = await banner.getByRole('searchbox').boundingBox()
  expect(search?.y).toBeGreaterThan(Math.max(...centres) + 20)
  const [left, right] = await edgesOf(mainRow(page))
  const finder = await banner.locator('[data-box-finder] > summary').boundingBox()
  expect([search?.x, (finder?.x ?? 0) + (finder?.width ?? 0)]).toEqual([left, right])
}

test.describe('space', () => {
  for (const [size, gutter] of [
    [desk, 40],
    [tablet, 24],
    [phone, 16],
  ] as const) {
    test(`at the sides of the content is ${gutter} px at ${size.width} px`, async ({ page }) => {
      await open(page, category, size)
      const containers = page.locator('.container:visible')
      for (const container of await containers.all()) {
        if ((await container.boundingBox())?.width !== size.width) continue
        expect(await edgesOf(container)).toEqual([gutter, size.width - gutter])
      }
      expect(await edgesOf(page.locator('main .container').first())).toEqual([gutter, size.width - gutter])
    })
  }

  test('is left at the sides of more than 1360 px of content', async ({ page }) => {
    await open(page, category, { width: 1800, height: 900 })
    expect(await edgesOf(page.locator('main .container').first())).toEqual([220, 1580])
  })

  test('of controls is 44 px, of prominent ones 52 px, and the corners are 3 px', async ({ page }) => {
    await open(page, box.path(swissSite), desk)
    expect(await heightOf(addButton(page))).toBe(52)
    expect(await stylesOf(addButton(page), ['border-top-left-radius'])).toEqual([3])
    await open(page, '/login', desk)
    const field = page.locator('main input[type="email"], main input[name="username"]').first()
    expect(await heightOf(field)).toBe(44)
    expect(await stylesOf(field, ['border-top-left-radius', 'border-top-color'])).toEqual([
      3,
      'rgb(135, 127, 114)',
    ])
    // The computed width is rounded down to whole pixels of the screen.
    expect(await stylesOf(page.locator('html'), ['--border-control'])).toEqual(['1.5px solid #877f72'])
  })
})

test.describe('type', () => {
  test('of the home page follows its roles', async ({ page }) => {
    await open(page, '/', desk)
    expect(await typeOf(heading(page))).toEqual({ size: 54, line: 1.02, weight: 660, stretch: '106%' })
    expect(await stylesOf(heading(page), ['letter-spacing'])).toEqual([-1.62])
    const h2 = page.locator('main').getByRole('heading', { level: 2 }).first()
    expect(await typeOf(h2)).toEqual({ size: 24, line: 1.14, weight: 640, stretch: '103%' })
    const h3 = page.locator('main').getByRole('heading', { level: 3 }).first()
    expect(await typeOf(h3)).toEqual({ size: 18, line: 1.14, weight: 640, stretch: '100%' })
    expect(await typeOf(page.locator('body'))).toEqual({ size: 15, line: 1.47, weight: 400, stretch: '100%' })
    await page.setViewportSize(phone)
    expect(await typeOf(heading(page))).toMatchObject({ size: 36, weight: 660 })
    expect(await typeOf(h2)).toMatchObject({ size: 21 })
    expect(await typeOf(page.getByRole('searchbox'))).toMatchObject({ size: 16 })
  })

  for (const path of [category, '/login', '/service/terms', '/global-search/karton']) {
    test(`of the heading of ${path} is that of h1`, async ({ page }) => {
      await open(page, path, desk)
      expect(await typeOf(heading(page))).toEqual({ size: 34, line: 1.14, weight: 640, stretch: '104%' })
      await page.setViewportSize(phone)
      expect(await typeOf(heading(page))).toMatchObject({ size: 27 })
    })
  }

  test('of the product’s price is 38 px, its figures are tabular', async ({ page }) => {
    const price = page.locator('main .type-price').first()
    for (const size of [desk, phone]) {
      await open(page, box.path(swissSite), size)
      expect(await typeOf(price)).toEqual({ size: 38, line: 1, weight: 650, stretch: '98%' })
      expect(await stylesOf(price, ['font-variant-numeric'])).toEqual(['lining-nums tabular-nums'])
    }
  })

  test('of sizes and table heads in a list follows their roles', async ({ page }) => {
    await open(page, category, desk)
    const size = page.locator('main tbody th').first().getByText('100 × 100 × 100')
    expect(await typeOf(size)).toEqual({ size: 16, line: 1.2, weight: 650, stretch: '95%' })
    const head = page.locator('main thead th').nth(1)
    expect(await typeOf(head)).toMatchObject({ size: 12.5, weight: 600, stretch: '90%' })
  })
})

test.describe('the grid of the home page', () => {
  for (const [size, hero, tiles, flutes] of [
    [desk, 2, 4, 6],
    [tablet, 2, 2, 3],
    [phone, 1, 2, 2],
  ] as const) {
    test(`has ${hero}, ${tiles} and ${flutes} columns at ${size.width} px`, async ({ page }) => {
      await open(page, '/', size)
      expect(await sharesOf(page.locator('main .layout-hero'))).toEqual(Array(hero).fill(1))
      expect(await sharesOf(page.locator('main .layout-tiles'))).toEqual(Array(tiles).fill(1))
      expect(await sharesOf(page.locator('main .layout-flutes'))).toEqual(Array(flutes).fill(1))
    })
  }
})

test.describe('the table of a category', () => {
  const row = (page: Page) => page.locator('main tbody tr').first()
  const cells = (page: Page) => row(page).locator('th:visible, td:visible')

  test('has eleven columns and rows of at least 72 px on a desk', async ({ page }) => {
    await open(page, category, desk)
    expect(await cells(page).count()).toBe(11)
    for (const one of await page.locator('main tbody tr').all())
      expect(await heightOf(one)).toBeGreaterThanOrEqual(72)
    await expect(page.locator('main thead th:visible').filter({ hasText: /^ab / })).toHaveCount(5)
  })

  test('shows three of five tiers on a tablet', async ({ page }) => {
    await open(page, category, tablet)
    await expect(page.locator('main thead th:visible').filter({ hasText: /^ab / })).toHaveCount(3)
  })

  test('becomes cards with a drawing of 104 px on a phone', async ({ page }) => {
    await open(page, category, phone)
    expect((await columnsOf(row(page)))[0]).toBe(104)
    expect(await heightOf(row(page).getByRole('button').last())).toBe(44)
  })
})

test.describe('the grid of the product page', () => {
  for (const [size, shares] of [
    [desk, [1, 0.89]],
    [tablet, [1, 1]],
    [phone, [1]],
  ] as const) {
    test(`has columns of ${shares.join(' : ')} at ${size.width} px`, async ({ page }) => {
      await open(page, box.path(swissSite), size)
      expect(await sharesOf(page.locator('main .layout-product'))).toEqual(shares)
    })
  }
})

test.describe('the grid of the cart', () => {
  const lines = [{ productId: box.id, quantity: '20' }]
  const places = [
    ['a guest', async (page: Page) => fillGuestCart(page, lines).then(() => '/anonymous-cart')],
    [
      'a buyer',
      async (page: Page) => {
        await signIn(page.request, swissSite)
        return `/cart/${await fillCart(page.request, swissSite, lines)}`
      },
    ],
  ] as const

  for (const [who, fill] of places) {
    test(`of ${who} keeps 372 px for the summary on a desk and stacks it below that`, async ({ page }) => {
      await open(page, await fill(page), desk)
      const grid = page.locator('main .layout-cart')
      expect(await columnsOf(grid)).toEqual([940, 372])
      expect(await stylesOf(grid.locator('> :last-child'), ['position'])).toEqual(['sticky'])
      for (const size of [tablet, phone]) {
        await page.setViewportSize(size)
        expect(await columnsOf(grid)).toHaveLength(1)
      }
    })
  }
})

test.describe('the grid of the sign-in', () => {
  test('has two columns of 472 px on a desk and one on a phone', async ({ page }) => {
    await open(page, '/login', desk)
    expect(await columnsOf(page.locator('main .layout-sign-in'))).toEqual([472, 472])
    await page.setViewportSize(phone)
    expect(await columnsOf(page.locator('main .layout-sign-in'))).toHaveLength(1)
  })
})

test('the ring of focus is 2.5 px of ink, 2 px away', async ({ page }) => {
  await open(page, '/', desk)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const names = ['outline-style', 'outline-offset', 'outline-color']
  expect(await stylesOf(page.locator(':focus'), names)).toEqual(['solid', 2, 'rgb(27, 25, 22)'])
  // The computed width is rounded down to whole pixels of the screen: the rule says what it is.
  const width = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const ring = rules.find((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':focus-visible')
    return ring instanceof CSSStyleRule ? ring.style.outline : undefined
  })
  expect(width).toContain('2.5px')
})
