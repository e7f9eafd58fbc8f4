import { describe, expect, it } from 'vitest'
import { writeReport } from './report.mjs'

const tried = (member: string, more: object = {}) => ({ shop: 'CH', call: 'a.get', member, ...more })

describe('writeReport', () => {
  it('counts what changes a page, and names what the kit does not fail', () => {
    const { text, share } = writeReport([
      tried('unknown'),
      tried('total', { page: 'CH guest /', result: 'fails' }),
      tried('note', { page: 'CH guest /', result: 'lists' }),
      tried('field', { page: 'CH buyer /cart', result: 'silent' }),
    ])
    expect(share).toBeCloseTo(2 / 3)
    expect(text.split('\n')).toEqual([
      '4 members taken away, 3 of which change what a page shows',
      '',
      'listed as missing, and drift beside an earlier report:',
      '  CH a.get note  (CH guest /)',
      '',
      'not reported:',
      '  CH a.get field  (CH buyer /cart)',
      '',
      'the kit fails the shop: 1 (33.3 %)',
      'it lists the member, and fails the shop with --compare: 1',
      'it says nothing: 1',
      '=> reported 2 of 3 (66.7 %)',
    ])
  })

  it('misses nothing where nothing counts', () => {
    expect(writeReport([tried('unknown')])).toMatchObject({ share: 1 })
  })
})
