import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import { actionPath } from '../kit/paths'
import { count } from '../kit/count'
import { flag, listOf, text, type Schema } from '../kit/schema'
import type { AddItemsRequest, NoParams } from './cart-action-requests'

const cartCountsShape = z.pipe(
  z.object({ uniqueProductCount: count, cartId: text }),
  z.transform(({ uniqueProductCount, cartId }) => ({ uniqueProductCount: uniqueProductCount ?? 0, cartId })),
)
/** Number of different products in the cart, and its id when there is one [3.cart-3]. */
export interface CartCounts extends z.output<typeof cartCountsShape> {}
export interface CartCountsWire extends z.input<typeof cartCountsShape> {}
export const cartCountsSchema: Schema<CartCounts, CartCountsWire> = cartCountsShape

const inactiveCartShape = z.pipe(
  z.object({ UniqueProductCount: count, Id: z.string() }),
  z.transform(({ UniqueProductCount, Id }) => ({ uniqueProductCount: UniqueProductCount ?? 0, id: Id })),
)
/** An inactive cart of the buyer. */
export interface InactiveCart extends z.output<typeof inactiveCartShape> {}
export interface InactiveCartWire extends z.input<typeof inactiveCartShape> {}
const inactiveCartSchema: Schema<InactiveCart, InactiveCartWire> = inactiveCartShape

const inactiveCartsShape = z.object({
  hasError: flag,
  errorMessage: text,
  inactiveCarts: listOf(inactiveCartSchema),
})
/** The inactive carts; with `hasError` the message is meant for the buyer [8-1]. */
export interface InactiveCarts extends z.output<typeof inactiveCartsShape> {}
export interface InactiveCartsWire extends z.input<typeof inactiveCartsShape> {}
export const inactiveCartsSchema: Schema<InactiveCarts, InactiveCartsWire> = inactiveCartsShape

/** What an action answers beside success or failure is of no use. */
export const ignoredSchema: Schema<unknown, unknown> = z.unknown()

/** [7.1-8] How many products are in the cart. */
export const getCartCounts = defineCall({
  id: 'navigation.getCartSummary',
  method: 'GET',
  path: `${actionPath}/{navigationController}/getCartSummary`,
  at: 'site',
  responses: { 200: cartCountsSchema },
  cache: 'action',
  adds: ['effectiveAccountId'],
})

/** [7.1-3] The buyer's inactive carts. */
export const getInactiveCarts = defineCall(
  {
    id: 'cart.getInactiveCarts',
    method: 'POST',
    path: `${actionPath}/{cartController}/getInactiveCarts`,
    at: 'site',
    responses: { 200: inactiveCartsSchema },
    reads: true,
    adds: ['effectiveAccountId'],
  },
  sends<{ body: NoParams }>,
)

/** [7.1-2] Puts the lines of a guest cart into the buyer's cart. */
export const addItemsToCart = defineCall(
  {
    id: 'cart.addItemsToCart',
    method: 'POST',
    path: `${actionPath}/{cartController}/addItemsToCart`,
    at: 'site',
    responses: { 200: ignoredSchema, 204: null },
    adds: ['effectiveAccountId'],
  },
  sends<{ body: AddItemsRequest }>,
)
