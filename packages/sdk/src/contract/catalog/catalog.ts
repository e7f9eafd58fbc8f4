import { defineCall, request } from '../kit/call'
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
  base: 'api',
  scopeParams: ['effectiveAccountId'],
} as const

/** Products that match a term or belong to a category. */
export const searchProducts = defineCall(
  {
    ...catalogRead,
    id: 'catalog.search',
    path: `${webstorePath}/search/products`,
    responses: { 200: searchResultSchema },
  },
  request<{ query?: SearchQuery }>,
)

/** One product without its price, which is another call. */
export const getProduct = defineCall(
  {
    ...catalogRead,
    id: 'catalog.getProduct',
    path: `${webstorePath}/products/{productId}`,
    responses: { 200: productSchema },
  },
  request<{ query?: ProductQuery }>,
)

/** Up to 20 products by their ids, or by their article numbers. */
export const listProducts = defineCall(
  {
    ...catalogRead,
    id: 'catalog.listProducts',
    path: `${webstorePath}/products`,
    responses: { 200: productListSchema },
  },
  request<{ query?: ProductsQuery }>,
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
  request<{ body: PricesBody }>,
)

/** The children of a category, or the top categories. */
export const listCategories = defineCall(
  {
    ...catalogRead,
    id: 'catalog.listCategories',
    isSameForAll: true,
    path: `${webstorePath}/product-categories/children`,
    responses: { 200: categoriesSchema },
  },
  request<{ query?: ChildrenQuery }>,
)

/** One category with its images. */
export const getCategory = defineCall({
  ...catalogRead,
  id: 'catalog.getCategory',
  isSameForAll: true,
  path: `${webstorePath}/product-categories/{categoryId}`,
  responses: { 200: categorySchema },
})

/** The categories from the root to one category. */
export const getCategoryPath = defineCall({
  ...catalogRead,
  id: 'catalog.getCategoryPath',
  isSameForAll: true,
  path: `${webstorePath}/product-category-path/product-categories/{categoryId}`,
  responses: { 200: categoryPathSchema },
})
