import { documentVat, sumMoney, multiplyMoney } from '@cartonnage/sdk/rules'
import type { VatRate } from '@cartonnage/sdk/rules'
import type { PlatformSums } from './cart-totals'

/** A country and its VAT rate, a fraction. */
export interface TaxedLocation {
  readonly countryCode: string
  readonly rate: number
}

/**
 * The place whose VAT the platform's sums have. Once there is an address that is the address's country, which need not
 * be the region that is shown; the sums do not name it, so it is the only rate of the shop that explains them. The
 * shown place where it explains them, where there is no VAT yet, and where no rate or several do.
 */
export function findTaxedLocation(
  { grandTotalAmount, totalTaxAmount }: Pick<PlatformSums, 'grandTotalAmount' | 'totalTaxAmount'>,
  shown: TaxedLocation,
  rates: readonly VatRate[] = [],
): TaxedLocation {
  if (grandTotalAmount === null || totalTaxAmount === null) return shown
  const net = sumMoney([grandTotalAmount, multiplyMoney(totalTaxAmount, -1)])
  const explains = (rate: number) => documentVat({ nets: [net], rate }).amount === totalTaxAmount.amount
  if (explains(shown.rate)) return shown
  const [found, ...others] = rates.filter(({ vatRate }) => explains(vatRate))
  if (found === undefined || others.length > 0) return shown
  return { countryCode: found.countryCode, rate: found.vatRate }
}
