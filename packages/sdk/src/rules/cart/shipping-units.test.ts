import { describe, expect, it } from 'vitest'
import type { PackedQuantity } from './freight'
import { packsPerParcel, shippingUnits, type ShippingUnits } from './shipping-units'

const line = (quantity: number, changes: Partial<PackedQuantity> = {}): PackedQuantity => ({
  quantity,
  weight: 158,
  isFreightOnly: false,
  isBulky: false,
  ...changes,
})

describe('shippingUnits', () => {
  it.each<[string, PackedQuantity, number | undefined, ShippingUnits]>([
    ['one parcel up to 30 kg', line(189), 850, { kind: 'parcel', count: 1 }],
    ['two parcels beyond it', line(190), 850, { kind: 'parcel', count: 2 }],
    ['a parcel for each bulky piece', line(3, { isBulky: true }), undefined, { kind: 'parcel', count: 3 }],
    ['one pallet beyond 90 kg', line(570), 850, { kind: 'pallet', count: 1 }],
    ['two pallets beyond what one holds', line(851), 850, { kind: 'pallet', count: 2 }],
    [
      'a pallet for a piece that goes by pallet only',
      line(1, { isFreightOnly: true }),
      60,
      { kind: 'pallet', count: 1 },
    ],
    [
      'pallets without a number where their size is unknown',
      line(9, { weight: 13_000 }),
      undefined,
      { kind: 'pallet', count: null },
    ],
    [
      'pallets without a number for a size of 0',
      line(9, { weight: 13_000 }),
      0,
      { kind: 'pallet', count: null },
    ],
  ])('are %s', (_name, packed, palletQuantity, expected) => {
    expect(shippingUnits(packed, palletQuantity)).toEqual(expected)
  })
})

describe('packsPerParcel', () => {
  it.each<[string, PackedQuantity, number, number]>([
    ['bundles of 25 by weight', line(1), 25, 7],
    ['none of packs over 30 kg', line(1), 200, 0],
    ['none of bulky pieces', line(1, { isBulky: true }), 1, 0],
    ['none of an unknown weight', line(1, { weight: 0 }), 25, 0],
  ])('counts %s', (_name, packed, size, packs) => {
    expect(packsPerParcel(packed, size)).toBe(packs)
  })
})
