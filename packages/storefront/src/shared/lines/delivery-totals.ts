import {
  isSameRecordId,
  isZeroMoney,
  multiplyMoney,
  netBeforeDiscounts,
  smallOrderSurcharge,
  sumMoney,
  vatRows,
} from '@cartonnage/sdk/rules'
import type { AppliedPromotion, DocumentLine, Money, PlatformSums } from '@cartonnage/sdk/rules'
import { readCartItem } from './cart-item'
import type { CartItem } from './cart-item'
import { knownLines } from './format-line-amount'
import { addVat, atRate, grossOfLines, isZero, positiveOf, readCartTotals, splitCharge } from './cart-totals'
import type { CartTotals, GrossParts } from './cart-totals'

/** The net amounts of what goes to one address. */
export interface DeliverySums {
  readonly countryCode: string
  /** VAT rate, a fraction; 0 for an intra-Community supply. */
  readonly rate: number
  /** Before promotions. */
  readonly itemsNet: Money
  /** What that is the sum of; empty where it is unknown. */
  readonly lines: readonly DocumentLine[]
  /** What promotions take off, zero or more. */
  readonly discount: Money
  /** The fee of the delivery method, with the surcharge of a small order in the first one; null until one is chosen. */
  readonly charge: Money | null
}

/** Where a part of a cart goes. */
export interface CartDelivery extends Pick<DeliverySums, 'countryCode' | 'rate' | 'charge'> {
  /** Of the delivery group. */
  readonly id: string | null
  /** Whose public holidays count at its address. */
  readonly destination: string | readonly string[]
}

/** The deliveries that have items, each with them. An item without a known one is in the first, the default. */
export function itemsByDelivery<T extends Pick<CartDelivery, 'id'>>(
  items: readonly CartItem[],
  deliveries: readonly T[],
): readonly (T & { readonly items: readonly CartItem[] })[] {
  const deliveryOf = ({ cartDeliveryGroupId: own }: CartItem) =>
    deliveries.find(({ id }) => id !== null && own !== null && isSameRecordId(id, own)) ?? deliveries[0]
  return deliveries
    .map((delivery) => ({ ...delivery, items: items.filter((item) => deliveryOf(item) === delivery) }))
    .filter((delivery) => delivery.items.length > 0)
}

/** The net amounts of what goes to one address; nothing while an item has no price. */
export function toDeliverySums(
  items: readonly CartItem[],
  { countryCode, rate, charge }: Pick<DeliverySums, 'countryCode' | 'rate' | 'charge'>,
): readonly DeliverySums[] {
  const prices = items.flatMap(({ totalPrice }) => totalPrice ?? [])
  const nets = items.flatMap((item) => netBeforeDiscounts(item) ?? [])
  if (prices.length === 0 || prices.length < items.length || nets.length < items.length) return []
  const itemsNet = sumMoney(nets)
  const discount = sumMoney([itemsNet, multiplyMoney(sumMoney(prices), -1)])
  return [{ countryCode, rate, charge, itemsNet, lines: documentLines(items), discount }]
}

/** The items as lines of a document; none while the amount of one is unknown. */
export function documentLines(items: readonly CartItem[]): readonly DocumentLine[] {
  return knownLines(items.map((item) => readCartItem(item).line))
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
  const lines = allLines(deliveries)
  const single = readCartTotals(sums, { rate, countryCode, isShippingKnown, promotions, lines })
  const isOne = deliveries.length === 1 && single?.rate !== null
  if (single === null || isOne || sums.totalTaxAmount === null || sums.grandTotalAmount === null)
    return single
  const { totalTaxAmount: vat, grandTotalAmount: gross } = sums
  const isExplained = addsUpTo({ net: sumMoney([gross, multiplyMoney(vat, -1)]), vat }, deliveries)
  return isExplained ? withRates(single, deliveries) : single
}

/** Those of all deliveries; none where those of one are unknown. */
const allLines = (deliveries: readonly DeliverySums[]): readonly DocumentLine[] =>
  deliveries.every(({ lines }) => lines.length > 0) ? deliveries.flatMap(({ lines }) => lines) : []

/** Whether the amounts of the deliveries are those of the platform's totals. */
function addsUpTo(
  { net, vat }: Pick<CartTotals, 'net' | 'vat'>,
  deliveries: readonly DeliverySums[],
): boolean {
  const rows = vatRows(deliveries.flatMap((delivery) => toTaxed(delivery, delivery.charge)))
  return (
    isSame(sumMoney(rows.map((row) => row.net)), net) && isSame(sumMoney(rows.map((row) => row.vat)), vat)
  )
}

/** A first delivery without a method has its surcharge all the same, which the platform's totals do not include yet. */
function withRates(totals: CartTotals, deliveries: readonly DeliverySums[]): CartTotals {
  const parts = splitDeliveries(deliveries)
  const rows = vatRows(
    deliveries.flatMap((delivery, index) => toTaxed(delivery, delivery.charge ?? parts[index]?.surcharge)),
  )
  const shipping = addUp(parts.map((part) => part.shipping))
  const isShippingKnown = parts.every((part) => part.shipping !== null) || !isZero(shipping)
  const [row, ...others] = rows
  const [net, vat] = [sumMoney(rows.map((each) => each.net)), sumMoney(rows.map((each) => each.vat))]
  return {
    ...totals,
    net,
    vat,
    gross: sumMoney([net, vat]),
    surcharge: addUp(parts.map(({ surcharge }) => surcharge)),
    shipping: isShippingKnown ? shipping : null,
    rate: row !== undefined && others.length === 0 ? row.rate : null,
    vatRows: rows,
    lines: deliveries.flatMap((delivery) => atRate(delivery.lines, delivery.rate)),
    grossParts: grossParts(parts),
  }
}

const toTaxed = ({ rate, itemsNet, discount }: DeliverySums, charge: Money | null | undefined) =>
  [itemsNet, multiplyMoney(discount, -1), ...(charge ? [charge] : [])].map((net) => ({ net, rate }))

interface DeliveryParts extends Pick<DeliverySums, 'rate' | 'itemsNet' | 'lines' | 'discount'> {
  readonly surcharge: Money | null
  readonly shipping: Money | null
}

/** The first delivery bears the surcharge of a small order. */
function splitDeliveries(deliveries: readonly DeliverySums[]): readonly DeliveryParts[] {
  const due = surchargeDue(deliveries)
  return deliveries.map(({ rate, itemsNet, lines, discount, charge }, index) => ({
    rate,
    itemsNet,
    lines,
    discount,
    ...splitCharge(charge, index === 0 ? due : null),
  }))
}

/** The surcharge of an order for being small: once for all that is delivered, by the country of the first delivery. */
export function surchargeDue(
  deliveries: readonly Pick<DeliverySums, 'itemsNet' | 'countryCode'>[],
): Money | null {
  const [first] = deliveries
  if (first === undefined) return null
  return smallOrderSurcharge(sumMoney(deliveries.map(({ itemsNet }) => itemsNet)), first.countryCode)
}

/** The parts with the VAT of their own rates, for display. */
function grossParts(parts: readonly DeliveryParts[]): GrossParts {
  const rates = [...new Set(parts.map(({ rate }) => rate))]
  const byRate = rates.map((rate) => addVat(sumUp(parts.filter((part) => part.rate === rate)), rate))
  const addUpMember = (member: 'discount' | 'surcharge' | 'shipping') =>
    addUp(byRate.map((part) => part[member]))
  return {
    items: sumMoney(
      parts.map((part) => grossOfLines({ ...part, lines: atRate(part.lines, part.rate) }, part.rate)),
    ),
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
