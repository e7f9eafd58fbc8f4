import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import { deliveryAddressSchema } from '../delivery-groups/delivery-groups'
import { fieldNamed, fieldValues } from '../kit/field-values'
import type { OrderPartsQuery } from './orders-requests'
import { webstorePath } from '../kit/paths'
import { listOf, type Schema } from '../kit/schema'

/** The fields of a delivery group that are asked for; the platform takes up to 15. */
export const orderDeliveryGroupFields = [
  'OrderDeliveryGroupSummary.DeliverToName',
  'OrderDeliveryGroupSummary.DeliverToStreet',
  'OrderDeliveryGroupSummary.DeliverToCity',
  'OrderDeliveryGroupSummary.DeliverToState',
  'OrderDeliveryGroupSummary.DeliverToPostalCode',
  'OrderDeliveryGroupSummary.DeliverToCountry',
  'OrderDeliveryGroupSummary.PhoneNumber',
  'OrderDeliveryMethod.Name',
] as const

const groupShape = z.pipe(
  z.object({ fields: fieldValues }),
  z.transform(({ fields }) => ({
    deliveryAddress: z.parse(deliveryAddressSchema, {
      name: fieldNamed(fields, 'DeliverToName'),
      street: fieldNamed(fields, 'DeliverToStreet'),
      city: fieldNamed(fields, 'DeliverToCity'),
      region: fieldNamed(fields, 'DeliverToState'),
      postalCode: fieldNamed(fields, 'DeliverToPostalCode'),
      country: fieldNamed(fields, 'DeliverToCountry'),
      phoneNumber: fieldNamed(fields, 'PhoneNumber'),
    }),
    deliveryMethodName: fields['OrderDeliveryMethod.Name'] ?? null,
  })),
)

const groupsShape = z.pipe(
  z.object({ orderDeliveryGroups: listOf(groupShape) }),
  z.transform(({ orderDeliveryGroups }) => ({ deliveryGroups: orderDeliveryGroups })),
)
/** Where an order went, and how; one group for each address. */
export interface OrderDeliveryGroups extends z.output<typeof groupsShape> {}
export interface OrderDeliveryGroupsWire extends z.input<typeof groupsShape> {}
export const orderDeliveryGroupsSchema: Schema<OrderDeliveryGroups, OrderDeliveryGroupsWire> = groupsShape

/** Where an order went, where the answer to the order itself does not say it. */
export const listOrderDeliveryGroups = defineCall(
  {
    id: 'orders.listDeliveryGroups',
    method: 'GET',
    path: `${webstorePath}/order-summaries/{orderSummaryId}/delivery-groups`,
    at: 'api',
    responses: { 200: orderDeliveryGroupsSchema },
    adds: ['effectiveAccountId'],
  },
  sends<{ query?: OrderPartsQuery }>,
)
