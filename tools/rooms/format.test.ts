import { describe, expect, it } from 'vitest'
import { faultsOf } from './format.mjs'
import type { Figures } from './measure.mjs'

const figures = (rest: Partial<Figures>): Figures => ({
  package: 'sdk',
  files: 2,
  lines: 20,
  rooms: [],
  pairs: [],
  circles: { rooms: [], files: [], filesWithoutTypes: [] },
  features: { names: [], pairs: [], circles: [] },
  folders: { rooms: 1, pairs: 0 },
  packages: [],
  faults: [],
  ...rest,
})

describe('faultsOf', () => {
  it('are none where files import each other only for types', () => {
    expect(faultsOf(figures({ circles: { rooms: [], files: [['a', 'b']], filesWithoutTypes: [] } }))).toEqual(
      [],
    )
  })

  it('name files that import each other’s values', () => {
    const circles = { rooms: [], files: [['a', 'b']], filesWithoutTypes: [['a', 'b']] }
    expect(faultsOf(figures({ circles }))).toEqual(['these files import each other: a, b'])
  })

  it('name files without a room, and packages imported against the direction', () => {
    const faults = ['x.ts is in no room']
    const packages = [{ from: 'sdk', to: 'react-hooks', imports: 1, typeImports: 0, forbidden: ['src/a.ts'] }]
    expect(faultsOf(figures({ faults, packages }))).toEqual([
      'x.ts is in no room',
      'src/a.ts may not import react-hooks',
    ])
  })
})
