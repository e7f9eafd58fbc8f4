import { useVat } from '@cartonnage/react-hooks'
import type { Cart } from '@cartonnage/sdk'
import { documentVat, isZeroMoney, multiplyMoney, sumMoney } from '@cartonnage/sdk/rules'
import type { VatRate } from '@cartonnage/sdk/rules'
import { readCartTotals } from './cart-totals'
import type { CartTotals, PlatformSums } from './cart-totals'

export interface BuyerTotals {
  /** Null while the platform calculates. */
  readonly totals: CartTotals | null
  /** VAT rate of the lines, a fraction. */
  readonly rate: number
  /** The country of delivery, by its VAT. */
  readonly countryCode: string
}

/** The totals of a buyer's cart, with the VAT of the address where the platform knows one. */
export function useBuyerTotals({ summary, promotions }: Cart): BuyerTotals {
  const { vatRate, countryCode, rates } = useVat()
  const location = findTaxedLocation(summary, { rate: vatRate, countryCode }, rates)
  return { ...location, totals: readCartTotals(summary, { ...location, isShippingKnown: false, promotions }) }
}

/** A country with its VAT rate, a fraction. */
interface TaxedLocation {
  readonly countryCode: string
  readonly rate: number
}

/**
 * The country whose VAT is in the platform's totals. Once there is an address it is the address's country, which may
 * differ from the chosen region. The totals do not name it: so it is the only country of the shop whose rate explains
 * them. `current` where its rate does, where there is no VAT yet, and where no rate or several do.
 */
export function findTaxedLocation(
  { grandTotalAmount, totalTaxAmount }: Pick<PlatformSums, 'grandTotalAmount' | 'totalTaxAmount'>,
  current: TaxedLocation,
  rates: readonly VatRate[] = [],
): TaxedLocation {
  if (grandTotalAmount === null || totalTaxAmount === null) return current
  const net = sumMoney([grandTotalAmount, multiplyMoney(totalTaxAmount, -1)])
  const explains = (rate: number) => documentVat({ nets: [net], rate }).amount === totalTaxAmount.amount
  if (explains(current.rate)) return current
  // An intra-Community supply has no VAT, wherever it goes.
  if (isZeroMoney(totalTaxAmount)) return { ...current, rate: 0 }
  const [found, ...others] = rates.filter(({ vatRate }) => explains(vatRate))
  if (found === undefined || others.length > 0) return current
  return { countryCode: found.countryCode, rate: found.vatRate }
}
