import { defineCall, sends } from '../kit/call'
import type { ChildrenQuery, PricesBody, ProductQuery, ProductsQuery, SearchQuery } from './catalog-requests'
import { webstorePath } from '../kit/paths'
import {
  categoriesSchema,
  categoryPathSchema,
  categorySchema,
  productListSchema,
  productSchema,
} from './product'
import { productPriceSchema, productPricesSchema } from './product-price'
import { searchResultSchema } from './search'

const catalogRead = {
  method: 'GET',
  at: 'api',
  adds: ['effectiveAccountId'],
} as const

/** Products that match a term or lie in a category. */
export const searchProducts = defineCall(
  {
    ...catalogRead,
    id: 'catalog.search',
    path: `${webstorePath}/search/products`,
    responses: { 200: searchResultSchema },
  },
  sends<{ query?: SearchQuery }>,
)

/** One product; its price is a call of its own. */
export const getProduct = defineCall(
  {
    ...catalogRead,
    id: 'catalog.getProduct',
    path: `${webstorePath}/products/{productId}`,
    responses: { 200: productSchema },
  },
  sends<{ query?: ProductQuery }>,
)

/** Up to 20 products by id. */
export const listProducts = defineCall(
  {
    ...catalogRead,
    id: 'catalog.listProducts',
    path: `${webstorePath}/products`,
    responses: { 200: productListSchema },
  },
  sends<{ query?: ProductsQuery }>,
)

/** The price of one product with its tiers. */
export const getPrice = defineCall({
  ...catalogRead,
  id: 'catalog.getPrice',
  path: `${webstorePath}/pricing/products/{productId}`,
  responses: { 200: productPriceSchema },
})

/** The prices of several products with their tiers. */
export const getPrices = defineCall(
  {
    ...catalogRead,
    id: 'catalog.getPrices',
    method: 'POST',
    reads: true,
    path: `${webstorePath}/pricing/products`,
    responses: { 200: productPricesSchema, 201: productPricesSchema },
  },
  sends<{ body: PricesBody }>,
)

/** The categories below one, or the top ones. */
export const listCategories = defineCall(
  {
    ...catalogRead,
    id: 'catalog.listCategories',
    isSameForAll: true,
    path: `${webstorePath}/product-categories/children`,
    responses: { 200: categoriesSchema },
  },
  sends<{ query?: ChildrenQuery }>,
)

/** One category. */
export const getCategory = defineCall({
  ...catalogRead,
  id: 'catalog.getCategory',
  isSameForAll: true,
  path: `${webstorePath}/product-categories/{categoryId}`,
  responses: { 200: categorySchema },
})

/** The way from the root to a category. */
export const getCategoryPath = defineCall({
  ...catalogRead,
  id: 'catalog.getCategoryPath',
  isSameForAll: true,
  path: `${webstorePath}/product-category-path/product-categories/{categoryId}`,
  responses: { 200: categoryPathSchema },
})
