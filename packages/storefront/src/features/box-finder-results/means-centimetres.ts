import type { Dimensions } from '@cartonnage/sdk/rules'
import type { BoxHit } from './box-hit'

/** Below this a side in mm is so short that it may have been meant in cm. */
const shortSide = 100
/** Thousandths of empty space above which a box needs filling. */
const mostlyEmpty = 500

/** Whether figures look like centimetres: all three are small, and no box fits without half of it being empty. */
export function meansCentimetres(goods: Dimensions, hits: readonly BoxHit[]): boolean {
  const isShort = Math.max(goods.length, goods.width, goods.height) < shortSide
  return isShort && hits.every(({ fit }) => fit === undefined || fit.freeSpace > mostlyEmpty)
}
