import { catalog, vat, vatRates } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { resolveVatInfo } from '@cartonnage/sdk/rules'
import { hasWithdrawalRight } from '../../../shell/has-withdrawal-right'
import { loadPlaceNames } from '../../addresses/data/load-place-names'
import type { PlaceNamesByCountry } from '../../address-lines/place-names'
import { readDeliveryTotals } from '../../lines/delivery-totals'
import type { CartTotals } from '../../lines/cart-totals'
import { reportRounding } from '../../lines/totals-rows'
import { readProductAttributes } from '../../product/product-attributes'
import type { Order } from '../../order-facts/order'
import { listOrderDeliveries, toDeliverySums } from './order-deliveries'
import type { OrderDelivery } from './order-deliveries'
import type { ProductAttributes } from '../../product/product-attributes'
import { loadTransfer } from '../../order-facts/transfer'
import type { OrderTransfer } from '../../order-facts/transfer'

export type { Order } from '../../order-facts/order'

/** An order with the other data that its pages show. */
export interface OrderView {
  readonly order: Order
  /** The totals as cart and checkout show them; null where the platform does not return all of them. */
  readonly totals: CartTotals | null
  /** The items by delivery; one entry where the platform does not tell several. */
  readonly deliveries: readonly OrderDelivery[]
  /** The current attributes of the products, by id; one that is no longer sold is missing. */
  readonly products: Readonly<Partial<Record<string, ProductAttributes>>>
  /** Names of the countries of its addresses that the shop does not deliver to. */
  readonly locations: PlaceNamesByCountry
  /** The right of withdrawal applies to this shop and buyer. */
  readonly mayWithdraw: boolean
  /** What is left to transfer; null where nothing is. */
  readonly transfer: OrderTransfer | null
}

interface OrderQuery {
  readonly order: Order
  readonly userType: 'private' | 'business'
  readonly signal: AbortSignal
}

/** Loads the other data of an order. Does not fail without the drawings or the VAT rates. */
export async function loadOrderView(
  client: Client,
  { order, userType, signal }: OrderQuery,
): Promise<OrderView> {
  const { deliveryAddress, billingAddress } = order
  const addresses = [
    deliveryAddress,
    billingAddress,
    ...order.deliveries.map(({ address }) => address),
  ].filter((address) => address !== null)
  const [products, rates, locations] = await Promise.all([
    loadProducts(client, order, signal).catch((error: unknown) => {
      client.reportFailure(error, 'the drawings of an order')
      return {}
    }),
    client
      .use(vatRates)
      .load({ signal })
      .catch(() => []),
    loadPlaceNames(client, addresses, signal),
  ])
  const current = client.use(vat).getSnapshot()
  const countryCode = deliveryAddress?.country ?? current.countryCode
  const rate = resolveVatInfo(rates, countryCode)?.vatRate ?? current.vatRate
  const deliveries = listOrderDeliveries(order, { rate, countryCode, rates })
  const totals = readOrderTotals(order, deliveries)
  if (totals !== null) reportRounding(client, { totals, isNetFirst: userType === 'business' })
  return {
    order,
    totals,
    deliveries,
    products,
    locations,
    transfer: await loadTransfer(order, client.shop),
    mayWithdraw: order.canceledAt === null && hasWithdrawalRight(client.shop, userType),
  }
}

/** Nothing is estimated for an order: null without its VAT. */
export function readOrderTotals(order: Order, deliveries: readonly OrderDelivery[]): CartTotals | null {
  const { subtotal, discount, shipping, vat, total } = order
  if (vat === null) return null
  const sums = {
    totalProductAmount: subtotal,
    totalPromotionalAdjustmentAmount: discount,
    totalChargeAmount: shipping,
    totalTaxAmount: vat,
    grandTotalAmount: total,
  }
  const promotions = order.adjustments.map(({ couponCode, name, amount }) => ({
    couponCode,
    displayName: name,
    adjustment: amount,
  }))
  return readDeliveryTotals(sums, {
    deliveries: deliveries.flatMap((delivery) => toDeliverySums(delivery, order)),
    promotions,
  })
}

async function loadProducts({ use }: Client, { items }: Order, signal: AbortSignal) {
  const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  const products = ids.length === 0 ? [] : await use(catalog).listProducts(ids, { signal })
  return Object.fromEntries(products.map(({ id, fields }) => [id, readProductAttributes(fields)]))
}
