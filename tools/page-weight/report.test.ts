import { describe, expect, it } from 'vitest'
import { summarize, writeChanges, writeReport } from './report.mjs'
import type { Run } from './report.mjs'

const KiB = 1024
const kinds = ['scripts', 'styles', 'calls']
const names = { kinds, actionNames: ['menu'], stepNames: ['home', 'checkout'] }
const script = (path: string, size: number) => ({ kind: 'scripts' as const, path, bytes: size * KiB })

const page = (site: string, size: number): Run['pages'][number] => ({
  page: 'home',
  who: 'guest',
  site,
  states: { rest: [script('/entry.js', size)], sign: [script('/frame.js', 10)] },
})
const visit = (site: string, size: number): Run['visits'][number] => ({
  who: 'buyer',
  site,
  steps: { home: [script('/entry.js', size)], checkout: [script('/checkout.js', 5)] },
})
const run: Run = {
  documents: [],
  pages: [page('de-CH', 100), page('de', 100), page('fr-CH', 120)],
  visits: [visit('de', 100)],
}

describe('the report', () => {
  it('has a table of pages and one of visits for each kind, and one line for equal languages', () => {
    const text = writeReport(run, names)
    expect(text).toContain('Scripts of a page, KiB gzip/files\n')
    expect(text).toMatch(/home {2}guest {2}de-CH de +100\.0\/1 +0 +10\.0\/1 +110\.0\/2 +-/)
    expect(text).toMatch(/buyer {2}de +100\.0\/1 +5\.0\/1 +105\.0\/2/)
    expect(text).toContain('Calls of the platform and other data of a visit')
  })

  it('has the kinds that are requested', () => {
    const text = writeReport(run, { ...names, kinds: ['all'] })
    expect(text.match(/\w.* of a .*,/g)).toEqual(['All together of a page,', 'All together of a visit,'])
  })

  it('leaves tables out that nothing was measured for', () => {
    expect(writeReport({ ...run, visits: [] }, names)).not.toContain('of a visit')
  })
})

describe('the changes since an earlier run', () => {
  it('are reported where there are any, and nowhere else', () => {
    const now = { ...run, pages: [page('de-CH', 100), page('de', 103.5)] }
    const text = writeChanges(now, run, names)
    expect(text).toMatch(/home {2}guest {2}de +\+3\.5\/\+0 +=/)
    expect(text).not.toContain('de-CH')
    expect(text).not.toContain('Style sheets')
    expect(text).not.toContain('of a visit')
  })

  it('are said to be none where all is equal', () => {
    expect(writeChanges(run, run, names)).toBe('Nothing differs from the earlier run.')
  })

  it('show a page that was not measured before as new', () => {
    expect(writeChanges(run, { ...run, pages: [] }, names)).toMatch(/de-CH de fr-CH +new +new/)
  })
})

describe('the last line', () => {
  it('names the page with the most scripts after the first sign, and the sum of the largest visit', () => {
    expect(summarize(run)).toBe(
      '=> most scripts after the first sign: home, guest, fr-CH: 130.0 KiB in 2 scripts; ' +
        'visit of a buyer: 105 KiB in 2 files',
    )
  })

  it('counts documents that no browser opened', () => {
    expect(summarize({ ...run, documents: [page('en-US', 130)] })).toContain('guest, en-US: 140.0 KiB')
  })
})
