import { describe, expect, it } from 'vitest'
import { readRequestedQuantity } from './cart-line-form'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('readRequestedQuantity', () => {
  it('raises to the minimum and up to the step', () => {
    expect(readRequestedQuantity(form({ quantity: '15', minimum: '10', increment: '10' }), 'de-CH')).toEqual({
      entered: 15,
      quantity: 20,
    })
  })

  it('reads a quantity with spaces and separators', () => {
    expect(readRequestedQuantity(form({ quantity: ' 1’000 ' }), 'de-CH')).toEqual({
      entered: 1000,
      quantity: 1000,
    })
  })

  it.each(['', '0', '-5', '2.5', 'ten', '1e3', '٣'])('refuses %j', (quantity) => {
    expect(readRequestedQuantity(form({ quantity }), 'de-CH')).toBe('quantity')
  })

  it.each(['', '-1', '1e9', 'x', '99999999999'])('ignores the limit %j', (limit) => {
    const fields = { quantity: '7', minimum: limit, increment: limit, maximum: limit }
    expect(readRequestedQuantity(form(fields), 'en-US')).toEqual({ entered: 7, quantity: 7 })
  })

  it('refuses a form without a quantity, and one with a file in its place', () => {
    expect(readRequestedQuantity(form({}), 'en-US')).toBe('quantity')
    const data = new FormData()
    data.set('quantity', new Blob(['5']))
    expect(readRequestedQuantity(data, 'en-US')).toBe('quantity')
  })

  it.each(['1000000', '1000000000', '99999999999999999999'])(
    'says of %s that it is too large',
    (quantity) => {
      expect(readRequestedQuantity(form({ quantity, increment: '20' }), 'de-CH')).toBe('too-large')
    },
  )

  it('takes no more than the largest quantity of the product’s step', () => {
    const requested = readRequestedQuantity(form({ quantity: '999990', increment: '20' }), 'de-CH')
    expect(requested).toEqual({ entered: 999_990, quantity: 999_980 })
  })

  it('takes the quantity of the button next to the field', () => {
    const requested = readRequestedQuantity(form({ quantity: '99999', take: '2600', stock: '2600' }), 'de-CH')
    expect(requested).toEqual({ entered: 2600, quantity: 2600 })
  })

  it('counts in the unit of the form, but takes pieces', () => {
    const fields = { quantity: '3', unit: '25', increment: '25' }
    expect(readRequestedQuantity(form(fields), 'de-CH')).toEqual({ entered: 75, quantity: 75 })
    expect(readRequestedQuantity(form({ ...fields, take: '50' }), 'de-CH')).toEqual({
      entered: 50,
      quantity: 50,
    })
  })

  it.each([
    ['40000', '25', 'too-large'],
    ['999999', '999999999', 'too-large'],
    ['2.5', '25', 'quantity'],
    ['7', '0', { entered: 7, quantity: 7 }],
    ['7', 'x', { entered: 7, quantity: 7 }],
  ])('reads %s of %s pieces each as %j', (quantity, unit, requested) => {
    expect(readRequestedQuantity(form({ quantity, unit }), 'de-CH')).toEqual(requested)
  })

  it.each([
    ['more than the stock, without a warning', {}, 'short'],
    ['more than the stock, with a warning for another quantity', { accepted: '2700' }, 'short'],
    ['more than the stock, after a warning', { accepted: '2800' }, { entered: 2800, quantity: 2800 }],
    ['more than a stock that will not be refilled', { accepted: '2800', last: '1' }, 'short'],
    ['any quantity with unknown stock', { stock: '' }, { entered: 2800, quantity: 2800 }],
    ['the whole stock', { stock: '2800' }, { entered: 2800, quantity: 2800 }],
  ])('checks %s', (_what, fields, requested) => {
    expect(readRequestedQuantity(form({ quantity: '2800', stock: '2600', ...fields }), 'de-CH')).toEqual(
      requested,
    )
  })
})
