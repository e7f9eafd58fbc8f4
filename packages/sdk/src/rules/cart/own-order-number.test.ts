import { describe, expect, it } from 'vitest'
import { ownOrderNumber } from './own-order-number'

const checkoutId = '2z9CN0000000123YAA'

describe('ownOrderNumber', () => {
  it.each([
    ['a number', 'WS-2026-1187', 'WS-2026-1187'],
    ['blanks around it', '  4711 ', '4711'],
    ['a number that begins as a checkout’s id', '2z9-4711', '2z9-4711'],
    ['eighteen characters whose check letters are wrong', '2z9CN0000000123XYZ', '2z9CN0000000123XYZ'],
    ['the id of another record', '801CN0000000123YAA', '801CN0000000123YAA'],
    ['nothing', '', undefined],
    ['blanks', ' \u00a0 ', undefined],
    ['null', null, undefined],
    ['no value', undefined, undefined],
    ['the id of the checkout', checkoutId, undefined],
    ['its short form', checkoutId.slice(0, 15), undefined],
    ['the id of a checkout that is not known', '2z9CN0000000456YAA', undefined],
  ])('reads %s', (_, number, own) => {
    expect(ownOrderNumber(number, checkoutId)).toBe(own)
    expect(ownOrderNumber(number)).toBe(own)
  })

  it('recognizes a checkout id of any other form by comparing', () => {
    expect(ownOrderNumber('checkout-1', 'checkout-1')).toBeUndefined()
    expect(ownOrderNumber('checkout-1', 'checkout-2')).toBe('checkout-1')
    expect(ownOrderNumber('checkout-1', null)).toBe('checkout-1')
  })
})
