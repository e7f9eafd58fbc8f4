import { describe, expect, it } from 'vitest'
import { bundle, modulesOf } from './bundle.mjs'
import { allRules, featuresOf, isOf, isWireModule } from './entries.mjs'

/** Bundling takes longer than a test may by default. */
const timeout = 60_000

const modulesIn = async (code: string) => {
  const { first, later } = await bundle(code)
  return modulesOf([...first, ...later])
}

describe('the bundle of @cartonnage/sdk/rules', () => {
  it('holds no call, no schema, no zod, ky or p-retry', { timeout }, async () => {
    const modules = await modulesIn(allRules)
    expect(modules.length).toBeGreaterThan(0)
    expect(modules.filter(isWireModule)).toEqual([])
  })
})

describe('the bundle of a front', () => {
  it(
    'that shows stores and keeps a guest cart holds nothing that talks to the platform',
    { timeout },
    async () => {
      const light = ['guestCart', 'vat', 'sessionKey', 'cartKey', 'cartCountsKey', 'navigationKey']
      const modules = await modulesIn(featuresOf(...light, 'cartChecks', 'cartProcessing', 'cartMergeStores'))
      expect(modules).toContain('packages/sdk/src/guest-cart/guest-cart.ts')
      expect(modules.filter(isWireModule)).toEqual([])
    },
  )

  it('that shows products holds no cart, no session and no checkout', { timeout }, async () => {
    const modules = await modulesIn(featuresOf('catalog'))
    expect(modules).toContain('packages/sdk/src/catalog/product-calls.ts')
    expect(modules.filter(isOf('cart', 'session', 'checkout', 'orders', 'guest-cart', 'shopper'))).toEqual([])
  })

  it('with a cart holds no checkout, no orders and no merge', { timeout }, async () => {
    const modules = await modulesIn(featuresOf('cart', 'cartCounts'))
    expect(modules).toContain('packages/sdk/src/cart/cart-writer.ts')
    expect(modules.filter(isOf('checkout', 'orders', 'addresses', 'shopper'))).toEqual([])
    expect(modules).not.toContain('packages/sdk/src/catalog/product-calls.ts')
    expect(modules).not.toContain('packages/sdk/src/cart/merge-guest-cart.ts')
  })
})
