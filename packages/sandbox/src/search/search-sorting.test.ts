import { describe, expect, it } from 'vitest'
import { openSearch } from './search.fixture'

const { swiss, search } = openSearch()

const sorted = (sortRuleId: string) =>
  search({ searchTerm: 'karton', sortRuleId, fields: 'StockKeepingUnit,InnerLength__c' })

describe('search/sort-rules', () => {
  it.each([
    ['de-CH', ['Relevanz', 'Innenlänge aufsteigend', 'Volumen aufsteigend', 'Preis aufsteigend']],
    ['fr-CH', ['Pertinence', 'Longueur intérieure croissante', 'Volume croissant', 'Prix croissant']],
    ['en-US', ['Relevance', 'Inner length, ascending', 'Volume, ascending', 'Price, lowest first']],
  ])('offers seven orders in %s', async (language, labels) => {
    const { body } = await swiss.get(`search/sort-rules?language=${language}`)
    expect(body.sortRules).toHaveLength(7)
    expect(body.sortRules.slice(0, 4).map(({ label }) => label)).toEqual(labels)
    expect(body.sortRules[0]).toMatchObject({ type: 'Relevancy', direction: 'Default', sortOrder: 1 })
  })

  it('keeps the hits and changes their order alone', async () => {
    const { body } = await swiss.get('search/sort-rules')
    // the fixture names the label alone
    const rules = body.sortRules as unknown as readonly { readonly sortRuleId: string }[]
    const lists = await Promise.all(rules.map(async ({ sortRuleId }) => (await sorted(sortRuleId)).skus))
    const [relevance = [], ...others] = lists
    for (const skus of others) {
      expect(skus).not.toEqual(relevance)
      expect(skus.toSorted()).toEqual(relevance.toSorted())
    }
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
