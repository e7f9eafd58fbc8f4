import { countParcels, requiresFreight } from '../freight'
import type { EstimatedQuantity } from '../freight'

/** What goods weigh, and how they travel. */
export interface PackedGoods {
  /** Their weight without packaging, in g. */
  readonly grams: number
  /** How many parcels they fill at least; null where they go by pallet. */
  readonly parcels: number | null
}

/** The weight of goods and their parcels. `undefined` without goods, and where the weight of one is not known. */
export function packGoods(lines: readonly EstimatedQuantity[]): PackedGoods | undefined {
  const packed = lines.flatMap(({ weight, ...line }) => (weight === undefined ? [] : [{ ...line, weight }]))
  if (packed.length === 0 || packed.length < lines.length) return undefined
  return {
    grams: packed.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0),
    parcels: requiresFreight(packed) ? null : countParcels(packed),
  }
}
