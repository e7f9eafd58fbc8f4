import type { Call } from '../../calls/call'
import { requireProduct } from '../../catalog/products/product-repository'
import { requireBuyer } from '../../people/account/permitted-account'
import { invalidInput, PlatformError } from '../../platform-error'
import * as lists from './wish-list-repository'
import type { ListOwner, WishListItemRecord, WishListRecord } from './wish-list-repository'

const maximumLists = 50
/** How many products a list may have. */
export const maximumItems = 500
const longestName = 255

/** The visitor as an owner of lists; 401 for guests. */
export function listOwner({ visitor }: Call): ListOwner {
  const { userId, accountId } = requireBuyer(visitor)
  return { shop: visitor.shop, ownerId: userId, accountId: visitor.effectiveAccountId ?? accountId }
}

/** A list of the visitor; 404 MISSING_RECORD for one that is deleted or somebody else's. */
export function requireWishList(call: Call): WishListRecord {
  const found = lists.findWishList(call.context.db, listOwner(call), call.request.param('wishlistId') ?? '')
  if (!found) throw new PlatformError(404, 'MISSING_RECORD', 'There is no such wish list.')
  return found
}

/** Fails with 400: INVALID_API_INPUT without a name of at most 255 characters. */
export function readListName({ name }: Record<string, unknown>): string {
  const trimmed = typeof name === 'string' ? name.trim() : ''
  if (trimmed !== '' && trimmed.length <= longestName) return trimmed
  throw invalidInput(`name has 1 to ${longestName} characters.`)
}

/** A new, empty list; 400 LIMIT_EXCEEDED beyond 50. */
export function createWishList(call: Call, name: string): WishListRecord {
  const { db, random, clock } = call.context
  const owner = listOwner(call)
  if (lists.listWishLists(db, owner).length >= maximumLists) throw tooMany(`${maximumLists} wish lists`)
  const now = clock.now()
  const list = { ...owner, id: random.recordId('3or'), name, createdAt: now, changedAt: now }
  lists.insertWishList(db, list)
  return list
}

/**
 * Puts a product on a list; one that is there stays as it is. 404 ITEM_NOT_FOUND for a product that the shop does not sell,
 * 400 LIMIT_EXCEEDED beyond 500.
 */
export function putOnList(
  { context: { db, random, clock }, visitor }: Call,
  { id: listId }: WishListRecord,
  productId: string,
): WishListItemRecord {
  const present = lists.findItem(db, listId, productId)
  if (present) return present
  const product = requireProduct(db, productId, visitor)
  if (lists.countItems(db, listId) >= maximumItems) throw tooMany(`${maximumItems} products`)
  const item = { id: random.recordId('3os'), listId, productId: product.id, quantity: null }
  lists.insertItem(db, item)
  lists.changeWishList(db, listId, { changedAt: clock.now() })
  return { ...item, position: 0 }
}

/** 400 LIMIT_EXCEEDED. */
export const tooMany = (what: string) =>
  new PlatformError(400, 'LIMIT_EXCEEDED', `At most ${what} are possible.`)
