import { describe, expect, it } from 'vitest'
import { formatDetails, formatOverview, formatSummary } from './format.mjs'
import type { ImportGraph } from './import-graph.mjs'
import type { Layout } from './layout.mjs'
import { countPairs, measure } from './measure.mjs'

const layout: Layout = {
  package: 'shop',
  rooms: [
    { name: 'rules', files: ['src/rules/**'] },
    { name: 'forms', files: ['src/forms/**'] },
    { name: 'features', features: [{ name: 'features', files: ['src/features/{feature}/**'] }] },
    { name: 'app', files: ['src/app.ts'] },
  ],
  mayImport: [
    { name: '@shop/sdk', from: '**' },
    { name: '@shop/sandbox', from: 'src/app.ts' },
  ],
}
const files = [
  'src/app.ts',
  'src/features/cart/page.ts',
  'src/features/cart/line.ts',
  'src/features/orders/page.ts',
  'src/rules/vat.ts',
]
const edge = (from: string, to: string, isType = false) => ({
  from: `src/${from}.ts`,
  to: `src/${to}.ts`,
  isType,
})
const edges = [
  edge('app', 'features/cart/page'),
  edge('features/cart/page', 'features/cart/line'),
  edge('features/cart/line', 'features/cart/page', true),
  edge('features/cart/page', 'rules/vat'),
  edge('features/orders/page', 'rules/vat', true),
  edge('features/orders/page', 'features/cart/line'),
  edge('rules/vat', 'app', true),
]
const measureGraph = (changes: Partial<ImportGraph> = {}) => {
  const graph = { files, edges, packageEdges: [], faults: [], ...changes }
  return measure(
    graph.files.map((path) => ({ path, text: 'one\ntwo\n' })),
    graph,
    layout,
  )
}

describe('countPairs', () => {
  it('counts what leads out of a room, and how much of it is types', () => {
    const arrows = [
      { from: 'a', to: 'b', isType: false },
      { from: 'a', to: 'b', isType: true },
      { from: 'b', to: 'b', isType: false },
      { from: 'b', to: undefined, isType: false },
    ]
    expect(countPairs(arrows)).toEqual([{ from: 'a', to: 'b', imports: 2, typeImports: 1 }])
  })
})

describe('measure', () => {
  it('counts files and lines by room and leaves out empty rooms', () => {
    expect(measureGraph().rooms).toEqual([
      { name: 'rules', files: 1, lines: 2 },
      { name: 'features', files: 3, lines: 6 },
      { name: 'app', files: 1, lines: 2 },
    ])
  })

  it('lists the pairs of rooms from the top down and marks those upwards', () => {
    expect(measureGraph().pairs).toEqual([
      { from: 'app', to: 'features', imports: 1, typeImports: 0, isUpward: false },
      { from: 'features', to: 'rules', imports: 2, typeImports: 1, isUpward: false },
      { from: 'rules', to: 'app', imports: 1, typeImports: 1, isUpward: true },
    ])
  })

  it('finds circles of rooms and files, with types and without', () => {
    expect(measureGraph().circles).toEqual({
      rooms: [['app', 'features', 'rules']],
      files: [['src/app.ts', 'src/features/cart/line.ts', 'src/features/cart/page.ts', 'src/rules/vat.ts']],
      filesWithoutTypes: [],
    })
  })

  it('lists the pairs between features apart', () => {
    expect(measureGraph().features).toEqual({
      names: ['cart', 'orders'],
      pairs: [{ from: 'orders', to: 'cart', imports: 1, typeImports: 0 }],
      circles: [],
    })
  })

  it('also counts the rooms there would be if each folder and loose file were one', () => {
    expect(measureGraph().folders).toEqual({ rooms: 4, pairs: 5 })
  })

  it('names files without a room, style sheets too', () => {
    const stray = { files: [...files, 'src/stray.ts'], edges: [edge('app', 'theme')] }
    expect(measureGraph(stray).faults).toEqual(['src/stray.ts is in no room', 'src/theme.ts is in no room'])
  })

  it('names files that import a package against the direction', () => {
    const packageEdges = ['src/app.ts', 'src/rules/vat.ts'].flatMap((from) =>
      ['@shop/sdk', '@shop/sandbox'].map((to) => ({ from, to, isType: false })),
    )
    expect(measureGraph({ packageEdges }).packages).toEqual([
      { from: 'shop', to: '@shop/sdk', imports: 2, typeImports: 0, forbidden: [] },
      { from: 'shop', to: '@shop/sandbox', imports: 2, typeImports: 0, forbidden: ['src/rules/vat.ts'] },
    ])
  })
})

describe('the printed table', () => {
  it('shows the rooms from the top down with what they import', () => {
    const lines = formatDetails(measureGraph())
    expect(lines.slice(1, 4).map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
      'app 1 2 features 1',
      'features 3 6 rules 2 (1 type)',
      'rules 1 2 ^ app 1 (types)',
    ])
    expect(lines).toContain('  circle of 3 rooms: app, features, rules')
  })

  it('aligns its columns and sums up', () => {
    const all = [measureGraph(), measureGraph()]
    expect(
      new Set(
        formatOverview(all)
          .slice(1)
          .map((line) => line.length),
      ).size,
    ).toBe(1)
    expect(formatSummary(all)).toBe('=> 6 rooms, 6 pairs, 2 upwards, 2 circles of rooms, 2 of files')
  })

  it('ends with the faults', () => {
    const figures = measureGraph({ faults: ['src/a.ts: ./b leads nowhere'] })
    expect(formatDetails(figures).at(-1)).toBe('  ! src/a.ts: ./b leads nowhere')
    expect(formatSummary([figures])).toContain(', faults: 1')
  })
})
