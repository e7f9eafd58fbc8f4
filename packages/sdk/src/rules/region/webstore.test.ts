import { describe, expect, it } from 'vitest'
import { resolveWebstoreShop } from './webstore'

describe('resolveWebstoreShop', () => {
  it.each([
    ['0ZECH00000000014AA', 'CH'],
    ['0ZECH0000000001', 'CH'],
    ['0ZEDE00000000014AA', 'DE'],
    ['0zede00000000014aa', undefined],
    ['0ZEAC00000000014AA', undefined],
  ])('maps the webstore %s to %s', (webstoreId, shop) => {
    expect(resolveWebstoreShop(webstoreId)).toBe(shop)
  })
})
