import * as z from 'zod/mini'
import { defineCall } from './call'
import { webstorePath } from './paths'
import {
  categoriesSchema,
  categoryPathSchema,
  categorySchema,
  productListSchema,
  productSchema,
} from './product'
import { productPriceSchema, productPricesSchema } from './product-price'
import type { Schema } from './schema'
import { searchResultSchema } from './search'

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

const catalogRead = {
  method: 'GET',
  at: 'api',
  mutates: false,
  adds: ['effectiveAccountId'],
  tags: ['catalog'],
} as const

/** Products that match a term or lie in a category. */
export const searchProducts = defineCall({
  ...catalogRead,
  id: 'catalog.search',
  path: `${webstorePath}/search/products`,
  query: searchQuerySchema,
  answers: { 200: searchResultSchema },
})

/** One product; its price is a call of its own. */
export const getProduct = defineCall({
  ...catalogRead,
  id: 'catalog.getProduct',
  path: `${webstorePath}/products/{productId}`,
  query: productQuerySchema,
  answers: { 200: productSchema },
})

/** Up to 20 products by id. */
export const listProducts = defineCall({
  ...catalogRead,
  id: 'catalog.listProducts',
  path: `${webstorePath}/products`,
  query: productsQuerySchema,
  answers: { 200: productListSchema },
})

/** The price of one product with its tiers. */
export const getPrice = defineCall({
  ...catalogRead,
  id: 'catalog.getPrice',
  path: `${webstorePath}/pricing/products/{productId}`,
  answers: { 200: productPriceSchema },
})

/** The prices of several products with their tiers. */
export const getPrices = defineCall({
  ...catalogRead,
  id: 'catalog.getPrices',
  method: 'POST',
  path: `${webstorePath}/pricing/products`,
  body: pricesBodySchema,
  answers: { 200: productPricesSchema, 201: productPricesSchema },
})

/** The categories below one, or the top ones. */
export const listCategories = defineCall({
  ...catalogRead,
  id: 'catalog.listCategories',
  path: `${webstorePath}/product-categories/children`,
  query: childrenQuerySchema,
  answers: { 200: categoriesSchema },
})

/** One category. */
export const getCategory = defineCall({
  ...catalogRead,
  id: 'catalog.getCategory',
  path: `${webstorePath}/product-categories/{categoryId}`,
  answers: { 200: categorySchema },
})

/** The way from the root to a category. */
export const getCategoryPath = defineCall({
  ...catalogRead,
  id: 'catalog.getCategoryPath',
  path: `${webstorePath}/product-category-path/product-categories/{categoryId}`,
  answers: { 200: categoryPathSchema },
})
