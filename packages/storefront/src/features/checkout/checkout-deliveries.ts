import { isSameRecordId } from '@cartonnage/sdk/rules'
import type { AppliedPromotion } from '@cartonnage/sdk/rules'
import type { CartItem } from '../cart/cart-item'
import { readDeliveryTotals, toDeliverySums } from '../cart/delivery-totals'
import type { DeliverySums } from '../cart/delivery-totals'
import type { CartTotals } from '../cart/cart-totals'
import { deliveredGroups } from './checkout-step'
import type { Checkout, DeliveryGroup } from './checkout-step'

/** A delivery group with what is in it. */
export interface CheckoutDelivery {
  readonly group: DeliveryGroup
  readonly items: readonly CartItem[]
  /** VAT rate, a fraction; 0 for an intra-Community supply. */
  readonly rate: number
}

/** What the deliveries of a checkout are made of. */
interface DeliverySources {
  readonly checkout: Checkout
  readonly items: readonly CartItem[]
  /** VAT rates by the id of the delivery group. */
  readonly groupRates: Readonly<Partial<Record<string, number>>>
  /** The rate of the default group. */
  readonly vatRate: number
}

/** The delivery groups with their items. An item without a known group is in the first one, the default. */
export function listDeliveries(sources: DeliverySources): readonly CheckoutDelivery[] {
  const { checkout, items, groupRates, vatRate } = sources
  const groups = deliveredGroups(checkout)
  const groupOf = ({ cartDeliveryGroupId: id }: CartItem) =>
    groups.find((group) => id !== null && isSameRecordId(group.id, id)) ?? groups[0]
  return groups.map((group) => ({
    group,
    items: items.filter((item) => groupOf(item) === group),
    rate: groupRates[group.id] ?? vatRate,
  }))
}

/** What the totals depend on besides. */
interface StepTotals {
  readonly countryCode: string
  /** What explains the discount. */
  readonly promotions: readonly AppliedPromotion[]
}

/** The totals of the checkout with the VAT of each rate; null while the platform is calculating. */
export function readCheckoutTotals(
  sources: DeliverySources & Pick<StepTotals, 'countryCode' | 'promotions'>,
): CartTotals | null {
  const { cartSummary } = sources.checkout
  if (!cartSummary) return null
  const deliveries = listDeliveries(sources).flatMap((delivery) => toSums(delivery, sources.countryCode))
  return readDeliveryTotals(cartSummary, { deliveries, promotions: sources.promotions })
}

function toSums({ group, items, rate }: CheckoutDelivery, fallback: string): readonly DeliverySums[] {
  const method = group.selectedDeliveryMethod
  return toDeliverySums(items, {
    rate,
    countryCode: group.deliveryAddress?.country ?? fallback,
    charge: method === null ? null : (method.adjustedShippingFee ?? method.shippingFee),
  })
}
