import type { Size } from '../../../shared/product/product-attributes'

const sides = ['length', 'width', 'height'] as const

export interface SizeChange {
  readonly side: (typeof sides)[number]
  /** By how many mm it is longer; less than 0 where it is shorter. */
  readonly by: number
}

/** In which dimensions a size differs from another; none where either is not known. */
export const sizeChanges = (size: Size | undefined, other: Size | undefined): readonly SizeChange[] =>
  size === undefined || other === undefined
    ? []
    : sides.map((side) => ({ side, by: size[side] - other[side] })).filter(({ by }) => by !== 0)

/** What a box holds in litres, with one decimal below 10; undefined for what is flat. */
export function litresIn(size: Size | undefined): number | undefined {
  const litres = size === undefined ? 0 : (size.length * size.width * size.height) / 1_000_000
  if (litres === 0) return undefined
  return litres < 10 ? Math.round(litres * 10) / 10 : Math.round(litres)
}
