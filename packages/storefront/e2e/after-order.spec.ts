import type { APIRequestContext, Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { waitForHydration } from './harness/hydration'
import { main } from './harness/new-customer'
import { placeOrder } from './harness/order'
import { germanSite, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { expect, moveOrder, test } from './harness/test-with-moved-orders'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths } from './harness/widths'
import { box } from './route-table'

async function order(request: APIRequestContext, site: Site): Promise<string> {
  await signIn(request, site, buyers[site.shop].private.username)
  await fillCart(request, site, [{ productId: box.id, quantity: '25' }])
  return await placeOrder(request, site)
}

const currentStep = (page: Page) => main(page).locator('[aria-current="step"]')

test('an order is followed until its invoice, and each step has its mail', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { request } = page
  const number = await order(request, swissSite)
  await page.goto(`${swissSite.base}/my/orders/${number}`)
  await expect(currentStep(page)).toContainText('Eingegangen')
  for (const [step, text] of [
    ['packed', 'Verpackt'],
    ['sent', 'Versandt'],
    ['delivered', 'Zugestellt'],
  ] as const) {
    await moveOrder(request, number, step)
    await page.reload()
    await expect(currentStep(page)).toContainText(text)
  }
  await expect(main(page)).toContainText(/Rechnung R-CH-\d{6}/)
  await expect(main(page).getByRole('link', { name: 'Bestellung stornieren' })).toHaveCount(0)
  await waitForHydration(page)
  await expectSoundAtWidths(page, 'an order that has arrived')
  // In the language of the call that placed the order.
  const response = await request.get('/__sandbox/mails', { headers: { accept: 'application/json' } })
  const { mails } = (await response.json()) as { mails: { subject: string }[] }
  expect(mails.filter(({ subject }) => subject.includes(number)).map(({ subject }) => subject)).toEqual([
    `Your order ${number} has arrived`,
    `Invoice for your order ${number}`,
    `Your order ${number} is on its way`,
    `Your order ${number} is packed`,
    `Your order ${number}`,
  ])
})

test('an order is canceled by keyboard, and too late where it is packed meanwhile', async ({
  page,
  guard,
}) => {
  guard.allowFailure({ url: /\/cancel/, status: 409 })
  const { request } = page
  const first = await order(request, germanSite)
  const second = await order(request, germanSite)
  const open = async (number: string) => {
    await page.goto(`${germanSite.base}/my/orders/${number}/cancel`)
    await waitForHydration(page)
    await main(page).getByRole('button', { name: 'Bestellung jetzt stornieren' }).focus()
  }
  await open(first)
  await expectSoundAtWidths(page, 'canceling an order')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(/^Diese Bestellung wurde am .* storniert\.$/)).toBeVisible()
  await open(second)
  await moveOrder(request, second, 'packed')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('alert')).toContainText('schon verpackt')
})

test('items go back with a receipt that a reload shows again', async ({ page }) => {
  const { request } = page
  const number = await order(request, swissSite)
  await moveOrder(request, number, 'delivered')
  await page.goto(`${swissSite.base}/my/orders/${number}/return`)
  await waitForHydration(page)
  await expectSoundAtWidths(page, 'sending items back')
  await main(page)
    .getByRole('textbox', { name: /^Menge von/ })
    .fill('5')
  await page.keyboard.press('Enter')
  const heading = main(page).getByRole('heading', { level: 1, name: 'Ihre Rücksendung ist angemeldet' })
  await expect(heading).toBeFocused()
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(main(page)).toContainText(/5 × 1001/)
})
