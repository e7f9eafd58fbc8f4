import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import type { ReservationBody } from './inventory-requests'
import { checkoutErrorSchema } from '../delivery-groups/delivery-groups'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { listOf, text, type Schema } from '../kit/schema'

const reservationShape = z.object({
  /** Record id; null where the platform sends none. */
  cartId: text,
  /** Record id under one of two possible names. */
  reservationId: text,
  /** Record id under the other possible name. */
  inventoryReservationId: text,
  /** ISO 8601 in UTC; null where the platform sends none. */
  expirationTime: text,
  /** Seconds from the reservation on; null where the platform sends none. */
  durationInSeconds: count,
  /** Why stock could not be reserved; empty after success. */
  errors: listOf(checkoutErrorSchema),
})
/** Stock that is reserved for a cart. The platform does not document these members: any may be null. */
export interface InventoryReservation extends z.output<typeof reservationShape> {}
/** Accepts an object without any of its members. */
export const inventoryReservationSchema: Schema<InventoryReservation> = reservationShape

const path = `${webstorePath}/carts/{cartId}/inventory-reservations` as const

/** Reserves the stock that a cart needs. Many organisations answer 403 or 404. */
export const reserveInventory = defineCall(
  {
    id: 'inventory.reserve',
    method: 'PUT',
    path,
    base: 'api',
    responses: { 200: inventoryReservationSchema, 201: inventoryReservationSchema, 204: null },
    scopeParams: ['effectiveAccountId', 'currencyIsoCode'],
  },
  request<{ body: ReservationBody }>,
)

/** Ends the reservation of a cart's stock. */
export const releaseInventory = defineCall({
  id: 'inventory.release',
  method: 'DELETE',
  path,
  base: 'api',
  responses: { 200: null, 204: null },
  scopeParams: ['effectiveAccountId'],
})
