import type { Locator, Page } from '@playwright/test'
import type { Buyer } from './buyers'
import { expect } from './test'

const main = (page: Page): Locator => page.getByRole('main')

/** Amounts of 25 pieces of 1001100, calculated by hand from the seed and the tariffs; as the shop formats them. */
export interface Amounts {
  /** The tier from 25 pieces: 0.82 CHF or 0.56 EUR net, and with VAT to three decimals. */
  readonly unitNet: RegExp
  readonly unitGross: RegExp
  /** 25 × 0.82 = 20.50; × 1.081 = 22.1605. 25 × 0.56 = 14.00; × 1.19 = 16.66. */
  readonly lineNet: string
  readonly lineGross: string
  /** The surcharge below 30 francs or 25 euros: 5.00; × 1.081 = 5.405; × 1.19 = 5.95. */
  readonly surchargeNet: string
  readonly surchargeGross: string
  /** The parcel: 9.90 × 1.081 = 10.7019; 6.90 × 1.19 = 8.211. */
  readonly feeNet: string
  readonly feeGross: string
  /** Products, surcharge and parcel, in the cart as on the order: 20.50 + 5.00 + 9.90; 14.00 + 5.00 + 6.90. */
  readonly documentNet: string
  /** Once on the document: 35.40 × 0.081 = 2.8674; 25.90 × 0.19 = 4.921. */
  readonly documentVat: string
  readonly total: string
}

export const amounts: Readonly<Record<'CH' | 'DE', Amounts>> = {
  CH: {
    unitNet: /0\.82/,
    unitGross: /0\.886/,
    lineNet: '20.50',
    lineGross: '22.16',
    surchargeNet: '5.00',
    surchargeGross: '5.41',
    feeNet: '9.90',
    feeGross: '10.70',
    documentNet: '35.40',
    documentVat: '2.87',
    total: 'CHF 38.27',
  },
  DE: {
    unitNet: /0,56/,
    unitGross: /0,666/,
    lineNet: '14,00 €',
    lineGross: '16,66 €',
    surchargeNet: '5,00 €',
    surchargeGross: '5,95 €',
    feeNet: '6,90 €',
    feeGross: '8,21 €',
    documentNet: '25,90 €',
    documentVat: '4,92 €',
    total: '30,82 €',
  },
}

/** The amount next to a label of the summary. */
export const amountOf = (page: Page, label: string | RegExp): Locator =>
  main(page)
    .locator('dl > div, dl', { has: page.locator('dt', { hasText: label }) })
    .last()
    .locator('dd')
    .last()

/** Products, fees and VAT of the document, in the main amounts of this kind of buyer. */
export async function expectDocument(page: Page, amounts: Amounts, { type }: Buyer): Promise<void> {
  const isGross = type === 'private'
  await expect(amountOf(page, /^Warenwert/)).toHaveText(isGross ? amounts.lineGross : amounts.lineNet)
  const surcharge = isGross ? amounts.surchargeGross : amounts.surchargeNet
  await expect(amountOf(page, 'Kleinmengenzuschlag')).toHaveText(surcharge)
  await expect(amountOf(page, 'Versand')).toHaveText(isGross ? amounts.feeGross : amounts.feeNet)
  await expect(amountOf(page, isGross ? /^Enthaltene M/ : /^M.* auf /)).toHaveText(amounts.documentVat)
  if (isGross) await expect(amountOf(page, /^(?:Total|Gesamt) exkl/)).toHaveText(amounts.documentNet)
  else await expect(main(page)).toContainText(`auf ${amounts.documentNet}`)
  await expect(amountOf(page, /^(?:Total|Gesamt) inkl/)).toHaveText(amounts.total)
}
