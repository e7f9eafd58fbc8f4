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
import type { SearchProduct, SearchResult } from '../contract/catalog/search'
import { isResponseError } from '../errors/errors'
import { isSameRecordId } from '../record-id'
import type { CallOptions, Transport } from '../transport/transport'
import { productFields, toFieldsQuery, withFields } from './product-fields'
import type { ProductFields, WithFields } from './product-fields'

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
export interface SearchInput<Fields extends ProductFields = ProductFields> {
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
  /** API names of the product fields to return; `'*'` leaves the choice to the platform. @default the client's */
  readonly fields?: Fields | undefined
}

/** How much of a product to return. */
export interface ProductOptions<Fields extends ProductFields = ProductFields> extends CallOptions {
  /** API names of the product's fields; `'*'` leaves the choice to the platform. */
  readonly fields?: Fields | undefined
}

/** A page of products, each with the fields that were asked for. */
export interface FoundProducts<Fields extends ProductFields = ProductFields> extends Omit<
  SearchResult,
  'products'
> {
  /** Products of this page, in the requested order. */
  readonly products: WithFields<SearchProduct, Fields>[]
}

/** Products, prices and categories, as the current shopper may see them. */
export interface ProductCalls {
  /**
   * One page of products with prices and facets. A search without hits is no error. The count of a facet's value obeys all
   * refinements but that of its own facet; `facetGroups` makes a panel of them. Rejects with a 400 for a refinement by a
   * field that is no facet of the platform.
   */
  search<const Fields extends ProductFields = ProductFields>(
    input: SearchInput<Fields>,
    options?: CallOptions,
  ): Promise<FoundProducts<Fields>>
  /**
   * One product without its price, with the named fields, or with all of them. Rejects with a 404 when it does not exist or
   * is not sold here.
   */
  getProduct<const Fields extends ProductFields = ProductFields>(
    productId: string,
    options?: ProductOptions<Fields>,
  ): Promise<WithFields<Product, Fields>>
  /**
   * Products in the order of the ids, without those that are not sold here, with the named fields, or with the client's.
   * Sends one call per 20 ids.
   */
  listProducts<const Fields extends ProductFields = ProductFields>(
    productIds: readonly string[],
    options?: ProductOptions<Fields>,
  ): Promise<readonly WithFields<Product, Fields>[]>
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

export function createProductCalls(
  { send }: Transport,
  usualFields: ProductFields = productFields,
): ProductCalls {
  return {
    search: async (input, options) => {
      const query = toQuery({ ...input, fields: input.fields ?? usualFields })
      const { data } = await send(searchProducts, { query }, options)
      return { ...data, products: data.products.map((product) => withFields(product, input.fields)) }
    },
    getProduct: async (productId, { fields, ...options } = {}) => {
      const input = { params: { productId }, query: toFieldsQuery(fields ?? '*') }
      return withFields((await send(getProduct, input, options)).data, fields)
    },
    listProducts: async (productIds, { fields, ...options } = {}) => {
      const products = await inBatches(productIds, async (ids) => {
        const query = { ids: ids.join(','), ...toFieldsQuery(fields ?? usualFields) }
        return (await send(listProducts, { query }, options)).data.products
      })
      return productIds.flatMap((id) => {
        const found = products.find((product) => isSameRecordId(product.id, id))
        return found ? withFields(found, fields) : []
      })
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

function toQuery({ dimensions, refinements, fields = '*', ...rest }: SearchInput) {
  const { searchTerm, categoryId, page = 0, pageSize = 20, sortRuleId } = rest
  return {
    page,
    pageSize,
    ...toFieldsQuery(fields),
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
