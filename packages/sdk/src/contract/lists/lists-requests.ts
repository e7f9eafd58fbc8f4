import * as z from 'zod/mini'

const productShape = z.object({
  /** Record id. */
  productId: z.string(),
})

export const newWishListBodySchema = z.object({
  /** Up to 255 characters. */
  name: z.string(),
  /** What to put on it from the start. @default none */
  products: z.optional(z.array(productShape)),
})
/** A wish list to create. */
export interface NewWishListBody extends z.output<typeof newWishListBodySchema> {}

export const renameWishListBodySchema = z.object({
  /** Up to 255 characters. */
  name: z.string(),
})
/** The new name of a wish list. */
export interface RenameWishListBody extends z.output<typeof renameWishListBodySchema> {}

export const newWishListItemBodySchema = productShape
/** A product to put on a wish list. */
export interface NewWishListItemBody extends z.output<typeof newWishListItemBodySchema> {}

export const wishListItemsQuerySchema = z.object({
  /** `nextPageToken` of the previous page. */
  page: z.optional(z.string()),
  /** 1 to 200. @default 25 */
  pageSize: z.optional(z.number()),
  /** By the moment when they were put on the list. @default 'CreatedDateDesc' */
  sortItemsBy: z.optional(z.enum(['CreatedDateAsc', 'CreatedDateDesc'])),
})
/** Which page of a wish list's items. */
export interface WishListItemsQuery extends z.output<typeof wishListItemsQuerySchema> {}

export const listQuantitiesBodySchema = z.object({
  /** At most 500; what is not named stays as it is. */
  lines: z.array(
    z.object({
      /** Record id; a product that is not on the list is put there. */
      productId: z.string(),
      /** Up to 999,999; 0 takes the product off the list, null leaves the quantity open. */
      quantity: z.nullable(z.number()),
    }),
  ),
})
/** Quantities of a list to set. */
export interface ListQuantitiesBody extends z.output<typeof listQuantitiesBodySchema> {}
