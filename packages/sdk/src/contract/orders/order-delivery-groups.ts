import * as z from 'zod/mini'
import { toMoney } from '../kit/amount'
import { defineCall, request } from '../kit/call'
import { deliveryAddressSchema, type DeliveryAddress } from '../delivery-groups/delivery-groups'
import { fieldNamed, fieldValues, type FieldValues } from '../kit/field-values'
import { inOneCurrency } from '../kit/in-one-currency'
import { amountIn } from '../kit/field-numbers'
import type { OrderPartsQuery } from './orders-requests'
import { webstorePath } from '../kit/paths'
import { listOf, text, type Schema } from '../kit/schema'

/** The requested fields of a delivery group; the platform takes up to 15. */
export const orderDeliveryGroupFields = [
  'OrderDeliveryGroupSummary.Id',
  'OrderDeliveryGroupSummary.DeliverToName',
  'OrderDeliveryGroupSummary.DeliverToStreet',
  'OrderDeliveryGroupSummary.DeliverToCity',
  'OrderDeliveryGroupSummary.DeliverToState',
  'OrderDeliveryGroupSummary.DeliverToPostalCode',
  'OrderDeliveryGroupSummary.DeliverToCountry',
  'OrderDeliveryGroupSummary.PhoneNumber',
  'OrderDeliveryGroupSummary.TotalAmount',
  'OrderDeliveryGroupSummary.DesiredDeliveryDate',
  'OrderDeliveryGroupSummary.DeliveryInstructions',
  'OrderDeliveryMethod.Name',
] as const

/** The address in the fields `DeliverTo…` of a record. */
export const deliverToAddress = (fields: FieldValues): DeliveryAddress =>
  z.parse(deliveryAddressSchema, {
    name: fieldNamed(fields, 'DeliverToName'),
    street: fieldNamed(fields, 'DeliverToStreet'),
    city: fieldNamed(fields, 'DeliverToCity'),
    region: fieldNamed(fields, 'DeliverToState'),
    postalCode: fieldNamed(fields, 'DeliverToPostalCode'),
    country: fieldNamed(fields, 'DeliverToCountry'),
    phoneNumber: fieldNamed(fields, 'PhoneNumber'),
  })

const groupShape = z.pipe(
  inOneCurrency(
    z.object({
      /** ISO 4217; where it is missing, that of the order. */
      currencyIsoCode: text,
      /** Requested fields of the group by API name. */
      fields: fieldValues,
    }),
  ),
  z.transform(({ fields, currencyIsoCode }) => ({
    /** Record id, which the lines name; null where the field was not requested. */
    deliveryGroupId: fieldNamed(fields, 'OrderDeliveryGroupSummary.Id'),
    /** Made of the fields `DeliverTo…`; members whose field is missing are null. */
    deliveryAddress: deliverToAddress(fields),
    /** For display; null where the field was not requested. */
    deliveryMethodName: fields['OrderDeliveryMethod.Name'] ?? null,
    /** Net fee of the delivery method; null where the field was not requested. */
    shippingFee: toMoney(amountIn(fields, 'OrderDeliveryGroupSummary.TotalAmount'), currencyIsoCode),
    /** ISO 8601; null where none was requested. */
    desiredDeliveryDate: fieldNamed(fields, 'DesiredDeliveryDate'),
    /** Note for the carrier; null without one. */
    shippingInstructions: fieldNamed(fields, 'DeliveryInstructions'),
  })),
)
/** One delivery of an order: where it went, and how. */
export interface OrderDeliveryGroup extends z.output<typeof groupShape> {}

const groupsShape = z.pipe(
  inOneCurrency(
    z.object({
      /** One per delivery address. */
      orderDeliveryGroups: listOf(groupShape),
      /** For the next request; null on the last page. */
      nextPageToken: text,
    }),
  ),
  z.transform(({ orderDeliveryGroups, nextPageToken }) => ({
    /** One per delivery address. */
    deliveryGroups: orderDeliveryGroups,
    /** For the next request; null on the last page. */
    nextPageToken,
  })),
)
/** One page of the deliveries of an order. */
export interface OrderDeliveryGroups extends z.output<typeof groupsShape> {}
/** Accepts groups without any field. */
export const orderDeliveryGroupsSchema: Schema<OrderDeliveryGroups> = groupsShape

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
