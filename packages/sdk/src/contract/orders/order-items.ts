import * as z from 'zod/mini'
import { amount, toMoney } from '../kit/amount'
import { defineCall, sends } from '../kit/call'
import { fieldNamed, fieldValues } from '../kit/field-values'
import { inOneCurrency } from '../kit/in-one-currency'
import { amountIn } from './orders-members'
import type { OrderPartsQuery } from './orders-requests'
import { webstorePath } from '../kit/paths'
import { quantity } from '../kit/quantity'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const sentQuantity = maybe(quantity)
const productShape = z.object({ productId: text, fields: fieldValues })

const orderItemShape = z.pipe(
  inOneCurrency(
    z.object({
      orderItemSummaryId: text,
      productId: text,
      sku: text,
      name: text,
      quantity: sentQuantity,
      unitPrice: amount,
      totalPrice: amount,
      currencyIsoCode: text,
      fields: fieldValues,
      product: maybe(productShape),
    }),
  ),
  // As an organisation has them, or as the platform has: everything in fields, of the item and of its product.
  z.transform(({ fields, product, currencyIsoCode, ...sent }) => {
    const nameOfProduct = product && fieldNamed(product.fields, 'Name')
    const skuOfProduct = product && fieldNamed(product.fields, 'StockKeepingUnit')
    const net = sent.totalPrice ?? amountIn(fields, 'TotalPrice', 'AdjustedLineAmount', 'TotalLineAmount')
    return {
      orderItemSummaryId: sent.orderItemSummaryId,
      productId: sent.productId ?? product?.productId ?? fieldNamed(fields, 'Product2Id'),
      sku: sent.sku ?? fieldNamed(fields, 'StockKeepingUnit') ?? skuOfProduct,
      name: sent.name ?? nameOfProduct ?? fieldNamed(fields, 'Name'),
      quantity: sent.quantity ?? z.safeParse(sentQuantity, fieldNamed(fields, 'Quantity')).data ?? null,
      currencyCode: currencyIsoCode,
      unitPrice: toMoney(sent.unitPrice ?? amountIn(fields, 'UnitPrice'), currencyIsoCode),
      totalPrice: toMoney(net, currencyIsoCode),
    }
  }),
)
/** What was bought on one line of an order, net, as it was when the order was placed. */
export interface OrderItem extends z.output<typeof orderItemShape> {}
export interface OrderItemWire extends z.input<typeof orderItemShape> {}
export const orderItemSchema: Schema<OrderItem, OrderItemWire> = orderItemShape

const orderItemsShape = inOneCurrency(z.object({ items: listOf(orderItemSchema), nextPageToken: text }))
/** One page of what was bought with an order. */
export interface OrderItems extends z.output<typeof orderItemsShape> {}
export interface OrderItemsWire extends z.input<typeof orderItemsShape> {}
export const orderItemsSchema: Schema<OrderItems, OrderItemsWire> = orderItemsShape

/** The fields of an item and of its product that are asked for; the platform takes up to 15. */
export const orderItemFields = [
  'OrderItemSummary.Product2Id',
  'OrderItemSummary.StockKeepingUnit',
  'OrderItemSummary.Quantity',
  'OrderItemSummary.UnitPrice',
  'OrderItemSummary.TotalPrice',
  'Product2.Name',
] as const

/** What was bought with an order, where the answer to the order itself does not say it. */
export const listOrderItems = defineCall(
  {
    id: 'orders.listItems',
    method: 'GET',
    path: `${webstorePath}/order-summaries/{orderSummaryId}/items`,
    at: 'api',
    responses: { 200: orderItemsSchema },
    adds: ['effectiveAccountId'],
  },
  sends<{ query?: OrderPartsQuery }>,
)
