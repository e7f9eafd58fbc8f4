import type { APIRequestContext } from '@playwright/test'
import { findViolations } from './harness/accessibility'
import { buyers } from './harness/buyers'
import { confirmedNumber, orderButton, prepareOrder } from './harness/checkout'
import { fillGuestDetails, goOnAsGuest, goToGuestReview, openGuestCart } from './harness/guest-order'
import { main, submit } from './harness/new-customer'
import { sameOriginHeaders, swissSite } from './harness/sites'
import { readGuestCart } from './harness/stored'
import { fillCart, signIn } from './harness/visitor'
import { expect, test } from './harness/visitors'
import { expectSoundAtWidths } from './harness/widths'

/** The Swiss shop has 420 of it. */
const guestsCarton = '01tCN0001001180YAA'
/** It has 2600 of it. */
const buyersCarton = '01tCN0001001100YAA'
const reservations = `/services/data/v65.0/commerce/webstores/${swissSite.webstoreId}/carts/current/inventory-reservations`

/** The browser reports what the platform refuses. */
const refusal = { url: /checkouts|inventory-reservations/, status: 422 }

/** Back in the cart, nothing is held that could be given back. */
const nothingHeld = { url: /inventory-reservations/, status: 404 }

/** A private buyer stands in the checkout with this much of a product. */
async function hold(request: APIRequestContext, productId: string, quantity: number): Promise<void> {
  await signIn(request, swissSite, buyers.CH.private.username)
  await fillCart(request, swissSite, [{ productId, quantity: String(quantity) }])
  const data = { durationInSeconds: 14_400 }
  const response = await request.put(reservations, { headers: sameOriginHeaders, data })
  expect(response.status()).toBe(200)
}

for (const width of [390, 1440]) {
  test(`[8-24] a guest is told what another order has taken, takes what is left, and orders it: ${width} px`, async ({
    page,
    request,
    guard,
    shop,
  }) => {
    test.slow()
    shop.leaveOutSupplyDates()
    guard.allowFailure(refusal)
    guard.allowFailure(nothingHeld)
    await page.setViewportSize({ width, height: 900 })
    await hold(request, guestsCarton, 408)
    await openGuestCart(page, swissSite, [{ productId: guestsCarton, quantity: '20' }])
    await goOnAsGuest(page).click()
    const alert = main(page).getByRole('alert')
    await expect(alert).toContainText('noch 12, gewünscht 20')
    await expect(alert).toContainText(/408 davon in der Kasse.+in höchstens 4.Stunden wieder frei/)
    await expectSoundAtWidths(page, 'short of stock')
    await alert.getByRole('link', { name: 'Zum Warenkorb' }).click()
    await expect(main(page).getByText('Den Rest hatten zuletzt andere Käufer in der Kasse.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await goOnAsGuest(page).click()
    await alert.getByRole('button', { name: '12 nehmen' }).click()
    await expect(page.locator('#guest-email')).toBeVisible()
    expect(await readGuestCart(page)).toMatchObject([{ quantity: '12' }])
    await fillGuestDetails(page)
    await goToGuestReview(page)
    await submit(page).click()
    await confirmedNumber(page)
  })

  test(`[8-24] a buyer at the review takes what another order has left, and orders it there: ${width} px`, async ({
    page,
    request,
    guard,
    shop,
  }) => {
    test.slow()
    shop.leaveOutSupplyDates()
    guard.allowFailure(refusal)
    await page.setViewportSize({ width, height: 900 })
    await prepareOrder(page, swissSite)
    await page.request.delete(reservations, { headers: sameOriginHeaders })
    await hold(request, buyersCarton, 2595)
    await orderButton(page, swissSite).click()
    const alert = main(page).getByRole('alert')
    await expect(alert).toContainText('noch 5, gewünscht 25')
    expect(await findViolations(page)).toEqual([])
    await alert.getByRole('button', { name: '5 nehmen' }).click()
    await expect(page).toHaveURL(/step=review&outdated/)
    await orderButton(page, swissSite).click()
    await confirmedNumber(page)
  })
}
