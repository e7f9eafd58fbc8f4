import { isSameRecordId } from '@cartonnage/sdk/rules'
import type { AppliedPromotion, Money } from '@cartonnage/sdk/rules'
import type { CartItem } from '../../shared/lines/cart-item'
import { readDeliveryTotals, surchargeDue, toDeliverySums } from '../../shared/lines/delivery-totals'
import type { DeliverySums } from '../../shared/lines/delivery-totals'
import { splitCharge } from '../../shared/lines/cart-totals'
import type { CartTotals } from '../../shared/lines/cart-totals'
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
  const countryCode = group.deliveryAddress?.country ?? fallback
  return toDeliverySums(items, { rate, countryCode, charge: chosenFee(group) })
}

/** The net fee of the chosen method; null before one is chosen. */
export const chosenFee = ({ selectedDeliveryMethod: method }: DeliveryGroup): Money | null =>
  method?.adjustedShippingFee ?? method?.shippingFee ?? null

/**
 * What a method costs a delivery group: its fee without the surcharge of a small order, which the totals have as a row of
 * their own.
 */
export function methodFee(
  fee: Money | null,
  groupId: string,
  deliveries: readonly CheckoutDelivery[],
): Money | null {
  if (deliveries[0]?.group.id !== groupId) return fee
  return splitCharge(fee, surchargeDue(deliveries.flatMap((delivery) => toSums(delivery, '')))).shipping
}
