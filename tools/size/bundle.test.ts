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

describe('the first load of @cartonnage/sdk/lazy', () => {
  it('leaves transport and contract to a chunk that the first call imports', { timeout }, async () => {
    const { first, later, warnings } = await bundle(lazyClient)
    expect(modulesOf(first).filter(isWireModule)).toEqual([])
    expect(modulesOf(later).filter(isWireModule).length).toBeGreaterThan(0)
    expect(warnings.filter((text) => text.includes('dynamic import'))).toEqual([])
  })
})

describe.each([
  ['@cartonnage/sdk', eagerClient],
  ['@cartonnage/sdk/lazy', lazyClient],
])('the bundle of %s', (_, client) => {
  it('leaves products to one chunk, which the first question about them imports', { timeout }, async () => {
    const { first, later } = await bundle(client)
    expect(modulesOf(first).filter(isCatalogModule)).toEqual([])
    expect(later.filter(({ modules }) => modules.some(isCatalogModule))).toHaveLength(1)
  })

  it('leaves buying to one chunk, which the first call of it imports', { timeout }, async () => {
    const { first, later, warnings } = await bundle(client)
    expect(modulesOf(first).filter(isBuyingModule)).toEqual([])
    const buying = later.filter(({ modules }) => modules.some(isBuyingModule))
    expect(buying).toHaveLength(1)
    expect(modulesOf(buying)).toContain('packages/sdk/src/workflows/cart-writer.ts')
    expect(warnings.filter((text) => text.includes('dynamic import'))).toEqual([])
  })
})
