import { useVat } from '@cartonnage/react-hooks'
import type { Cart } from '@cartonnage/sdk'
import { readCartTotals } from './cart-totals'
import type { CartTotals } from './cart-totals'
import { findTaxedLocation } from './taxed-location'

export interface BuyerTotals {
  /** Null while the platform calculates. */
  readonly totals: CartTotals | null
  /** VAT rate of the lines, a fraction. */
  readonly rate: number
  /** Where the goods go, as the VAT says. */
  readonly countryCode: string
}

/** What a buyer's cart comes to, with the VAT of the address where the platform knows one. */
export function useBuyerTotals({ summary }: Cart): BuyerTotals {
  const { vatRate, countryCode, rates } = useVat()
  const location = findTaxedLocation(summary, { rate: vatRate, countryCode }, rates)
  return { ...location, totals: readCartTotals(summary, { ...location, isShippingKnown: false }) }
}
