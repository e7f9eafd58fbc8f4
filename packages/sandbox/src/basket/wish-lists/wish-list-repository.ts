import type { Database } from '../../database/database'
import { insertRecord } from '../../database/write-record'
import { idParams } from '../../record-id'
import type { Shop } from '../../shop'

/** Whose lists: a buyer has others for each account, and in each shop. */
export interface ListOwner {
  readonly shop: Shop
  readonly ownerId: string
  readonly accountId: string
}

export interface WishListRecord extends ListOwner {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly changedAt: number
}

/** A product on a list; the quantity is null where none was set. */
export interface WishListItemRecord {
  readonly id: string
  readonly listId: string
  readonly productId: string
  readonly quantity: number | null
  readonly position: number
}

const selectLists = `
  SELECT id, shop, owner_id AS ownerId, account_id AS accountId, name, created_at AS createdAt, changed_at AS changedAt
  FROM wish_list WHERE shop = ? AND owner_id = ? AND account_id = ?`
const selectItems = `
  SELECT id, list_id AS listId, product_id AS productId, quantity, position FROM wish_list_item WHERE list_id = ?`

const paramsOf = ({ shop, ownerId, accountId }: ListOwner) => [shop, ownerId, accountId] as const

/** The owner's lists, the oldest first. */
export const listWishLists = (db: Database, owner: ListOwner): WishListRecord[] =>
  db.all(`${selectLists} ORDER BY created_at, rowid`, ...paramsOf(owner))

/** One list by its id of 15 or 18 characters. */
export const findWishList = (db: Database, owner: ListOwner, id: string): WishListRecord | undefined =>
  db.get(`${selectLists} AND substr(id, 1, ?) = ?`, ...paramsOf(owner), ...idParams(id))

/** The items of a list in the order in which they were put there. */
export const listItems = (db: Database, listId: string): WishListItemRecord[] =>
  db.all(`${selectItems} ORDER BY position`, listId)

/** The item of a product, by the product's id of 15 or 18 characters. */
export const findItem = (db: Database, listId: string, productId: string): WishListItemRecord | undefined =>
  db.get(`${selectItems} AND substr(product_id, 1, 15) = ?`, listId, productId.slice(0, 15))

export const countItems = (db: Database, listId: string): number =>
  db.get<{ n: number }>('SELECT count(*) AS n FROM wish_list_item WHERE list_id = ?', listId)?.n ?? 0

export function insertWishList(db: Database, list: WishListRecord): void {
  insertRecord(db, 'wish_list', list)
}

/** A new name, or only the moment of a change. */
export function changeWishList(
  db: Database,
  id: string,
  { name, changedAt }: { readonly name?: string; readonly changedAt: number },
): void {
  db.run(
    'UPDATE wish_list SET changed_at = ?, name = coalesce(?, name) WHERE id = ?',
    changedAt,
    name ?? null,
    id,
  )
}

export function deleteWishList(db: Database, id: string): void {
  db.run('DELETE FROM wish_list WHERE id = ?', id)
}

/** Puts a product at the end of its list. */
export function insertItem(db: Database, item: Omit<WishListItemRecord, 'position'>): void {
  const last = db.get<{ n: number | null }>(
    'SELECT max(position) AS n FROM wish_list_item WHERE list_id = ?',
    item.listId,
  )
  insertRecord(db, 'wish_list_item', { ...item, position: (last?.n ?? 0) + 1 })
}

export function setItemQuantity(db: Database, id: string, quantity: number | null): void {
  db.run('UPDATE wish_list_item SET quantity = ? WHERE id = ?', quantity, id)
}

export function deleteItem(db: Database, id: string): void {
  db.run('DELETE FROM wish_list_item WHERE id = ?', id)
}
