import type { Visitor } from '../../calls/call'
import { readUnitPrices } from '../products/account-pricing'
import { keepWhileUnchanged } from '../products/catalogue-version'
import type { Product } from '../products/product-repository'
import type { Database } from '../../database/database'
import { catalogueIndex } from './catalogue-index'
import type { SortKey, SortRule } from './sort-rules'

/** The place of each product of the catalogue by a rule; equal products have the same. */
type Ranks = Float64Array

type Ranked = Pick<Visitor, 'shop' | 'locale' | 'effectiveAccountId'> & {
  readonly rule: SortRule & { readonly key: SortKey }
}

/** Rules in use at the same time, in all languages and for all buyers; each takes 8 bytes a product. */
const keptRanks = 200

const options = {
  // Names alone depend on the language, and prices on the account.
  keyOf: ({ shop, locale, effectiveAccountId = '', rule: { nameOrId, direction, key } }: Ranked) =>
    [shop, locale, nameOrId, direction, 'priceAt' in key ? effectiveAccountId : ''].join(' '),
  most: keptRanks,
}

const ranksOfFields = keepWhileUnchanged(rankProducts, options)
const ranksOfStock = keepWhileUnchanged(rankProducts, { ...options, on: ['stock'] })
const ranksOfPrices = keepWhileUnchanged(rankProducts, { ...options, on: ['prices'] })

/** The ranks by a rule for a visitor, kept until something changes on which they depend. */
export function productRanks(db: Database, ranked: Ranked): Ranks {
  const { key, nameOrId } = ranked.rule
  if ('priceAt' in key) return ranksOfPrices(db, ranked)
  return (nameOrId === 'Stock__c' ? ranksOfStock : ranksOfFields)(db, ranked)
}

function rankProducts(db: Database, { rule: { key, direction }, ...visitor }: Ranked): Ranks {
  const { products } = catalogueIndex(db, visitor)
  const compare = comparing(key, { db, visitor, sign: direction === 'Descending' ? -1 : 1 })
  const sorted = products.map((product, position) => ({ product, position })).toSorted(compare)
  const ranks = new Float64Array(products.length)
  let rank = 0
  sorted.forEach((entry, index) => {
    const before = sorted[index - 1]
    if (before && compare(before, entry) !== 0) rank += 1
    ranks[entry.position] = rank
  })
  return ranks
}

interface Entry {
  readonly product: Product
}

interface Comparison {
  readonly db: Database
  readonly visitor: Omit<Ranked, 'rule'>
  readonly sign: 1 | -1
}

const names = new Intl.Collator('de', { numeric: true })

function comparing(key: SortKey, { db, visitor, sign }: Comparison): (a: Entry, b: Entry) => number {
  if ('text' in key) return (a, b) => sign * names.compare(key.text(a.product), key.text(b.product))
  const numbers = 'numbers' in key ? key.numbers : priceNumbers(readUnitPrices(db, visitor, key.priceAt))
  const read = new Map<Product, readonly (number | null)[]>()
  const numbersOf = ({ product }: Entry) => {
    const values = read.get(product) ?? numbers(product)
    read.set(product, values)
    return values
  }
  return (a, b) => compareNumbers(numbersOf(a), numbersOf(b), sign)
}

/** Prices have at most four decimals, so that their order as numbers is exact. */
const priceNumbers =
  (prices: ReadonlyMap<string, string>) =>
  ({ id }: Product): readonly (number | null)[] => [prices.has(id) ? Number(prices.get(id)) : null]

/** Number by number; what has none comes last, in either direction. */
function compareNumbers(
  own: readonly (number | null)[],
  others: readonly (number | null)[],
  sign: 1 | -1,
): number {
  for (const [index, a] of own.entries()) {
    const b = others[index] ?? null
    const difference = a === null || b === null ? Number(a === null) - Number(b === null) : sign * (a - b)
    if (difference !== 0) return difference
  }
  return 0
}

/** Positions by their ranks; equal ones keep their order. As numbers, which sort faster than by comparisons. */
export function sortByRank(positions: readonly number[], ranks: Ranks): readonly number[] {
  const count = positions.length
  const keys = new Float64Array(count)
  positions.forEach((position, index) => {
    keys[index] = (ranks[position] ?? 0) * count + index
  })
  keys.sort()
  return positions.map((_, index) => positions[(keys[index] ?? 0) % count] ?? 0)
}
