import * as z from 'zod/mini'

/** Does not check that there is a term or a category, which the platform requires. */
export const searchQuerySchema = z.object({
  /** Up to 32 words. Needed unless there is a category. */
  searchTerm: z.optional(z.string()),
  /** Record id; needed unless there is a search term. */
  categoryId: z.optional(z.string()),
  /** API names of product fields, separated by commas. */
  fields: z.optional(z.string()),
  /** From 0; page times page size is at most 5000. */
  page: z.optional(z.number()),
  /** 1 to 200. @default 20 */
  pageSize: z.optional(z.number()),
  /** Base64 of the JSON list of refinements. */
  refinements: z.optional(z.string()),
  /** From the list of sort rules. @default the shop's own order */
  sortRuleId: z.optional(z.string()),
  /** Whether products bring their `purchaseQuantityRule`. */
  includeQuantityRule: z.optional(z.boolean()),
  /** Inner length of a box in mm. */
  length: z.optional(z.number()),
  /** Inner width of a box in mm. */
  width: z.optional(z.number()),
  /** Inner height of a box in mm. */
  height: z.optional(z.number()),
})
/** `page` counts from 0; the three dimensions in mm belong to the Box Finder's search term. */
export interface SearchQuery extends z.output<typeof searchQuerySchema> {}

/** Accepts a query without any member. */
export const productQuerySchema = z.object({
  /** API names of product fields, separated by commas. */
  fields: z.optional(z.string()),
})
/** How much of one product to return. */
export interface ProductQuery extends z.output<typeof productQuerySchema> {}

/** Does not check that there is one of the two lists, which the platform requires, or how long it is. */
export const productsQuerySchema = z.object({
  /** Up to 20 record ids, separated by commas. Needed unless there are article numbers. */
  ids: z.optional(z.string()),
  /** Up to 20 article numbers, separated by commas. Needed unless there are ids. */
  skus: z.optional(z.string()),
  /** API names of product fields, separated by commas. */
  fields: z.optional(z.string()),
})
/** Which products to return, and how much of each. */
export interface ProductsQuery extends z.output<typeof productsQuerySchema> {}

/** Does not check the number of products. */
export const pricesBodySchema = z.object({
  /** The products to price, up to 20. */
  pricingLineItems: z.array(
    z.object({
      /** Record id of 15 or 18 characters. */
      productId: z.string(),
    }),
  ),
})
/** The products whose prices a buyer is to see. */
export interface PricesBody extends z.output<typeof pricesBodySchema> {}

/** Accepts a query without any member. */
export const childrenQuerySchema = z.object({
  /** Record id of the parent. @default none: the top categories */
  parentProductCategoryId: z.optional(z.string()),
})
/** The parent of the categories to list. */
export interface ChildrenQuery extends z.output<typeof childrenQuerySchema> {}

/** Fails without a search term; an empty text is one. */
export const suggestionsQuerySchema = z.object({
  /** What was entered so far. */
  searchTerm: z.string(),
  /** How many terms to return at most. */
  limit: z.optional(z.number()),
})
/** The beginning of a search term. */
export interface SuggestionsQuery extends z.output<typeof suggestionsQuerySchema> {}
