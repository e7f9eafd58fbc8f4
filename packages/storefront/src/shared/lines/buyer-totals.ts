import type { Cart } from '@cartonnage/sdk'
import { isCartProcessing } from '@cartonnage/sdk/rules'
import type { EstimatedQuantity } from '@cartonnage/sdk/rules'
import { packedQuantity } from '../delivery/packed-quantity'
import { readCartItem } from './cart-item'
import type { CartItem } from './cart-item'
import { readCartTotals } from './cart-totals'
import type { CartTotals } from './cart-totals'
import { withDeliveryEstimate } from './delivery-estimate'
import { documentLines, itemsByDelivery, readDeliveryTotals, toDeliverySums } from './delivery-totals'
import type { CartDelivery } from './delivery-totals'

export interface BuyerTotals {
  /** Null while the platform calculates. */
  readonly totals: CartTotals | null
  /** The country of delivery, by its VAT. */
  readonly countryCode: string
  /** Whose public holidays count at the addresses of the items; empty until the platform knows one. */
  readonly destinations: readonly CartDelivery['destination'][]
  /** VAT rate of an item, a fraction. */
  rateOf(item: CartItem): number
}

/** The totals of {@link readBuyerTotals}, with the delivery that the checkout will propose where there is one only. */
export function estimateBuyerTotals(cart: Cart, context: TotalsContext): BuyerTotals {
  const sums = readBuyerTotals(cart, context)
  const isOneDelivery = itemsByDelivery(cart.items, context.deliveries).length < 2
  return isOneDelivery ? { ...sums, totals: withEstimate(cart, sums) } : sums
}

/** With the delivery that the checkout will propose, until one is chosen there. */
function withEstimate({ items }: Cart, { totals, countryCode }: BuyerTotals): CartTotals | null {
  return totals && withDeliveryEstimate(totals, { lines: packedItems(items), countryCode })
}

/** The items, as far as their transport depends on them. */
export const packedItems = (items: readonly CartItem[]): readonly EstimatedQuantity[] =>
  items.map((item) => packedQuantity(readCartItem(item).attributes, Number(item.quantity)))

interface TotalsContext {
  /** The default one first; empty where they are unknown. */
  readonly deliveries: readonly CartDelivery[]
  /** The chosen region with its VAT rate, a fraction. */
  readonly region: { readonly rate: number; readonly countryCode: string }
}

/** The totals by where the items go; by the chosen region until the platform knows that. */
export function readBuyerTotals(
  { summary, promotions, items }: Pick<Cart, 'summary' | 'promotions' | 'items'>,
  { deliveries, region }: TotalsContext,
): BuyerTotals {
  // While the platform calculates, its sums are not those of the lines yet.
  const isCurrent = !isCartProcessing(summary)
  const filled = summary.totalTaxAmount === null ? [] : itemsByDelivery(items, deliveries)
  const [main] = filled
  if (main === undefined) {
    const totals = readCartTotals(summary, {
      ...region,
      isShippingKnown: false,
      promotions,
      lines: isCurrent ? documentLines(items) : [],
    })
    return { totals, countryCode: region.countryCode, destinations: [], rateOf: () => region.rate }
  }
  const sums = filled
    .flatMap((delivery) => toDeliverySums(delivery.items, delivery))
    .map((delivery) => (isCurrent ? delivery : { ...delivery, lines: [] }))
  return {
    totals: readDeliveryTotals(summary, { deliveries: sums, promotions }),
    countryCode: main.countryCode,
    destinations: filled.map(({ destination }) => destination),
    rateOf: (item) => (filled.find((delivery) => delivery.items.includes(item)) ?? main).rate,
  }
}
