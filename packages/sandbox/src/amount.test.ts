import { describe, expect, it } from 'vitest'
import {
  addAmounts,
  compareAmounts,
  formatAmount,
  formatMoneyAmount,
  formatQuantity,
  multiplyAmounts,
  parseAmount,
  toAmount,
} from './amount'

describe('amount', () => {
  it.each(['', ' 1', '1e3', '1,5', 'NaN', '.5', '1.', '--1', '0x1f'])('does not read %j', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })

  it.each([
    ['0.005', '0.01'],
    ['-0.005', '-0.01'],
    ['1.005', '1.01'],
    ['11.325', '11.33'],
    ['2.3949', '2.39'],
    ['7', '7.00'],
  ])('rounds %s to %s, half away from zero', (text, rounded) => {
    expect(formatMoneyAmount(toAmount(text))).toBe(rounded)
  })

  it('adds and multiplies without losing a digit', () => {
    expect(formatAmount(addAmounts(toAmount('0.1'), toAmount('0.2')))).toBe('0.30')
    expect(formatAmount(multiplyAmounts(toAmount('0.0453'), toAmount('250')))).toBe('11.325')
    expect(addAmounts()).toEqual({ units: 0n, scale: 0 })
  })

  it('compares by value', () => {
    expect(compareAmounts(toAmount('1.0'), toAmount('1'))).toBe(0)
    expect(compareAmounts(toAmount('-2'), toAmount('1.5'))).toBe(-1)
    expect(compareAmounts(toAmount('150.01'), toAmount('150'))).toBe(1)
  })

  it('writes unit prices with two to four decimals and quantities with one', () => {
    expect(formatAmount(toAmount('3.2'))).toBe('3.20')
    expect(formatAmount(toAmount('0.0541'))).toBe('0.0541')
    expect(formatAmount(toAmount('-0.3100'))).toBe('-0.31')
    expect(formatQuantity(25)).toBe('25.0')
    expect(formatQuantity('2.50')).toBe('2.5')
  })
})
