import { documentTotals, estimateDelivery, vatRows } from '@cartonnage/sdk/rules'
import type { EstimatedQuantity } from '@cartonnage/sdk/rules'
import type { CartTotals } from './cart-totals'

interface EstimatedCart {
  readonly lines: readonly EstimatedQuantity[]
  /** The country of delivery. */
  readonly countryCode: string
}

/**
 * Totals with what the usual delivery will cost at the checkout. Unchanged where the platform has charged one, and where
 * none can be estimated.
 */
export function withDeliveryEstimate(totals: CartTotals, { lines, countryCode }: EstimatedCart): CartTotals {
  const { shipping, rate, itemsNet: productsNet } = totals
  if (shipping !== null || rate === null) return totals
  const deliveryEstimate = estimateDelivery(lines, { countryCode, productsNet })
  if (deliveryEstimate === undefined) return totals
  const { fee } = deliveryEstimate
  const { net, vat, gross } = documentTotals({ lines: [totals.net], shipping: fee, rate })
  return { ...totals, net, vat, gross, shipping: fee, vatRows: vatRows([{ net, rate }]), deliveryEstimate }
}
