import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import type { CloneCartBody, CloneCartQuery } from './cart-copies-requests'
import { cartSummarySchema } from './cart-summary'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const preservedItem = z.object({
  /** Record id; null where the platform sends none. */
  productId: text,
  /** Code such as `ERROR_PROCESSING_CARTITEM`; null for an item that was moved. */
  errorCode: text,
  /** Why the item was not moved, in the buyer's language; null for one that was. */
  errorMessage: text,
})
const preservedCartShape = z.pipe(
  z.object({
    /** Record id of the buyer's new cart; null where the platform sends none. */
    cartId: text,
    /** ISO 4217; null where the platform sends none. */
    currencyIsoCode: text,
    /** Number of lines that the guest cart had. */
    numberOfProducts: count,
    /** Number of lines that are in the new cart. */
    numberOfProductsWithSuccess: count,
    /** Number of lines that could not be moved. */
    numberOfProductsWithError: count,
    /** The lines that were moved. */
    succeededCartItems: listOf(preservedItem),
    /** The lines that could not be moved, with reasons. */
    failedCartItems: listOf(preservedItem),
  }),
  z.transform(({ currencyIsoCode, ...rest }) => ({
    ...rest,
    /** ISO 4217; null where the platform sends none. */
    currencyCode: currencyIsoCode,
  })),
)
/** What became of a guest session cart when its buyer signed in. */
export interface PreservedCart extends z.output<typeof preservedCartShape> {}
/** Reads an empty response, which means that there was nothing to move, as null. */
export const preservedCartSchema: Schema<PreservedCart | null> = maybe(preservedCartShape)

/** Moves a guest session cart to the buyer who signed in with the guest's cookies. */
export const preserveCart = defineCall({
  id: 'cart.preserve',
  method: 'POST',
  path: `${webstorePath}/carts/{cartId}/actions/preserve`,
  base: 'api',
  responses: { 200: preservedCartSchema, 201: preservedCartSchema, 202: preservedCartSchema, 204: null },
  scopeParams: ['effectiveAccountId', 'currencyIsoCode'],
})

/** Creates a copy of a cart that can be paid but not changed. */
export const cloneCart = defineCall(
  {
    id: 'cart.clone',
    method: 'POST',
    path: `${webstorePath}/carts/{cartId}/actions/clone`,
    base: 'api',
    responses: { 200: cartSummarySchema, 201: cartSummarySchema, 202: cartSummarySchema },
    scopeParams: ['effectiveAccountId', 'currencyIsoCode'],
  },
  request<{ query: CloneCartQuery; body: CloneCartBody }>,
)
