import type { APIRequestContext, Page } from '@playwright/test'
import { createKeyboard } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { main } from './harness/new-customer'
import { placeOrder } from './harness/order'
import { startSandboxProcess } from './harness/sandbox-process'
import type { SandboxProcess } from './harness/sandbox-process'
import { sameOriginHeaders, swissSite } from './harness/sites'
import { test as base, expect } from './harness/test-with-sandbox'
import { signIn } from './harness/visitor'
import { expectSoundAtWidths, storyWidths } from './harness/widths'

/** With a sandbox that has enough products for a long order. */
const test = base.extend<Record<never, never>, { sandbox: SandboxProcess }>({
  sandbox: [
    // Playwright reads which fixtures are needed from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const sandbox = await startSandboxProcess({ products: 400 })
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const count = 130
/** A cart of so many lines takes its time to be calculated and read. */
const addedMs = 60_000
const webstore = `${swissSite.site}/services/data/v65.0/commerce/webstores/${swissSite.webstoreId}`

interface Found {
  readonly id: string
  readonly fields: Readonly<Record<string, { readonly value: string } | undefined>>
  readonly purchaseQuantityRule: { readonly minimum: string; readonly increment: string } | null
}

/** The first products in stock, in quantities of about 20. */
async function chooseLines(request: APIRequestContext) {
  const query =
    'searchTerm=karton&pageSize=200&includeQuantityRule=true&fields=Name,StockKeepingUnit,Stock__c,Status__c'
  const found = await request.get(`${webstore}/search/products?${query}`)
  const { productsPage } = (await found.json()) as { productsPage: { products: readonly Found[] } }
  const sold = productsPage.products.filter(
    ({ fields }) => fields.Status__c?.value === 'active' && Number(fields.Stock__c?.value) > 400,
  )
  return sold.slice(0, count).map(({ id, fields, purchaseQuantityRule: rule }) => {
    const step = Number(rule?.increment ?? 1)
    const quantity = Math.ceil(Math.max(20, Number(rule?.minimum ?? 1)) / step) * step
    return { productId: id, sku: fields.StockKeepingUnit?.value ?? '', quantity: String(quantity) }
  })
}

/** Orders 130 products, of which three are taken off sale after that; returns the order's number. */
async function orderMany(request: APIRequestContext, sandbox: SandboxProcess): Promise<string> {
  await signIn(request, swissSite)
  const lines = await chooseLines(request)
  expect(lines).toHaveLength(count)
  await request.put(`${webstore}/carts/current`, { headers: sameOriginHeaders, data: {} })
  for (const part of [lines.slice(0, 100), lines.slice(100)]) {
    const inputs = part.map(({ productId, quantity }) => ({
      richInput: { productId, quantity, type: 'Product' },
    }))
    const added = await request.post(`${webstore}/carts/current/cart-items/batch`, {
      headers: sameOriginHeaders,
      data: { inputs },
    })
    expect(((await added.json()) as { hasErrors: boolean }).hasErrors).toBe(false)
  }
  const number = await placeOrder(request, swissSite, { language: 'de-CH' })
  for (const [place, index] of [3, 64, 129].entries()) {
    await sandbox.withdraw(lines[index]?.sku ?? '', place === 0 ? lines[0]?.sku : undefined)
  }
  return number
}

const addButton = (page: Page) => main(page).getByRole('button', { name: 'Angekreuzte in den Warenkorb' })
const inCart = (page: Page) => main(page).getByText('127 von 130 Artikeln liegen im Warenkorb.')

async function countInCart(request: APIRequestContext): Promise<readonly [lines: number, units: number]> {
  const response = await request.get(`${webstore}/carts/current`)
  const { uniqueProductCount, totalProductCount } = (await response.json()) as Record<string, string>
  return [Number(uniqueProductCount), Number(totalProductCount)]
}

async function openAgain(page: Page, number: string): Promise<void> {
  await page.goto(`${swissSite.base}/my/orders/${number}/again`)
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(count - 3)
}

for (const width of storyWidths(1440)) {
  test(`130 items, three of them gone, are ordered again by keyboard, and the successor after that: ${width} px`, async ({
    page,
    sandbox,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const number = await orderMany(page.request, sandbox)
    await page.goto(`${swissSite.base}/my/orders`)
    await waitForHydration(page)
    const { hands, complaints } = createKeyboard(page)
    await hands.press(main(page).getByRole('link', { name: `Noch einmal bestellen ${number}` }))
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Bestellungen')
    await page.goForward()
    await expect(main(page).getByText('Nicht mehr im Sortiment.')).toHaveCount(3)
    await expectSoundAtWidths(page, 'a long order to order again')
    await hands.press(main(page).getByRole('link', { name: 'Zur Summe' }))
    await hands.press(addButton(page))
    await expect(inCart(page)).toBeVisible({ timeout: addedMs })
    await expect(main(page).getByRole('alert')).toContainText('127 von 130')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('127 von 130')
    await expectSoundAtWidths(page, 'the report of a long order')
    await hands.press(main(page).getByRole('button', { name: /^Stattdessen in den Warenkorb: / }))
    await expect(main(page).getByText('128 von 130 Artikeln liegen im Warenkorb.')).toBeVisible({
      timeout: addedMs,
    })
    expect((await countInCart(page.request))[0]).toBe(count - 3)
    expect(complaints).toEqual([])
  })
}

test('130 items are added once by a double click, and by a form that is sent again', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await openAgain(page, await orderMany(page.request, sandbox))
  await waitForHydration(page)
  await addButton(page).dblclick()
  await expect(inCart(page)).toBeVisible({ timeout: addedMs })
  const once = await countInCart(page.request)
  await page.reload()
  await expect(
    main(page)
      .getByText(/davon schon im Warenkorb/)
      .first(),
  ).toBeVisible()
  expect(await countInCart(page.request)).toEqual(once)
})

for (const [name, fault] of [
  ['a 409', { kind: 'status', status: 409, times: 20 }],
  ['a 500', { kind: 'status', status: 500, times: 1 }],
  ['a lost response', { kind: 'drop-after', times: 1 }],
] as const) {
  test(`130 items are added once after ${name}, which is said`, async ({ page, sandbox, guard }) => {
    test.slow()
    for (const status of [409, 500, 502, 503]) guard.allowFailure({ url: /\/cart-items\/batch/, status })
    await openAgain(page, await orderMany(page.request, sandbox))
    await waitForHydration(page)
    await sandbox.arm({ ...fault, match: { method: 'POST', path: 'cart-items/batch' } })
    await addButton(page).click()
    const retry = main(page).getByRole('button', { name: 'Noch einmal versuchen' })
    await expect(retry.or(inCart(page))).toBeVisible({ timeout: addedMs })
    if (await retry.isVisible()) {
      await expect(main(page).getByRole('alert')).toContainText('kommt nicht doppelt dazu')
      await sandbox.disarm()
      await sandbox.letTimePass(200_000)
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
        await expect(inCart(page)).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 150_000 })
    }
    expect((await countInCart(page.request))[0]).toBe(count - 3)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('130 items are ordered again, and those that are gone are named', async ({ page, sandbox }) => {
    test.slow()
    await openAgain(page, await orderMany(page.request, sandbox))
    await addButton(page).click()
    await expect(inCart(page)).toBeVisible({ timeout: addedMs })
    await expect(main(page).getByRole('heading', { name: 'Nicht mehr im Sortiment (3)' })).toBeVisible()
    expect((await countInCart(page.request))[0]).toBe(count - 3)
    await main(page).getByRole('link', { name: 'Zum Warenkorb' }).click()
    await expect(page).toHaveURL(/\/cart\//)
  })
})
