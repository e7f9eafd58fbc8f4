import type { Dimensions } from '../url/search'
import type { ShopType } from '../region/shop-type'

/** What a carrier takes as a parcel, in mm: a standard one, and beyond it a bulky one up to length and girth. */
export interface ParcelLimits {
  readonly standard: Dimensions
  readonly bulkyLength: number
  readonly bulkyGirth: number
}

/** What a closed box is to a carrier; nobody takes an oversized one as a parcel. */
export type ParcelSize = 'standard' | 'bulky' | 'oversized'

/** The limits of the carrier that each shop sends with. */
export const parcelLimits: Readonly<Record<ShopType, ParcelLimits>> = {
  CH: { standard: { length: 1000, width: 600, height: 600 }, bulkyLength: 2500, bulkyGirth: 4000 },
  DE: { standard: { length: 1200, width: 600, height: 600 }, bulkyLength: 2000, bulkyGirth: 3600 },
}

/**
 * What a box of this outer size is to the carrier, however it is turned. Limits belong to what they allow. The girth
 * is the longest side and twice each of the two others.
 */
export function parcelSizeOf(outer: Dimensions, limits: ParcelLimits): ParcelSize {
  const sides = descending(outer)
  const longest = Math.max(...sides)
  const girth = 2 * (outer.length + outer.width + outer.height) - longest
  if (longest > limits.bulkyLength || girth > limits.bulkyGirth) return 'oversized'
  const standard = descending(limits.standard)
  return sides.every((side, index) => side <= Number(standard[index])) ? 'standard' : 'bulky'
}

function descending({ length, width, height }: Dimensions): readonly number[] {
  return [length, width, height].toSorted((a, b) => b - a)
}
