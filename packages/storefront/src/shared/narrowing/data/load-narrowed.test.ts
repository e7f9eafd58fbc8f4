import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { categoryLoader } from '../../../pages/category/data/category-loader'
import { outcomeOf } from '../../../app/shopper.fixture'
import { createCatalogue } from '../../../app/catalogue-pages.fixture'
import { boxFinderResultsLoader } from '../../../pages/box-finder-results/data/box-finder-results-loader'
import { searchResultsLoader } from '../../../pages/search-results/data/search-results-loader'
import type { Narrowing } from '../narrowing'

const shops = { CH: createCatalogue('CH'), DE: createCatalogue('DE') }
type Shop = keyof typeof shops
afterAll(() => {
  shops.CH.close()
  shops.DE.close()
})

const roots = { CH: '0ZGCH0000000001AAA', DE: '0ZGDE0000000001AAA' } as const
const single = 'faltkartons-1-wellig'

const openBoxes = (shop: Shop, query: string) =>
  categoryLoader(shops[shop].args(`/category/detail/${roots[shop]}${query}`, { id: roots[shop] }))
const open = (query: string) => categoryLoader(shops.CH.args(`/category/${single}${query}`, { slug: single }))

const table = readFileSync(
  new URL('../../../../../sandbox/src/seed/catalog-seed.tsv', import.meta.url),
  'utf8',
)
const [header = '', ...lines] = table.split('\n').filter(Boolean)
const columns = header.split('\t')
const articles = lines.map((line) => {
  const cells = line.split('\t')
  return (column: string) => cells[columns.indexOf(column)] ?? ''
})
type Article = (typeof articles)[number]

interface Combination {
  readonly length?: readonly [from: number, to: number] | undefined
  readonly width?: readonly [from: number, to: number] | undefined
  readonly flutes: readonly string[]
  readonly isInStock: boolean
}

const edge = fc.integer({ min: 1, max: 19 }).map((step) => step * 50)
const range = fc.option(
  fc.tuple(edge, edge).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
  { nil: undefined },
)
const combinations: fc.Arbitrary<Combination> = fc.record({
  length: range,
  width: range,
  flutes: fc.uniqueArray(fc.constantFrom('B', 'C', 'E', 'BC'), { maxLength: 2 }),
  isInStock: fc.boolean(),
})

function toQuery({ length, width, flutes, isInStock }: Combination): string {
  const pairs = [
    ...(length ? [['length', length.join('-')]] : []),
    ...(width ? [['width', width.join('-')]] : []),
    ...flutes.toSorted().map((flute) => ['flute', flute]),
    ...(isInStock ? [['stock', '1']] : []),
  ]
  return `?${new URLSearchParams(pairs).toString()}`
}

/** What the catalogue's table says, by exact sizes and never by steps. */
function isExpected(
  article: Article,
  shop: Shop,
  { length, width, flutes, isInStock }: Combination,
): boolean {
  const stock = Number(article(shop === 'CH' ? 'stock_ch' : 'stock_de'))
  return (
    (article('status') !== 'discontinued' || stock > 0) &&
    article('shops').split(',').includes(shop) &&
    article('category').startsWith('boxes.') &&
    isIn(article('inner_l'), length) &&
    isIn(article('inner_w'), width) &&
    (flutes.length === 0 || flutes.includes(article('flute'))) &&
    (!isInStock || (stock > 0 && article('status') !== 'made-to-order'))
  )
}

/** From and to on the same edge are the step above it. */
const isIn = (size: string, wanted: readonly [from: number, to: number] | undefined): boolean =>
  !wanted ||
  (size !== '' &&
    Number(size) >= wanted[0] &&
    Number(size) <= (wanted[0] === wanted[1] ? wanted[1] + 50 : wanted[1]))

async function allSkus(shop: Shop, query: string): Promise<readonly string[]> {
  const first = await openBoxes(shop, query)
  const pages = Array.from({ length: Math.ceil(first.total / 30) - 1 }, (_, index) => index + 2)
  const others = await Promise.all(
    pages.map((page) => openBoxes(shop, `${query === '?' ? '?' : `${query}&`}page=${page}`)),
  )
  return [first, ...others].flatMap(({ products }) => products.map(({ attributes }) => attributes.sku))
}

const canTouch = ({ kind, parameter }: Narrowing['groups'][number], query: string): boolean =>
  kind !== 'range' && !new URLSearchParams(query).has(parameter)

describe.each(['CH', 'DE'] as const)('lists of the shop %s', (shop) => {
  it('have the articles that the catalogue’s table says, and counts that are what pressing them gives', async () => {
    await fc.assert(
      fc.asyncProperty(combinations, fc.nat(), async (combination, pick) => {
        const query = toQuery(combination)
        const expected = articles.filter((article) => isExpected(article, shop, combination))
        const page = await openBoxes(shop, query)
        expect([query, page.total]).toEqual([query, expected.length])
        const skus = expected.map((article) => article('sku')).toSorted()
        expect((await allSkus(shop, query)).toSorted()).toEqual(skus)
        const untouched = page.narrowing.groups.filter((group) => canTouch(group, query))
        const group = untouched[pick % Math.max(1, untouched.length)]
        if (group === undefined || group.kind === 'range') return
        for (const option of group.kind === 'flag' ? [group.option] : group.options) {
          const search = new URLSearchParams([...new URLSearchParams(query), [group.parameter, option.value]])
          const { to } = await outcomeOf(openBoxes(shop, `?${search.toString()}`))
          const there = to?.split('?')[1] ?? search.toString()
          expect((await openBoxes(shop, `?${there}`)).total).toBe(option.count)
        }
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})

describe('what is no good', () => {
  const many = Array.from({ length: 500 }, (_, index) => `flute=F${index}`).join('&')
  const to = (query: string) => ({ status: 303, to: `/category/${single}${query}` })

  it.each([
    ['?length=400-200', '?length=200-400'],
    ['?length=1000000000', ''],
    ['?length=200-1000000000&page=2', '?length=200-&page=2'],
    ['?flute=%3Cscript%3Ealert(1)%3C/script%3E', ''],
    ['?stock=yes&flute=', ''],
    ['?flute=C&flute=B&sort=relevance', '?flute=B&flute=C&sort=relevance'],
    ['?length=20+cm&length=40cm&width=&width=', '?length=200-400'],
  ])('in %s leads to the address %j', async (query, expected) => {
    expect(await outcomeOf(open(query))).toEqual(to(expected))
  })

  it('as 500 values leads to the first 20 of them, and to an address as short as any', async () => {
    const { to: address = '' } = await outcomeOf(open(`?${many}`))
    expect(address?.match(/flute=/g)).toHaveLength(20)
    expect((await openBoxes('CH', `?${address?.split('?')[1] ?? ''}`)).total).toBe(0)
  })

  it.each(['?nothing=1', '?sort=unknown', '?Flute=B'])('in %s is not there', async (query) => {
    const page = await open(query)
    expect([page.total, page.narrowing.all, page.narrowing.choices, page.order.sort]).toEqual([
      26,
      26,
      0,
      'length',
    ])
  })

  it('as a page beyond the last is a 404, as without facets', async () => {
    for (const query of ['?page=99', '?flute=B&page=99', '?page=999', '?flute=B&page=999'])
      expect([query, (await outcomeOf(open(query))).status]).toEqual([query, 404])
  })

  it('as a facet without articles finds nothing, and says what to take away', async () => {
    const page = await open('?flute=CAA&colour=braun&diameter=50')
    expect([page.total, page.narrowing.all, page.narrowing.choices]).toEqual([0, 26, 3])
    // of three, two of which find nothing, taking one away brings nothing back
    expect(page.narrowing.ways).toEqual([])
    const { narrowing } = await open('?flute=CAA&colour=braun')
    expect(narrowing.ways).toEqual([{ parameter: 'flute', count: (await open('?colour=braun')).total }])
  })
})

describe('other lists', () => {
  it('of a search count what it finds without its choices as well', async () => {
    const search = (query: string) =>
      searchResultsLoader(shops.CH.args(`/global-search/faltkarton${query}`, { term: 'faltkarton' }))
    const all = await search('')
    const { total, narrowing } = await search('?flute=B')
    expect(narrowing.all).toBe(all.total)
    expect(total).toBeLessThan(all.total)
    expect(total).toBeGreaterThan(0)
  })

  it('of the Box Finder keep the goods, and have no facets of sizes', async () => {
    const goods = 'length=200&width=150&height=100'
    const find = (query: string) =>
      boxFinderResultsLoader(shops.CH.args(`/global-search/boxfindersearch?${query}`, {}))
    const all = await find(goods)
    const names = all.narrowing.groups.map(({ parameter }) => parameter)
    expect(names).not.toContain('length')
    const { total, goods: found, narrowing } = await find(`flute=B&${goods}`)
    expect(found).toEqual({ length: 200, width: 150, height: 100 })
    expect(narrowing.all).toBe(all.total)
    expect(total).toBeLessThan(all.total)
    expect(await outcomeOf(find('flute=C&flute=B&length=20+cm&width=15+cm&height=10+cm'))).toMatchObject({
      status: 303,
    })
  })

  it('of a platform that does not know a facet are opened without it', async () => {
    const refusing = createCatalogue('CH', (request) =>
      request.url.includes('refinements=')
        ? Response.json([{ errorCode: 'INVALID_API_INPUT', message: 'no facet' }], { status: 400 })
        : undefined,
    )
    const outcome = await outcomeOf(
      categoryLoader(refusing.args(`/category/${single}?flute=B&sort=relevance`, { slug: single })),
    )
    refusing.close()
    expect(outcome).toEqual({ status: 303, to: `/category/${single}?sort=relevance` })
  })
})
