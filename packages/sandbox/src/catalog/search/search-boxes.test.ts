import { fitBox, parcelLimits, readBoxHeights } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { openCatalogue, type HitBody } from '../products/catalogue.fixture'

const { as } = openCatalogue()
const shoppers = { CH: as(), DE: as(undefined, 'DE') }

type Shop = keyof typeof shoppers

const find = async (shop: Shop, query: string, pageSize = 100) => {
  const path = `search/products?searchTerm=boxfindersearch&pageSize=${pageSize}&${query}`
  return (await shoppers[shop].get(path)).body.productsPage
}

const findFor = (shop: Shop, goods: string) => {
  const [length, width, height] = goods.split('x')
  return find(shop, `length=${length}&width=${width}&height=${height}`)
}

const skusOf = (products: readonly HitBody[]) => products.map(({ fields }) => fields.StockKeepingUnit?.value)

/** The fit as a storefront computes it, from the fields of a hit alone. */
function fitOf({ fields }: HitBody, shop: Shop, goods: string) {
  const number = (name: string) => Number(fields[name]?.value)
  const sides = (prefix: string) => ({
    length: number(`${prefix}Length__c`),
    width: number(`${prefix}Width__c`),
    height: number(`${prefix}Height__c`),
  })
  const [length = 0, width = 0, height = 0] = goods.split('x').map(Number)
  const box = {
    inner: sides('Inner'),
    outer: sides('Outer'),
    heights: readBoxHeights(fields.Heights__c?.value),
    isInStock: number('Stock__c') > 0,
  }
  return fitBox(box, { length, width, height }, parcelLimits[shop])
}

/** Product number, score and marks: `T` tipped, `g` tight, `o` over the standard parcel, `0` not in stock. */
function describeHit(hit: HitBody, shop: Shop, goods: string): string {
  const fit = fitOf(hit, shop, goods)
  const marks = [
    fit?.isTipped && 'T',
    fit?.isTight && 'g',
    fit?.parcel !== 'standard' && 'o',
    fit?.isInStock === false && '0',
  ]
  return [hit.fields.StockKeepingUnit?.value, fit?.score, marks.filter(Boolean).join('')].join(' ').trim()
}

/** Shop, goods, boxes that fit, those of them with at most half of them empty, the best three. */
const rows: readonly (readonly [Shop, string, number, number, readonly string[]])[] = [
  ['CH', '300x200x150', 43, 9, ['1001100 40 g', '1002200 85', '1002120 211']],
  ['DE', '300x200x150', 42, 10, ['1001100 40 g', '1002200 85', '1002120 211']],
  ['CH', '295x195x145', 43, 6, ['1001100 73', '1002200 152', '1002120 268']],
  ['CH', '200x300x150', 43, 9, ['1001100 40 g', '1002200 85', '1002120 211']],
  ['CH', '150x200x300', 43, 9, ['1001100 190 Tg', '1002200 235 T', '1002120 361 T']],
  ['CH', '210x148x20', 62, 1, ['1002160 75', '1002170 521', '1002030 566']],
  ['DE', '300x210x30', 48, 3, ['1002170 69 g', '1002180 292', '1002060 461']],
  ['CH', '95x95x360', 39, 1, ['1003110 608 T', '1001200 949', '1001340 949']],
  ['CH', '240x190x130', 45, 4, ['1001080 203 0', '1001100 341', '1002200 397']],
  ['CH', '340x240x190', 29, 6, ['1001150 164 0', '1001160 271', '1001180 354']],
  ['DE', '340x240x190', 28, 6, ['1001150 114', '1001160 271', '1001180 354']],
  ['CH', '570x370x360', 10, 5, ['1001390 68', '1001460 93', '1001400 209']],
  ['CH', '1150x560x540', 1, 1, ['1001450 192 o']],
  ['DE', '1150x560x540', 1, 1, ['1001450 92']],
  ['CH', '980x140x140', 4, 1, ['1003130 246 o', '1003140 699 o', '1001440 984 o']],
  ['CH', '1x1x1', 75, 0, ['1002010 999', '1002150 999', '1002020 999']],
  ['CH', '2000x100x100', 0, 0, []],
  ['DE', '390x290x190', 26, 6, ['1001180 104', '1002210 104', '1001310 104']],
  ['CH', '101x101x101', 53, 0, ['1001030 694', '1002090 709', '1001050 771']],
  ['DE', '580x380x370', 10, 5, ['1001390 40 g', '1001460 66 g', '1001400 150']],
]

describe('search/products of the Box Finder', () => {
  it.each(rows)(
    'ranks boxes in the %s shop for goods of %s: %d fit, %d well',
    async (shop, goods, total, well, best) => {
      const { products, ...page } = await findFor(shop, goods)
      expect(page.total).toBe(total)
      expect(products.filter((hit) => (fitOf(hit, shop, goods)?.freeSpace ?? 1000) <= 500)).toHaveLength(well)
      expect(products.slice(0, 3).map((hit) => describeHit(hit, shop, goods))).toEqual(best)
    },
  )

  it('offers a discontinued box in the shop that still has some', async () => {
    expect(skusOf((await findFor('CH', '430x305x150')).products)).toContain('1001210')
    expect(skusOf((await findFor('DE', '430x305x150')).products)).not.toContain('1001210')
  })

  it('never offers a box that is made to order', async () => {
    expect(skusOf((await findFor('CH', '1x1x1')).products)).not.toContain('2000490')
  })

  it('takes goods of 5000 mm', async () => {
    expect(await findFor('CH', '5000x1x1')).toMatchObject({ total: 0, products: [] })
  })

  it.each([
    ['missing height', 'length=300&width=200'],
    ['no dimension', ''],
    ['zero', 'length=0&width=200&height=150'],
    ['a negative number', 'length=-300&width=200&height=150'],
    ['a fraction', 'length=300.5&width=200&height=150'],
    ['text', 'length=long&width=200&height=150'],
    ['more than 5000 mm', 'length=5001&width=200&height=150'],
  ])('is an ordinary search with %s, which finds nothing', async (_name, query) => {
    expect(await find('CH', query)).toMatchObject({ total: 0, products: [] })
  })

  it('leaves the dimensions of another term alone', async () => {
    const path = 'search/products?searchTerm=1001180&length=1&width=1&height=1'
    expect(skusOf((await shoppers.CH.get(path)).body.productsPage.products)).toEqual(['1001180'])
  })

  it('returns page after page in a stable order', async () => {
    const all = skusOf((await findFor('CH', '300x200x150')).products)
    const page = async (number: number) =>
      skusOf((await find('CH', `length=300&width=200&height=150&page=${number}`, 10)).products)
    expect([...(await page(0)), ...(await page(1))]).toEqual(all.slice(0, 20))
  })

  it('takes the dimensions in a body too', async () => {
    const goods = { searchTerm: 'boxfindersearch', length: 300, width: '200', height: 150 }
    const { status, body } = await shoppers.CH.call('POST', 'search/product-search', goods)
    expect(status).toBe(201)
    expect(body.productsPage.total).toBe(43)
  })

  it('narrows and sorts the boxes like any hits', async () => {
    const refinements = btoa(JSON.stringify([{ nameOrId: 'Wall__c', values: ['2'] }]))
    const query = `length=300&width=200&height=150&sortRuleId=InnerLength__c&refinements=${encodeURIComponent(refinements)}`
    const { products } = await find('CH', query)
    expect(new Set(products.map(({ fields }) => fields.Wall__c?.value))).toEqual(new Set(['2']))
    const lengths = products.map(({ fields }) => Number(fields.InnerLength__c?.value))
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  })
})
