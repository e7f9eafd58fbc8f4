import { describe, expect, it } from 'vitest'
import { packGoods } from './packed-goods'

const line = (weight: number | undefined, quantity: number, more = {}) => ({
  ...{ weight, quantity, isFreightOnly: false, isBulky: false },
  ...more,
})

describe('packGoods', () => {
  it.each([
    ['one parcel', [line(120, 50)], { grams: 6000, parcels: 1 }],
    ['parcels of 30 kg', [line(120, 250), line(1, 1)], { grams: 30_001, parcels: 2 }],
    [
      'bulky units each for themselves',
      [line(500, 3, { isBulky: true }), line(10, 1)],
      { grams: 1510, parcels: 4 },
    ],
    ['a pallet from 90 kg on', [line(1000, 91)], { grams: 91_000, parcels: null }],
    [
      'a pallet for what only goes by it',
      [line(10, 1, { isFreightOnly: true })],
      { grams: 10, parcels: null },
    ],
    ['nothing without goods', [], undefined],
    ['nothing where a weight is unknown', [line(10, 1), line(undefined, 1)], undefined],
  ])('finds %s', (_, lines, goods) => {
    expect(packGoods(lines)).toEqual(goods)
  })
})
