import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { startSandboxProcess } from './harness/sandbox-process'
import type { SandboxProcess } from './harness/sandbox-process'
import { swissSite } from './harness/sites'
import { test as base, expect } from './harness/test-with-sandbox'
import { fillCart, signIn } from './harness/visitor'

/** With a sandbox that has many products. */
const test = base.extend<Record<never, never>, { sandbox: SandboxProcess }>({
  sandbox: [
    // Playwright reads which fixtures are needed from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const sandbox = await startSandboxProcess({ products: 2_000 })
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const main = (page: Page): Locator => page.getByRole('main')
const heading = (page: Page): Locator => main(page).getByRole('heading', { level: 2 })
const area = (page: Page): Locator => main(page).getByLabel('Ihre Liste', { exact: true })
const webstore = `${swissSite.site}/services/data/v65.0/commerce/webstores/${swissSite.webstoreId}`
/** The platform takes its time for so many lines. */
const longMs = 90_000

interface Item {
  readonly productId: string
  readonly sku: string
  /** The smallest quantity that is sold. */
  readonly quantity: number
}

interface Found {
  readonly id: string
  readonly fields: Readonly<Record<string, { readonly value: string } | undefined>>
  readonly purchaseQuantityRule: {
    readonly minimum: string
    readonly increment: string
    readonly maximum: string | null
  } | null
}

async function readPage(request: APIRequestContext, page: number): Promise<readonly Item[]> {
  const query = `searchTerm=karton&pageSize=200&page=${page}&includeQuantityRule=true&fields=Name,StockKeepingUnit,Stock__c,Status__c`
  const found = await request.get(`${webstore}/search/products?${query}`)
  const { productsPage } = (await found.json()) as { productsPage: { products: readonly Found[] } }
  return productsPage.products.flatMap(({ id, fields, purchaseQuantityRule: rule }) => {
    const step = Number(rule?.increment ?? 1)
    const quantity = Math.ceil(Number(rule?.minimum ?? 1) / step) * step
    const most = Math.min(Number(rule?.maximum ?? Infinity), Number(fields.Stock__c?.value))
    const isSold = fields.Status__c?.value === 'active' && most >= 3 * quantity
    return isSold ? [{ productId: id, sku: fields.StockKeepingUnit?.value ?? '', quantity }] : []
  })
}

async function chooseItems(request: APIRequestContext, count: number): Promise<readonly Item[]> {
  const pages = await Promise.all(Array.from({ length: 6 }, (_, page) => readPage(request, page)))
  const items = pages.flat().slice(0, count)
  expect(items).toHaveLength(count)
  return items
}

const faults = ['9900001;5', '1001100;2,5', ';5', '1.00E+06;5', '1001100;zwei', 'ab cd ef gh ij']

/** Thirty of the rows are wrong. */
const isFaulty = (row: number): boolean => row % 37 === 5 && row < 37 * 30

/** 1,200 rows over 400 items, with the faults. */
const writeFile = (items: readonly Item[]): string =>
  [
    'Artikelnummer;Menge',
    ...Array.from({ length: 1_200 }, (_, row) => {
      if (isFaulty(row)) return faults[row % faults.length]
      const { sku, quantity } = items[row % items.length] ?? { sku: '', quantity: 0 }
      return `${sku};${quantity}`
    }),
  ].join('\r\n')

/** What the file means: units by product. */
function unitsOf(items: readonly Item[]): Readonly<Record<string, number>> {
  const units: Record<string, number> = {}
  for (let row = 0; row < 1_200; row += 1) {
    const item = items[row % items.length]
    if (isFaulty(row) || item === undefined) continue
    units[item.productId] = (units[item.productId] ?? 0) + item.quantity
  }
  return units
}

interface CartPage {
  readonly cartItems: readonly {
    readonly cartItem: { readonly productId: string; readonly quantity: string }
  }[]
  readonly nextPageToken: string | null
}

async function readUnits(request: APIRequestContext): Promise<Readonly<Record<string, number>>> {
  const units: Record<string, number> = {}
  for (let page: string | null = '1'; page !== null;) {
    const response = await request.get(`${webstore}/carts/current/cart-items?pageSize=100&page=${page}`)
    if (!response.ok()) return units
    const { cartItems, nextPageToken } = (await response.json()) as CartPage
    for (const { cartItem } of cartItems)
      units[cartItem.productId] = (units[cartItem.productId] ?? 0) + Number(cartItem.quantity)
    page = nextPageToken
  }
  return units
}

async function checkFile(page: Page, file: string): Promise<void> {
  await page.goto(`${swissSite.base}/quick-order`)
  await waitForHydration(page)
  await main(page)
    .getByLabel('Oder eine Datei')
    .setInputFiles({ name: 'bestellung.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(main(page).getByText(/: 1.?200 Zeilen eingelesen\./)).toBeVisible()
  await main(page).getByRole('button', { name: 'Liste prüfen' }).click()
  await expect(heading(page)).toHaveText(/^1.?170 von 1.?200 Zeilen bereit$/, { timeout: longMs })
}

const stopButton = (page: Page) => main(page).getByRole('button', { name: 'Anhalten' })
const addButton = (page: Page) => main(page).getByRole('button', { name: /in den Warenkorb$/ })
const finished = /^1.?170 von 1.?200 Zeilen liegen im Warenkorb$/

test('1,200 rows over 400 of 2,000 products are stopped, reloaded and finished: the cart has what the file says', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await signIn(page.request, swissSite)
  await fillCart(page.request, swissSite, [])
  const items = await chooseItems(page.request, 400)
  await checkFile(page, writeFile(items))
  await sandbox.arm({ kind: 'delay', match: { method: 'POST', path: 'cart-items/batch' }, ms: 1_500 })
  await addButton(page).click()
  await expect(main(page).getByRole('progressbar')).toHaveAttribute('value', /^[12]\d0$/, { timeout: longMs })
  await stopButton(page).click()
  await expect(heading(page)).toHaveText(/^Angehalten nach \d+ von 400 Artikeln/, { timeout: longMs })
  const half = Object.keys(await readUnits(page.request)).length
  expect(half).toBeGreaterThanOrEqual(100)
  expect(half).toBeLessThan(400)
  await page.reload()
  await waitForHydration(page)
  await expect(heading(page)).toHaveText(/^Angehalten nach \d+ von 400 Artikeln/)
  await main(page).getByRole('button', { name: 'Fortfahren' }).click()
  await expect(heading(page)).toHaveText(finished, { timeout: longMs })
  await expect(heading(page)).toBeVisible()
  expect(await readUnits(page.request)).toEqual(unitsOf(items))
  const left = (await area(page).inputValue()).split('\n')
  expect(left).toHaveLength(30)
  await main(page).getByRole('button', { name: 'Mit Problem (30)' }).click()
  await expect(main(page).getByRole('list').last().getByRole('listitem')).toHaveCount(30)
})

test('a reload in the middle goes on by itself, and nothing is added twice', async ({ page, sandbox }) => {
  test.slow()
  await signIn(page.request, swissSite)
  await fillCart(page.request, swissSite, [])
  const items = await chooseItems(page.request, 400)
  await checkFile(page, writeFile(items))
  await sandbox.arm({ kind: 'delay', match: { method: 'POST', path: 'cart-items/batch' }, ms: 1_500 })
  await addButton(page).click()
  await expect(main(page).getByRole('progressbar')).toHaveAttribute('value', /^[12]\d0$/, { timeout: longMs })
  await page.reload()
  await waitForHydration(page)
  await expect(heading(page)).toHaveText(finished, { timeout: longMs })
  expect(await readUnits(page.request)).toEqual(unitsOf(items))
})
