import { afterAll, describe, expect, it } from 'vitest'
import { createCatalogue } from '../../../app/catalogue-pages.fixture'
import { outcomeOf } from '../../../app/shopper.fixture'
import { compareLoader } from './compare-loader'

const catalogue = createCatalogue()
afterAll(catalogue.close)

const [box, long, pallet, tape] = [
  '01tCN0001001100YAA',
  '01tCN0001003130YAA',
  '01tCN0001003170YAA',
  '01tCN0002000310YAA',
] as const
/** Of no product, although it is a record id. */
const unsold = '01tCN0009999990YAA'

const load = (query: string) => compareLoader(catalogue.args(`/compare${query}`, {}))

describe('compareLoader', () => {
  it('loads the products in the order of the address, with their prices and facts', async () => {
    const page = await load(`?ids=${tape},${box}`)
    expect(page.products.map(({ attributes }) => attributes.sku)).toEqual(['2000310', '1001100'])
    expect(page.products[1]?.tiers.map(({ from }) => from)).toEqual([1, 25, 100, 500, 1000])
    expect([page.missing, page.left]).toEqual([0, 0])
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
  })

  it('says what is not sold here, and has the others', async () => {
    const page = await load(`?ids=${unsold},${box}`)
    expect([page.products.map(({ id }) => id), page.missing]).toEqual([[box], 1])
  })

  it('has four products at most, and says how many were left out', async () => {
    const page = await load(`?ids=${box},${long},${pallet},${tape},${unsold}`)
    expect([page.products.length, page.missing, page.left]).toEqual([4, 0, 1])
  })

  it('has nothing to compare without ids', async () => {
    expect(await load('')).toMatchObject({ products: [], missing: 0, left: 0 })
  })

  it('has the same path in every language', async () => {
    const path = `/compare?ids=${box}`
    expect((await load(`?ids=${box}`)).localePaths).toEqual({ 'de-CH': path, 'fr-CH': path, 'en-US': path })
  })

  it.each([
    ['the checkboxes of a list', `?ids=${box}&ids=${long}`, `${box},${long}`],
    ['escaped commas and short ids', `?ids=${box}%2C${long.slice(0, 15)}`, `${box},${long}`],
    ['a product twice', `?ids=${box},${box}`, box],
    ['what is no record id', `?ids=${box},x,<b>`, box],
    [
      'more than four, of which none gets lost',
      `?ids=${box}&ids=${unsold},${long},${pallet},${tape}`,
      [box, unsold, long, pallet, tape].join(),
    ],
  ])('redirects from %s to the one address of the products', async (_, query, ids) => {
    expect(await outcomeOf(load(query))).toEqual({ status: 308, to: `/compare?ids=${ids}` })
  })

  it('redirects from nothing that can be read to the page without products', async () => {
    expect(await outcomeOf(load('?ids=x'))).toEqual({ status: 308, to: '/compare' })
  })
})
