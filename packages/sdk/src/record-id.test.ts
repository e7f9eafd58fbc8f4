import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNoAccount, isRecordId, isSameRecordId, toRecordId18 } from './record-id'

describe('toRecordId18', () => {
  it.each([
    ['01tCN0001001180', '01tCN0001001180YAA'],
    ['000000000000000', '000000000000000AAA'],
    ['ABCDEFGHIJKLMNO', 'ABCDEFGHIJKLMNO555'],
    ['abcdefghijklmno', 'abcdefghijklmnoAAA'],
    ['AbCdEfGhIjKlMnO', 'AbCdEfGhIjKlMnOVKV'],
    ['aaaaAaaaaaAaaaa', 'aaaaAaaaaaAaaaaQAB'],
  ])('adds the check characters to %s', (id, long) => {
    expect(toRecordId18(id)).toBe(long)
  })

  it.each([
    [''],
    [' '],
    ['01tCN0001001180YAA'],
    ['01tCN000100118'],
    ['01tCN00010011800'],
    ['01tCN000100118é'],
    ['01tCN000100118０'],
    ['01tСN0001001180'],
    [' 01tCN000100118'],
    ['01tCN0001001180\n'],
    ['01tCN000100118-'],
    ['a'.repeat(5000)],
    [123456789012345 as unknown as string],
    [undefined as unknown as string],
  ])('leaves %j as it is', (id) => {
    expect(toRecordId18(id)).toBe(id)
  })
})

describe('isSameRecordId', () => {
  it.each([
    ['01tCN0001001180YAA', '01tCN0001001180YAA', true, 'equal'],
    ['01tCN0001001180', '01tCN0001001180YAA', true, '15 and 18 characters'],
    ['01tCN0001001180YAA', '01tCN0001001180', true, '18 and 15 characters'],
    ['01tCN0001001180ZAA', '01tCN0001001180', false, 'wrong check characters'],
    ['01tcn0001001180', '01tCN0001001180', false, 'other capitals'],
    ['01tCN0001001180yaa', '01tCN0001001180', false, 'check characters in small letters'],
    ['sku-1', 'sku-1', true, 'equal to the letter, no record id'],
    ['sku-1', 'sku-2', false, 'different, no record ids'],
    ['', '01tCN0001001180', false, 'nothing'],
    ['01tCN0001001180', '01tCN0001001181', false, 'two ids of 15'],
    ['01tCN0001001180YAA', '01tCN0001001181YAA', false, 'two ids of 18'],
    ['01tCN0001001180ZAA', '01tCN0001001180YAA', false, 'wrong check characters on the left'],
    ['01tCN0001001180YAA', '01tCN0001001180ZAA', false, 'wrong check characters on the right'],
    ['01tCN0001001180ZAA', '01tCN0001001180ZAA', true, 'equal to the letter, wrong check characters'],
    ['01tCN0001001180', '01tCN0001001180Y', false, '15 and 16 characters'],
    ['01tCN000100118-', '01tCN000100118-AAA', false, 'a sign in it'],
    [' 01tCN0001001180', '01tCN0001001180', false, 'a blank in front'],
    ['01tСN0001001180', '01tCN0001001180', false, 'a Cyrillic letter'],
  ])('%j and %j: %s (%s)', (a, b, isSame) => {
    expect(isSameRecordId(a, b)).toBe(isSame)
  })
})

const letters = 'ABXYZabxyz0189'
const short = fc.string({ unit: fc.constantFrom(...letters), minLength: 15, maxLength: 15 })
const wrong = fc.tuple(short, fc.constantFrom('AAA', 'aaa', '555')).map(([id, check]) => id + check)
const someId = fc.oneof(short, short.map(toRecordId18), wrong, fc.string({ maxLength: 3 }))
/** Three ids that often are forms of one. */
const three = fc.oneof(
  fc.tuple(someId, someId, someId),
  short.chain((id) => {
    const form = fc.constantFrom(id, toRecordId18(id), `${id}AAA`, id.toLowerCase())
    return fc.tuple(form, form, form)
  }),
)

describe('isSameRecordId as a relation', () => {
  it('is reflexive, symmetric and transitive', () => {
    fc.assert(
      fc.property(three, ([a, b, c]) => {
        expect(isSameRecordId(a, a)).toBe(true)
        expect(isSameRecordId(a, b)).toBe(isSameRecordId(b, a))
        if (isSameRecordId(a, b) && isSameRecordId(b, c)) expect(isSameRecordId(a, c)).toBe(true)
      }),
    )
  })

  it('accepts the 18-character form of every 15-character id, and no other capitalisation', () => {
    fc.assert(
      fc.property(short, short, (id, other) => {
        expect(isRecordId(toRecordId18(id))).toBe(true)
        expect(isSameRecordId(id, toRecordId18(id))).toBe(true)
        expect(toRecordId18(id) === toRecordId18(other)).toBe(id === other)
        // Spelled without capitals, two ids that differ only in them still have different 18-character forms.
        const sameForms = toRecordId18(id).toLowerCase() === toRecordId18(other).toLowerCase()
        expect(sameForms).toBe(id === other)
      }),
    )
  })
})

describe('isRecordId', () => {
  it.each([
    ['01tCN0001001180', true],
    ['01tCN0001001180YAA', true],
    ['01tCN0001001180AAA', false],
    ['01tCN0001001180yaa', false],
    ['01t', false],
    ['', false],
    [' 01tCN0001001180', false],
    ['01tCN0001001180\n', false],
    ['01tCN0001001180YAA0', false],
    ['x01tCN0001001180YAA', false],
    ['01tCN0001001180Y', false],
    ['０１tCN0001001180', false],
    [123456789012345, false],
    [null, false],
    [undefined, false],
    [['01tCN0001001180'], false],
    [{ toString: () => '01tCN0001001180' }, false],
    [Symbol('01tCN0001001180'), false],
  ])('%o: %s', (id, is) => {
    expect(isRecordId(id as string)).toBe(is)
  })
})

describe('isNoAccount', () => {
  it.each([
    ['000000000000000', true],
    ['000000000000000000', true],
    ['00000000000000', false],
    ['0000000000000000', false],
    ['00000000000000000', false],
    ['0000000000000000000', false],
    [' 000000000000000', false],
    ['000000000000000\n', false],
    ['O'.repeat(15), false],
    ['０'.repeat(15), false],
    ['000000000000000AAA', false],
    ['', false],
    ['001Q50000000001AAA', false],
  ])('[5-8] [9-38] %j: %s', (id, isNone) => {
    expect(isNoAccount(id)).toBe(isNone)
  })
})
