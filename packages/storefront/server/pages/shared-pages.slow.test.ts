import { describe, it } from 'vitest'
import { allPaths, expectNothingOwn, expectSameForStrangers, openSharedPages } from './shared-pages.fixture'

const bases = ['/fr-CH', '', '/de-shop', '/de-shop/en-US']

// A busy machine may be slow.
describe.each(bases)('below "%s"', { timeout: 60_000 }, (base) => {
  const shop = openSharedPages()

  it.each(allPaths)('%s is the same to the byte for all strangers, and made once', async (path) => {
    await expectSameForStrangers(shop, base + path)
  })
})

describe('what belongs to one visitor', { timeout: 60_000 }, () => {
  const shop = openSharedPages()

  it('is in no page that others get: no name, cart, session, order, or other region', async () => {
    await expectNothingOwn(shop, allPaths)
  })
})
