import { shopRegions } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import type { ListedProduct } from '../product/listed-product'
import { enter, loadEveryProduct, seededPrices, testPrices, visitors } from './price-comparison.fixture'

/** Some of each category; all are compared in the slow tests. */
const someOf = (products: readonly ListedProduct[]) => products.filter((_, index) => index % 8 === 0)

/** Each region has its turn. */
const germanRegions = {
  'a guest': ['DE', 'BE'],
  'a guest who chose net prices': ['NL'],
  'a private buyer': ['NL'],
  'a business buyer': ['LU'],
} as const

describe.each(visitors)('in the shop %s, for %s', (...visitor) => {
  const [shop, who] = visitor
  const regions = shop === 'CH' ? shopRegions.CH : germanRegions[who]
  testPrices(visitor, { regions, choose: someOf })
})

it.each(['CH', 'DE'] as const)('a guest’s net prices of the shop %s are those of the seed', async (shop) => {
  const [region = 'CH'] = shopRegions[shop]
  const products = await loadEveryProduct((await enter(shop, undefined)).openPage(region))
  for (const { attributes, tiers } of products) {
    const seeded = seededPrices(shop).get(attributes.sku) ?? []
    expect([attributes.sku, tiers.map(({ unitPrice }) => Number(unitPrice.amount))]).toEqual([
      attributes.sku,
      seeded.map(Number),
    ])
  }
})
