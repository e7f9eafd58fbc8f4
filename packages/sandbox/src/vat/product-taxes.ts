import { formatAmount, multiplyAmounts, toAmount } from '../amount'
import type { SandboxContext } from '../calls/sandbox-context'
import { findVatRate } from './vat-rate-repository'

/** Where goods are taxed. */
export interface TaxLocation {
  readonly countryIsoCode: string
  readonly stateIsoCode: string | null
}

/** A country's VAT as the platform describes a tax; undefined where the shop knows none. Prices are net. */
export function taxOf({ db }: Pick<SandboxContext, 'db'>, { countryIsoCode, stateIsoCode }: TaxLocation) {
  const rate = findVatRate(db, countryIsoCode)
  if (rate === undefined) return undefined
  const info = {
    countryIsoCode,
    stateIsoCode,
    priority: 1,
    taxRatePercentage: formatAmount(multiplyAmounts(toAmount(rate), toAmount(100)), 1),
    taxTreatmentName: `VAT ${countryIsoCode}`,
    taxTreatmentDescription: null,
  }
  return { rate, info }
}

/** The taxes that a product is shown with, under the id that was asked for. */
export function productTaxes(
  context: SandboxContext,
  { productId, ...location }: TaxLocation & { productId: string },
) {
  const tax = taxOf(context, location)
  const taxesInfoList = tax ? [tax.info] : []
  return { taxLocaleType: 'Net', taxesInfo: { [productId]: { taxesInfoList, success: true, error: null } } }
}
