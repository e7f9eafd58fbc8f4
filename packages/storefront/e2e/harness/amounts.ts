import type { Locator, Page } from '@playwright/test'
import type { Buyer } from './buyers'
import { expect } from './test'

const main = (page: Page): Locator => page.getByRole('main')

/** Amounts of 25 pieces of 1001100, worked out by hand from the seed and the tariffs; as the shop writes them. */
export interface Amounts {
  /** The tier from 25 pieces: 0.82 CHF or 0.56 EUR net, and with VAT to three decimals. */
  readonly unitNet: RegExp
  readonly unitGross: RegExp
  /** 25 × 0.82 = 20.50; × 1.081 = 22.1605. 25 × 0.56 = 14.00; × 1.19 = 16.66. */
  readonly lineNet: string
  readonly lineGross: string
  /** VAT of the goods alone: 20.50 × 0.081 = 1.6605; 14.00 × 0.19 = 2.66. */
  readonly goodsVat: string
  readonly goodsTotal: string
  /** Parcel and small-order fee, net: 9.90 + 5.00 below 30 francs; 6.90 + 5.00 below 25 euros. */
  readonly feeNet: string
  /** 14.90 × 1.081 = 16.1069; 11.90 × 1.19 = 14.161. */
  readonly feeGross: string
  /** Goods and fees: 20.50 + 14.90; 14.00 + 11.90. */
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
    goodsVat: '1.66',
    goodsTotal: 'CHF 22.16',
    feeNet: '14.90',
    feeGross: '16.11',
    documentNet: '35.40',
    documentVat: '2.87',
    total: 'CHF 38.27',
  },
  DE: {
    unitNet: /0,56/,
    unitGross: /0,666/,
    lineNet: '14,00 €',
    lineGross: '16,66 €',
    goodsVat: '2,66 €',
    goodsTotal: '16,66 €',
    feeNet: '11,90 €',
    feeGross: '14,16 €',
    documentNet: '25,90 €',
    documentVat: '4,92 €',
    total: '30,82 €',
  },
}

/** The amount beside a label of the summary. */
export const amountOf = (page: Page, label: string | RegExp): Locator =>
  main(page)
    .locator('dl > div, dl', { has: page.locator('dt', { hasText: label }) })
    .last()
    .locator('dd')
    .last()

/** Goods, fees and VAT of the document, in the amounts that this kind of buyer sees first. */
export async function expectDocument(page: Page, amounts: Amounts, { type }: Buyer): Promise<void> {
  const isGross = type === 'private'
  await expect(amountOf(page, /^Warenwert/)).toHaveText(isGross ? amounts.lineGross : amounts.lineNet)
  await expect(amountOf(page, 'Versand')).toHaveText(isGross ? amounts.feeGross : amounts.feeNet)
  await expect(amountOf(page, isGross ? /^Enthaltene M/ : /^M.* auf /)).toHaveText(amounts.documentVat)
  if (isGross) await expect(amountOf(page, /^Total exkl/)).toHaveText(amounts.documentNet)
  else await expect(main(page)).toContainText(`auf ${amounts.documentNet}`)
  await expect(amountOf(page, /^Total inkl/)).toHaveText(amounts.total)
}
