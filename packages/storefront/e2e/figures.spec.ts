import type { Locator, Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { goToGuestReview, fillGuestDetails, openGuestCart, startAsGuest } from './harness/guest-order'
import { placeOrder } from './harness/order'
import { readSums } from './harness/order-sums'
import { germanSite, swissSite } from './harness/sites'
import { expect, moveOrder, test } from './harness/test-with-moved-orders'
import { fillCart, signIn } from './harness/visitor'

const main = (page: Page): Locator => page.getByRole('main')
const line = (page: Page, sku: string): Locator =>
  main(page).getByRole('listitem').filter({ hasText: sku }).first()

/** Boxes, tapes and a sample, which is free: their gross lines are a cent above the total. */
const basket = [
  { productId: '01tCN0001001100YAA', quantity: '82' },
  { productId: '01tCN0002000240YAA', quantity: '36' },
  { productId: '01tCN0002000500YAA', quantity: '1' },
]
/** 82 × 0.82 × 1.081 = 72.68644, 36 × 4.21 × 1.081 = 163.83636; 218.80 + 17.7228. */
const summed = [
  ['Warenwert inkl. MWST', '236.53'],
  ['Versand', 'Gratis'],
  ['Rundung', '−0.01'],
  ['Enthaltene MWST 8.1%', '17.72'],
  ['Total exkl. MWST', '218.80'],
  ['Total inkl. MWST', 'CHF 236.52'],
] as const

for (const width of [390, 1440]) {
  test(`a guest reads figures that multiply and add up, from the cart to the order, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openGuestCart(page, swissSite, basket)
    await expect(line(page, '1001100')).toContainText('0.88642 pro Stück')
    await expect(line(page, '1001100')).toContainText('72.69')
    await expect(line(page, '2000240')).toContainText('4.551 pro Rolle')
    await expect(line(page, '2000240')).toContainText('163.84')
    await expect(line(page, '2000500')).toContainText('Gratis')
    await expect(line(page, '2000500')).not.toContainText('0.00')
    const isExpected = (label: string) => label === 'Versand' || label.startsWith('Total inkl')
    expect(await readSums(page)).toEqual(
      summed.map(([label, amount]) => [isExpected(label) ? `${label}, voraussichtlich` : label, amount]),
    )

    await startAsGuest(page)
    await fillGuestDetails(page)
    await goToGuestReview(page)
    const expectLines = async () => {
      await expect(line(page, '1001100')).toContainText(/82 Stück × 0\.88642\s*Total CHF 72\.69/)
      await expect(line(page, '2000240')).toContainText(/36 Rollen × 4\.551.*163\.84/s)
      await expect(line(page, '2000500')).toContainText('Gratis')
      expect(await readSums(page)).toEqual(summed)
    }
    await expectLines()
    await main(page).getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).click()
    await expect(page).toHaveURL(/order-confirmation/)
    await expectLines()
  })
}

/** 20 × 0.68, a surcharge of 5.00 and a parcel of 6.90: 25.50 × 0.19 = 4.845. */
const german = {
  private: {
    amounts: ['0,809 €', '16,18 €'],
    rows: [
      ['Warenwert inkl. MwSt.', '16,18 €'],
      ['Kleinmengenzuschlag', '5,95 €'],
      ['Versand', '8,21 €'],
      ['Rundung', '0,01 €'],
      ['Enthaltene MwSt. 19 %', '4,85 €'],
      ['Gesamt exkl. MwSt.', '25,50 €'],
      ['Gesamt inkl. MwSt.', '30,35 €'],
    ],
  },
  business: {
    amounts: ['0,680 €', '13,60 €'],
    rows: [
      ['Warenwert netto', '13,60 €'],
      ['Kleinmengenzuschlag', '5,00 €'],
      ['Versand', '6,90 €'],
      ['MwSt. 19 % auf 25,50 €', '4,85 €'],
      ['Gesamt inkl. MwSt.', '30,35 €'],
    ],
  },
} as const

for (const type of ['private', 'business'] as const) {
  test(`a ${type} buyer reads the same unit price and lines on the order and its invoice`, async ({
    page,
  }) => {
    const { amounts, rows } = german[type]
    const [unit, amount] = amounts
    await signIn(page.request, germanSite, buyers.DE[type].username)
    await fillCart(page.request, germanSite, [{ productId: '01tCN0001001100YAA', quantity: '20' }])
    await page.goto(`${germanSite.base}/cart/current`)
    await expect(line(page, '1001100')).toContainText(`${unit.replace(' ', '\u00a0')} pro Stück`)
    const number = await placeOrder(page.request, germanSite)
    await moveOrder(page.request, number, 'sent')
    await page.goto(`${germanSite.base}/my/orders/${number}`)
    await expect(line(page, '1001100')).toContainText(`20 Stück × ${unit}`.replace(' €', '\u00a0€'))
    await expect(line(page, '1001100')).toContainText(amount.replace(' ', '\u00a0'))
    expect(await readSums(page)).toEqual(rows)
    await page.goto(`${germanSite.base}/my/orders/${number}/invoice`)
    const cells = page
      .getByRole('article')
      .getByRole('row', { name: /1001100/ })
      .getByRole('cell')
    await expect(cells).toHaveText(['1', '1001100', /^Faltkarton/, '20 Stück', unit, '19 %', amount])
    expect(await readSums(page)).toEqual(rows)
  })
}
