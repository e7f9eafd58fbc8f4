import { describe, expect, it } from 'vitest'
import { isNoAccount, isRecordId, isSameRecordId, toRecordId18 } from './record-id'

describe('toRecordId18', () => {
  it.each([
    ['01tCN0001001180', '01tCN0001001180YAA'],
    ['000000000000000', '000000000000000AAA'],
    ['ABCDEFGHIJKLMNO', 'ABCDEFGHIJKLMNO555'],
    ['abcdefghijklmno', 'abcdefghijklmnoAAA'],
  ])('adds the check characters to %s', (id, long) => {
    expect(toRecordId18(id)).toBe(long)
  })

  it.each([[''], ['01tCN0001001180YAA'], ['01tCN000100118'], ['01tCN000100118é']])(
    'leaves %j as it is',
    (id) => {
      expect(toRecordId18(id)).toBe(id)
    },
  )
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
  ])('%j and %j: %s (%s)', (a, b, isSame) => {
    expect(isSameRecordId(a, b)).toBe(isSame)
  })
})

describe('isRecordId', () => {
  it('takes 15 letters and digits, or 18 with the right check characters', () => {
    expect(['01tCN0001001180', '01tCN0001001180YAA', '01tCN0001001180AAA', '01t'].map(isRecordId)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('isNoAccount', () => {
  it.each([
    ['000000000000000', true],
    ['000000000000000000', true],
    ['0000000000000000', false],
    ['', false],
    ['001Q50000000001AAA', false],
  ])('[5-8] [9-38] %j: %s', (id, isNone) => {
    expect(isNoAccount(id)).toBe(isNone)
  })
})
