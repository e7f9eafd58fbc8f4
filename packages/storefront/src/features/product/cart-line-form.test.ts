import { describe, expect, it } from 'vitest'
import { readRequestedQuantity } from './cart-line-form'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('readWantedQuantity', () => {
  it('raises to the minimum and up to the step', () => {
    expect(readRequestedQuantity(form({ quantity: '15', minimum: '10', increment: '10' }), 'de-CH')).toEqual({
      typed: 15,
      quantity: 20,
    })
  })

  it('reads what a person types', () => {
    expect(readRequestedQuantity(form({ quantity: ' 1’000 ' }), 'de-CH')).toEqual({
      typed: 1000,
      quantity: 1000,
    })
  })

  it.each(['', '0', '-5', '2.5', 'ten', '1e3', '٣'])('refuses %j', (quantity) => {
    expect(readRequestedQuantity(form({ quantity }), 'de-CH')).toBe('quantity')
  })

  it.each(['', '-1', '1e9', 'x', '99999999999'])('ignores the limit %j', (limit) => {
    const fields = { quantity: '7', minimum: limit, increment: limit, maximum: limit }
    expect(readRequestedQuantity(form(fields), 'en-US')).toEqual({ typed: 7, quantity: 7 })
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

  it('takes no more than the largest quantity of the article’s step', () => {
    const requested = readRequestedQuantity(form({ quantity: '999990', increment: '20' }), 'de-CH')
    expect(requested).toEqual({ typed: 999_990, quantity: 999_980 })
  })

  it('takes what the button beside the field offers', () => {
    const requested = readRequestedQuantity(form({ quantity: '99999', take: '2600', stock: '2600' }), 'de-CH')
    expect(requested).toEqual({ typed: 2600, quantity: 2600 })
  })

  it.each([
    ['more than the stock, not said yet', {}, 'short'],
    ['more than the stock, said of another quantity', { accepted: '2700' }, 'short'],
    ['more than the stock, as was said', { accepted: '2800' }, { typed: 2800, quantity: 2800 }],
    ['more than a last rest', { accepted: '2800', last: '1' }, 'short'],
    ['more than nobody knows how many', { stock: '' }, { typed: 2800, quantity: 2800 }],
    ['what there is', { stock: '2800' }, { typed: 2800, quantity: 2800 }],
  ])('judges %s', (_what, fields, requested) => {
    expect(readRequestedQuantity(form({ quantity: '2800', stock: '2600', ...fields }), 'de-CH')).toEqual(
      requested,
    )
  })
})
