import { describe, expect, it } from 'vitest'
import { bundle, modulesOf } from './bundle.mjs'
import { allRules, isWireModule, lazyClient } from './entries.mjs'

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
