import type { WishListSummary } from '../contract/lists/lists'
import { isFavouritesName } from '../rules/lists/list-name'

/** A list of the buyer without its lines. */
export interface BuyerList {
  /** Record id. */
  readonly id: string
  /** What the buyer calls it; empty where the platform sends none. */
  readonly name: string
  /** Whether it is the list of the favourites. */
  readonly isFavourites: boolean
  /** Number of different products; null where the platform did not count. */
  readonly count: number | null
  /** When it was made, ISO 8601; null where the platform does not say. */
  readonly createdDate: string | null
  /** When it was changed last, ISO 8601; null where the platform does not say. */
  readonly changedDate: string | null
}

/** A product of a list. */
export interface ListLine {
  /** Record id of the product. */
  readonly productId: string
  /** Null where none was set: then the smallest quantity that can be bought is meant. */
  readonly quantity: number | null
}

/** A list with its lines. */
export interface ListContent extends BuyerList {
  /** The oldest first. */
  readonly lines: readonly ListLine[]
  /** How many products the platform does not name any more, because the buyer may not see them. */
  readonly hiddenCount: number
  /** Whether the shop keeps quantities; without, those of all lines are null. */
  readonly hasQuantities: boolean
}

export const toBuyerList = ({ id, name, ...summary }: WishListSummary): BuyerList => ({
  id,
  name: name ?? '',
  isFavourites: isFavouritesName(name ?? ''),
  count: summary.wishlistProductCount,
  createdDate: summary.createdDate,
  changedDate: summary.modifiedDate,
})

/** The favourites first, then what was changed last. */
export const inListOrder = (lists: readonly BuyerList[]): readonly BuyerList[] =>
  lists.toSorted(
    (a, b) =>
      Number(b.isFavourites) - Number(a.isFavourites) ||
      (b.changedDate ?? '').localeCompare(a.changedDate ?? '') ||
      a.name.localeCompare(b.name),
  )
