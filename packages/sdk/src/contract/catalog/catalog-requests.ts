import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const searchQueryShape = z.object({
  searchTerm: z.optional(z.string()),
  categoryId: z.optional(z.string()),
  fields: z.optional(z.string()),
  page: z.optional(z.number()),
  pageSize: z.optional(z.number()),
  refinements: z.optional(z.string()),
  sortRuleId: z.optional(z.string()),
  includeQuantityRule: z.optional(z.boolean()),
  length: z.optional(z.number()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
})
/** `page` counts from 0; the three dimensions in mm belong to the Box Finder's search term. */
export interface SearchQuery extends z.output<typeof searchQueryShape> {}
export const searchQuerySchema: Schema<SearchQuery, SearchQuery> = searchQueryShape

const productQueryShape = z.object({ fields: z.optional(z.string()) })
export interface ProductQuery extends z.output<typeof productQueryShape> {}
export const productQuerySchema: Schema<ProductQuery, ProductQuery> = productQueryShape

const productsQueryShape = z.object({ ids: z.string(), fields: z.optional(z.string()) })
export interface ProductsQuery extends z.output<typeof productsQueryShape> {}
export const productsQuerySchema: Schema<ProductsQuery, ProductsQuery> = productsQueryShape

const pricesBodyShape = z.object({ pricingLineItems: z.array(z.object({ productId: z.string() })) })
export interface PricesBody extends z.output<typeof pricesBodyShape> {}
export const pricesBodySchema: Schema<PricesBody, PricesBody> = pricesBodyShape

const childrenQueryShape = z.object({ parentProductCategoryId: z.optional(z.string()) })
export interface ChildrenQuery extends z.output<typeof childrenQueryShape> {}
export const childrenQuerySchema: Schema<ChildrenQuery, ChildrenQuery> = childrenQueryShape

const suggestionsQueryShape = z.object({ searchTerm: z.string(), limit: z.optional(z.number()) })
/** What was typed, and how many terms are wanted. */
export interface SuggestionsQuery extends z.output<typeof suggestionsQueryShape> {}
export const suggestionsQuerySchema: Schema<SuggestionsQuery, SuggestionsQuery> = suggestionsQueryShape
