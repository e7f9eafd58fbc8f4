import { shopRegions } from '@cartonnage/sdk/rules'
import { describe } from 'vitest'
import { testPrices, visitors } from './price-comparison.fixture'

describe.each(visitors)('in the shop %s, for %s', { timeout: 60_000 }, (...visitor) => {
  testPrices(visitor, { regions: shopRegions[visitor[0]], choose: (products) => products })
})
