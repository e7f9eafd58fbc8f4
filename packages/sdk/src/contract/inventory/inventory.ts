import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import type { ReservationBody } from './inventory-requests'
import { checkoutErrorSchema } from '../delivery-groups/delivery-groups'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { listOf, text, type Schema } from '../kit/schema'

const reservationShape = z.object({
  cartId: text,
  reservationId: text,
  inventoryReservationId: text,
  expirationTime: text,
  durationInSeconds: count,
  errors: listOf(checkoutErrorSchema),
})
/** Stock that is held for a cart; nobody outside of the platform knows which members come. */
export interface InventoryReservation extends z.output<typeof reservationShape> {}
export interface InventoryReservationWire extends z.input<typeof reservationShape> {}
export const inventoryReservationSchema: Schema<InventoryReservation, InventoryReservationWire> =
  reservationShape

const path = `${webstorePath}/carts/{cartId}/inventory-reservations` as const

/** [7.3-24] Holds the stock that a cart needs. Many organisations answer 403 or 404. */
export const reserveInventory = defineCall(
  {
    id: 'inventory.reserve',
    method: 'PUT',
    path,
    at: 'api',
    responses: { 200: inventoryReservationSchema, 201: inventoryReservationSchema, 204: null },
    adds: ['effectiveAccountId', 'currencyIsoCode'],
  },
  sends<{ body: ReservationBody }>,
)

/** Gives the stock free again. */
export const releaseInventory = defineCall({
  id: 'inventory.release',
  method: 'DELETE',
  path,
  at: 'api',
  responses: { 200: null, 204: null },
  adds: ['effectiveAccountId'],
})
