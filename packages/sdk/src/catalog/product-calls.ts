import {
  getCategory,
  getCategoryPath,
  getPrice,
  getPrices,
  getProduct,
  listCategories,
  listProducts,
  searchProducts,
} from '../contract/catalog/catalog'
import type { Category, CategoryPathItem, Product } from '../contract/catalog/product'
import type { ProductPrice } from '../contract/catalog/product-price'
import type { SearchResult } from '../contract/catalog/search'
import { isResponseError } from '../errors/errors'
import { isSameRecordId } from '../record-id'
import type { CallOptions, Transport } from '../transport/transport'
import { productFields } from './product-fields'

/** One choice in a facet, sent back with the next search. */
export interface Refinement {
  readonly nameOrId: string
  readonly type: 'DistinctValue'
  readonly attributeType: string
  readonly values: readonly string[]
}

/** What to look for: a term, a category, or both; one of them is needed. */
export interface SearchInput {
  readonly searchTerm?: string | undefined
  readonly categoryId?: string | undefined
  /** From 0. @default 0 */
  readonly page?: number | undefined
  /** 1 to 200. @default 20 */
  readonly pageSize?: number | undefined
  readonly refinements?: readonly Refinement[] | undefined
  readonly sortRuleId?: string | undefined
  /** Inner length, width and height in mm, with the Box Finder's term. */
  readonly dimensions?:
    { readonly length: number; readonly width: number; readonly height: number } | undefined
  /** API names of the product fields wanted. @default productFields */
  readonly fields?: readonly string[] | undefined
}

/** Products, prices and categories, as the present buyer may see them. */
export interface ProductCalls {
  search(input: SearchInput, options?: CallOptions): Promise<SearchResult>
  /** 404 is a `ResponseError`: the product does not exist or is not sold here. */
  getProduct(productId: string, options?: CallOptions): Promise<Product>
  /** Products in the order of the ids; those that are not sold here are left out. */
  listProducts(productIds: readonly string[], options?: CallOptions): Promise<readonly Product[]>
  /** The price with its tiers; null members when the buyer gets none. */
  getPrice(productId: string, options?: CallOptions): Promise<ProductPrice>
  /** Prices in the order of the ids; null members where the buyer gets none. */
  getPrices(productIds: readonly string[], options?: CallOptions): Promise<readonly ProductPrice[]>
  getCategory(categoryId: string, options?: CallOptions): Promise<Category>
  /** The categories below one, or the top ones. */
  listCategories(parentId?: string, options?: CallOptions): Promise<readonly Category[]>
  /** From the root to the category. */
  getCategoryPath(categoryId: string, options?: CallOptions): Promise<readonly CategoryPathItem[]>
}

/** The platform takes this many ids in one call. */
const idsPerCall = 20

export function createProductCalls({ send }: Transport): ProductCalls {
  return {
    search: async (input, options) => (await send(searchProducts, { query: toQuery(input) }, options)).data,
    getProduct: async (productId, options) =>
      (await send(getProduct, { params: { productId } }, options)).data,
    listProducts: async (productIds, options) => {
      const products = await inPortions(productIds, async (ids) => {
        const query = { ids: ids.join(','), fields: productFields.join(',') }
        return (await send(listProducts, { query }, options)).data.products
      })
      return productIds.flatMap((id) => products.find((product) => isSameRecordId(product.id, id)) ?? [])
    },
    getPrice: async (productId, options) => {
      try {
        const { data } = await send(getPrice, { params: { productId } }, options)
        return { ...data, productId }
      } catch (error) {
        // The platform's way of saying that this buyer gets no price.
        if (isResponseError(error) && (error.status === 403 || error.status === 404))
          return noPrice(productId)
        throw error
      }
    },
    getPrices: async (productIds, options) => {
      const prices = await inPortions(productIds, async (ids) => {
        const pricingLineItems = ids.map((productId) => ({ productId }))
        return (await send(getPrices, { body: { pricingLineItems } }, options)).data.prices
      })
      return productIds.map((productId) => {
        const price = prices.find(
          (found) => found.productId !== null && isSameRecordId(found.productId, productId),
        )
        return price ? { ...price, productId } : noPrice(productId)
      })
    },
    getCategory: async (categoryId, options) =>
      (await send(getCategory, { params: { categoryId } }, options)).data,
    listCategories: async (parentId, options) => {
      const query = parentId === undefined ? {} : { parentProductCategoryId: parentId }
      return (await send(listCategories, { query }, options)).data.productCategories
    },
    getCategoryPath: async (categoryId, options) =>
      (await send(getCategoryPath, { params: { categoryId } }, options)).data.path,
  }
}

function toQuery({ dimensions, refinements, fields = productFields, ...rest }: SearchInput) {
  const { searchTerm, categoryId, page = 0, pageSize = 20, sortRuleId } = rest
  return {
    page,
    pageSize,
    fields: fields.join(','),
    includeQuantityRule: true,
    ...(searchTerm !== undefined && { searchTerm }),
    ...(categoryId !== undefined && { categoryId }),
    ...(sortRuleId !== undefined && { sortRuleId }),
    ...(refinements?.length && { refinements: toBase64(JSON.stringify(refinements)) }),
    ...dimensions,
  }
}

/** `btoa` takes bytes only, and facet values have umlauts. */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

function noPrice(productId: string): ProductPrice {
  return { productId, currencyCode: null, listPrice: null, unitPrice: null, tiers: null }
}

async function inPortions<T>(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const distinct = [...new Set(ids)]
  const portions = Array.from({ length: Math.ceil(distinct.length / idsPerCall) }, (_, index) =>
    distinct.slice(index * idsPerCall, (index + 1) * idsPerCall),
  )
  return (await Promise.all(portions.map(load))).flat()
}
