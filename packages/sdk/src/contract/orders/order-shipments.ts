import * as z from 'zod/mini'
import { deliveryAddressSchema } from '../delivery-groups/delivery-groups'
import { defineCall, request } from '../kit/call'
import { fieldNamed, fieldValues } from '../kit/field-values'
import { webstorePath } from '../kit/paths'
import { quantity } from '../kit/quantity'
import { listOf, maybe, text, type Schema } from '../kit/schema'

/** The requested fields of a shipment; the platform takes up to 15. */
export const shipmentFields = [
  'Shipment.Provider',
  'Shipment.TrackingNumber',
  'Shipment.TrackingUrl',
  'Shipment.Status',
  'Shipment.CreatedDate',
  'Shipment.ExpectedDeliveryDate',
  'Shipment.ActualDeliveryDate',
  'Shipment.ShipToName',
  'Shipment.ShipToStreet',
  'Shipment.ShipToCity',
  'Shipment.ShipToState',
  'Shipment.ShipToPostalCode',
  'Shipment.ShipToCountry',
] as const

const shipmentShape = z.pipe(
  z.object({
    /** Record id, the only required member. */
    shipmentId: z.string(),
    shipmentNumber: text,
    status: text,
    expectedDeliveryDate: text,
    fields: fieldValues,
  }),
  z.transform(({ fields, ...sent }) => ({
    /** Record id, the only required member. */
    shipmentId: sent.shipmentId,
    /** For display; null where the platform sends none. */
    shipmentNumber: sent.shipmentNumber,
    /** As the organisation names it; null where the platform sends none. */
    status: sent.status ?? fieldNamed(fields, 'Status'),
    /** Who carries it; null where nobody does or the field was not requested. */
    carrier: fieldNamed(fields, 'Provider'),
    /** Of the carrier; null without one. */
    trackingNumber: fieldNamed(fields, 'TrackingNumber'),
    /** Public page of the carrier about this shipment. Not checked: see `isSafeUrl`. */
    trackingUrl: fieldNamed(fields, 'TrackingUrl'),
    /** When it was recorded, which organisations do when they hand it over; ISO 8601. */
    createdDate: fieldNamed(fields, 'CreatedDate'),
    /** ISO 8601; null without an estimate. */
    expectedDeliveryDate: sent.expectedDeliveryDate ?? fieldNamed(fields, 'ExpectedDeliveryDate'),
    /** When it arrived, ISO 8601; null until then. */
    actualDeliveryDate: fieldNamed(fields, 'ActualDeliveryDate'),
    /** Made of the fields `ShipTo…`; members whose field is missing are null. */
    address: z.parse(deliveryAddressSchema, {
      name: fieldNamed(fields, 'ShipToName'),
      street: fieldNamed(fields, 'ShipToStreet'),
      city: fieldNamed(fields, 'ShipToCity'),
      region: fieldNamed(fields, 'ShipToState'),
      postalCode: fieldNamed(fields, 'ShipToPostalCode'),
      country: fieldNamed(fields, 'ShipToCountry'),
    }),
  })),
)
/** What left the seller in one piece. */
export interface Shipment extends z.output<typeof shipmentShape> {}

const shipmentsShape = z.pipe(
  z.object({
    items: listOf(shipmentShape),
    shipments: listOf(shipmentShape),
    orderShipments: listOf(shipmentShape),
    nextPageToken: text,
  }),
  z.transform(({ items, shipments, orderShipments, nextPageToken }) => ({
    /** In the order of their numbers. */
    shipments: [...items, ...shipments, ...orderShipments],
    /** For the next request; null on the last page. */
    nextPageToken,
  })),
)
/** One page of the shipments of an order. */
export interface Shipments extends z.output<typeof shipmentsShape> {}
/** Fails without the id of a shipment. The name of the list is not documented; all three likely ones are read. */
export const shipmentsSchema: Schema<Shipments> = shipmentsShape

/** The requested fields of a shipped item and its product; the platform takes up to 15. */
export const shipmentItemFields = [
  'ShipmentItem.Quantity',
  'ShipmentItem.OrderItemSummaryId',
  'ShipmentItem.Product2Id',
  'Product2.Name',
  'Product2.StockKeepingUnit',
] as const

const shipmentItemShape = z.pipe(
  z.object({ fields: fieldValues, product: maybe(z.object({ productId: text, fields: fieldValues })) }),
  z.transform(({ fields, product }) => {
    const all = { ...product?.fields, ...fields }
    return {
      /** Record id of the line of the order; null where the platform sends none. */
      orderItemSummaryId: fieldNamed(all, 'OrderItemSummaryId'),
      /** Record id; null where the platform sends none. */
      productId: fieldNamed(all, 'Product2Id') ?? product?.productId ?? null,
      /** Product number; null where the platform sends none. */
      sku: fieldNamed(all, 'StockKeepingUnit'),
      /** Name of the product; null where the platform sends none. */
      name: fieldNamed(all, 'Name'),
      /** Number of units; null where the platform sends none. */
      quantity: z.safeParse(maybe(quantity), fieldNamed(all, 'Quantity')).data ?? null,
    }
  }),
)
/** What of a line of the order is in a shipment. */
export interface ShipmentItem extends z.output<typeof shipmentItemShape> {}

const shipmentItemsShape = z.object({
  /** In the platform's order. */
  items: listOf(shipmentItemShape),
  /** For the next request; null on the last page. */
  nextPageToken: text,
})
/** One page of what is in a shipment. */
export interface ShipmentItems extends z.output<typeof shipmentItemsShape> {}
/** Accepts items without any field. That the product is beside the fields is inferred from the items of an order. */
export const shipmentItemsSchema: Schema<ShipmentItems> = shipmentItemsShape

/** Accepts a query without any member. */
export const shipmentsQuerySchema = z.object({
  /** API names, separated by commas; at most 15. */
  fields: z.optional(z.string()),
  /** 1 to 100. @default 25 */
  pageSize: z.optional(z.number()),
  /** `nextPageToken` of the previous page. */
  pageToken: z.optional(z.string()),
})
/** Which page, and which fields of the records. */
export interface ShipmentsQuery extends z.output<typeof shipmentsQuerySchema> {}

/** What has left of an order. */
export const listShipments = defineCall(
  {
    id: 'orders.listShipments',
    method: 'GET',
    path: `${webstorePath}/order-summaries/{orderSummaryId}/shipments`,
    base: 'api',
    responses: { 200: shipmentsSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ query?: ShipmentsQuery }>,
)

/** What is in a shipment. */
export const listShipmentItems = defineCall(
  {
    id: 'orders.listShipmentItems',
    method: 'GET',
    path: `${webstorePath}/shipments/{shipmentId}/items`,
    base: 'api',
    responses: { 200: shipmentItemsSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ query?: ShipmentsQuery }>,
)
