import { describe, expect, it } from 'vitest'
import type { Entry } from './entries.mjs'
import { findForbidden, formatModules, formatNote, formatRow, hasFault, type Row } from './table.mjs'

const entry: Entry = { name: 'cart', code: '', ceiling: 34_000, sendsCalls: true }
const row = (sizes: Row['sizes'], rest: Partial<Entry> = {}, complaints: readonly string[] = []): Row => ({
  entry: { ...entry, ...rest },
  sizes,
  complaints,
})
const floor = { esbuild: 16_500, Rollup: 16_000 }
const cells = (one: Row) => formatRow(one, floor).trim().split(/\s+/).join(' ')

describe('a line of the table', () => {
  it('subtracts the floor of the bundler with the largest result', () => {
    expect(cells(row({ esbuild: 33_400, Rollup: 32_000 }))).toBe(
      'cart 33400 32000 33400 16500 16900 34000 ok',
    )
    expect(cells(row({ esbuild: 32_000, Rollup: 33_400 }))).toBe(
      'cart 32000 33400 33400 16000 17400 34000 ok',
    )
  })

  it('counts all bytes as ours if no call is sent', () => {
    expect(cells(row({ esbuild: 7100 }, { sendsCalls: false, ceiling: 8000 }))).toBe(
      'cart 7100 7100 0 7100 8000 ok',
    )
  })

  it('fails when one bundler is above the ceiling, or on a complaint', () => {
    expect(hasFault(row({ esbuild: 34_000, Rollup: 1 }))).toBe(false)
    const tooLarge = row({ esbuild: 1, Rollup: 34_001 })
    expect([hasFault(tooLarge), cells(tooLarge)]).toEqual([true, expect.stringMatching(/too large$/)])
    const broken = row({ esbuild: 1 }, {}, ['holds zod'])
    expect([hasFault(broken), cells(broken)]).toEqual([true, expect.stringMatching(/holds zod$/)])
  })

  it('has no ceiling for libraries', () => {
    expect(cells(row({ esbuild: 16_500 }, { ceiling: Infinity }))).toBe('cart 16500 16500 16500 0 – ok')
  })
})

describe('findForbidden', () => {
  const modules = { 'node_modules/zod/v4/core/util.js': 40, 'node_modules/ky/index.js': 0, 'page.js': 10 }

  it('names modules for calls in a front without calls', () => {
    expect(findForbidden({ ...entry, sendsCalls: false }, modules)).toEqual(['holds zod/v4/core/util.js'])
  })

  it('accepts them in a front that sends calls', () => {
    expect(findForbidden(entry, modules)).toEqual([])
  })

  it('names modules that the entry excludes', () => {
    expect(findForbidden({ ...entry, without: /util/ }, modules)).toEqual(['holds zod/v4/core/util.js'])
  })
})

it('the files of a bundle are listed from the largest, without empty ones', () => {
  const modules = { 'node_modules/ky/a.js': 5, 'node_modules/ky/b.js': 0, '../node_modules/zod/c.js': 70 }
  expect(formatModules(modules).map((line) => line.trim())).toEqual(['70  zod/c.js', '5  ky/a.js'])
})

it('the note has each entry in its largest bundle', () => {
  const rows = [row({ esbuild: 33_449, Rollup: 30_000 }), row({ esbuild: 999 }, { name: 'vat' })]
  expect(formatNote(rows)).toBe('=> kB: cart 33.4; vat 1.0')
})
