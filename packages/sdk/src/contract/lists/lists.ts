import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { count } from '../kit/count'
import { webstorePath } from '../kit/paths'
import { listOf, maybe, text, type Schema } from '../kit/schema'
import type {
  ListQuantitiesBody,
  NewWishListBody,
  NewWishListItemBody,
  RenameWishListBody,
  WishListItemsQuery,
} from './lists-requests'

const wishListsPath = `${webstorePath}/wishlists` as const
const quantitiesPath = '/services/apexrest/wishlists/{wishlistId}/quantities'

const summaryShape = z.object({
  /** Record id, the only required member. */
  id: z.string(),
  /** What the buyer calls the list; null where the platform sends none. */
  name: text,
  /** When it was made, ISO 8601; null where the platform does not say. */
  createdDate: text,
  /** When it was changed last, ISO 8601; null where the platform does not say. */
  modifiedDate: text,
  /** Number of different products; null where the platform did not count. */
  wishlistProductCount: count,
})
/** A wish list without its items. */
export interface WishListSummary extends z.output<typeof summaryShape> {}
/** Fails without `id`. */
export const wishListSummarySchema: Schema<WishListSummary> = summaryShape

const summariesShape = z.object({
  /** Every wish list of the buyer, for the account acted for. */
  summaries: listOf(wishListSummarySchema),
})
/** The buyer's wish lists. */
export interface WishListSummaries extends z.output<typeof summariesShape> {}
/** Reads missing summaries as none. */
export const wishListSummariesSchema: Schema<WishListSummaries> = summariesShape

const itemShape = z.pipe(
  z.object({
    /** Record id of the item. */
    wishlistItemId: z.string(),
    /** The product; null where the buyer may no longer see it. */
    productSummary: maybe(z.object({ productId: text })),
  }),
  z.transform(({ wishlistItemId, productSummary }) => ({
    /** Record id of the item. */
    wishlistItemId,
    /** Record id; null where the buyer may no longer see the product. */
    productId: productSummary?.productId ?? null,
  })),
)
/** A product on a wish list. Wish lists have no quantities. */
export interface WishListItem extends z.output<typeof itemShape> {}
/** Fails without `wishlistItemId`. */
export const wishListItemSchema: Schema<WishListItem> = itemShape

const itemsShape = z.object({
  /** The items of this page. */
  items: listOf(wishListItemSchema),
  /** For the next request; null on the last page. */
  nextPageToken: text,
})
/** One page of a wish list's items. */
export interface WishListItems extends z.output<typeof itemsShape> {}
/** Fails where an item has no id. */
export const wishListItemsSchema: Schema<WishListItems> = itemsShape

const wishListShape = z.object({
  /** Name and dates. */
  summary: wishListSummarySchema,
  /** The first items; null where the platform sends none. */
  page: maybe(wishListItemsSchema),
})
/** A wish list with its first items. */
export interface WishList extends z.output<typeof wishListShape> {}
/** Fails without `summary`. */
export const wishListSchema: Schema<WishList> = wishListShape

const lineShape = z.object({
  /** Record id of the product. */
  productId: z.string(),
  /** Null where the buyer set none. */
  quantity: count,
})
/** A product of a list with its quantity. */
export interface QuantifiedLine extends z.output<typeof lineShape> {}

const failedLineShape = z.object({
  /** Record id of the product, as it was sent. */
  productId: z.string(),
  /** Code of the platform; null where none came. */
  errorCode: text,
  /** In the language of the request; null where none came. */
  message: text,
})
/** A product that was not put on the list. */
export interface FailedListLine extends z.output<typeof failedLineShape> {}

const quantitiesShape = z.object({
  /** Every line of the list, the oldest first. */
  lines: listOf(lineShape),
  /** What was refused of a change; empty after reading. */
  failed: listOf(failedLineShape),
})
/** How much of each product a buyer wants, in the order of the list. */
export interface ListQuantities extends z.output<typeof quantitiesShape> {}
/** Reads missing members as empty lists. */
export const listQuantitiesSchema: Schema<ListQuantities> = quantitiesShape

const scopeParams = ['effectiveAccountId'] as const

/** The buyer's wish lists, without items. */
export const listWishLists = defineCall({
  id: 'lists.list',
  method: 'GET',
  path: wishListsPath,
  base: 'api',
  responses: { 200: wishListSummariesSchema },
  scopeParams,
})

/** Creates a wish list, with products where they are named. */
export const createWishList = defineCall(
  {
    id: 'lists.create',
    method: 'POST',
    path: wishListsPath,
    base: 'api',
    responses: { 200: wishListSchema, 201: wishListSchema },
    scopeParams,
  },
  request<{ body: NewWishListBody }>,
)

/** Gives a wish list another name; 404 for a list that is not the buyer's. */
export const renameWishList = defineCall(
  {
    id: 'lists.rename',
    method: 'PATCH',
    path: `${wishListsPath}/{wishlistId}`,
    base: 'api',
    responses: { 200: wishListSummarySchema, 204: null },
    scopeParams,
  },
  request<{ body: RenameWishListBody }>,
)

/** Deletes a wish list; 404 the second time. */
export const deleteWishList = defineCall({
  id: 'lists.delete',
  method: 'DELETE',
  path: `${wishListsPath}/{wishlistId}`,
  base: 'api',
  responses: { 200: null, 204: null },
  scopeParams,
})

/** One page of a wish list's items. */
export const listWishListItems = defineCall(
  {
    id: 'lists.listItems',
    method: 'GET',
    path: `${wishListsPath}/{wishlistId}/wishlist-items`,
    base: 'api',
    responses: { 200: wishListItemsSchema },
    scopeParams,
  },
  request<{ query?: WishListItemsQuery }>,
)

/** Puts one product on a wish list. */
export const addWishListItem = defineCall(
  {
    id: 'lists.addItem',
    method: 'POST',
    path: `${wishListsPath}/{wishlistId}/wishlist-items`,
    base: 'api',
    responses: { 200: wishListItemSchema, 201: wishListItemSchema },
    scopeParams,
  },
  request<{ body: NewWishListItemBody }>,
)

/** Takes one item off a wish list; 404 the second time. */
export const removeWishListItem = defineCall({
  id: 'lists.removeItem',
  method: 'DELETE',
  path: `${wishListsPath}/{wishlistId}/wishlist-items/{wishlistItemId}`,
  base: 'api',
  responses: { 200: null, 204: null },
  scopeParams,
})

/** The quantities of a wish list. A call of the shop itself, which it may not have: 404. */
export const getListQuantities = defineCall({
  id: 'lists.getQuantities',
  method: 'GET',
  path: quantitiesPath,
  base: 'site',
  responses: { 200: listQuantitiesSchema },
  scopeParams,
})

/** Sets quantities, and puts up to 500 products on the list or takes them off. A call of the shop itself: 404 without it. */
export const setListQuantities = defineCall(
  {
    id: 'lists.setQuantities',
    method: 'PATCH',
    path: quantitiesPath,
    base: 'site',
    responses: { 200: listQuantitiesSchema },
    scopeParams,
  },
  request<{ body: ListQuantitiesBody }>,
)
