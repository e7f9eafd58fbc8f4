import * as z from 'zod/mini'
import { amount, toMoney } from '../kit/amount'
import { defineCall, request } from '../kit/call'
import { fieldNamed, fieldValues } from '../kit/field-values'
import { inOneCurrency } from '../kit/in-one-currency'
import { amountIn } from '../kit/field-numbers'
import type { OrderPartsQuery } from './orders-requests'
import { webstorePath } from '../kit/paths'
import { quantity } from '../kit/quantity'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const sentQuantity = maybe(quantity)
const productShape = z.object({
  /** Record id; null where the platform sends none. */
  productId: text,
  /** Requested fields of the product by API name. */
  fields: fieldValues,
})

const orderItemShape = z.pipe(
  inOneCurrency(
    z.object({
      /** Record id of the line; null where the platform sends none. */
      orderItemSummaryId: text,
      /** Record id; null for a product that no longer exists. */
      productId: text,
      /** Product number as it was ordered. */
      sku: text,
      /** Name of the product as it was ordered. */
      name: text,
      /** Number of units; null where the platform sends none. */
      quantity: sentQuantity,
      /** Net price per unit. */
      unitPrice: amount,
      /** Net price of the whole quantity. */
      totalPrice: amount,
      /** What promotions took off the whole quantity; zero or below. */
      adjustment: amount,
      /** Delivery group that the line went with; null where the platform sends none. */
      deliveryGroupId: text,
      /** How many units were not in stock when it was ordered; null where the platform sends none. */
      awaitedQuantity: sentQuantity,
      /** The day on which they were expected, `2026-12-14`; null where the platform sends none. */
      awaitedFrom: text,
      /** ISO 4217; where it is missing, that of the order. */
      currencyIsoCode: text,
      /** Requested fields of the line by API name. */
      fields: fieldValues,
      /** The product with its fields; null where the platform sends none. */
      product: maybe(productShape),
    }),
  ),
  // Organisations send members; the platform sends fields of the line and of its product.
  z.transform(({ fields, product, currencyIsoCode, ...sent }) => {
    const nameOfProduct = product && fieldNamed(product.fields, 'Name')
    const skuOfProduct = product && fieldNamed(product.fields, 'StockKeepingUnit')
    const net = sent.totalPrice ?? amountIn(fields, 'TotalPrice', 'AdjustedLineAmount', 'TotalLineAmount')
    return {
      /** Record id of the line; null where the platform sends none. */
      orderItemSummaryId: sent.orderItemSummaryId,
      /** Record id; null for a product that no longer exists. */
      productId: sent.productId ?? product?.productId ?? fieldNamed(fields, 'Product2Id'),
      /** Product number as it was ordered. */
      sku: sent.sku ?? fieldNamed(fields, 'StockKeepingUnit') ?? skuOfProduct,
      /** Name of the product as it was ordered. */
      name: sent.name ?? nameOfProduct ?? fieldNamed(fields, 'Name'),
      /** Number of units; null where the platform sends none. */
      quantity: sent.quantity ?? z.safeParse(sentQuantity, fieldNamed(fields, 'Quantity')).data ?? null,
      /** Unit of the quantity as the product has it, such as `Rolle`; null where the platform sends none. */
      unit: product && fieldNamed(product.fields, 'QuantityUnitOfMeasure'),
      /** Printed for the buyer, whose logo the seller needs; an extension, false where the platform sends none. */
      isPrinted: product !== null && fieldNamed(product.fields, 'Printed__c') === 'true',
      /** ISO 4217; where it is missing, that of the order. */
      currencyCode: currencyIsoCode,
      /** Net price per unit. */
      unitPrice: toMoney(sent.unitPrice ?? amountIn(fields, 'UnitPrice'), currencyIsoCode),
      /** Net price of the whole quantity. */
      totalPrice: toMoney(net, currencyIsoCode),
      /** What promotions took off the whole quantity, zero or below; null where the platform sends none. */
      adjustment: toMoney(sent.adjustment ?? amountIn(fields, 'TotalLineAdjustmentAmount'), currencyIsoCode),
      /** Delivery group that the line went with; null where the platform sends none. */
      deliveryGroupId: sent.deliveryGroupId ?? fieldNamed(fields, 'OrderDeliveryGroupSummaryId'),
      /** How many units were not in stock when it was ordered; null where the platform sends none. */
      awaitedQuantity: sent.awaitedQuantity,
      /** The day on which they were expected, `2026-12-14`; null where the platform sends none. */
      awaitedFrom: sent.awaitedFrom,
    }
  }),
)
/** One line of an order with net prices, as they were when the order was placed. */
export interface OrderItem extends z.output<typeof orderItemShape> {}
export const orderItemSchema: Schema<OrderItem> = orderItemShape

const orderItemsShape = inOneCurrency(
  z.object({
    /** Lines of this page. */
    items: listOf(orderItemSchema),
    /** For the next request; null on the last page. */
    nextPageToken: text,
  }),
)
/** One page of the lines of an order. */
export interface OrderItems extends z.output<typeof orderItemsShape> {}
/** Accepts lines without any member. */
export const orderItemsSchema: Schema<OrderItems> = orderItemsShape

/** The requested fields of a line and its product; the platform takes up to 15. */
export const orderItemFields = [
  'OrderItemSummary.Product2Id',
  'OrderItemSummary.StockKeepingUnit',
  'OrderItemSummary.Quantity',
  'OrderItemSummary.UnitPrice',
  'OrderItemSummary.TotalPrice',
  'OrderItemSummary.TotalLineAdjustmentAmount',
  'OrderItemSummary.OrderDeliveryGroupSummaryId',
  'Product2.Name',
  'Product2.QuantityUnitOfMeasure',
] as const

/** The lines of an order, for platforms that leave them out of the order itself. */
export const listOrderItems = defineCall(
  {
    id: 'orders.listItems',
    method: 'GET',
    path: `${webstorePath}/order-summaries/{orderSummaryId}/items`,
    base: 'api',
    responses: { 200: orderItemsSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ query?: OrderPartsQuery }>,
)
