import {
  getCategories,
  getCategory,
  getCategoryPath,
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
import { fieldsOf } from './fields'
import { languageOf } from './languages'
import { given, optional, reads, type Step, type World } from './step'

const categoryOf = (world: World): string | undefined =>
  world.response(listCategories)?.productCategories[0]?.id

/** The products of the first page. */
export const productsOf = (world: World) => world.response(searchProducts)?.products ?? []

type ToInput = (id: string, world: World) => CallInput

const forCategory = (toInput: ToInput) => (world: World) =>
  given(categoryOf(world), 'no category', (categoryId) => toInput(categoryId, world))
const forProduct = (toInput: ToInput) => (world: World) =>
  given(productsOf(world)[0]?.id, 'no product', (productId) => toInput(productId, world))

/** Navigation, categories, products and their prices. */
export const catalogSteps: readonly Step[] = [
  reads(getVatInformation),
  reads(getCategories, (world) => ({
    query: { methodParams: JSON.stringify({ selectedLanguage: languageOf(world) }) },
  })),
  optional(
    reads(getNavigationMenuItems, (world) => ({
      query: { methodParams: JSON.stringify({ selectedLanguage: languageOf(world) }) },
    })),
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
    forCategory((categoryId, world) => ({
      query: {
        ...{ categoryId, fields: fieldsOf(world).join(','), page: '0', pageSize: '100' },
        includeQuantityRule: 'true',
      },
    })),
  ),
  optional(reads(listSortRules)),
  optional(
    reads(suggestTerms, (world) =>
      given(productsOf(world)[0]?.name, 'no product', (name) => ({
        query: { searchTerm: name.slice(0, 4), limit: '5' },
      })),
    ),
  ),
  reads(
    getProduct,
    forProduct((productId, world) => ({
      params: { productId },
      query: { fields: fieldsOf(world).join(',') },
    })),
  ),
  reads(
    listProducts,
    forProduct((ids, world) => ({ query: { ids, fields: fieldsOf(world).join(',') } })),
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
