import type { Page } from '@playwright/test'
import { confirmedNumber, goToReview, listedNumbers, orderButton, prepareOrder } from './harness/checkout'
import { delayAppScript, waitForHydration } from './harness/hydration'
import { quick } from './harness/quick'
import type { SandboxProcess } from './harness/sandbox-process'
import { swissSite as site } from './harness/sites'
import { expect, test } from './harness/test-with-sandbox'

const orderCall = /\/checkouts\/[^/]+\/orders/

/** A buyer whose cart has become an order has no cart and no checkout: the platform says so by 404. */
const nothingLeft = { url: /\/carts\/current|\/checkouts/, status: 404 }

async function expectOneOrder(page: Page, sandbox: SandboxProcess, number: string): Promise<void> {
  expect(await listedNumbers(page, site)).toEqual([number])
  expect(sandbox.countOrders()).toBe(1)
}

test.describe('one order', () => {
  test.beforeEach(async ({ page, guard }) => {
    test.slow()
    guard.allowFailure(nothingLeft)
    await prepareOrder(page, site)
  })

  test('from a double click', async ({ page, sandbox }) => {
    await orderButton(page, site).dblclick()
    await expectOneOrder(page, sandbox, await confirmedNumber(page))
  })

  test('from a double click before the page is hydrated', quick(), async ({ page, sandbox, guard }) => {
    // The header asks for the cart while the order takes it.
    guard.allowFailure({ url: '/carts/compact-summary', status: 404 })
    const letThrough = await delayAppScript(page)
    await page.reload({ waitUntil: 'commit' })
    await orderButton(page, site).dblclick()
    letThrough()
    await expectOneOrder(page, sandbox, await confirmedNumber(page))
  })

  test('from going back: the way leads to its confirmation, not to the button', async ({ page, sandbox }) => {
    await orderButton(page, site).click()
    const number = await confirmedNumber(page)
    await page.goBack()
    expect(await confirmedNumber(page)).toBe(number)
    await expect(orderButton(page, site)).toHaveCount(0)
    await expectOneOrder(page, sandbox, number)
  })

  test('from going back by whole page loads and sending the form again', async ({ page, sandbox }) => {
    // The browser has the review page and its form in its history, with the checkout that was ordered.
    const review = page.url()
    const body = await page
      .getByRole('main')
      .locator('form:has(input[name="intent"][value="order"])')
      .evaluate((form) =>
        new URLSearchParams([...new FormData(form as HTMLFormElement)] as string[][]).toString(),
      )
    await orderButton(page, site).click()
    const number = await confirmedNumber(page)
    const response = await page.request.post(review, {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: new URL(review).origin },
      data: body,
      maxRedirects: 0,
    })
    expect(response.status()).toBe(303)
    expect(response.headers().location).toMatch(new RegExp(`/order-confirmation/${number}$`))
    await expectOneOrder(page, sandbox, number)
  })

  test('from two tabs that click at the same time', async ({ page, context, sandbox }) => {
    const other = await context.newPage()
    await other.goto(page.url())
    await waitForHydration(other)
    await Promise.all([orderButton(page, site).click(), orderButton(other, site).click()])
    const numbers = await Promise.all([confirmedNumber(page), confirmedNumber(other)])
    expect(new Set(numbers).size).toBe(1)
    await expectOneOrder(page, sandbox, numbers[0])
  })

  test('when the answer to the order is lost: its number is found', async ({ page, sandbox, guard }) => {
    guard.expectFailure({ url: orderCall, status: 502 })
    await sandbox.arm({ kind: 'drop-after', match: { method: 'POST', path: '/orders' } })
    await orderButton(page, site).click()
    await expectOneOrder(page, sandbox, await confirmedNumber(page))
  })

  test('when the platform dies after it has worked, and the buyer clicks again', async ({
    page,
    sandbox,
    relay,
    guard,
  }) => {
    guard.expectFailure({ url: orderCall, status: 502 })
    // The page's requests while the platform is down.
    guard.allowFailure({ url: /\/services\/|\/lwr\//, status: 502 })
    const died = relay.interrupt('/orders', { when: 'after', act: () => sandbox.kill() })
    await orderButton(page, site).click()
    await died
    await sandbox.start()
    // The page finds out, or says that the outcome is unknown and offers the button again.
    const unknown = page.getByRole('main').getByText(/Bestellt wird nur einmal/)
    await expect(unknown.or(page.getByRole('main').getByText('Ihre Bestellnummer ist')).first()).toBeVisible()
    if (await unknown.isVisible()) await orderButton(page, site).click()
    await expectOneOrder(page, sandbox, await confirmedNumber(page))
  })
})

test.describe('one order', () => {
  for (const [way, moment, when, come] of [
    ['step by step', 'before the call arrives', 'before', goToReview],
    ['step by step', 'after the platform has worked', 'after', goToReview],
    ['by a whole page load', 'after the platform has worked', 'after', prepareOrder],
  ] as const) {
    test(`come to ${way}, from a click and a reload ${moment}`, async ({ page, sandbox, relay, guard }) => {
      test.slow()
      guard.allowFailure(nothingLeft)
      await come(page, site)
      // On the line behind the shop: a call that a route of the page holds would be let go by the reload.
      const reloaded = relay.interrupt('/orders', {
        when,
        act: async () => void (await page.reload({ waitUntil: 'commit' })),
      })
      await orderButton(page, site).click()
      await reloaded
      if (when === 'before') {
        // Nothing was ordered yet, and the button is there for another try.
        expect(sandbox.countOrders()).toBe(0)
        await waitForHydration(page)
        await orderButton(page, site).click()
      }
      await expectOneOrder(page, sandbox, await confirmedNumber(page))
    })
  }
})

test.describe('one order without scripts', () => {
  test('from the same form sent twice', async ({ page, browser, shop, sandbox, guard }) => {
    test.slow()
    guard.allowFailure(nothingLeft)
    await prepareOrder(page, site)
    const context = await browser.newContext({
      baseURL: shop.origin,
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const [first, second] = [await context.newPage(), await context.newPage()]
    for (const tab of [first, second]) await tab.goto(page.url())
    await orderButton(first, site).click()
    const number = await confirmedNumber(first)
    await orderButton(second, site).click()
    expect(await confirmedNumber(second)).toBe(number)
    await context.close()
    await expectOneOrder(page, sandbox, number)
  })
})
