import { Hono } from 'hono'
import { boxFinderSearchTerm } from '@cartonnage/sdk/rules'
import { readBody } from '../calls/responses'
import type { Call, Env } from '../calls/call'
import { splitIds } from '../calls/query'
import { readCategoryTree, type CategoryTree } from '../catalog/category-tree'
import { invalidInput, itemNotFound } from '../platform-error'
import { countCategories, hitWriter } from './search-response'
import { readGoods } from './search-boxes'
import { readCount, readFlag, readNames, readText } from './search-input'
import { searchProducts } from './search-products'
import { readEncodedRefinements, readRefinements, type Refinement } from './search-refinements'
import { completeTerm } from './search-suggestions'
import { sortRules } from './sort-rules'

/** Product search, product lists of a category, and the Box Finder's search. */
export const searchRoutes = new Hono<Env>()

const mostHits = 5000
const mostSuggestions = 50

interface SearchInput {
  readonly searchTerm?: unknown
  readonly categoryId?: unknown
  readonly page?: unknown
  readonly pageSize?: unknown
  readonly sortRuleId?: unknown
  readonly length?: unknown
  readonly width?: unknown
  readonly height?: unknown
  readonly refinements: readonly Refinement[]
  readonly fields: readonly string[]
  readonly withRule: boolean
}

searchRoutes.get('/search/products', (c) => {
  const { fields, includeQuantityRule, refinements, ...query } = c.req.query()
  const input = {
    ...query,
    refinements: readEncodedRefinements(refinements),
    fields: splitIds(fields),
    withRule: includeQuantityRule !== 'false',
  }
  return c.json(search(c.var, input))
})

const bodyMembers = [
  ...['searchTerm', 'categoryId', 'fields', 'page', 'pageSize', 'refinements', 'sortRuleId', 'sortOrderId'],
  ...['includePrices', 'includeQuantityRule', 'includeProductVariationInfo', 'grouping'],
  ...['effectiveBuyerGroupIds', 'length', 'width', 'height'],
]

searchRoutes.post('/search/product-search', async (c) => {
  const { fields, includeQuantityRule, sortOrderId, refinements, ...body } = await readBody(c, bodyMembers)
  const input = {
    ...{ sortRuleId: sortOrderId, ...body },
    refinements: readRefinements(refinements),
    fields: readNames(fields, 'fields'),
    withRule: readFlag(includeQuantityRule, 'includeQuantityRule') ?? true,
  }
  return c.json(search(c.var, input), 201)
})

searchRoutes.get('/search/sort-rules', (c) => c.json({ sortRules: sortRules(c.var.visitor.locale) }))

/** Completions of a term that is still being typed. */
searchRoutes.get('/search/suggestions', (c) => {
  const { searchTerm = '', limit } = c.req.query()
  if (searchTerm.trim() === '') throw invalidInput('searchTerm is required.')
  const most = readCount(limit, { fallback: 10, least: 1, most: mostSuggestions })
  const completions = completeTerm(c.var, searchTerm).slice(0, most)
  return c.json({ completions: completions.map((value) => ({ value })), locale: localeOf(c.var) })
})

function search(call: Call, input: SearchInput) {
  const { visitor } = call
  const tree = readCategoryTree(call)
  const term = readText(input.searchTerm, 'searchTerm')
  const category = readCategory(tree, readText(input.categoryId, 'categoryId'))
  if (term === '' && !category) throw invalidInput('A search term or a category is required.')
  const { page, pageSize } = readPage(input)
  const goods = term === boxFinderSearchTerm ? readGoods(input) : undefined
  const { refinements, sortRuleId: sortRule } = input
  const question = { term, goods, category, refinements, sortRule, tree }
  const { products, facets } = searchProducts(call, question)
  const shown = products.slice(page * pageSize, (page + 1) * pageSize)
  return {
    categories: countCategories(tree, category, products),
    facets,
    locale: localeOf(call),
    productsPage: {
      currencyIsoCode: visitor.currencyCode,
      currentPage: page,
      pageSize,
      total: products.length,
      products: shown.map(hitWriter(call, { ...input, tree })),
    },
  }
}

const localeOf = ({ visitor }: Call) => visitor.locale.replace('-', '_')

function readCategory(tree: CategoryTree, id: string) {
  if (id === '') return undefined
  const category = tree.find(id)
  if (!category) throw itemNotFound('The category')
  return category
}

function readPage(input: SearchInput) {
  const page = readCount(input.page, { fallback: 0, least: 0, most: mostHits })
  const pageSize = readCount(input.pageSize, { fallback: 20, least: 1, most: 200 })
  if (page * pageSize > mostHits) throw invalidInput(`Only the first ${mostHits} hits can be read.`)
  return { page, pageSize }
}
