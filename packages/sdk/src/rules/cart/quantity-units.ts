import { raiseQuantity, type QuantityRule } from '../money/price-tiers'

/** How many pieces of a product its bundle and its pallet hold. null, absent and invalid numbers mean none. */
export interface PackSizes {
  /** Pieces of a bundle, or of a carton of rolls. */
  readonly bundle?: number | null | undefined
  /** Pieces of a full pallet. */
  readonly pallet?: number | null | undefined
}

/** A unit in which a quantity can be entered. */
export interface QuantityUnit {
  /** What it is called. */
  readonly kind: 'piece' | 'bundle' | 'pallet'
  /** How many pieces one of it is. */
  readonly size: number
}

/**
 * The units in which a product can be counted, the piece first. A bundle or pallet is left out that cannot be ordered
 * alone: below the minimum, above the maximum, or no multiple of the increment. So is a pallet of one bundle.
 */
export function quantityUnits(packs: PackSizes, rule: QuantityRule = {}): readonly QuantityUnit[] {
  const units: QuantityUnit[] = [{ kind: 'piece', size: 1 }]
  for (const kind of ['bundle', 'pallet'] as const) {
    const size = packs[kind] ?? 0
    const isNew = units.every((unit) => unit.size !== size)
    if (Number.isSafeInteger(size) && size > 1 && isNew && raiseQuantity(size, rule) === size)
      units.push({ kind, size })
  }
  return units
}
