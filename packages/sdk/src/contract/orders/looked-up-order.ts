import * as z from 'zod/mini'
import { amount } from '../kit/amount'
import { fieldNamed, fieldValues } from '../kit/field-values'
import { inOneCurrency } from '../kit/in-one-currency'
import { listOf, maybe, text, type Schema } from '../kit/schema'
import { orderDetailSchema, type OrderDetail } from './order-detail'
import { deliverToAddress } from './order-delivery-groups'
import { amountIn } from '../kit/field-numbers'

const lineShape = z.object({
  id: text,
  /** `Product`; `Charge` for what is paid for the delivery. */
  type: text,
  fields: fieldValues,
  product: maybe(z.object({ id: text, fields: fieldValues })),
})

const groupShape = z.object({
  id: text,
  fields: fieldValues,
  deliveryMethod: maybe(z.object({ fields: fieldValues })),
  lineItems: listOf(lineShape),
})
type Group = z.output<typeof groupShape>

const platformOrderShape = inOneCurrency(
  z.object({
    /** Record id; only the platform's own form has it under this name. */
    id: z.string(),
    orderNumber: text,
    status: text,
    currencyIsoCode: text,
    fields: fieldValues,
    owner: maybe(z.object({ email: text })),
    adjustments: listOf(z.object({ displayName: text, basisReferenceDisplayName: text, amount })),
    deliveryGroups: listOf(groupShape),
  }),
)

/**
 * Reads an order as the platform's lookup sends it, everything in fields of its records and the lines by delivery, as the
 * shop's contract has orders. Fails without `id`.
 */
export const lookedUpOrderSchema: Schema<OrderDetail> = z.pipe(
  platformOrderShape,
  z.transform(({ id, owner, deliveryGroups, adjustments, ...order }) => {
    const deliveries = deliveryGroups.map(toDelivery)
    const [first] = deliveries
    return z.parse(orderDetailSchema, {
      ...order,
      orderSummaryId: id,
      createdDate: fieldNamed(order.fields, 'OrderedDate'),
      contactInfo: owner,
      deliveryAddress: first?.address,
      deliveryMethodName: first?.methodName,
      deliveryGroups: { items: deliveries },
      items: deliveryGroups.flatMap(toItems),
      adjustments: adjustments.map(({ displayName, basisReferenceDisplayName, amount: taken }) => ({
        name: displayName,
        couponCode: basisReferenceDisplayName,
        amount: taken,
      })),
    })
  }),
)

const toDelivery = ({ id, fields, deliveryMethod }: Group) => ({
  deliveryGroupId: id,
  address: deliverToAddress(fields),
  methodName: deliveryMethod && fieldNamed(deliveryMethod.fields, 'Name'),
  shippingFee: amountIn(fields, 'TotalAdjustedDeliveryAmount'),
  desiredDeliveryDate: fieldNamed(fields, 'DesiredDeliveryDate'),
  shippingInstructions: fieldNamed(fields, 'DeliveryInstructions'),
})

const toItems = ({ id: deliveryGroupId, lineItems }: Group) =>
  lineItems
    .filter(({ type }) => type !== 'Charge')
    .map(({ id, fields, product }) => ({
      orderItemSummaryId: id,
      deliveryGroupId,
      fields,
      adjustment: amountIn(fields, 'TotalAdjustmentAmount'),
      product: product && { productId: product.id, fields: product.fields },
    }))
