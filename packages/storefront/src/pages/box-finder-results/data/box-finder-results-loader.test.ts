import { afterAll, describe, expect, it } from 'vitest'
import { outcomeOf } from '../../../app/shopper.fixture'
import { createCatalogue } from '../../../app/catalogue-pages.fixture'
import { boxFinderResultsLoader } from './box-finder-results-loader'
import { hitsPerPage } from '../box-hit'
import { packedBox, toBoxHit } from '../box-hit'

const catalogue = createCatalogue()
afterAll(() => catalogue.close())

const load = async (query: string) =>
  boxFinderResultsLoader(catalogue.args(`/global-search/boxfindersearch?${query}`, {}))

const sizes = (length: number | string, width: number | string, height: number | string) =>
  `length=${length}&width=${width}&height=${height}`

describe('boxFinderResultsLoader', () => {
  it('[1-11] gives the boxes that fit the goods, the best first', async () => {
    const { goods, total, products, isTooLarge } = await load(sizes(295, 195, 145))
    expect(goods).toEqual({ length: 295, width: 195, height: 145 })
    expect([total, products.length, isTooLarge]).toEqual([43, hitsPerPage, false])
    expect(products.slice(0, 3).map(({ attributes }) => attributes.sku)).toEqual([
      '1001100',
      '1002200',
      '1002120',
    ])
    expect(products[0]?.tiers.length).toBeGreaterThan(1)
  })

  it('includes the first page in the second', async () => {
    const [first, both] = await Promise.all([
      load(sizes(295, 195, 145)),
      load(`${sizes(295, 195, 145)}&page=2`),
    ])
    expect(both.products).toHaveLength(43)
    expect(both.products.slice(0, hitsPerPage).map(({ id }) => id)).toEqual(
      first.products.map(({ id }) => id),
    )
  })

  it.each([
    ['a page beyond the last', `${sizes(295, 195, 145)}&page=3`],
    ['a second page of nothing', `${sizes(2000, 100, 100)}&page=2`],
  ])('responds with 404 to %s', async (_name, query) => {
    expect(await outcomeOf(load(query))).toMatchObject({ status: 404 })
  })

  it.each(['', sizes(300, 200, 0), sizes('lang', 200, 150), sizes(300, '', 150)])(
    '[5-3] is an ordinary search without three dimensions: %j',
    async (query) => {
      expect(await load(query)).toMatchObject({ goods: null, total: 0, products: [], isTooLarge: false })
    },
  )

  it('finds nothing for goods above 5000 mm, and says that they are too large', async () => {
    expect(await load(sizes(5001, 200, 150))).toMatchObject({ total: 0, isTooLarge: true })
    expect(await load(sizes(5000, 200, 150))).toMatchObject({ total: 0, isTooLarge: false })
  })

  it('[5-4] redirects numbers with grouping to the URL with plain digits', async () => {
    expect(await outcomeOf(load(sizes('1’000', 140, ' 140 ')))).toEqual({
      status: 303,
      to: '/global-search/boxfindersearch?length=1000&width=140&height=140',
    })
  })

  it.each([
    [sizes('1’000', 140, ''), 'length=1000&width=140'],
    [sizes('', '', '1’000'), 'height=1000'],
    [sizes('295 195 145', '', ''), 'length=295&width=195&height=145'],
    [sizes('', '300x200 mm', ''), 'length=300&width=200'],
    [sizes('30x20x15', '', ''), 'length=300&width=200&height=150&unit=cm'],
    [sizes('28 cm', '0,2 m', '150mm'), 'length=280&width=200&height=150'],
    [sizes(1, '30 × 20 × 15 cm', 2), 'length=300&width=200&height=150'],
    [sizes('28 cm', '11 in', ''), 'length=280&width=11+in'],
  ])('[5-4] [2.4-13] redirects the raw input %s to %s', async (rawInput, query) => {
    expect(await outcomeOf(load(rawInput))).toEqual({
      status: 303,
      to: `/global-search/boxfindersearch?${query}`,
    })
  })

  it.each([
    'length=300&width=200',
    'length=300&width=200&height=',
    'height=5',
    'length=300.5',
    'length=280&width=11+in',
  ])('does not redirect %s, which has plain digits or nothing that can be read', async (query) => {
    expect(await load(query)).toMatchObject({ goods: null, total: 0 })
  })

  it('reports numbers that were read as centimetres', async () => {
    expect(await load(`${sizes(300, 200, 150)}&unit=cm`)).toMatchObject({ isUnitAssumed: true })
    expect(await load(sizes(300, 200, 150))).toMatchObject({ isUnitAssumed: false })
  })
})

describe('toBoxHit', () => {
  const hitsFor = async (length: number, width: number, height: number) => {
    const { goods, products } = await load(sizes(length, width, height))
    return products.map((product) => toBoxHit(product, { goods: goods ?? undefined, shop: 'CH' }))
  }

  const ranked: readonly (readonly [readonly [number, number, number], readonly number[]])[] = [
    [
      [300, 200, 150],
      [40, 85, 211],
    ],
    [
      [150, 200, 300],
      [190, 235, 361],
    ],
    [
      [210, 148, 20],
      [75, 521, 566],
    ],
    [
      [240, 190, 130],
      [203, 341, 397],
    ],
    [
      [980, 140, 140],
      [246, 699, 984],
    ],
  ]

  it.each(ranked)('finds for goods of %j the scores that the server ranks by: %j', async (goods, scores) => {
    const hits = await hitsFor(...goods)
    expect(hits.slice(0, 3).map(({ fit }) => fit?.score)).toEqual(scores)
    const all = hits.map(({ fit }) => fit?.score ?? Infinity)
    expect(all).toEqual(all.toSorted((a, b) => a - b))
  })

  it('turns the goods as they lie in the box', async () => {
    const [best] = await hitsFor(150, 200, 300)
    expect(best && packedBox(best)).toEqual({
      box: { length: 300, width: 200, height: 150 },
      goods: { length: 300, width: 200, height: 150 },
    })
  })

  it('closes a box of variable height at the lowest height that the goods allow', async () => {
    const hits = await hitsFor(295, 195, 95)
    const variable = hits.find(({ product }) => product.attributes.sku === '1002200')
    expect(variable && packedBox(variable)?.box.height).toBe(100)
  })

  it('has no fit without goods', async () => {
    const [best] = await hitsFor(300, 200, 150)
    if (!best) throw new Error('There is no hit.')
    const hit = toBoxHit(best.product, { goods: undefined, shop: 'CH' })
    expect([hit.fit, packedBox(hit)]).toEqual([undefined, undefined])
  })
})
