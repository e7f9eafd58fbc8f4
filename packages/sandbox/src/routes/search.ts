import { Hono } from 'hono'
import { invalidInput, itemNotFound, readBody } from '../answers'
import { findCategory, type Category } from '../database/category-repository'
import { searchProducts, type ProductPage } from '../database/product-search'
import { categoryCounts, hitWriter } from '../platform/search-answer'
import { parseSearchTerm } from '../platform/search-term'
import { readSortRule, sortRules } from '../platform/sort-rules'
import type { Env, SandboxCall } from '../sandbox-context'
import { splitIds } from './pricing'

/** Product search and product lists of a category. */
export const searchRoutes = new Hono<Env>()

/** The search of the Box Finder; until boxes are ranked by it, its page is empty. */
const boxFinderTerm = 'boxfindersearch'
const mostHits = 5000

interface SearchInput {
  readonly searchTerm?: unknown
  readonly categoryId?: unknown
  readonly page?: unknown
  readonly pageSize?: unknown
  readonly sortRuleId?: unknown
  readonly fields: readonly string[]
  readonly withRule: boolean
}

searchRoutes.get('/search/products', (c) => {
  const { fields, includeQuantityRule, ...query } = c.req.query()
  return c.json(search(c, { ...query, fields: splitIds(fields), withRule: includeQuantityRule !== 'false' }))
})

const bodyMembers = [
  ...['searchTerm', 'categoryId', 'fields', 'page', 'pageSize', 'refinements', 'sortRuleId', 'sortOrderId'],
  ...[
    'includePrices',
    'includeQuantityRule',
    'includeProductVariationInfo',
    'grouping',
    'effectiveBuyerGroupIds',
  ],
]

searchRoutes.post('/search/product-search', async (c) => {
  const { fields, includeQuantityRule, sortOrderId, ...body } = await readBody(c, bodyMembers)
  const names = Array.isArray(fields) ? fields.map(String) : []
  const input = { sortRuleId: sortOrderId, ...body, fields: names, withRule: includeQuantityRule !== false }
  return c.json(search(c, input), 201)
})

searchRoutes.get('/search/sort-rules', (c) => c.json({ sortRules: sortRules(c.var.visitor.locale) }))

function search(c: SandboxCall, input: SearchInput) {
  const { context, visitor } = c.var
  const term = typeof input.searchTerm === 'string' ? input.searchTerm.trim() : ''
  const category = readCategory(c, input.categoryId)
  if (term === '' && !category) throw invalidInput('A search term or a category is required.')
  const page = readCount(input.page, { fallback: 0, least: 0, most: mostHits })
  const pageSize = readCount(input.pageSize, { fallback: 20, least: 1, most: 200 })
  if (page * pageSize > mostHits) throw invalidInput(`Only the first ${mostHits} hits can be read.`)
  const found =
    term === boxFinderTerm
      ? nothing
      : searchProducts(
          context.db,
          {
            ...{ page, pageSize, categoryKey: category?.key, sort: readSortRule(input.sortRuleId) },
            term: term === '' ? undefined : parseSearchTerm(term),
          },
          visitor,
        )
  return {
    categories: categoryCounts(context, visitor, { category, page: found }),
    facets: [],
    locale: visitor.locale.replace('-', '_'),
    productsPage: {
      currencyIsoCode: visitor.currencyCode,
      currentPage: page,
      pageSize,
      total: found.total,
      products: found.products.map(hitWriter(context, visitor, input)),
    },
  }
}

const nothing: ProductPage = { total: 0, products: [], counts: new Map() }

function readCategory(c: SandboxCall, id: unknown): Category | undefined {
  if (typeof id !== 'string' || id === '') return undefined
  const category = findCategory(c.var.context.db, id, c.var.visitor)
  if (!category) throw itemNotFound('The category')
  return category
}

interface CountRange {
  readonly fallback: number
  readonly least: number
  readonly most: number
}

function readCount(value: unknown, { fallback, least, most }: CountRange): number {
  if (value === undefined || value === null || value === '') return fallback
  const count = Number(value)
  if (Number.isInteger(count) && count >= least && count <= most) return count
  throw invalidInput(`${JSON.stringify(value)} is not a whole number from ${least} to ${most}.`)
}
