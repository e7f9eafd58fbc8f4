import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRecordId18 } from '../../record-id'
import { isCompared, maximumCompared, readCompared, toggleCompared, writeCompared } from './compared'
import { findBest, isDifferent } from './differences'

const [a, b, c, d, e] = ['1010', '1100', '3130', '3170', '2310'].map((end) =>
  toRecordId18(`01tCN0001000${end.slice(1)}`),
) as [string, string, string, string, string]
const short = (id: string) => id.slice(0, 15)

describe('readCompared', () => {
  it.each([
    ['in their order', `${b},${a}`, [b, a]],
    ['each once', `${a},${b},${a}`, [a, b]],
    ['of 15 characters as of 18', `${short(a)},${b},${a}`, [a, b]],
    ['at most four', [a, b, c, d, e].join(), [a, b, c, d]],
    ['without what is no record id', `x,,${a}, ${b},<b>,${b}`, [a, b]],
    ['without an id whose check characters are wrong', `${short(a)}AAA,${b}`, [b]],
    ['of nothing', '', []],
    ['of no parameter', null, []],
  ])('reads products %s', (_, text, ids) => {
    expect(readCompared(text)).toEqual(ids)
  })

  it('says how many were named, where it is asked for more than four', () => {
    expect(readCompared([a, b, c, d, e, a].join(), Infinity)).toHaveLength(5)
  })

  it('never fails, and gives at most four that are written as they are read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const ids = readCompared(text)
        expect(ids.length).toBeLessThanOrEqual(maximumCompared)
        expect(readCompared(writeCompared(ids))).toEqual(ids)
      }),
    )
  })
})

describe('writeCompared', () => {
  const recordId = fc.stringMatching(/^[A-Za-z0-9]{15}$/).map(toRecordId18)

  it('is read again as what was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(recordId, { maxLength: maximumCompared }), (ids) => {
        expect(readCompared(writeCompared(ids))).toEqual(ids)
      }),
    )
  })

  it('is a text that needs no escapes in an address', () => {
    expect(writeCompared([short(a), 'a&b', b])).toBe(`${a},${b}`)
    expect(writeCompared([])).toBe('')
  })
})

describe('toggleCompared', () => {
  it.each([
    ['adds a product at the end', [a], b, [a, b]],
    ['adds one of 15 characters with 18', [], short(a), [a]],
    ['takes one away', [a, b], a, [b]],
    ['takes one away by 15 characters', [a, b], short(b), [a]],
    ['has no room for a fifth', [a, b, c, d], e, [a, b, c, d]],
    ['takes one of four away', [a, b, c, d], c, [a, b, d]],
    ['adds nothing that is no record id', [a], 'x', [a]],
  ])('%s', (_, ids, id, after) => {
    expect(toggleCompared(ids, id)).toEqual(after)
  })

  it('gives the same list where there is no room', () => {
    const full = [a, b, c, d]
    expect(toggleCompared(full, e)).toBe(full)
    expect(isCompared(full, short(d))).toBe(true)
    expect(isCompared(full, e)).toBe(false)
  })
})

describe('isDifferent', () => {
  it.each([
    [['C', 'C', 'C'], false],
    [['C', 'BC'], true],
    [['C', undefined], true],
    [[undefined, undefined], false],
    [[1, 1, 2], true],
    [['C'], false],
    [[], false],
  ])('of %j is %j', (values, different) => {
    expect(isDifferent(values)).toBe(different)
  })
})

describe('findBest', () => {
  it.each([
    ['smallest', [3, 1, 2], 1],
    ['largest', [3, 1, 2], 0],
    ['smallest', [1, 1, 2], undefined],
    ['largest', [1, 1, 2], 2],
    ['smallest', [1, undefined], undefined],
    ['smallest', [1], undefined],
    ['smallest', ['10.5', '9.75', '9.750'], undefined],
    ['smallest', ['10.5', '9.75', '9.751'], 1],
    ['largest', ['0.1', 'x'], undefined],
    ['largest', [], undefined],
  ] as const)('finds the %s of %j at %j', (best, values, index) => {
    expect(findBest(values, best)).toBe(index)
  })
})
