import type { Dimensions } from '../url/search'
import type { ShopType } from '../region/shop-type'

/** What a carrier accepts as a parcel; lengths in mm. */
export interface ParcelLimits {
  /** A parcel within these dimensions, however it is turned, is not bulky. */
  readonly standard: Dimensions
  /** Longest dimension of a bulky parcel, in mm. */
  readonly bulkyLength: number
  /** Longest dimension plus twice each of the other two, in mm. */
  readonly bulkyGirth: number
}

/** How a carrier classifies a closed box; an oversized one is not accepted as a parcel. */
export type ParcelSize = 'standard' | 'bulky' | 'oversized'

/** The limits of the carrier that each shop ships with. */
export const parcelLimits: Readonly<Record<ShopType, ParcelLimits>> = {
  CH: { standard: { length: 1000, width: 600, height: 600 }, bulkyLength: 2500, bulkyGirth: 4000 },
  DE: { standard: { length: 1200, width: 600, height: 600 }, bulkyLength: 2000, bulkyGirth: 3600 },
}

/** Classifies outer dimensions, however the box is turned. Dimensions equal to a limit are within it. */
export function parcelSizeOf(outer: Dimensions, limits: ParcelLimits): ParcelSize {
  const dimensions = descending(outer)
  const longest = Math.max(...dimensions)
  const girth = 2 * (outer.length + outer.width + outer.height) - longest
  if (longest > limits.bulkyLength || girth > limits.bulkyGirth) return 'oversized'
  const standard = descending(limits.standard)
  return dimensions.every((dimension, index) => dimension <= Number(standard[index])) ? 'standard' : 'bulky'
}

function descending({ length, width, height }: Dimensions): readonly number[] {
  return [length, width, height].toSorted((a, b) => b - a)
}
