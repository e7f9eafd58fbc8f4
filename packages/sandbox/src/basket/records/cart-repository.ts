import type { Database } from '../../database/database'
import { insertRecord, updateRecord } from '../../database/write-record'
import { idParams } from '../../record-id'
import type { Shop } from '../../shop'

type CartStatus = 'Active' | 'Checkout' | 'PendingClosed' | 'Closed'

/** A cart as it is stored. Exactly one of `guestId` and `ownerId` is set. */
export interface CartRecord {
  readonly id: string
  readonly shop: Shop
  readonly name: string
  /** What the buyer wrote about it. */
  readonly note: string | null
  readonly type: string
  readonly status: CartStatus
  readonly guestId: string | null
  readonly ownerId: string | null
  readonly accountId: string | null
  readonly isSecondary: number
  /** 1 when the calculation after the last write fails: the write must be sent again. */
  readonly isErrored: number
  readonly currencyCode: string
  readonly purchaseOrderNumber: string | null
  readonly createdAt: number
  readonly changedAt: number
  /** Until this moment (ms) the cart is being calculated; a placed one is being closed. */
  readonly processingUntil: number
}

export interface CartItemRecord {
  readonly id: string
  readonly cartId: string
  readonly productId: string
  readonly quantity: number
  /** The quote that it came from; null where it was put into the cart. */
  readonly quoteId: string | null
  readonly quoteLineItemId: string | null
  readonly createdAt: number
  readonly position: number
}

/** Whose cart it is: a guest's by their cookie, or a buyer's for one account. */
export interface CartOwner {
  readonly shop: Shop
  readonly guestId: string | null
  readonly ownerId: string | null
  readonly accountId: string | null
}

const selectAnyCart = `
  SELECT id, shop, name, note, type, status, guest_id AS guestId, owner_id AS ownerId, account_id AS accountId,
    is_secondary AS isSecondary, is_errored AS isErrored, currency_code AS currencyCode, purchase_order_number AS purchaseOrderNumber,
    created_at AS createdAt, changed_at AS changedAt, processing_until AS processingUntil
  FROM cart`
const selectCart = `${selectAnyCart} WHERE shop = ? AND guest_id IS ? AND owner_id IS ? AND account_id IS ?`

/** The parameters of a query for an owner's carts: shop, guest, owner and account. */
export const ownerParams = ({ shop, guestId, ownerId, accountId }: CartOwner) => [
  shop,
  guestId,
  ownerId,
  accountId,
]

/** The owner's cart that is neither closed nor secondary nor a copy. */
export const findCurrentCart = (db: Database, owner: CartOwner): CartRecord | undefined =>
  db.get(
    `${selectCart} AND is_secondary = 0 AND type = 'Cart' AND status IN ('Active', 'Checkout')
     ORDER BY created_at DESC, rowid DESC`,
    ...ownerParams(owner),
  )

/** Any cart of the owner, closed ones included, by its id of 15 or 18 characters. */
export const findCart = (db: Database, owner: CartOwner, id: string): CartRecord | undefined =>
  db.get(`${selectCart} AND substr(id, 1, ?) = ?`, ...ownerParams(owner), ...idParams(id))

/** The owner's secondary carts, newest first. */
export const listSecondaryCarts = (db: Database, owner: CartOwner): CartRecord[] =>
  db.all(
    `${selectCart} AND is_secondary = 1 AND type = 'Cart' AND status IN ('Active', 'Checkout')
     ORDER BY created_at DESC, rowid DESC`,
    ...ownerParams(owner),
  )

/** The owner's carts that can still be bought, the current one first, then the newest. */
export const listCarts = (db: Database, owner: CartOwner): CartRecord[] =>
  db.all(
    `${selectCart} AND type = 'Cart' AND status IN ('Active', 'Checkout')
     ORDER BY is_secondary, created_at DESC, rowid DESC`,
    ...ownerParams(owner),
  )

/** Every cart of a user, for whichever account, the newest first. */
export const listCartsOfUser = (db: Database, { shop, ownerId }: { shop: Shop; ownerId: string }) =>
  db.all<CartRecord>(
    `${selectAnyCart} WHERE shop = ? AND owner_id = ? ORDER BY created_at DESC, rowid DESC`,
    shop,
    ownerId,
  )

/** The number of different products. */
export const countCartItems = (db: Database, cartId: string): number =>
  db.get<{ count: number }>(
    'SELECT count(DISTINCT product_id) AS count FROM cart_item WHERE cart_id = ?',
    cartId,
  )?.count ?? 0

/** The name of a cart that nobody has named. */
export const unnamed = 'Cart'

/** A cart to insert; by default the owner's current one. */
export interface NewCart {
  readonly id: string
  readonly currencyCode: string
  readonly now: number
  readonly name?: string
  readonly type?: 'Cart' | 'PayNowReadOnly'
  readonly isSecondary?: boolean
}

export function insertCart(db: Database, owner: CartOwner, { now, ...cart }: NewCart): void {
  const defaults = { name: unnamed, type: 'Cart', status: 'Active', isSecondary: false }
  insertRecord(db, 'cart', { ...defaults, ...owner, ...cart, createdAt: now, changedAt: now })
}

interface CartState {
  readonly status: CartStatus
  readonly now: number
  readonly processingUntil: number
  readonly isErrored?: boolean
}

/** Stores the state of a cart after a write. */
export function updateCart(
  db: Database,
  id: string,
  { now: changedAt, isErrored = false, ...state }: CartState,
) {
  updateRecord(db, 'cart', { where: { id }, set: { ...state, changedAt, isErrored } })
}

export function setPurchaseOrderNumber(db: Database, id: string, purchaseOrderNumber: string | null): void {
  updateRecord(db, 'cart', { where: { id }, set: { purchaseOrderNumber } })
}

export function setSecondary(db: Database, id: string, isSecondary: boolean): void {
  updateRecord(db, 'cart', { where: { id }, set: { isSecondary } })
}

/** Stores the name and the note of a cart. */
export function describeCart(
  db: Database,
  id: string,
  { now: changedAt, ...texts }: { name: string; note: string | null; now: number },
): void {
  updateRecord(db, 'cart', { where: { id }, set: { ...texts, changedAt } })
}

/** Removes the cart with its items and its checkout. */
export function deleteCart(db: Database, id: string): void {
  db.run('DELETE FROM cart WHERE id = ?', id)
}

const selectItem = `
  SELECT id, cart_id AS cartId, product_id AS productId, quantity, quote_id AS quoteId,
    quote_line_item_id AS quoteLineItemId, created_at AS createdAt, position
  FROM cart_item`

/** The items in the order in which they were added. */
export const listCartItems = (db: Database, cartId: string): CartItemRecord[] =>
  db.all(`${selectItem} WHERE cart_id = ? ORDER BY position`, cartId)

export const findCartItem = (db: Database, cartId: string, itemId: string): CartItemRecord | undefined =>
  db.get(`${selectItem} WHERE cart_id = ? AND substr(id, 1, ?) = ?`, cartId, ...idParams(itemId))

export const findItemOfProduct = (
  db: Database,
  cartId: string,
  productId: string,
): CartItemRecord | undefined =>
  db.get(`${selectItem} WHERE cart_id = ? AND product_id = ?`, cartId, productId)

/** A product to insert into a cart; with `quote` at the prices of a line of a quote. */
interface NewCartItem {
  readonly id: string
  readonly cartId: string
  readonly productId: string
  readonly quantity: number
  readonly now: number
  readonly quote?: { readonly quoteId: string; readonly quoteLineItemId: string }
}

export function insertCartItem(db: Database, item: NewCartItem): void {
  db.run(
    `INSERT INTO cart_item (id, cart_id, product_id, quantity, quote_id, quote_line_item_id, created_at, position)
     VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM cart_item WHERE cart_id = ?))`,
    item.id,
    item.cartId,
    item.productId,
    item.quantity,
    item.quote?.quoteId ?? null,
    item.quote?.quoteLineItemId ?? null,
    item.now,
    item.cartId,
  )
}

export function setCartItemQuantity(db: Database, id: string, quantity: number): void {
  updateRecord(db, 'cart_item', { where: { id }, set: { quantity } })
}

export function deleteCartItem(db: Database, id: string): void {
  db.run('DELETE FROM cart_item WHERE id = ?', id)
}

/** Takes an item out of a cart, and with it the rest of its quote: a part of an offer is not an offer. */
export function removeFromCart(db: Database, { id, cartId, quoteId }: CartItemRecord): void {
  if (quoteId === null) return deleteCartItem(db, id)
  db.run('DELETE FROM cart_item WHERE cart_id = ? AND quote_id = ?', cartId, quoteId)
}

/** The carts of any owner that have lines of a quote and were not ordered. */
export const listCartsWithQuote = (db: Database, quoteId: string): CartRecord[] =>
  db.all(
    `${selectAnyCart} WHERE status IN ('Active', 'Checkout') AND id IN (SELECT cart_id FROM cart_item WHERE quote_id = ?)`,
    quoteId,
  )
