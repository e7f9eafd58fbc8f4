import { compareAmounts, toAmount } from '../amount'
import type { Product } from '../catalog/product-repository'
import { invalidInput } from '../platform-error'
import type { ShopLocale } from '../shop'
import { languageColumn, type Labels } from './language-columns'

/** The net price that the visitor pays for the smallest quantity; null when it is on request. */
type PriceOf = (product: Product) => string | null

type Compare = (a: Product, b: Product, priceOf: PriceOf) => number

interface SortRule {
  readonly nameOrId: string
  readonly direction: 'Default' | 'Ascending' | 'Descending'
  readonly labels: Labels
  /** Absent where the order of the search is kept; so is the order of equal products. */
  readonly compare?: Compare
}

const names = new Intl.Collator('de', { numeric: true })

const rules: readonly SortRule[] = [
  { nameOrId: 'Relevancy', direction: 'Default', labels: ['Relevanz', 'Pertinence', 'Relevance'] },
  {
    nameOrId: 'InnerLength__c',
    direction: 'Ascending',
    labels: ['Innenlänge aufsteigend', 'Longueur intérieure croissante', 'Inner length, ascending'],
    compare: byNumbers(({ inner: { length, width, height } }) => [length, width, height]),
  },
  {
    nameOrId: 'InnerVolume__c',
    direction: 'Ascending',
    labels: ['Volumen aufsteigend', 'Volume croissant', 'Volume, ascending'],
    compare: byNumbers((product) => [innerVolume(product)]),
  },
  {
    nameOrId: 'UnitPrice',
    direction: 'Ascending',
    labels: ['Preis aufsteigend', 'Prix croissant', 'Price, lowest first'],
    compare: (a, b, priceOf) => comparePrices(priceOf(a), priceOf(b), 1),
  },
  {
    nameOrId: 'UnitPrice',
    direction: 'Descending',
    labels: ['Preis absteigend', 'Prix décroissant', 'Price, highest first'],
    compare: (a, b, priceOf) => comparePrices(priceOf(a), priceOf(b), -1),
  },
  {
    nameOrId: 'Name',
    direction: 'Ascending',
    labels: ['Name', 'Nom', 'Name'],
    compare: (a, b) => names.compare(a.name, b.name),
  },
  {
    // products have no date: those further down in the catalogue count as newer
    nameOrId: 'CreatedDate',
    direction: 'Descending',
    labels: ['Neueste zuerst', 'Plus récents', 'Newest first'],
    compare: (a, b) => b.position - a.position,
  },
]

const idOf = (index: number) => `0qUCN000000000${index + 1}AAA`

/** The sort rules that a search offers. */
export function sortRules(locale: ShopLocale) {
  return rules.map(({ nameOrId, direction, labels, compare }, index) => ({
    sortRuleId: idOf(index),
    nameOrId,
    label: labels[languageColumn(locale)],
    direction,
    type: compare ? 'ProductBased' : 'Relevancy',
    sortOrder: index + 1,
  }))
}

/**
 * Sorts hits by a rule, given by its id of 15 or 18 characters or by its field, where the first rule of a field counts.
 * Unchanged without a rule; 400 INVALID_API_INPUT for an unknown one.
 */
export function sortProducts(
  products: readonly Product[],
  rule: unknown,
  priceOf: PriceOf,
): readonly Product[] {
  if (rule === undefined || rule === null || rule === '') return products
  const existing = rules.find(({ nameOrId }, index) =>
    [idOf(index), idOf(index).slice(0, 15), nameOrId].some((name) => name === rule),
  )
  if (!existing) throw invalidInput('There is no sort rule with that id.')
  const { compare } = existing
  const price = cachePrices(priceOf)
  return compare ? products.toSorted((a, b) => compare(a, b, price)) : products
}

function cachePrices(priceOf: PriceOf): PriceOf {
  const prices = new Map<Product, string | null>()
  return (product) => {
    const existing = prices.get(product)
    if (existing !== undefined) return existing
    const price = priceOf(product)
    prices.set(product, price)
    return price
  }
}

/** Number by number; products without a number come last. */
function byNumbers(read: (product: Product) => readonly (number | null)[]): Compare {
  return (a, b) => {
    const others = read(b)
    const differences = read(a).map((value, index) => compareNumbers(value, others[index] ?? null))
    return differences.find((difference) => difference !== 0) ?? 0
  }
}

function compareNumbers(a: number | null, b: number | null): number {
  return a === null || b === null ? Number(a === null) - Number(b === null) : a - b
}

function innerVolume({ inner: { length, width, height } }: Product): number | null {
  return length === null || width === null || height === null ? null : length * width * height
}

/** A price on request comes last in both directions. */
function comparePrices(a: string | null, b: string | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return direction * compareAmounts(toAmount(a), toAmount(b))
}
