import { describe } from 'vitest'
import { openReader, testReadingPages } from './reading-pages.fixture'

const reader = openReader()

describe.each([
  { shop: 'CH', base: '/fr-CH' },
  { shop: 'CH', base: '' },
  { shop: 'DE', base: '/de-shop/en-US' },
] as const)('the reading pages of the shop $shop below "$base"', (site) => {
  testReadingPages(reader, site)
})
