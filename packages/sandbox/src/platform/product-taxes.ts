import { listVatRates } from '../database/vat-rate-repository'
import type { SandboxContext, Visitor } from '../sandbox-context'
import { shops } from '../shop'
import { formatAmount, multiplyAmounts, toAmount } from './amount'

/** The tax on a product in the visitor's shop, by the first country that it delivers to. Prices are net. */
export function productTaxes({ db }: SandboxContext, { shop }: Visitor, productId: string) {
  const [country] = shops[shop].countries
  const rate = listVatRates(db).find(({ DeveloperName }) => DeveloperName === country)?.Rate__c ?? 0
  const percentage = formatAmount(multiplyAmounts(toAmount(rate), toAmount(100)), 1)
  const tax = {
    taxRatePercentage: percentage,
    taxTreatmentName: `VAT ${country}`,
    taxTreatmentDescription: null,
  }
  return {
    taxLocaleType: 'Net',
    taxesInfo: { [productId]: { taxesInfoList: [tax], success: true, error: null } },
  }
}
