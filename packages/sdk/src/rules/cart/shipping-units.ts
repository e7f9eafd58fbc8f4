import { countParcels, parcelGrams, requiresFreight, type PackedQuantity } from './freight'

/** In what a quantity of a product travels. */
export type ShippingUnits =
  | {
      /** Up to 30 kg each, or a bulky piece. */
      readonly kind: 'parcel'
      /** How many parcels. */
      readonly count: number
    }
  | {
      /** By a forwarder. */
      readonly kind: 'pallet'
      /** How many pallets; null where it is not known how many pieces are on one. */
      readonly count: number | null
    }

/**
 * The parcels in which a quantity of one product travels, or its pallets where it is too much for parcels, or goes by pallet
 * anyhow. `palletQuantity` is the number of pieces on a pallet, if known.
 */
export function shippingUnits(line: PackedQuantity, palletQuantity?: number): ShippingUnits {
  if (!requiresFreight([line])) return { kind: 'parcel', count: countParcels([line]) }
  const count = palletQuantity !== undefined && palletQuantity > 0 ? line.quantity / palletQuantity : null
  return { kind: 'pallet', count: count === null ? null : Math.ceil(count) }
}

/** How many whole packs of `size` pieces one parcel holds, by weight; 0 where a pack is too heavy for one, or bulky. */
export function packsPerParcel({ weight, isBulky }: PackedQuantity, size: number): number {
  return isBulky || !(weight > 0 && size > 0) ? 0 : Math.floor(parcelGrams / (weight * size))
}
