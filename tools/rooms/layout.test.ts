import { describe, expect, it } from 'vitest'
import { findLocation } from './layout.mjs'
import { sandboxLayout } from './sandbox-layout.mjs'
import { sdkLayout } from './sdk-layout.mjs'
import { storefrontLayout } from './storefront-layout.mjs'

describe('findLocation', () => {
  it('gives a file to the first room that names it', () => {
    expect(findLocation('src/shell/paths.ts', storefrontLayout)).toEqual({ room: 'shell' })
    expect(findLocation('src/app/routes.tsx', storefrontLayout)).toEqual({ room: 'app' })
    expect(findLocation('src/drawing/box.ts', storefrontLayout)).toEqual({ room: 'drawing' })
  })

  it('takes the name of a feature from its folder', () => {
    expect(findLocation('src/features/cart/parts/row.tsx', storefrontLayout)).toEqual({
      room: 'features',
      feature: 'cart',
    })
  })

  it('places nothing that no pattern names', () => {
    expect(findLocation('src/helpers.ts', sdkLayout)).toBeUndefined()
    expect(findLocation('src/workflows/something-new.ts', sdkLayout)).toBeUndefined()
  })

  it.each([
    ['src/client/create-client.ts', { room: 'client' }],
    ['src/cart/cart.ts', { room: 'features', feature: 'cart' }],
    ['src/guest-cart/guest-cart.ts', { room: 'features', feature: 'guest-cart' }],
    ['src/shop-client.ts', { room: 'index' }],
    ['src/errors/errors.ts', { room: 'foundations' }],
    ['src/errors/error-catalogue.ts', { room: 'error-texts' }],
  ])('places %s of the SDK', (path, location) => {
    expect(findLocation(path, sdkLayout)).toEqual(location)
  })

  it("finds a noun's routes, rules and repositories in its folder", () => {
    for (const file of ['cart-routes.ts', 'cart-writes.ts', 'cart-repository.ts'])
      expect(findLocation(`src/cart/${file}`, sandboxLayout)).toEqual({ room: 'nouns', feature: 'cart' })
    expect(findLocation('src/database/schema.ts', sandboxLayout)).toEqual({ room: 'database' })
  })
})
