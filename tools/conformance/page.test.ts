import { describe, expect, it } from 'vitest'
import { writePage } from './page.ts'
import type { Row } from './page.ts'

const file = 'packages/sdk/src/rules/region/shop-type.ts'
const test = {
  file: 'packages/sdk/src/rules/region/shop-type.test.ts',
  title: 'resolveShopType [2.1-1] takes <.de>',
}
const used = { file, name: 'resolveShopType', isUsed: true }
const covered: Row = {
  clause: { id: '2.1-1', phrase: 'The host | decides', kind: 'rule', note: '' },
  sources: [used],
  tests: [test, { ...test, title: 'another [2.1-1]' }],
  state: 'covered',
  reasons: [],
}
const page = (row: Partial<Row>) => writePage([{ ...covered, ...row }], 'Covered 1 of 1')

describe('the page of the clauses', () => {
  it('names the source, and the first test of a file without its ids, and counts the rest', () => {
    expect(page({})).toContain(
      '\n| 2.1-1 | The host \\| decides | [region/shop-type.ts](../packages/sdk/src/rules/region/shop-type.ts) | ' +
        '[region/shop-type.test.ts](../packages/sdk/src/rules/region/shop-type.test.ts): ' +
        'resolveShopType takes \\<.de\\> and 1 more |\n',
    )
  })

  it('says beside its tests what a clause still lacks', () => {
    const clause = { ...covered.clause, note: 'no screen yet' }
    expect(page({ clause })).toContain('<br>_no screen yet_ |')
  })

  it('says why a clause is excused or open', () => {
    const clause = { ...covered.clause, kind: 'excused', note: 'background: heading' }
    expect(page({ clause, state: 'excused' })).toContain('| _excused_, background: heading |')
    expect(page({ state: 'open', reasons: ['not used by the shop: a | b'] })).toContain(
      '| **open**: not used by the shop: a \\| b<br>',
    )
  })
})
