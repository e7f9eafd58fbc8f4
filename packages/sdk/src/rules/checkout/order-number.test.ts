import { describe, expect, it } from 'vitest'
import { readOrderNumber } from './order-number'

const number = 'KR4TN-BQX5A-PACK9-2H26A'

describe('readOrderNumber', () => {
  it.each([
    ['as it is', number],
    ['in small letters', number.toLowerCase()],
    ['with blanks around it', `  ${number}\t`],
    ['without hyphens', 'KR4TNBQX5APACK92H26A'],
    ['with blanks instead of hyphens', 'kr4tn bqx5a pack9 2h26a'],
    ['with blanks around its hyphens', 'KR4TN - BQX5A - PACK9 - 2H26A'],
    ['in groups of four', 'KR4T NBQX 5APA CK92 H26A'],
    ['with some of its hyphens', 'KR4TN-BQX5APACK9 2H26A'],
    ['with the dashes and blanks of a typeset text', 'KR4TN–BQX5A‑PACK9\u202f−\u00a02H26A'],
  ])('reads a number %s', (_, entered) => {
    expect(readOrderNumber(entered)).toBe(number)
  })

  it.each([
    ['of another shop', ' KR-1 ', 'KR-1'],
    ['of digits', '00000118', '00000118'],
    ['that is a letter short', 'kr4tn-bqx5a-pack9-2h26', 'kr4tn-bqx5a-pack9-2h26'],
    ['with other characters', 'KR4TN_BQX5A_PACK9_2H26A', 'KR4TN_BQX5A_PACK9_2H26A'],
    ['that is a record id', '801CN0000000123YAA', '801CN0000000123YAA'],
    ['that is words', 'die Bestellung von gestern', 'die Bestellung von gestern'],
    ['that is empty', ' ', ''],
  ])('leaves a number %s as it was entered, trimmed', (_, entered, expected) => {
    expect(readOrderNumber(entered)).toBe(expected)
  })
})
