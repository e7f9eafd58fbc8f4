import { describe, expect, it } from 'vitest'
import { bundle, modulesOf } from './bundle.mjs'
import {
  allRules,
  eagerClient,
  isBuyingModule,
  isCatalogModule,
  isWireModule,
  lazyClient,
} from './entries.mjs'

/** Bundling takes longer than a test may by default. */
const timeout = 60_000

describe('the bundle of @cartonnage/sdk/rules', () => {
  it('holds no call, no schema, no zod, ky or p-retry', { timeout }, async () => {
    const { first, later } = await bundle(allRules)
    expect(modulesOf(first).length).toBeGreaterThan(0)
    expect(modulesOf([...first, ...later]).filter(isWireModule)).toEqual([])
  })
})

describe('the first load of @cartonnage/sdk', () => {
  it('leaves transport and contract to a chunk that the first call imports', { timeout }, async () => {
    const { first, later, warnings } = await bundle(lazyClient)
    expect(modulesOf(first).filter(isWireModule)).toEqual([])
    expect(modulesOf(later).filter(isWireModule).length).toBeGreaterThan(0)
    expect(warnings.filter((text) => text.includes('dynamic import'))).toEqual([])
  })
})

describe.each([
  ['@cartonnage/sdk', eagerClient],
  ['@cartonnage/sdk', lazyClient],
])('the bundle of %s', (_, client) => {
  it('leaves products to the first question about them', { timeout }, async () => {
    const { first, later } = await bundle(client)
    expect(modulesOf(first).filter(isCatalogModule)).toEqual([])
    // One chunk, and one for what products and carts share.
    expect(later.filter(({ modules }) => modules.some(isCatalogModule))).toHaveLength(2)
  })

  it('leaves buying to the first call of it', { timeout }, async () => {
    const { first, later, warnings } = await bundle(client)
    expect(modulesOf(first).filter(isBuyingModule)).toEqual([])
    const buying = later.filter(({ modules }) => modules.some(isBuyingModule))
    // One chunk, one for what it shares with the calls of some pages, and theirs.
    expect(buying).toHaveLength(3)
    expect(modulesOf(buying)).toContain('packages/sdk/src/cart/cart-writer.ts')
    expect(warnings.filter((text) => text.includes('dynamic import'))).toEqual([])
  })
})
