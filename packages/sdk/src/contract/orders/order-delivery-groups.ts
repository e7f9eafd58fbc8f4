import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { deliveryAddressSchema } from '../delivery-groups/delivery-groups'
import { fieldNamed, fieldValues } from '../kit/field-values'
import type { OrderPartsQuery } from './orders-requests'
import { webstorePath } from '../kit/paths'
import { listOf, type Schema } from '../kit/schema'

/** The requested fields of a delivery group; the platform takes up to 15. */
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
  z.object({
    /** Requested fields of the group by API name. */
    fields: fieldValues,
  }),
  z.transform(({ fields }) => ({
    /** Made of the fields `DeliverTo…`; members whose field is missing are null. */
    deliveryAddress: z.parse(deliveryAddressSchema, {
      name: fieldNamed(fields, 'DeliverToName'),
      street: fieldNamed(fields, 'DeliverToStreet'),
      city: fieldNamed(fields, 'DeliverToCity'),
      region: fieldNamed(fields, 'DeliverToState'),
      postalCode: fieldNamed(fields, 'DeliverToPostalCode'),
      country: fieldNamed(fields, 'DeliverToCountry'),
      phoneNumber: fieldNamed(fields, 'PhoneNumber'),
    }),
    /** For display; null where the field was not requested. */
    deliveryMethodName: fields['OrderDeliveryMethod.Name'] ?? null,
  })),
)

const groupsShape = z.pipe(
  z.object({
    /** One per delivery address. */
    orderDeliveryGroups: listOf(groupShape),
  }),
  z.transform(({ orderDeliveryGroups }) => ({
    /** One per delivery address. */
    deliveryGroups: orderDeliveryGroups,
  })),
)
/** Where an order went, and with which delivery method. */
export interface OrderDeliveryGroups extends z.output<typeof groupsShape> {}
/** {@link OrderDeliveryGroups} as sent: everything is in `fields`. */
export interface OrderDeliveryGroupsWire extends z.input<typeof groupsShape> {}
/** Accepts groups without any field. */
export const orderDeliveryGroupsSchema: Schema<OrderDeliveryGroups, OrderDeliveryGroupsWire> = groupsShape

/** Where an order went, for platforms that leave it out of the order itself. */
export const listOrderDeliveryGroups = defineCall(
  {
    id: 'orders.listDeliveryGroups',
    method: 'GET',
    path: `${webstorePath}/order-summaries/{orderSummaryId}/delivery-groups`,
    base: 'api',
    responses: { 200: orderDeliveryGroupsSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ query?: OrderPartsQuery }>,
)
