import { createMemoryStorage, createShopClient, storageEntries } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { findRecentOrder } from './recent-order'

const minute = 60_000
const older = { checkoutId: 'a', startedAt: 0, orderReferenceNumber: 'A' }
const newer = { checkoutId: 'b', startedAt: 10 * minute, orderReferenceNumber: 'B' }
const open = { checkoutId: 'c', startedAt: 10 * minute }

/** A browser that remembers these orders. */
function remember(latches: ReturnType<typeof storageEntries.orderLatches.parse>) {
  const local = createMemoryStorage()
  const shop = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/de-CH/',
    locale: 'de-CH',
    localStorage: () => local,
    sessionStorage: createMemoryStorage,
  })
  shop.storage.write(storageEntries.orderLatches, latches)
  return shop
}

describe('findRecentOrder', () => {
  it.each([
    ['the latest within two minutes', [older, newer], 11 * minute, newer],
    ['one with an unknown outcome, for an hour', [older, open], 69 * minute, open],
  ])('is %s', (_, latches, now, expected) => {
    expect(findRecentOrder(remember(latches), now)).toEqual(expected)
  })

  it.each([
    ['an older one', [older, newer], 13 * minute],
    ['an old one with an unknown outcome', [older, open], 71 * minute],
    ['no order', [], 0],
  ])('is undefined for %s', (_, latches, now) => {
    expect(findRecentOrder(remember(latches), now)).toBeUndefined()
  })
})
