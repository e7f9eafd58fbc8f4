import { describe, expect, it } from 'vitest'
import { countParcels, requiresFreight, type PackedQuantity } from './freight'

const line = (part: Partial<PackedQuantity> = {}): PackedQuantity => ({
  quantity: 1,
  weight: 1000,
  isFreightOnly: false,
  isBulky: false,
  ...part,
})

describe('countParcels', () => {
  it.each([
    ['none without lines', [], 0],
    ['one up to 30 kg', [line({ quantity: 30 })], 1],
    ['two above', [line({ quantity: 31 })], 2],
    ['one for each bulky unit, beside the others', [line({ quantity: 3, isBulky: true }), line()], 4],
  ])('is %s', (_what, lines, count) => {
    expect(countParcels(lines)).toBe(count)
  })
})

describe('requiresFreight', () => {
  it.each([
    ['nothing', [], false],
    ['90 kg', [line({ quantity: 90 })], false],
    ['more than 90 kg together', [line({ quantity: 60 }), line({ quantity: 31 })], true],
    ['six bulky units', [line({ quantity: 6, isBulky: true })], false],
    ['seven bulky units', [line({ quantity: 7, isBulky: true })], true],
    ['a freight-only product among others', [line(), line({ isFreightOnly: true })], true],
  ])('for %s is %s', (_what, lines, isRequired) => {
    expect(requiresFreight(lines)).toBe(isRequired)
  })
})
