import { describe, expect, it } from 'vitest'
import { findMistakes, readClauses } from './clauses.mjs'
import { coveredIn, writePage, type Row } from './page.mjs'
import { drawSample, isTestedOutside } from './sample.mjs'

const clauses = readClauses(
  [
    '2.1-1\tThe host | decides\trule\t',
    '2.1-2\tA list follows\texcused\tbackground: heading',
    '9-1\tTwo shops\trule\t',
    '7.3-2\tA call\tcall\tno screen yet',
  ].join('\n'),
)
const test = {
  file: 'packages/sdk/src/rules/region/shop-type.test.ts',
  title: 'resolveShopType [2.1-1] takes <.de>',
}
const reference = {
  file: 'packages/sdk/src/rules/region/shop-type.ts',
  name: 'resolveShopType',
  isUsed: true,
  calls: [],
}
const idle = { ...reference, name: 'defaultShopType', isUsed: false }
const found = new Map<string, Pick<Row, 'state' | 'reasons'>>([
  ['2.1-1', { state: 'covered', reasons: [] }],
  ['2.1-2', { state: 'excused', reasons: [] }],
  ['9-1', { state: 'open', reasons: ['no caller: resolve | shop'] }],
  ['7.3-2', { state: 'covered', reasons: [] }],
])
const rows: Row[] = clauses.map((clause) => ({
  clause,
  references: clause.id === '2.1-1' ? [reference, idle] : [reference],
  tests: clause.id === '2.1-2' ? [] : [test, { ...test, title: 'another [2.1-1]' }],
  state: 'open',
  reasons: [],
  ...found.get(clause.id),
}))
const page = writePage(rows, 'Covered 2 of 4, open 1, excused 1')

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

  it('distinguishes covered, excused and open clauses', () => {
    expect(page).toContain('_excused_, background: heading |')
    expect(page).toContain('**open**: no caller: resolve \\| shop<br>')
    expect(coveredIn(page)).toEqual(['2.1-1', '7.3-2'])
  })

  it('still reads as open what an older page says of a clause without a test', () => {
    expect(coveredIn('| 1-12 | Two carts |  | **open** |')).toEqual([])
  })

  it('begins with what is open and why', () => {
    const [, open = ''] = page.split('## ')
    expect(open).toContain('- **9-1** Two shops: no caller: resolve \\| shop.')
  })

  it('says of a covered clause which parts the shop does not use', () => {
    expect(page).toContain(
      '- **2.1-1** [region/shop-type.ts](../packages/sdk/src/rules/region/shop-type.ts) defaultShopType',
    )
  })
})

describe('a part that the shop does not use', () => {
  const waiting = [{ need: 'guest checkout', clauses: [], parts: ['defaultShopType'], source: 'decisions' }]
  const [covered = rows[0]] = rows
  const packed = { file: 'packages/sdk/packed-tests/shop.test.ts', title: '[2.1-1]' }

  it('says what it waits for', () => {
    expect(writePage(rows, '', waiting)).toContain(
      'shop-type.ts) defaultShopType (waits for guest checkout)\n',
    )
  })

  it('says that partners use it', () => {
    const row = { ...covered, tests: [test, packed] } as Row
    expect(writePage([row], '')).toContain(
      'shop-type.ts) defaultShopType; partners use it: a test of the packed package\n',
    )
  })
})

describe('the list of clauses', () => {
  it('is right as it is', () => {
    expect(findMistakes(clauses)).toEqual([])
  })

  it.each([
    ['an id twice', '9-1\ta\trule\t\n9-1\tb\trule\t', '9-1 is listed twice'],
    ['a clause without a phrase', '9-1\t\trule\t', '9-1 has no phrase'],
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

describe('isTestedOutside', () => {
  const rules = { file: 'packages/sdk/src/rules/money/vat.test.ts' }

  it('searches for one test elsewhere', () => {
    expect(isTestedOutside({ tests: [rules] }, 'rules')).toBe(false)
    expect(isTestedOutside({ tests: [rules, { file: 'packages/sdk/src/client.test.ts' }] }, 'rules')).toBe(
      true,
    )
    expect(isTestedOutside({ tests: [rules] }, undefined)).toBe(true)
  })
})
