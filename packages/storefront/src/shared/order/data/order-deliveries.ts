import { multiplyMoney, resolveVatInfo, sumMoney } from '@cartonnage/sdk/rules'
import type { Money, VatRate } from '@cartonnage/sdk/rules'
import type { DeliverySums } from '../../lines/delivery-totals'
import { knownLines, orderLine } from '../../lines/format-line-amount'
import type { Order } from '../../order-facts/order'

/** What of an order went to one address. */
export interface OrderDelivery {
  readonly id: string
  readonly items: Order['items']
  /** Address, method, day and note; null where the platform does not tell its deliveries. */
  readonly delivery: Order['deliveries'][number] | null
  readonly countryCode: string
  /** VAT rate, a fraction; 0 for an intra-Community supply. */
  readonly rate: number
}

interface OrderLocation {
  /** Of the delivery address, or of the visitor's region. */
  readonly countryCode: string
  /** Its VAT rate. */
  readonly rate: number
  readonly rates: readonly VatRate[]
}

/** The items of an order by delivery. An item without a known delivery is in the first one. */
export function listOrderDeliveries(order: Order, location: OrderLocation): readonly OrderDelivery[] {
  const { deliveries, items } = order
  const { countryCode, rate, rates } = location
  const [first] = deliveries
  if (first === undefined) return [{ id: 'only', items, delivery: null, countryCode, rate }]
  const deliveryOf = ({ deliveryGroupId: id }: Order['items'][number]) =>
    deliveries.find(({ deliveryGroupId }) => id !== null && deliveryGroupId === id) ?? first
  return deliveries.map((delivery, index) => {
    const country = delivery.address?.country ?? countryCode
    return {
      id: delivery.deliveryGroupId ?? String(index),
      items: items.filter((item) => deliveryOf(item) === delivery),
      delivery,
      countryCode: country,
      rate: delivery.vatRate ?? resolveVatInfo(rates, country)?.vatRate ?? rate,
    }
  })
}

/** The net amounts of a delivery; empty while one of them is unknown. */
export function toDeliverySums(
  { items, delivery, countryCode, rate }: OrderDelivery,
  order: Order,
): readonly DeliverySums[] {
  const lines = knownLines(items.map(orderLine))
  if (delivery === null || order.deliveries.length === 1)
    return wholeOrder(order, { countryCode, rate, lines })
  const prices = items.flatMap(({ totalPrice }) => totalPrice ?? [])
  const [price] = prices
  if (price === undefined || prices.length < items.length || delivery.shippingFee === null) return []
  const off = items.flatMap(({ adjustment }) => adjustment ?? [])
  const discount = multiplyMoney(sumMoney(off, price.currencyCode), -1)
  return [{ countryCode, rate, itemsNet: sumMoney(prices), lines, discount, charge: delivery.shippingFee }]
}

/** The sums of an order with one delivery, or whose deliveries are not told. */
function wholeOrder(
  { subtotal, discount, shipping }: Order,
  location: Pick<DeliverySums, 'countryCode' | 'rate' | 'lines'>,
): readonly DeliverySums[] {
  if (subtotal === null) return []
  const none: Money = { amount: '0.00', currencyCode: subtotal.currencyCode }
  const sums = { itemsNet: subtotal, discount: discount ? multiplyMoney(discount, -1) : none }
  return [{ ...location, ...sums, charge: shipping ?? none }]
}
