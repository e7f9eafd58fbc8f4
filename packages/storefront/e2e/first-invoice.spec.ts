import type { Page } from '@playwright/test'
import { pointer } from './harness/hands'
import { fillGuestDetails, openGuestCart, startAsGuest } from './harness/guest-order'
import { waitForHydration } from './harness/hydration'
import { fillAddress, main, registerDuringCheckout, submit } from './harness/new-customer'
import { method } from './harness/payment'
import { frenchSite, germanSite, swissSite } from './harness/sites'
import { expect, test } from './harness/visitors'
import { expectSoundAtWidths } from './harness/widths'

/** Above 500 in both shops, and still a parcel each. */
const six = { productId: '01tCN0002000320YAA', quantity: '6' }

const widths = [390, 1440]
const invoiceWords = /auf Rechnung|Rechnung,|sur facture|facture,/i

const offered = (page: Page) =>
  main(page)
    .locator('input[name="method"]')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')))

for (const width of widths) {
  for (const site of [swissSite, germanSite]) {
    test(`a first order above the limit is paid otherwise, said in a sentence: ${site.name}, ${width} px`, async ({
      page,
      guard,
    }) => {
      test.slow()
      guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
      await page.setViewportSize({ width, height: 900 })
      await openGuestCart(page, site, [six])
      await registerDuringCheckout(page, pointer)
      await fillAddress(page, site)
      await pointer.press(submit(page))
      await expect(page).toHaveURL(/step=delivery/)
      await pointer.press(submit(page))
      await expect(page).toHaveURL(/step=payment/)
      await expect(main(page)).toContainText(
        `Solange Sie noch keine Bestellung bezahlt haben, ist Rechnung bis ${site === swissSite ? 'CHF 500.00' : '500,00 €'} möglich`,
      )
      expect(await offered(page)).not.toContain('invoice')
      await expectSoundAtWidths(page, 'payment above the limit')
      await page.goto(`${site.base}/cart/current`)
      await waitForHydration(page)
      await expect(main(page)).toContainText('Zahlungsarten: ')
      await expect(main(page)).not.toContainText(invoiceWords)
      await page.goto(`${site.base}/checkout?step=payment`)
      await waitForHydration(page)
      await pointer.choose(method(page, 'prepayment'))
      await pointer.press(submit(page))
      await expect(page).toHaveURL(/step=review/)
    })
  }

  test(`a guest is told of every way to pay but the invoice: ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await openGuestCart(page, frenchSite, [{ ...six, quantity: '1' }])
    await expect(main(page)).toContainText('Modes de paiement : TWINT, carte, Apple Pay, paiement d’avance.')
    await expect(page.locator('body')).not.toContainText(invoiceWords)
    await startAsGuest(page)
    await fillGuestDetails(page)
    await pointer.press(submit(page))
    await expect(page).toHaveURL(/step=delivery/)
    await pointer.press(submit(page))
    await expect(page).toHaveURL(/step=payment/)
    await expect(method(page, 'prepayment')).toBeVisible()
    expect(await offered(page)).toEqual(['twint', 'card', 'applePay', 'prepayment'])
    await expect(page.locator('body')).not.toContainText(invoiceWords)
  })
}
