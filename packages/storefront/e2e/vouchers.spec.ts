import type { Locator, Page } from '@playwright/test'
import { confirmedNumber } from './harness/checkout'
import { fillGuestDetails, goOnAsGuest, goToGuestReview, openGuestCart } from './harness/guest-order'
import { main, submit } from './harness/new-customer'
import { readSums } from './harness/order-sums'
import { quick } from './harness/quick'
import { swissSite } from './harness/sites'
import { expect, test } from './harness/visitors'
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
  test(
    `codes of a guest wait in the cart; at the checkout one is taken, and one is refused with its reason: ${width} px`,
    quick(),
    async ({ page, guard }) => {
      test.slow()
      guard.allowFailure({ url: /cart-coupons/, status: 404 })
      await page.setViewportSize({ width, height: 900 })
      await openGuestCart(page, swissSite, [cartons])
      await enter(page, 'newsletter5')
      await expect(listed(page)).toContainText('NEWSLETTER5')
      await enter(page, 'SOMMER20')
      await expect(listed(page)).toContainText('SOMMER20')
      await expectRefused(page, 'NEWSLETTER5', /steht schon in der Liste/)
      await expectSoundAtWidths(page, 'vouchers of a guest, and one that is refused')
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
      await expectRefused(page, 'ERSTKISTE10', /nur in unserem deutschen Shop/)
      await expectSoundAtWidths(page, 'voucher refused at the checkout')
      await submit(page).click()
      await confirmedNumber(page)
      expect(await readSums(page)).toEqual(sums)
    },
  )
}
