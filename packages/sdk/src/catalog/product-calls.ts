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

/** One chosen facet of a search. */
export interface Refinement {
  /** `nameOrId` of the facet. */
  readonly nameOrId: string
  /** The platform has no other kind. */
  readonly type: 'DistinctValue'
  /** `attributeType` of the facet. */
  readonly attributeType: string
  /** `nameOrId` of the chosen values; at most 20. */
  readonly values: readonly string[]
}

/** What to search for: a term, a category, or both; one of them is required. */
export interface SearchInput {
  /** Up to 32 words. */
  readonly searchTerm?: string | undefined
  /** Record id of the category to search in. */
  readonly categoryId?: string | undefined
  /** From 0; page times page size is at most 5000. @default 0 */
  readonly page?: number | undefined
  /** 1 to 200. @default 20 */
  readonly pageSize?: number | undefined
  /**
   * Chosen facets, at most 9: products have one of the values of each. `toRefinements` makes them of a selection.
   */
  readonly refinements?: readonly Refinement[] | undefined
  /** From `listSortRules`. @default the shop's own order */
  readonly sortRuleId?: string | undefined
  /** Inner dimensions for the Box Finder, with its search term. */
  readonly dimensions?:
    | {
        /** In mm. */
        readonly length: number
        /** In mm. */
        readonly width: number
        /** In mm. */
        readonly height: number
      }
    | undefined
  /** API names of the product fields to return. @default productFields */
  readonly fields?: readonly string[] | undefined
}

/** Products, prices and categories, as the current shopper may see them. */
export interface ProductCalls {
  /**
   * One page of products with prices and facets. A search without hits is no error. The count of a facet's value obeys all
   * refinements but that of its own facet; `facetGroups` makes a panel of them. Rejects with a 400 for a refinement by a
   * field that is no facet of the platform.
   */
  search(input: SearchInput, options?: CallOptions): Promise<SearchResult>
  /** One product without its price. Rejects with a 404 when it does not exist or is not sold here. */
  getProduct(productId: string, options?: CallOptions): Promise<Product>
  /** Products in the order of the ids, without those that are not sold here. Sends one call per 20 ids. */
  listProducts(productIds: readonly string[], options?: CallOptions): Promise<readonly Product[]>
  /** The price with its tiers; all null when the buyer gets none. */
  getPrice(productId: string, options?: CallOptions): Promise<ProductPrice>
  /** Prices in the order of the ids, all null where the buyer gets none. Sends one call per 20 ids. */
  getPrices(productIds: readonly string[], options?: CallOptions): Promise<readonly ProductPrice[]>
  /** One category. Rejects with a 404 when it does not exist. */
  getCategory(categoryId: string, options?: CallOptions): Promise<Category>
  /** The children of a category, or the top categories. */
  listCategories(parentId?: string, options?: CallOptions): Promise<readonly Category[]>
  /** The categories from the root to this one, which is the last. */
  getCategoryPath(categoryId: string, options?: CallOptions): Promise<readonly CategoryPathItem[]>
}

/** The platform's limit of ids per call. */
const idsPerCall = 20

export function createProductCalls({ send }: Transport): ProductCalls {
  return {
    search: async (input, options) => (await send(searchProducts, { query: toQuery(input) }, options)).data,
    getProduct: async (productId, options) =>
      (await send(getProduct, { params: { productId } }, options)).data,
    listProducts: async (productIds, options) => {
      const products = await inBatches(productIds, async (ids) => {
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
        // This is how the platform reports that the buyer gets no price.
        if (isResponseError(error) && (error.status === 403 || error.status === 404))
          return noPrice(productId)
        throw error
      }
    },
    getPrices: async (productIds, options) => {
      const prices = await inBatches(productIds, async (ids) => {
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

async function inBatches<T>(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const distinct = [...new Set(ids)]
  const batches = Array.from({ length: Math.ceil(distinct.length / idsPerCall) }, (_, index) =>
    distinct.slice(index * idsPerCall, (index + 1) * idsPerCall),
  )
  return (await Promise.all(batches.map(load))).flat()
}
