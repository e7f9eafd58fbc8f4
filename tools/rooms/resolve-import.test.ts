import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { workspacePackages } from '../workspace.ts'
import { createResolver } from './resolve-import.mjs'
import { isSource } from './sources.mjs'

const packages = workspacePackages()
const storefront = packages.find(({ folder }) => basename(folder) === 'storefront')
if (storefront === undefined) throw new Error('There is no packages/storefront')
const resolve = createResolver(
  storefront,
  packages.map(({ manifest }) => manifest.name),
)

describe('createResolver', () => {
  it('finds a file without its ending', () => {
    expect(resolve('server/server.ts', './app')).toEqual({ kind: 'own', path: 'server/app.ts' })
    expect(resolve('src/features/home/home-page.tsx', '../../components/button')).toEqual({
      kind: 'own',
      path: 'src/components/button.tsx',
    })
  })

  it('finds a style sheet, whatever the bundler is to make of it', () => {
    expect(resolve('server/server.ts', '../src/styles/tokens.css?inline')).toEqual({
      kind: 'own',
      path: 'src/styles/tokens.css',
    })
  })

  it('takes every entry of a workspace package for the package', () => {
    expect(resolve('server/app.ts', '@cartonnage/sdk/rules')).toEqual({
      kind: 'package',
      name: '@cartonnage/sdk',
    })
  })

  it.each(['react', 'node:fs', '@cartonnage/sdk-extras', 'hono/compress'])('leaves out %s', (specifier) => {
    expect(resolve('server/app.ts', specifier)).toEqual({ kind: 'outside' })
  })

  it('says what it does not find', () => {
    expect(resolve('server/app.ts', './no-such-file')).toEqual({ kind: 'missing' })
  })
})

describe('isSource', () => {
  it.each(['src/a.ts', 'src/a.tsx', 'src/i18n/i18next.d.ts', 'src/contest.ts'])('takes %s', (path) => {
    expect(isSource(path)).toBe(true)
  })

  it.each([
    'src/a.test.ts',
    'src/a.test.tsx',
    'src/a.test-d.ts',
    'src/a.fixture.tsx',
    'src/a.example.ts',
    'e2e/harness/test.ts',
    'src/a.module.css',
  ])('leaves out %s', (path) => {
    expect(isSource(path)).toBe(false)
  })
})
