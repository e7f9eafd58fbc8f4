import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import type { CloneCartBody, CloneCartQuery } from './cart-copies-requests'
import { cartSummarySchema } from './cart-summary'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const preservedItem = z.object({ productId: text, errorCode: text, errorMessage: text })
const preservedCartShape = z.pipe(
  z.object({
    cartId: text,
    currencyIsoCode: text,
    numberOfProducts: count,
    numberOfProductsWithSuccess: count,
    numberOfProductsWithError: count,
    succeededCartItems: listOf(preservedItem),
    failedCartItems: listOf(preservedItem),
  }),
  z.transform(({ currencyIsoCode, ...rest }) => ({ ...rest, currencyCode: currencyIsoCode })),
)
/** What became of a guest's cart when its buyer signed in. */
export interface PreservedCart extends z.output<typeof preservedCartShape> {}
export interface PreservedCartWire extends z.input<typeof preservedCartShape> {}
/** An empty answer says that there was nothing to preserve, and reads as null. */
export const preservedCartSchema: Schema<PreservedCart | null, PreservedCartWire | null | undefined> =
  maybe(preservedCartShape)

/** [7.3-12] Moves a guest's cart to the buyer who signed in with the guest's cookies. */
export const preserveCart = defineCall({
  id: 'cart.preserve',
  method: 'POST',
  path: `${webstorePath}/carts/{cartId}/actions/preserve`,
  at: 'api',
  responses: { 200: preservedCartSchema, 201: preservedCartSchema, 202: preservedCartSchema, 204: null },
  adds: ['effectiveAccountId', 'currencyIsoCode'],
})

/** [7.3-13] Makes a copy of a cart that can be paid and not changed. */
export const cloneCart = defineCall(
  {
    id: 'cart.clone',
    method: 'POST',
    path: `${webstorePath}/carts/{cartId}/actions/clone`,
    at: 'api',
    responses: { 200: cartSummarySchema, 201: cartSummarySchema, 202: cartSummarySchema },
    adds: ['effectiveAccountId', 'currencyIsoCode'],
  },
  sends<{ query: CloneCartQuery; body: CloneCartBody }>,
)
