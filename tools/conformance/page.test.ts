import { describe, expect, it } from 'vitest'
import { findMistakes, readClauses } from './clauses.mjs'
import { homesOf } from './homes.mjs'
import { coveredIn, writePage } from './page.mjs'
import { drawSample } from './sample.mjs'

const clauses = readClauses(
  [
    '2.1-1\tThe host | decides\trule\t',
    '2.1-2\tA list follows\texcused\tbackground: heading',
    '9-1\tTwo shops\trule\t',
    '7.3-2\tA call\tcall\tno screen yet',
  ].join('\n'),
)
const test = {
  file: 'packages/sdk/src/rules/shop-type.test.ts',
  title: 'resolveShopType [2.1-1] takes <.de>',
}
const rows = clauses.map((clause) => ({
  clause,
  homes: ['packages/sdk/src/rules/shop-type.ts'],
  tests: ['2.1-1', '7.3-2'].includes(clause.id) ? [test, { ...test, title: 'another [2.1-1]' }] : [],
}))
const page = writePage(rows, 'Covered 1 of 3, excused 1')

describe('the conformance page', () => {
  it('names the first test of a file without its ids, and counts the rest', () => {
    expect(page).toContain('shop-type.test.ts): resolveShopType takes \\<.de\\> and 1 more |')
  })

  it('keeps signs that would end a cell', () => {
    expect(page).toContain('| 2.1-1 | The host \\| decides |')
  })

  it('says beside its tests what a clause still lacks', () => {
    expect(page).toContain('<br>_no screen yet_ |')
  })

  it('tells covered, excused and open clauses apart', () => {
    expect(page).toContain('_excused_, background: heading |')
    expect(page).toContain('**open** |')
    expect(coveredIn(page)).toEqual(['2.1-1', '7.3-2'])
  })
})

describe('the list of clauses', () => {
  it('is right as it is', () => {
    expect(findMistakes(clauses)).toEqual([])
  })

  it.each([
    ['an id twice', '9-1\ta\trule\t\n9-1\tb\trule\t', '9-1 is listed twice'],
    ['a clause that says nothing', '9-1\t\trule\t', '9-1 says nothing'],
    ['an excuse of no known kind', '9-1\ta\texcused\ttoo hard', '9-1: no excuse: too hard'],
    ['an excuse without a reason', '9-1\ta\texcused\tbackground: ', '9-1: no excuse: background: '],
  ])('does not allow %s', (_, text, mistake) => {
    expect(findMistakes(readClauses(text))).toEqual([mistake])
  })

  it('does not allow more than seventy excuses', () => {
    const many = Array.from({ length: 71 }, (_, index) => `9-${index}\ta\texcused\tbackground: b`)
    expect(findMistakes(readClauses(many.join('\n')))).toEqual(['71 excuses, at most 70'])
  })
})

describe('homesOf', () => {
  it('prefers the sources that name the clause', () => {
    expect(homesOf(['a.ts'], ['tools/conformance/page.test.ts'])).toEqual(['a.ts'])
  })

  it('does not depend on the order of the tests', () => {
    const files = ['tools/conformance/page.test.ts', 'tools/check/failures.test.ts']
    expect(homesOf(undefined, files)).toEqual(homesOf(undefined, files.toReversed()))
  })

  it('falls back on what the tests lie beside', () => {
    expect(homesOf(undefined, ['tools/conformance/page.test.ts', 'e2e/cart.spec.ts'])).toEqual([
      'tools/conformance/page.mjs',
    ])
  })
})

describe('drawSample', () => {
  const items = Array.from({ length: 50 }, (_, index) => index)

  it('draws the same for the same seed and other items for another', () => {
    const first = drawSample(items, { count: 30, seed: 7 })
    expect(drawSample(items, { count: 30, seed: 7 })).toEqual(first)
    expect(drawSample(items, { count: 30, seed: 8 })).not.toEqual(first)
  })

  it('draws nothing twice, and no more than there is', () => {
    expect(drawSample(items, { count: 99, seed: 1 }).toSorted((a, b) => a - b)).toEqual(items)
  })
})
