import type { ProductAttributes } from '../product/product-attributes'

/** Edge crush resistance that is typical of a quality of corrugated board, in tenths of a kN/m. */
const tenths: Readonly<Record<string, number>> = {
  '1.10': 35,
  '1.20': 40,
  '1.30': 45,
  '1.40': 55,
  '1.50': 65,
  '2.20': 65,
  '2.30': 70,
  '2.40': 80,
  '2.50': 85,
  '2.60': 90,
  '2.70': 95,
  '2.90': 140,
  '2.92': 180,
  '2.96': 240,
}

/** What flutes reach of it, in percent; it is not known of others. */
const shares: Readonly<Record<string, number>> = { B: 90, C: 100, EB: 100, BC: 100, CAA: 100 }

/** In kN/m, as decimal text such as `3.6`; undefined where quality or flute say nothing about it. */
export function typicalEdgeCrush({
  boardGrade = '',
  flute = '',
}: Pick<ProductAttributes, 'boardGrade' | 'flute'>): string | undefined {
  const value = tenths[boardGrade]
  const share = shares[flute]
  return value === undefined || share === undefined ? undefined : String((value * share) / 1000)
}
