import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { actionPath } from '../kit/paths'
import { count } from '../kit/count'
import { flag, listOf, text, type Schema } from '../kit/schema'
import type { AddItemsRequest, NoParams } from './cart-action-requests'

const cartCountsShape = z.pipe(
  z.object({
    /** Number of different products; 0 where there is no cart. */
    uniqueProductCount: count,
    /** Record id; null where there is no cart. */
    cartId: text,
  }),
  z.transform(({ uniqueProductCount, cartId }) => ({
    /** Number of different products; 0 where there is no cart. */
    uniqueProductCount: uniqueProductCount ?? 0,
    /** Record id; null where there is no cart. */
    cartId,
  })),
)
/** What the badge in the header needs: one quick call, without amounts. */
export interface CartCounts extends z.output<typeof cartCountsShape> {}
/** Reads a missing count as 0. */
export const cartCountsSchema: Schema<CartCounts> = cartCountsShape

const inactiveCartShape = z.pipe(
  z.object({
    /** Number of different products; 0 where the platform sends none. */
    UniqueProductCount: count,
    /** Record id, the only required member. */
    Id: z.string(),
  }),
  z.transform(({ UniqueProductCount, Id }) => ({
    /** Number of different products; 0 where the platform sends none. */
    uniqueProductCount: UniqueProductCount ?? 0,
    /** Record id, the only required member. */
    id: Id,
  })),
)
/** A second cart that the buyer has set aside; the active one can be replaced with it. */
export interface InactiveCart extends z.output<typeof inactiveCartShape> {}
/** Fails without `Id`. */
export const inactiveCartSchema: Schema<InactiveCart> = inactiveCartShape

const inactiveCartsShape = z.object({
  /** True where the action failed, although the status is 200. */
  hasError: flag,
  /** A sentence for the buyer in their language; null without an error. */
  errorMessage: text,
  /** The buyer's inactive carts in the platform's order. */
  inactiveCarts: listOf(inactiveCartSchema),
})
/** The inactive carts, or with `hasError` a message for the buyer. */
export interface InactiveCarts extends z.output<typeof inactiveCartsShape> {}
/** Fails when a cart has no `Id`. */
export const inactiveCartsSchema: Schema<InactiveCarts> = inactiveCartsShape

/** Accepts anything: of some server actions only success or failure matters. */
export const ignoredSchema: Schema<unknown> = z.unknown()

/** The number of products in the cart, for its badge. */
export const getCartCounts = defineCall({
  id: 'navigation.getCartSummary',
  method: 'GET',
  path: `${actionPath}/{navigationController}/getCartSummary`,
  base: 'site',
  responses: { 200: cartCountsSchema },
  cache: 'action',
  scopeParams: ['effectiveAccountId'],
})

/** The buyer's inactive carts. */
export const getInactiveCarts = defineCall(
  {
    id: 'cart.getInactiveCarts',
    method: 'POST',
    path: `${actionPath}/{cartController}/getInactiveCarts`,
    base: 'site',
    responses: { 200: inactiveCartsSchema },
    reads: true,
    scopeParams: ['effectiveAccountId'],
  },
  request<{ body: NoParams }>,
)

/** Adds the lines of a guest cart to the buyer's cart. */
export const addItemsToCart = defineCall(
  {
    id: 'cart.addItemsToCart',
    method: 'POST',
    path: `${actionPath}/{cartController}/addItemsToCart`,
    base: 'site',
    responses: { 200: ignoredSchema, 204: null },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ body: AddItemsRequest }>,
)
