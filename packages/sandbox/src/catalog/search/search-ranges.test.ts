import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeRefinements, openSearch } from './search.fixture'

const { swiss, german, search } = openSearch()

const table = readFileSync(new URL('../../seed/catalog-seed.tsv', import.meta.url), 'utf8')
const [header = '', ...lines] = table.split('\n').filter(Boolean)
const columns = header.split('\t')
const articles = lines.map((line) => {
  const cells = line.split('\t')
  return (column: string) => cells[columns.indexOf(column)] ?? ''
})
type Article = (typeof articles)[number]

const shops = {
  CH: {
    shopper: swiss,
    stock: 'stock_ch',
    roots: { boxes: '0ZGCH0000000001AAA', mailers: '0ZGCH0000000016AAA' },
  },
  DE: {
    shopper: german,
    stock: 'stock_de',
    roots: { boxes: '0ZGDE0000000001AAA', mailers: '0ZGDE0000000016AAA' },
  },
} as const
type Shop = keyof typeof shops

/** From and to in mm, both on an edge; without `to` there is no upper end. */
interface Range {
  readonly from: number
  readonly to: number | undefined
}

interface Combination {
  readonly root: 'boxes' | 'mailers'
  readonly length: Range | undefined
  readonly width: Range | undefined
  readonly height: Range | undefined
  readonly flutes: readonly string[]
  readonly isInStock: boolean
}

const edge = fc.integer({ min: 0, max: 19 }).map((step) => step * 50)
const range = fc
  .record({ from: edge, steps: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined, freq: 5 }) })
  .map(({ from, steps }) => ({
    from,
    to: steps === undefined ? undefined : Math.min(1000, from + steps * 50),
  }))
/** From 0 without an upper end is no range. */
const someRange = fc.option(
  range.filter(({ from, to }) => from > 0 || to !== undefined),
  { nil: undefined, freq: 2 },
)
const combinations: fc.Arbitrary<Combination> = fc.record({
  root: fc.constantFrom('boxes', 'boxes', 'boxes', 'mailers'),
  length: someRange,
  width: someRange,
  height: someRange,
  flutes: fc.uniqueArray(fc.constantFrom('B', 'C', 'E', 'BC', 'EB', 'CAA'), { maxLength: 3 }),
  isInStock: fc.boolean(),
})

/** What the catalogue says, by exact sizes and never by steps. */
function isExpected(article: Article, shop: Shop, combination: Combination): boolean {
  const { root, flutes, isInStock } = combination
  const stock = Number(article(shops[shop].stock))
  const isListed = article('status') !== 'discontinued' || stock > 0
  return (
    isListed &&
    article('shops').split(',').includes(shop) &&
    article('category').startsWith(`${root}.`) &&
    isInRange([article('inner_l')], combination.length) &&
    isInRange([article('inner_w')], combination.width) &&
    isInRange(heightsOf(article), combination.height) &&
    (flutes.length === 0 || flutes.includes(article('flute'))) &&
    (!isInStock || (stock > 0 && article('status') !== 'made-to-order'))
  )
}

/** Single heights, or the lowest and the highest with all between them: `10-55`. */
const heightsOf = (article: Article): readonly string[] => {
  const heights = article('heights')
  if (heights === '') return [article('inner_h')]
  const [lowest, highest] = heights.split('-').map(Number)
  if (lowest === undefined || highest === undefined) return heights.split(';')
  return Array.from({ length: highest - lowest + 1 }, (_, more) => String(lowest + more))
}

const isInRange = (sizes: readonly string[], wanted: Range | undefined): boolean =>
  !wanted ||
  sizes.some((size) => size !== '' && Number(size) >= wanted.from && Number(size) <= (wanted.to ?? Infinity))

interface SentRefinement {
  readonly nameOrId: string
  readonly values: readonly string[]
}

/** The steps from the first edge to before the last: at most 20 in any range. */
function stepsOf({ from, to }: Range): readonly string[] {
  const end = to ?? 1050
  return Array.from({ length: (end - from) / 50 }, (_, index) => String(from + index * 50))
}

function refinementsOf({ length, width, height, flutes, isInStock }: Combination): readonly SentRefinement[] {
  const sizes = Object.entries({ Length: length, Width: width, Height: height }).flatMap(([side, wanted]) =>
    wanted ? [{ nameOrId: `Inner${side}Step__c`, values: stepsOf(wanted) }] : [],
  )
  return [
    ...sizes,
    ...(flutes.length === 0 ? [] : [{ nameOrId: 'Flute__c', values: flutes }]),
    ...(isInStock ? [{ nameOrId: 'Availability__c', values: ['in-stock'] }] : []),
  ]
}

const ask = (
  shop: Shop,
  root: Combination['root'],
  refinements: readonly SentRefinement[],
  pageSize: number,
) =>
  search(
    {
      categoryId: shops[shop].roots[root],
      fields: 'StockKeepingUnit',
      pageSize,
      refinements: encodeRefinements(
        refinements.map((one) => ({ ...one, attributeType: attributeTypeOf(one) })),
      ),
    },
    shops[shop].shopper,
  )

const attributeTypeOf = ({ nameOrId }: SentRefinement) => (nameOrId === 'Family' ? 'Standard' : 'Custom')

/** The number that a facet promises for a value, and what the search has with it alone in its facet. */
async function checkCount(shop: Shop, combination: Combination, drawn: number): Promise<void> {
  const refinements = refinementsOf(combination)
  const { facets } = await ask(shop, combination.root, refinements, 1)
  const values = facets.flatMap((facet) => facet.values.map((value) => ({ facet, value })))
  const chosen = values[drawn % values.length]
  if (!chosen) return
  const { nameOrId } = chosen.facet
  const others = refinements.filter((one) => one.nameOrId !== nameOrId)
  const pressed = [...others, { nameOrId, values: [chosen.value.nameOrId] }]
  const { total } = await ask(shop, combination.root, pressed, 1)
  expect([nameOrId, chosen.value.nameOrId, total]).toEqual([
    nameOrId,
    chosen.value.nameOrId,
    chosen.value.productCount,
  ])
}

describe('narrowing by ranges', () => {
  it('[property] finds in both shops what the catalogue has between two edges, both included', async () => {
    await fc.assert(
      fc.asyncProperty(combinations, fc.nat(), async (drawn, number) => {
        for (const shop of ['CH', 'DE'] as const) {
          const { skus } = await ask(shop, drawn.root, refinementsOf(drawn), 200)
          const expected = articles.filter((article) => isExpected(article, shop, drawn))
          expect(skus).toEqual(expected.map((article) => article('sku')))
          await checkCount(shop, drawn, number)
        }
      }),
      { numRuns: 200 },
    )
  }, 30_000)

  it('finds an article with several heights where one of them is in the range', async () => {
    const height = { from: 200, to: 250 }
    const combination = { root: 'boxes', height, flutes: [], isInStock: false } as const
    const { skus } = await ask(
      'CH',
      'boxes',
      refinementsOf({ ...combination, length: undefined, width: undefined }),
      200,
    )
    expect(skus).toEqual(expect.arrayContaining(['1002200', '1002210', '1002220']))
    expect(skus).not.toContain('1002170')
  })
})
