import { describe, expect, it } from 'vitest'
import { toAmount } from '../../amount'
import { canDeliverTo, listDeliveryMethods, type PackedLine } from './delivery-methods'

const line = (part: Partial<PackedLine> = {}): PackedLine => ({
  quantity: 10,
  weight: 100,
  isFreightOnly: false,
  isBulky: false,
  leadDays: 0,
  ...part,
})

/** The net sum of the delivery, which is the whole order unless told otherwise. */
const netOf = (goods: string, order: string | null = goods) => ({
  productsNet: toAmount(goods),
  orderNet: order === null ? null : toAmount(order),
})

const fees = (
  lines: readonly PackedLine[],
  countryCode: string,
  ...[goods, order]: Parameters<typeof netOf>
) =>
  listDeliveryMethods(lines, {
    countryCode,
    currencyCode: countryCode === 'CH' || countryCode === 'LI' ? 'CHF' : 'EUR',
    ...netOf(goods, order),
  }).map((method) => [method.kind, method.shippingFee])

describe('delivery methods', () => {
  it.each([
    ['CH', '29.99', '14.90'],
    ['CH', '30.00', '9.90'],
    ['CH', '149.99', '9.90'],
    ['CH', '150.00', '0.00'],
    ['LI', '50', '9.90'],
    ['DE', '24.99', '11.90'],
    ['DE', '25', '6.90'],
    ['DE', '100', '0.00'],
    ['NL', '24', '19.90'],
    ['BE', '249.99', '14.90'],
    ['LU', '250', '0.00'],
  ])('sends a parcel to %s with products of %s for %s', (countryCode, goods, fee) => {
    expect(fees([line()], countryCode, goods)[0]).toEqual(['parcel', fee])
  })

  it.each([
    ['is small as a whole, with its first delivery', '10', '20', '11.90'],
    ['is big enough with its other deliveries', '10', '30', '6.90'],
    ['bears the surcharge with another delivery', '10', null, '6.90'],
  ])('adds the surcharge once: an order that %s', (_, goods, order, fee) => {
    expect(fees([line()], 'DE', goods, order)[0]).toEqual(['parcel', fee])
  })

  it.each([
    [
      'CH',
      '150',
      [
        ['parcel', '0.00'],
        ['express', '19.90'],
        ['pickUp', '0.00'],
      ],
    ],
    [
      'LI',
      '29.99',
      [
        ['parcel', '14.90'],
        ['express', '24.90'],
        ['pickUp', '5.00'],
      ],
    ],
    [
      'DE',
      '50',
      [
        ['parcel', '6.90'],
        ['express', '14.90'],
        ['pickUp', '0.00'],
      ],
    ],
    ['NL', '50', [['parcel', '14.90']]],
  ])('offers for one parcel to %s with products of %s %j', (countryCode, goods, expected) => {
    expect(fees([line()], countryCode, goods)).toEqual(expected)
  })

  it('lets orders be picked up only where the VAT rate is that of the sender', () => {
    const offered = ['CH', 'LI', 'DE', 'NL', 'BE', 'LU'].filter((country) =>
      fees([line()], country, '50').some(([kind]) => kind === 'pickUp'),
    )
    expect(offered).toEqual(['CH', 'LI', 'DE'])
  })

  it('has times of their own for express and pick-up', () => {
    const methods = listDeliveryMethods([line()], {
      countryCode: 'DE',
      currencyCode: 'EUR',
      ...netOf('50'),
    })
    expect(
      methods.map(({ kind, transitTimeMin, transitTimeMax }) => [kind, transitTimeMin, transitTimeMax]),
    ).toEqual([
      ['parcel', 1, 3],
      ['express', 1, 1],
      ['pickUp', 1, 1],
    ])
  })

  it.each([
    ['CH', '899.99', '79.00'],
    ['CH', '900', '0.00'],
    ['DE', '749.99', '59.00'],
    ['DE', '750', '0.00'],
    ['NL', '1199.99', '95.00'],
    ['NL', '1200', '0.00'],
  ])('sends freight to %s with products of %s for %s', (countryCode, goods, fee) => {
    expect(fees([line({ isFreightOnly: true })], countryCode, goods)[0]).toEqual(['freight', fee])
  })

  it.each([
    ['one freight-only article among others', [line(), line({ isFreightOnly: true })]],
    ['more than 90 kg', [line({ quantity: 901 })]],
    ['more than six bulky rolls', [line({ quantity: 7, isBulky: true })]],
  ])('requires freight for %s', (_, lines) => {
    expect(fees(lines, 'CH', '200').map(([kind]) => kind)).toEqual(['freight', 'pickUp'])
  })

  it('offers freight instead of express from the second parcel on', () => {
    const kinds = (quantity: number) => fees([line({ quantity })], 'CH', '200').map(([kind]) => kind)
    expect(kinds(300)).toEqual(['parcel', 'express', 'pickUp'])
    expect(kinds(301)).toEqual(['parcel', 'freight', 'pickUp'])
    expect(kinds(900)).toEqual(['parcel', 'freight', 'pickUp'])
  })

  it('does not deliver outside the shop', () => {
    expect(canDeliverTo('DE', 'CHF')).toBe(false)
    expect(canDeliverTo('BE', 'EUR')).toBe(true)
    expect(listDeliveryMethods([line()], { countryCode: 'AT', currencyCode: 'EUR', ...netOf('9') })).toEqual(
      [],
    )
  })

  it('waits for the slowest made-to-order product', () => {
    const [method] = listDeliveryMethods([line({ leadDays: 12 }), line()], {
      countryCode: 'DE',
      currencyCode: 'EUR',
      ...netOf('50'),
    })
    expect(method?.processTime).toBe(12)
  })
})
