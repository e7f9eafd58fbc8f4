import { describe, expect, it } from 'vitest'
import { readWantedQuantity } from './cart-line-form'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('readWantedQuantity', () => {
  it('raises to the minimum and up to the step', () => {
    expect(readWantedQuantity(form({ quantity: '15', minimum: '10', increment: '10' }), 'de-CH')).toEqual({
      typed: 15,
      quantity: 20,
    })
  })

  it('reads what a person types', () => {
    expect(readWantedQuantity(form({ quantity: ' 1’000 ' }), 'de-CH')?.quantity).toBe(1000)
  })

  it.each(['', '0', '-5', '2.5', 'ten', '1e3', '٣'])('refuses %j', (quantity) => {
    expect(readWantedQuantity(form({ quantity }), 'de-CH')).toBeUndefined()
  })

  it.each(['', '-1', '1e9', 'x', '99999999999'])('ignores the limit %j', (limit) => {
    const fields = { quantity: '7', minimum: limit, increment: limit, maximum: limit }
    expect(readWantedQuantity(form(fields), 'en-US')).toEqual({ typed: 7, quantity: 7 })
  })

  it('refuses a form without a quantity, and one with a file in its place', () => {
    expect(readWantedQuantity(form({}), 'en-US')).toBeUndefined()
    const data = new FormData()
    data.set('quantity', new Blob(['5']))
    expect(readWantedQuantity(data, 'en-US')).toBeUndefined()
  })
})
