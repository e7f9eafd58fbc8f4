import { boxFinderSearchTerm } from '@cartonnage/sdk/rules'
import { Hono } from 'hono'
import type { Call, Env } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import { splitList } from '../../calls/query'
import type { CategoryTree } from '../products/category-tree'
import { invalidInput, itemNotFound } from '../../platform-error'
import { catalogueIndex } from './catalogue-index'
import { readGoods } from './search-boxes'
import { searchProducts } from './search-products'
import { readEncodedRefinements, readRefinements, type Refinement } from './search-refinements'
import { countCategories, hitWriter } from './search-response'
import { completeTerm } from './search-suggestions'
import { sortRules } from './sort-rules'

/** Product search, product lists of a category, and the Box Finder's search. */
export const searchRoutes = new Hono<Env>()

const maximumHits = 5000
const maximumSuggestions = 50

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
    fields: splitList(fields),
    withRule: includeQuantityRule !== 'false',
  }
  return c.json(search(c.var, input))
})

const bodyMembers = [
  'searchTerm',
  'categoryId',
  'fields',
  'page',
  'pageSize',
  'refinements',
  'sortRuleId',
  'sortOrderId',
  'includePrices',
  'includeQuantityRule',
  'includeProductVariationInfo',
  'grouping',
  'effectiveBuyerGroupIds',
  'length',
  'width',
  'height',
]

searchRoutes.post('/search/product-search', async (c) => {
  const { fields, includeQuantityRule, sortOrderId, refinements, ...body } = await readBody(c, bodyMembers)
  const input = {
    sortRuleId: sortOrderId,
    ...body,
    refinements: readRefinements(refinements),
    fields: readNames(fields, 'fields'),
    withRule: readFlag(includeQuantityRule, 'includeQuantityRule') ?? true,
  }
  return c.json(search(c.var, input), 201)
})

searchRoutes.get('/search/sort-rules', (c) => c.json({ sortRules: sortRules(c.var.visitor.locale) }))

/** Completions of a partly entered term. */
searchRoutes.get('/search/suggestions', (c) => {
  const { searchTerm = '', limit } = c.req.query()
  if (searchTerm.trim() === '') throw invalidInput('searchTerm is required.')
  const maximum = readCount(limit, { fallback: 10, minimum: 1, maximum: maximumSuggestions })
  const completions = completeTerm(c.var, searchTerm).slice(0, maximum)
  return c.json({ completions: completions.map((value) => ({ value })), locale: localeOf(c.var) })
})

function search(call: Call, input: SearchInput) {
  const { context, visitor } = call
  const index = catalogueIndex(context.db, visitor)
  const { tree } = index
  const term = readText(input.searchTerm, 'searchTerm')
  const category = readCategory(tree, readText(input.categoryId, 'categoryId'))
  if (term === '' && !category) throw invalidInput('A search term or a category is required.')
  const { page, pageSize } = readPage(input)
  const findsBoxes = term === boxFinderSearchTerm && !context.options.plain
  const goods = findsBoxes ? readGoods(input) : undefined
  const { refinements, sortRuleId: sortRule } = input
  const found = searchProducts(call, index, { term, goods, category, refinements, sortRule })
  return {
    categories: countCategories(tree, category, found),
    facets: found.facets,
    correctedTerm: found.correctedTerm,
    locale: localeOf(call),
    productsPage: {
      currencyIsoCode: visitor.currencyCode,
      currentPage: page,
      pageSize,
      total: found.total,
      products: found.slice(page * pageSize, (page + 1) * pageSize).map(hitWriter(call, { ...input, tree })),
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
  const page = readCount(input.page, { fallback: 0, minimum: 0, maximum: maximumHits })
  const pageSize = readCount(input.pageSize, { fallback: 20, minimum: 1, maximum: 200 })
  if (page * pageSize > maximumHits) throw invalidInput(`Only the first ${maximumHits} hits can be read.`)
  return { page, pageSize }
}

interface CountRange {
  readonly fallback: number
  readonly minimum: number
  readonly maximum: number
}

/** A whole number in a range, as text or number; 400 INVALID_API_INPUT for anything else. */
function readCount(value: unknown, { fallback, minimum, maximum }: CountRange): number {
  if (value === undefined || value === null || value === '') return fallback
  const isPlain = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value))
  const count = isPlain ? Number(value) : Number.NaN
  if (Number.isInteger(count) && count >= minimum && count <= maximum) return count
  throw invalidInput(`${JSON.stringify(value)} is not a whole number from ${minimum} to ${maximum}.`)
}

/** Trimmed text, '' when absent; 400 INVALID_API_INPUT for anything else. */
function readText(value: unknown, name: string): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') throw invalidInput(`${name} is text.`)
  return value.trim()
}

/** A list of names, empty when absent; 400 INVALID_API_INPUT for anything else. */
function readNames(value: unknown, name: string): readonly string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value
  throw invalidInput(`${name} is a list of texts.`)
}

/** True or false, undefined when absent; 400 INVALID_API_INPUT for anything else. */
function readFlag(value: unknown, name: string): boolean | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'boolean') throw invalidInput(`${name} is true or false.`)
  return value
}
