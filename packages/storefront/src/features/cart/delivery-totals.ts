import { isZeroMoney, multiplyMoney, smallOrderSurcharge, sumMoney, vatRows } from '@cartonnage/sdk/rules'
import type { AppliedPromotion, Money } from '@cartonnage/sdk/rules'
import { addVat, positiveOf, readCartTotals, splitCharge } from './cart-totals'
import type { CartTotals, GrossParts, PlatformSums } from './cart-totals'

/** The net amounts of what goes to one address. */
export interface DeliverySums {
  readonly countryCode: string
  /** VAT rate, a fraction; 0 for an intra-Community supply. */
  readonly rate: number
  /** Before promotions. */
  readonly itemsNet: Money
  /** What promotions take off, zero or more. */
  readonly discount: Money
  /** The fee of the delivery method, which includes the surcharge of a small order; null until one is chosen. */
  readonly charge: Money | null
}

interface DeliveryTotalsOptions {
  /** The default one first. */
  readonly deliveries: readonly DeliverySums[]
  /** What explains the discount. @default nothing: it is one amount */
  readonly promotions?: readonly AppliedPromotion[] | undefined
}

/**
 * The totals of a cart that goes to several addresses, with the VAT of each rate. The platform's amounts stand: where
 * those of the deliveries do not add up to them, the totals have no rates. Null while the platform is calculating.
 */
export function readDeliveryTotals(
  sums: PlatformSums,
  { deliveries, promotions }: DeliveryTotalsOptions,
): CartTotals | null {
  const [first] = deliveries
  if (first === undefined) return null
  const isShippingKnown = deliveries.every(({ charge }) => charge !== null)
  const { rate, countryCode } = first
  const single = readCartTotals(sums, { rate, countryCode, isShippingKnown, promotions })
  const isOne = deliveries.length === 1 && single?.rate !== null
  if (single === null || isOne || sums.totalTaxAmount === null) return single
  return withRates(single, deliveries, isShippingKnown)
}

function withRates(
  totals: CartTotals,
  deliveries: readonly DeliverySums[],
  isShippingKnown: boolean,
): CartTotals {
  const rows = vatRows(deliveries.flatMap(toTaxed))
  const explains =
    isSame(sumMoney(rows.map(({ net }) => net)), totals.net) &&
    isSame(sumMoney(rows.map(({ vat }) => vat)), totals.vat)
  if (!explains) return totals
  const parts = deliveries.map((delivery) => splitDelivery(delivery))
  const [row, ...others] = rows
  return {
    ...totals,
    surcharge: addUp(parts.map(({ surcharge }) => surcharge)),
    shipping: isShippingKnown ? addUp(parts.map(({ shipping }) => shipping)) : null,
    rate: row !== undefined && others.length === 0 ? row.rate : null,
    vatRows: rows,
    grossParts: grossParts(parts),
  }
}

const toTaxed = ({ rate, itemsNet, discount, charge }: DeliverySums) =>
  [itemsNet, multiplyMoney(discount, -1), ...(charge === null ? [] : [charge])].map((net) => ({ net, rate }))

interface DeliveryParts extends Pick<DeliverySums, 'rate' | 'itemsNet' | 'discount'> {
  readonly surcharge: Money | null
  readonly shipping: Money | null
}

function splitDelivery({ charge, countryCode, ...delivery }: DeliverySums): DeliveryParts {
  const { rate, itemsNet, discount } = delivery
  const due = charge === null ? null : smallOrderSurcharge(itemsNet, countryCode)
  return { rate, itemsNet, discount, ...splitCharge(charge, due) }
}

/** The parts with the VAT of their own rates, for display: those of each rate add up to its gross. */
function grossParts(parts: readonly DeliveryParts[]): GrossParts {
  const rates = [...new Set(parts.map(({ rate }) => rate))]
  const byRate = rates.map((rate) => addVat(sumUp(parts.filter((part) => part.rate === rate)), rate))
  const addUpMember = (member: 'items' | 'discount' | 'surcharge' | 'shipping') =>
    addUp(byRate.map((part) => part[member]))
  return {
    items: addUpMember('items'),
    discount: positiveOf(addUpMember('discount')),
    discounts: [],
    surcharge: addUpMember('surcharge'),
    shipping: addUpMember('shipping'),
  }
}

/** Deliveries of one rate. */
const sumUp = (parts: readonly DeliveryParts[]) => ({
  itemsNet: sumMoney(parts.map(({ itemsNet }) => itemsNet)),
  taken: [sumMoney(parts.map(({ discount }) => discount))],
  surcharge: addUp(parts.map(({ surcharge }) => surcharge)),
  shipping: addUp(parts.map(({ shipping }) => shipping)),
})

/** Null where nothing is to be added up. */
function addUp(amounts: readonly (Money | null)[]): Money | null {
  const found = amounts.filter((amount) => amount !== null)
  return found.length === 0 ? null : sumMoney(found)
}

const isSame = (a: Money, b: Money): boolean => isZeroMoney(sumMoney([a, multiplyMoney(b, -1)]))
