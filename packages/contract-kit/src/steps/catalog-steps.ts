import {
  getCategories,
  getCategory,
  getCategoryMenu,
  getCategoryPath,
  getNavigationMenu,
  getNavigationMenuItems,
  getPrice,
  getPrices,
  getProduct,
  getVatInformation,
  listCategories,
  listProducts,
  listSortRules,
  searchProducts,
  suggestTerms,
} from '@cartonnage/sdk/contract'
import type { CallInput } from '../target/call-url'
import {
  fieldsOf,
  inputFrom,
  languageOf,
  mayBeInvalid,
  optional,
  reads,
  type RunContext,
  type Step,
} from './step'

const categoryOf = (context: RunContext): string | undefined =>
  context.response(listCategories)?.productCategories[0]?.id

/** The products of the first page. */
export const productsOf = (context: RunContext) => context.response(searchProducts)?.products ?? []

const numberOf = (context: RunContext): string | undefined =>
  productsOf(context)[0]?.fields.StockKeepingUnit ?? undefined

type ToInput = (id: string, context: RunContext) => CallInput

const forCategory = (toInput: ToInput) => (context: RunContext) =>
  inputFrom(categoryOf(context), 'no category', (categoryId) => toInput(categoryId, context))
const forProduct = (toInput: ToInput) => (context: RunContext) =>
  inputFrom(productsOf(context)[0]?.id, 'no product', (productId) => toInput(productId, context))

type SentRefinement = Readonly<Record<'nameOrId' | 'type' | 'attributeType', string>> & {
  readonly values: readonly string[]
}

/** The first value of the first facet that has one. */
function firstRefinement(context: RunContext): SentRefinement | undefined {
  const facets = context.response(searchProducts)?.facets ?? []
  const facet = facets.find(({ facetType, values }) => facetType === 'DistinctValue' && values.length > 0)
  const value = facet?.values[0]
  if (!facet || !value) return undefined
  const { nameOrId, attributeType } = facet
  return {
    nameOrId,
    type: 'DistinctValue',
    attributeType: attributeType ?? 'Standard',
    values: [value.nameOrId],
  }
}

const unknownRefinement: SentRefinement = {
  nameOrId: 'NoSuchField__c',
  type: 'DistinctValue',
  attributeType: 'Custom',
  values: ['1'],
}

const narrowed = (categoryId: string | undefined, refinement: SentRefinement): CallInput => ({
  query: {
    ...(categoryId !== undefined && { categoryId }),
    fields: 'Name',
    pageSize: '1',
    refinements: encode([refinement]),
  },
})

/** Base64 of JSON in UTF-8: values have umlauts. */
const encode = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))

/** Navigation, categories, products and their prices. */
export const catalogSteps: readonly Step[] = [
  reads(getVatInformation),
  reads(getCategories, (context) => ({
    query: { methodParams: JSON.stringify({ selectedLanguage: languageOf(context) }) },
  })),
  optional(
    reads(getNavigationMenuItems, (context) => ({
      query: { methodParams: JSON.stringify({ selectedLanguage: languageOf(context) }) },
    })),
  ),
  optional(reads(getCategoryMenu, () => ({ query: { maxLevels: '3' } }))),
  ...['Account_Menu', 'Footer_Menu'].map((navigationLinkSetDeveloperName) =>
    optional(
      reads(getNavigationMenu, ({ options }) =>
        inputFrom(options.communityId, 'no id of the site', (communityId) => ({
          params: { communityId },
          query: { navigationLinkSetDeveloperName },
        })),
      ),
    ),
  ),
  reads(listCategories),
  reads(
    getCategory,
    forCategory((categoryId) => ({ params: { categoryId } })),
  ),
  reads(
    getCategoryPath,
    forCategory((categoryId) => ({ params: { categoryId } })),
  ),
  reads(
    searchProducts,
    forCategory((categoryId) => ({ query: { categoryId, fields: 'Name', pageSize: '1' } })),
  ),
  reads(searchProducts, (context) =>
    inputFrom(firstRefinement(context), 'no facet with a value', (refinement) =>
      narrowed(categoryOf(context), refinement),
    ),
  ),
  mayBeInvalid(
    reads(
      searchProducts,
      forCategory((categoryId) => narrowed(categoryId, unknownRefinement)),
    ),
  ),
  // the last search: further steps use its products
  reads(
    searchProducts,
    forCategory((categoryId, context) => ({
      query: {
        categoryId,
        fields: fieldsOf(context).join(','),
        page: '0',
        pageSize: '100',
        includeQuantityRule: 'true',
      },
    })),
  ),
  optional(reads(listSortRules)),
  optional(
    reads(suggestTerms, (context) =>
      inputFrom(productsOf(context)[0]?.name, 'no product', (name) => ({
        query: { searchTerm: name.slice(0, 4), limit: '5' },
      })),
    ),
  ),
  reads(
    getProduct,
    forProduct((productId, context) => ({
      params: { productId },
      query: { fields: fieldsOf(context).join(',') },
    })),
  ),
  reads(
    listProducts,
    forProduct((ids, context) => ({ query: { ids, fields: fieldsOf(context).join(',') } })),
  ),
  reads(listProducts, (context) =>
    inputFrom(numberOf(context), 'no product with an article number', (skus) => ({
      query: { skus, fields: fieldsOf(context).join(',') },
    })),
  ),
  reads(
    getPrice,
    forProduct((productId) => ({ params: { productId } })),
  ),
  reads(
    getPrices,
    forProduct((productId) => ({ body: { pricingLineItems: [{ productId }] } })),
  ),
]
