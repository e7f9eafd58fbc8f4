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
import { languageOf } from './languages'
import { given, optional, reads, type Step, type World } from './step'

const categoryOf = (world: World): string | undefined =>
  world.answer(listCategories)?.productCategories[0]?.id

/** The products of the first page. */
export const productsOf = (world: World) => world.answer(searchProducts)?.products ?? []

const forCategory = (toInput: (categoryId: string) => ReturnType<Step['input']>) => (world: World) => {
  const categoryId = categoryOf(world)
  return categoryId === undefined ? 'no category was found' : toInput(categoryId)
}
const forProduct = (toInput: (productId: string) => object) => (world: World) =>
  given(productsOf(world)[0]?.id, 'no product', toInput)

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
    forCategory((categoryId) => ({
      query: {
        ...{ categoryId, fields: 'Name,StockKeepingUnit', page: '0', pageSize: '20' },
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
    forProduct((productId) => ({ params: { productId } })),
  ),
  reads(
    listProducts,
    forProduct((ids) => ({ query: { ids } })),
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
