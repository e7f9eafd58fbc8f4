/** A product's quantity, as far as its transport depends on it. */
export interface PackedQuantity {
  /** Number of units. */
  readonly quantity: number
  /** Grams of one unit. */
  readonly weight: number
  /** Goes by pallet, whatever the quantity. */
  readonly isFreightOnly: boolean
  /** Each unit is a parcel of its own. */
  readonly isBulky: boolean
}

/** The heaviest parcel, and the most that parcels of one order may weigh, in g. */
const parcelGrams = 30_000
const parcelOrderGrams = 90_000
const maximumParcels = 6

const weightOf = (lines: readonly PackedQuantity[]): number =>
  lines.reduce((sum, line) => sum + line.weight * line.quantity, 0)

/** The number of parcels of at most 30 kg; each bulky unit is one of its own. */
export function countParcels(lines: readonly PackedQuantity[]): number {
  const bulkyUnits = lines.reduce((sum, line) => sum + (line.isBulky ? line.quantity : 0), 0)
  return bulkyUnits + Math.ceil(weightOf(lines.filter((line) => !line.isBulky)) / parcelGrams)
}

/** Whether an order goes by pallet: for a freight-only product, more than 90 kg, or more than six parcels. */
export const requiresFreight = (lines: readonly PackedQuantity[]): boolean =>
  lines.some((line) => line.isFreightOnly) ||
  weightOf(lines) > parcelOrderGrams ||
  countParcels(lines) > maximumParcels
