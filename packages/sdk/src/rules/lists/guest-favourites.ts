import { isSameRecordId } from '../../record-id'
import { maximumListLines } from './list-limits'

const recordId = /^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/

/** The stored ids of a guest's favourites, without what cannot be read. */
export const readGuestFavourites = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? stored
        .filter((id): id is string => typeof id === 'string' && recordId.test(id))
        .slice(0, maximumListLines)
    : []

/** The favourites with one more at their end; unchanged where it is there, is no record id, or 500 are there already. */
export const addGuestFavourite = (ids: readonly string[], productId: string): readonly string[] =>
  hasFavourite(ids, productId) || !recordId.test(productId) || ids.length >= maximumListLines
    ? ids
    : [...ids, productId]

/** The favourites without some. */
export const removeGuestFavourites = (
  ids: readonly string[],
  productIds: readonly string[],
): readonly string[] => ids.filter((id) => !hasFavourite(productIds, id))

/** Whether a product is among the favourites. */
export const hasFavourite = (ids: readonly string[], productId: string): boolean =>
  ids.some((id) => isSameRecordId(id, productId))
