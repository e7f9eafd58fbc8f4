import { describe, expect, it } from 'vitest'
import { openSearch } from './search.fixture'

const { as, swiss, search } = openSearch()

const sorted = (sortRuleId: string) =>
  search({ searchTerm: 'karton', sortRuleId, fields: 'StockKeepingUnit,InnerLength__c' })

interface PriceBody {
  readonly unitPrice: string | null
  readonly priceAdjustment: null | {
    readonly priceAdjustmentTiers: readonly { readonly lowerBound: string; readonly tierUnitPrice: string }[]
  }
}

/** Infinity for a price on request. */
function priceAt250({ unitPrice, priceAdjustment }: PriceBody): number {
  const tiers = priceAdjustment?.priceAdjustmentTiers ?? []
  const tier = tiers.findLast(({ lowerBound }) => Number(lowerBound) <= 250)
  return Number(tier?.tierUnitPrice ?? unitPrice ?? Infinity)
}

/** The part of a rule that these tests read. */
interface RuleBody {
  readonly sortRuleId: string
  readonly nameOrId: string
  readonly direction: string
}

// The fixture names the label alone.
const listRules = async () =>
  (await swiss.get('search/sort-rules')).body.sortRules as unknown as readonly RuleBody[]

describe('search/sort-rules', () => {
  it.each([
    ['de-CH', ['Relevanz', 'Innenlänge aufsteigend', 'Volumen aufsteigend', 'Preis aufsteigend']],
    ['fr-CH', ['Pertinence', 'Longueur intérieure croissante', 'Volume croissant', 'Prix croissant']],
    ['en-US', ['Relevance', 'Inner length, ascending', 'Volume, ascending', 'Price, lowest first']],
  ])('offers orders in %s', async (language, labels) => {
    const { body } = await swiss.get(`search/sort-rules?language=${language}`)
    expect(body.sortRules).toHaveLength(40)
    expect(body.sortRules.slice(0, 4).map(({ label }) => label)).toEqual(labels)
    expect(body.sortRules[0]).toMatchObject({ type: 'Relevancy', direction: 'Default', sortOrder: 1 })
  })

  it('keeps the hits and changes their order alone', async () => {
    const relevance = (await sorted('')).skus
    for (const { sortRuleId } of await listRules()) {
      expect((await sorted(sortRuleId)).skus.toSorted()).toEqual(relevance.toSorted())
    }
  })

  it('has ids of 18 characters, each once', async () => {
    const ids = (await listRules()).map(({ sortRuleId }) => sortRuleId)
    expect(ids.every((id) => /^0qUCN\d{10}AAA$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    'Name',
    'StockKeepingUnit',
    'InnerLength__c',
    'InnerVolume__c',
    'MaxLoad__c',
    'Stock__c',
    'UnitPrice',
    'Width__c',
    'RollLength__c',
    'Thickness__c',
    'Grammage__c',
    'Contents__c',
    ...[10, 25, 50, 100, 250, 500, 1000].map((quantity) => `UnitPriceFrom${quantity}__c`),
  ])('sorts by %s in both directions', async (nameOrId) => {
    const rules = (await listRules()).filter((rule) => rule.nameOrId === nameOrId)
    expect(rules.map(({ direction }) => direction)).toEqual(['Ascending', 'Descending'])
  })

  it.each([
    ['MaxLoad__c', 'searchTerm=karton'],
    ['Grammage__c', 'searchTerm=papier'],
    ['Width__c', 'categoryId=0ZGCH0000000022AAA'],
    ['RollLength__c', 'categoryId=0ZGCH0000000026AAA'],
    ['Thickness__c', 'categoryId=0ZGCH0000000031AAA'],
    ['Contents__c', 'categoryId=0ZGCH0000000034AAA'],
  ])('puts what has no %s last in both directions, and equal ones as they were', async (nameOrId, hits) => {
    const rules = (await listRules()).filter((rule) => rule.nameOrId === nameOrId)
    const lists = rules.map(async ({ sortRuleId }) => {
      const query = `${hits}&pageSize=200&language=de-CH&fields=${nameOrId}&sortRuleId=${sortRuleId}`
      const { products } = (await swiss.get(`search/products?${query}`)).body.productsPage
      return products.map(({ id, fields }) => ({ id, value: fields[nameOrId]?.value }))
    })
    const [rising = [], falling = []] = await Promise.all(lists)
    const [up, down] = [rising, falling].map((list) => list.filter(({ value }) => value !== undefined))
    expect(up?.map(({ value }) => Number(value))).toEqual(
      down?.map(({ value }) => Number(value)).toReversed(),
    )
    expect(rising.slice(up?.length)).toEqual(falling.slice(down?.length))
    expect(up?.length).toBeGreaterThan(1)
    expect(up?.length).toBeLessThan(rising.length)
  })

  it('puts the lowest price first and prices on request last', async () => {
    const { prices } = await sorted('0qUCN0000000004AAA')
    const existing = prices.flatMap((price) => (price === null ? [] : [Number(price)]))
    expect(existing).toEqual(existing.toSorted((a, b) => a - b))
    expect(prices.slice(existing.length)).toEqual([null])
  })

  it('puts the highest price first and prices on request last', async () => {
    const { prices } = await sorted('0qUCN0000000005AAA')
    const existing = prices.flatMap((price) => (price === null ? [] : [Number(price)]))
    expect(existing).toEqual(existing.toSorted((a, b) => b - a))
    expect(prices.at(-1)).toBeNull()
  })

  it.each(['lea', 'reto', 'annelise'] as const)('sorts by what %s pays at a quantity', async (who) => {
    const shopper = as(who, who === 'annelise' ? 'DE' : 'CH')
    const root = who === 'annelise' ? '0ZGDE0000000001AAA' : '0ZGCH0000000001AAA'
    const query = `search/products?categoryId=${root}&pageSize=200&fields=Name&sortRuleId=UnitPriceFrom250__c`
    const { products } = (await shopper.get(query)).body.productsPage
    const body = { pricingLineItems: products.map(({ id }) => ({ productId: id })) }
    const lines = (await shopper.call('POST', 'pricing/products', body)).body.pricingLineItemResults
    // The fixture types the line's success alone.
    const prices = (lines as unknown as readonly PriceBody[]).map(priceAt250)
    expect(prices.length).toBeGreaterThan(80)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('puts the smallest volume first and products without one last', async () => {
    const { skus } = await sorted('InnerVolume__c')
    expect(skus.slice(0, 2)).toEqual(['1002010', '1002020'])
    expect(skus.at(-1)).toMatch(/^2000/)
  })

  it('reads numbers in names as numbers', async () => {
    const { names } = await sorted('Name')
    const single = names.filter((name) => name.startsWith('Faltkarton 1-wellig'))
    expect(single.slice(0, 2)).toEqual([
      'Faltkarton 1-wellig 100 × 100 × 100 mm',
      'Faltkarton 1-wellig 150 × 100 × 100 mm',
    ])
  })

  it('puts the end of the catalogue first as the newest', async () => {
    expect((await sorted('CreatedDate')).skus[0]).toBe('2000500')
  })

  it('takes an id of 15 characters', async () => {
    expect((await sorted('0qUCN0000000002')).skus).toEqual((await sorted('InnerLength__c')).skus)
  })
})
