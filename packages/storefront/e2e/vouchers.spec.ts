import type { Locator, Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { confirmedNumber, goToStep } from './harness/checkout'
import { fillGuestDetails, goOnAsGuest, goToGuestReview, openGuestCart } from './harness/guest-order'
import { waitForHydration } from './harness/hydration'
import { main, submit } from './harness/new-customer'
import { readSums } from './harness/order-sums'
import { germanSite, swissSite } from './harness/sites'
import { expect, test } from './harness/visitors'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths, storyWidths } from './harness/widths'

const cartons = { productId: '01tCN0001001180YAA', quantity: '50' }

const vouchers = (page: Page): Locator => main(page).getByRole('region', { name: 'Gutscheine' })
const listed = (page: Page): Locator => vouchers(page).getByRole('list', { name: 'Gutscheine' })
const field = (page: Page): Locator => vouchers(page).getByRole('textbox', { name: 'Gutscheincode' })

async function enter(page: Page, code: string): Promise<void> {
  if (!(await field(page).isVisible())) await vouchers(page).getByText('Gutscheincode eingeben').click()
  await field(page).fill(code)
  await field(page).press('Enter')
}

/** Enters a code, which is refused at the field with a reason. */
async function expectRefused(page: Page, code: string, reason: RegExp): Promise<void> {
  await enter(page, code)
  await expect(field(page)).toHaveAccessibleDescription(reason)
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(code)
}

for (const width of storyWidths(390)) {
  test(`codes of a guest wait in the cart; at the checkout one is taken, and one is refused with its reason: ${width} px`, async ({
    page,
    guard,
  }) => {
    test.slow()
    guard.allowFailure({ url: /cart-coupons/, status: 404 })
    await page.setViewportSize({ width, height: 900 })
    await openGuestCart(page, swissSite, [cartons])
    await enter(page, 'newsletter5')
    await expect(listed(page)).toContainText('NEWSLETTER5')
    await expectRefused(page, 'NEWSLETTER5', /steht schon in der Liste/)
    await enter(page, 'SOMMER20')
    await expect(listed(page)).toContainText('SOMMER20')
    await expectSoundAtWidths(page, 'vouchers of a guest')
    await goOnAsGuest(page).click()
    await expect(page).toHaveURL(/step=address/)
    await fillGuestDetails(page)
    await goToGuestReview(page)
    await expect(listed(page)).toContainText('Newsletter-Rabatt')
    await expect(listed(page)).toContainText(
      'Nicht eingelöst. Diesen Code gibt es nicht, oder er ist abgelaufen.',
    )
    // 50 × 1.45 = 72.50; less 5 %, with 9.90 for the parcel 78.77; × 1.081 = 85.15.
    const sums = await readSums(page)
    expect(sums.find(([label]) => label.includes('NEWSLETTER5'))).toEqual([
      'Newsletter-Rabatt (NEWSLETTER5)',
      '−3.92',
    ])
    expect(sums.at(-1)).toEqual(['Total inkl. MWST', 'CHF 85.15'])
    await submit(page).click()
    await confirmedNumber(page)
    expect(await readSums(page)).toEqual(sums)
  })
}

for (const width of storyWidths(1440)) {
  test(`a code that is refused says why, one that is taken is a row of the sums, and goes again: ${width} px`, async ({
    page,
    guard,
  }) => {
    test.slow()
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    guard.allowFailure({ url: /cart-coupons/, status: 400 })
    guard.allowFailure({ url: /cart-coupons/, status: 404 })
    await page.setViewportSize({ width, height: 900 })
    await signIn(page.request, germanSite, buyers.DE.private.username)
    const cartId = await fillCart(page.request, germanSite, [cartons])
    await page.goto(`${germanSite.base}/cart/${cartId}`)
    await waitForHydration(page)
    await expectRefused(page, 'ERSTKISTE15', /nur in unserem Schweizer Shop/)
    await expectRefused(page, 'KEINER', /gibt es nicht/)
    await expectRefused(page, 'SOMMER20', /abgelaufen/)
    await expectRefused(page, 'KLEBEBAND10', /Für den Inhalt Ihres Warenkorbs/)
    await expectRefused(page, 'MESSE25', /so oft eingelöst/)
    const before = await readSums(page)
    await expectSoundAtWidths(page, 'voucher refused in the cart')
    await enter(page, 'NEWSLETTER5')
    await expect(listed(page)).toContainText('Newsletter-Rabatt')
    await expectRefused(page, 'newsletter5', /schon eingelöst/)
    // 50 × 0.99 × 1.19 = 58.905, less 5 % 55.96 or, rounded once, 55.95.
    const rows = await readSums(page)
    expect(rows).toContainEqual(['Newsletter-Rabatt (NEWSLETTER5)', '−2,96 €'])
    expect(rows.at(-1)).toEqual(['Gesamt inkl. MwSt.', '55,95 €'])
    await main(page).getByRole('button', { name: 'Zur Kasse' }).click()
    await goToStep(page, 'address')
    // A narrow window has folded the summary.
    const folded = main(page).locator('aside > details > summary').first()
    if (await folded.isVisible()) await folded.click()
    await vouchers(page).getByRole('button', { name: 'Gutschein NEWSLETTER5 entfernen' }).click()
    await expect(listed(page)).toHaveCount(0)
    await expect(vouchers(page)).toBeFocused()
    await expect(vouchers(page).getByRole('status')).toHaveText('Gutschein NEWSLETTER5 ist entfernt.')
    await expectRefused(page, 'ERSTKISTE15', /nur in unserem Schweizer Shop/)
    const without = await readSums(page)
    expect(without[0]).toEqual(before[0])
    expect(without.flat().join()).not.toContain('NEWSLETTER5')
    await expectSoundAtWidths(page, 'voucher refused at the checkout')
    await enter(page, 'NEWSLETTER5')
    await expect(listed(page)).toContainText('Newsletter-Rabatt')
    await expect.poll(() => readSums(page)).toContainEqual(['Newsletter-Rabatt (NEWSLETTER5)', '−2,96 €'])
  })
}
