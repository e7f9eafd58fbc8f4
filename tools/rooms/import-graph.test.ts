import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createImportGraph } from './import-graph.mjs'
import type { Target } from './resolve-import.mjs'

/** Resolves like a disk that holds `files`. */
const resolveAmong =
  (files: readonly string[]) =>
  (from: string, specifier: string): Target => {
    if (specifier.startsWith('@shop/')) return { kind: 'package', name: '@shop/rules' }
    if (!specifier.startsWith('.')) return { kind: 'outside' }
    const bare = posix.join(posix.dirname(from), specifier)
    const path = [bare, `${bare}.ts`].find((candidate) => files.includes(candidate))
    return path === undefined ? { kind: 'missing' } : { kind: 'own', path }
  }

const graphOf = (texts: Record<string, string>, others: readonly string[] = []) =>
  createImportGraph(
    Object.entries(texts).map(([path, text]) => ({ path, text })),
    resolveAmong([...Object.keys(texts), ...others]),
  )

describe('createImportGraph', () => {
  it('counts two statements about the same file as one edge', () => {
    const { edges } = graphOf({
      'src/a.ts': "import { b } from './b'\nimport type { B } from './b'\nimport type { C } from './c'",
      'src/b.ts': '',
      'src/c.ts': '',
    })
    expect(edges).toEqual([
      { from: 'src/a.ts', to: 'src/b.ts', isType: false },
      { from: 'src/a.ts', to: 'src/c.ts', isType: true },
    ])
  })

  it('follows a glob to the sources that it names', () => {
    const { edges, faults } = graphOf({
      'src/app/pages.ts': "import.meta.glob(['../{home,cart}/*-page.ts', '!../cart/old-page.ts'])",
      'src/home/home-page.ts': '',
      'src/cart/old-page.ts': '',
      'src/cart/cart-line.ts': '',
      'src/orders/orders-page.ts': '',
    })
    expect(edges.map(({ to }) => to)).toEqual(['src/home/home-page.ts'])
    expect(faults).toEqual([])
  })

  it('keeps imports of other packages apart and leaves out those of libraries', () => {
    const graph = graphOf({
      'src/a.ts': "import { x } from '@shop/rules/vat'\nimport { useState } from 'react'",
    })
    expect(graph.packageEdges).toEqual([{ from: 'src/a.ts', to: '@shop/rules', isType: false }])
    expect(graph.edges).toEqual([])
  })

  it('has edges to style sheets, which are no files of its own', () => {
    const { edges, files, faults } = graphOf({ 'src/a.ts': "import './a.module.css'" }, ['src/a.module.css'])
    expect(edges).toEqual([{ from: 'src/a.ts', to: 'src/a.module.css', isType: false }])
    expect(files).toEqual(['src/a.ts'])
    expect(faults).toEqual([])
  })

  it('may have a place for pictures that nobody has added yet', () => {
    expect(graphOf({ 'src/a.ts': "import.meta.glob('./x/*.{svg,png,webp}')" }, []).faults).toEqual([])
  })

  it.each([
    ['leads nowhere', "import './gone'", 'src/a.ts: ./gone leads nowhere'],
    ['has a computed target', 'void import(name)', 'src/a.ts: import(name) has a computed target'],
    ['matches nothing', "import.meta.glob('./x/*.ts')", 'src/a.ts: no source matches ./x/*.ts'],
    ['takes a test file', "import './a.fixture'", 'src/a.ts: ./a.fixture is no source of the package'],
  ])('names an import that %s', (_, text, fault) => {
    expect(graphOf({ 'src/a.ts': text }, ['src/a.fixture.ts']).faults).toEqual([fault])
  })
})
