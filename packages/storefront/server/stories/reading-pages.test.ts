import { describe, expect, it } from 'vitest'
import { openReader, testReadingPages } from './reading-pages.fixture'

const reader = openReader()
const { mainOf } = reader

// Each shop in its own language; the translations are in the slow tests.
describe.each([
  { shop: 'CH', base: '/de-CH' },
  { shop: 'DE', base: '/de-shop' },
] as const)('the reading pages of the shop $shop below "$base"', (site) => {
  testReadingPages(reader, site)
})

describe('the promise of a delivery', () => {
  it.each([
    ['/de-CH', '', 'in 1–2 Werktagen'],
    ['/fr-CH', '', 'en 1–2 jours ouvrables'],
    ['/de-shop', '', 'in 1–3 Werktagen'],
    ['/de-shop', '?region=NL', 'in 2–4 Werktagen'],
    ['/de-shop/en-US', '?region=BE', 'in 2–4 business days'],
  ])('has on every page below "%s%s" the same words: %s', async (base, query, words) => {
    for (const path of [`${base}/`, `${base}/service/delivery`]) {
      const text = (await mainOf(path + query)).replace(/<[^>]*>|\u2060/g, '')
      expect([path, text.includes(words)]).toEqual([path, true])
    }
  })
})
