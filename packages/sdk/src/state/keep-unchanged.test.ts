import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepUnchanged } from './keep-unchanged'

const line = (id: string, quantity = '1') => ({
  id,
  quantity,
  prices: [{ amount: '1.00' }, { amount: '2.00' }],
})
const lines = () => ['a', 'b', 'c', 'd'].map((id) => line(id))

/** Which entries of the list are those of the old one, by their position there. */
const positions = (before: readonly object[], after: readonly object[]) =>
  keepUnchanged(before, after).map((entry) => before.indexOf(entry))

describe('keepUnchanged', () => {
  it.each<[string, (all: readonly object[]) => readonly object[], readonly number[]]>([
    ['nothing changed', (all) => all, [0, 1, 2, 3]],
    ['one changed', (all) => all.with(1, line('b', '2')), [0, -1, 2, 3]],
    ['one was added at the beginning', (all) => [line('x'), ...all], [-1, 0, 1, 2, 3]],
    ['one was added in the middle', (all) => all.toSpliced(2, 0, line('x')), [0, 1, -1, 2, 3]],
    ['one was added at the end', (all) => [...all, line('x')], [0, 1, 2, 3, -1]],
    ['the first was removed', (all) => all.slice(1), [1, 2, 3]],
    ['one in the middle was removed', (all) => all.toSpliced(1, 1), [0, 2, 3]],
    ['the last was removed', (all) => all.slice(0, -1), [0, 1, 2]],
    ['all were removed', () => [], []],
    ['one was replaced by two', (all) => all.toSpliced(1, 1, line('x'), line('y')), [0, -1, -1, 2, 3]],
  ])('keeps the other entries of a list where %s', (_, change, expected) => {
    expect(positions(lines(), change(lines()))).toEqual(expected)
  })

  it('keeps the old value where the content is the same, and its unchanged parts where it is not', () => {
    const before = { summary: { total: '3.00' }, items: lines() }
    expect(keepUnchanged(before, structuredClone(before))).toBe(before)
    const after = keepUnchanged(before, { ...structuredClone(before), items: [line('a', '7'), ...lines()] })
    expect(after.summary).toBe(before.summary)
    expect(after.items[0]?.prices).not.toBe(before.items[0]?.prices)
    expect(after.items[1]).toBe(before.items[0])
  })

  it('keeps the parts of an entry that changed', () => {
    const before = lines()
    const [changed] = keepUnchanged(before, before.with(0, line('a', '2')))
    expect(changed).toEqual(line('a', '2'))
    expect(changed?.prices).toBe(before[0]?.prices)
  })

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1, 2], { 0: 1, 1: 2 }],
    [null, {}],
    [new Error('x'), new Error('x')],
    [new Map([[1, 1]]), 'text'],
    [NaN, 0],
  ])('returns the new value, itself, where nothing of %o is in %o', (before, after) => {
    expect(keepUnchanged<unknown>(before, after)).toBe(after)
  })

  it('always has the content of the new value, and changes neither', () => {
    const value = fc.jsonValue({ maxDepth: 3 })
    fc.assert(
      fc.property(value, value, (before, after) => {
        const copies = structuredClone([before, after])
        expect(keepUnchanged<unknown>(before, after)).toStrictEqual(after)
        expect([before, after]).toStrictEqual(copies)
        expect(keepUnchanged<unknown>(before, copies[0])).toBe(before)
      }),
    )
  })
})
