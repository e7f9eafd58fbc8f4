import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { flag, listOf, text, type Schema } from '../kit/schema'
import { cartSummarySchema } from './cart-summary'
import type { DescribeCartBody, NewCartBody } from './carts-requests'

const scopeOfCart = ['effectiveAccountId', 'currencyIsoCode'] as const

/** Any cart of the shopper with its totals; 202 while the platform recalculates, 404 for a cart that is not theirs. */
export const getCartById = defineCall({
  id: 'cart.getById',
  method: 'GET',
  path: `${webstorePath}/carts/{cartId}`,
  base: 'api',
  responses: { 200: cartSummarySchema, 202: cartSummarySchema },
  scopeParams: scopeOfCart,
})

/** Deletes any cart of the shopper with all its items; 404 the second time. */
export const deleteCartById = defineCall({
  id: 'cart.deleteById',
  method: 'DELETE',
  path: `${webstorePath}/carts/{cartId}`,
  base: 'api',
  responses: { 200: null, 202: null, 204: null },
  scopeParams: ['effectiveAccountId'],
})

/** Creates a cart. Unless it is secondary it becomes the active one, and the one before it becomes inactive. */
export const createCart = defineCall(
  {
    id: 'cart.create',
    method: 'POST',
    path: `${webstorePath}/carts`,
    base: 'api',
    responses: { 200: cartSummarySchema, 201: cartSummarySchema, 202: cartSummarySchema },
    scopeParams: scopeOfCart,
  },
  request<{ body: NewCartBody }>,
)

/** Makes an inactive cart the active one, and the active one inactive. */
export const makeCartPrimary = defineCall({
  id: 'cart.makePrimary',
  method: 'POST',
  path: `${webstorePath}/carts/{cartId}/actions/make-primary`,
  base: 'api',
  responses: { 200: null, 201: null, 202: null, 204: null },
  takesAnySuccess: true,
  scopeParams: scopeOfCart,
})

const listedCartShape = z.object({
  /** Record id, the only required member. */
  cartId: z.string(),
  /** True for an inactive cart. */
  isSecondary: flag,
  /** What the buyer calls it; null where it has no name. */
  name: text,
  /** What the buyer wrote about it; null without a note. */
  note: text,
  /** When it was made, ISO 8601; null where the shop does not say. */
  createdDate: text,
  /** When it was changed last, ISO 8601; null where the shop does not say. */
  changedDate: text,
  /** First and last name of who made it; null where the shop does not say. */
  ownerName: text,
})
/** A cart of the buyer in the list of all. */
export interface ListedCart extends z.output<typeof listedCartShape> {}

const cartListShape = z.object({
  /** The active cart first, then the newest. */
  carts: listOf(listedCartShape),
})
/** All carts of the buyer. */
export interface CartList extends z.output<typeof cartListShape> {}
/** Fails where a cart has no id. */
export const cartListSchema: Schema<CartList> = cartListShape

/** The buyer's carts with names and notes. A call of the shop itself, which it may not have: 404. */
export const listCarts = defineCall({
  id: 'cart.list',
  method: 'GET',
  path: '/services/apexrest/carts',
  base: 'site',
  responses: { 200: cartListSchema },
  scopeParams: ['effectiveAccountId'],
})

/** Sets the name and the note of a cart. A call of the shop itself, which it may not have: 404. */
export const describeCart = defineCall(
  {
    id: 'cart.describe',
    method: 'PATCH',
    path: '/services/apexrest/carts/{cartId}',
    base: 'site',
    responses: { 200: null, 204: null },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ body: DescribeCartBody }>,
)
