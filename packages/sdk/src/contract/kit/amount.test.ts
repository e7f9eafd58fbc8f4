import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { amount } from './amount'

describe('amount', () => {
  it.each([
    ['0', '0.00'],
    ['0.0', '0.00'],
    ['250.00', '250.00'],
    ['389.990', '389.99'],
    ['-100.5', '-100.50'],
    ['0.' + '0'.repeat(37), '0.00'],
    ['1.23456789012345', '1.23456789012345'],
    [' 3.2 ', '3.20'],
    [12.9, '12.90'],
    [0, '0.00'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (wire, expected) => {
    expect(z.parse(amount, wire)).toBe(expected)
  })

  it.each(['abc', '1,50', '1e3', true, {}])('refuses %j', (wire) => {
    expect(z.safeParse(amount, wire).success).toBe(false)
  })
})
