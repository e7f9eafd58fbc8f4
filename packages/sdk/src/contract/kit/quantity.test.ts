import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { count, purchaseQuantityRuleSchema } from './count'
import { quantity } from './quantity'

describe('quantity', () => {
  it.each([
    ['1', 1],
    ['2.0', 2],
    ['50.0', 50],
    [75, 75],
    ['2.50', '2.5'],
    ['9007199254740993', '9007199254740993'],
  ])('reads %j as %j', (wire, expected) => {
    expect(z.parse(quantity, wire)).toBe(expected)
  })

  it.each(['', 'x', null, undefined])('refuses %j', (wire) => {
    expect(z.safeParse(quantity, wire).success).toBe(false)
  })
})

describe('count', () => {
  it.each([
    ['8.0', 8],
    [3, 3],
    ['', null],
    [null, null],
    [undefined, null],
  ])('[3.cart-4] reads %j as %j', (wire, expected) => {
    expect(z.parse(count, wire)).toBe(expected)
  })
})

describe('purchaseQuantityRuleSchema', () => {
  it('reads texts as numbers and a missing limit as none', () => {
    const rule = z.parse(purchaseQuantityRuleSchema, { minimum: '25', maximum: null, increment: '25' })
    expect(rule).toEqual({ minimum: 25, maximum: null, increment: 25 })
  })
})
