import type { Database } from '../../database/database'
import { recordReader } from '../../database/read-record'
import { saveRecord, updateRecord } from '../../database/write-record'
import { isSameRecord } from '../../record-id'

/** An address of the platform's checkout, with ISO country and subdivision codes. */
export interface CheckoutAddress {
  readonly id: string | null
  readonly name: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly companyName: string | null
  readonly street: string
  readonly city: string | null
  readonly region: string | null
  readonly postalCode: string | null
  readonly country: string
  readonly shipToPhoneNumber: string | null
}

/** The items that go to one address by one method. One group of a cart is its default. */
export interface DeliveryGroupRecord {
  readonly id: string
  readonly cartId: string
  readonly name: string
  readonly isDefault: boolean
  readonly deliveryAddress: CheckoutAddress | null
  readonly deliveryMethodId: string | null
  readonly desiredDeliveryDate: string | null
  readonly shippingInstructions: string | null
  readonly isGift: boolean
  readonly giftMessage: string | null
  readonly giftToName: string | null
  readonly createdAt: number
}

const groups = recordReader<DeliveryGroupRecord>({
  json: ['deliveryAddress'],
  flags: ['isDefault', 'isGift'],
})

const selectGroup = `
  SELECT id, cart_id AS cartId, name, is_default AS isDefault, delivery_address AS deliveryAddress,
    delivery_method_id AS deliveryMethodId, desired_delivery_date AS desiredDeliveryDate,
    shipping_instructions AS shippingInstructions, is_gift AS isGift, gift_message AS giftMessage,
    gift_to_name AS giftToName, created_at AS createdAt
  FROM delivery_group WHERE cart_id = ?`

/** The groups of a cart, the default one first, then in order of creation. */
export const listDeliveryGroups = (db: Database, cartId: string): DeliveryGroupRecord[] =>
  groups.list(db, `${selectGroup} ORDER BY is_default DESC, rowid`, cartId)

/** A group of a cart by its id of 15 or 18 characters. */
export const findDeliveryGroup = (
  db: Database,
  cartId: string,
  id: string,
): DeliveryGroupRecord | undefined =>
  listDeliveryGroups(db, cartId).find((group) => isSameRecord(group.id, id))

/** Stores a group, new or changed. */
export function saveDeliveryGroup(db: Database, group: DeliveryGroupRecord): void {
  saveRecord(db, 'delivery_group', group)
}

export function deleteDeliveryGroup(db: Database, id: string): void {
  db.run('DELETE FROM delivery_group WHERE id = ?', id)
}

/** The group of each cart item that was moved; all others are absent, because they are in the default group. */
export function readItemGroups(db: Database, cartId: string): ReadonlyMap<string, string> {
  const sql =
    'SELECT id, delivery_group_id AS groupId FROM cart_item WHERE cart_id = ? AND delivery_group_id IS NOT NULL'
  return new Map(db.all<{ id: string; groupId: string }>(sql, cartId).map(({ id, groupId }) => [id, groupId]))
}

/** Puts a cart item into a group; null is the default one. */
export function setItemGroup(db: Database, id: string, deliveryGroupId: string | null): void {
  updateRecord(db, 'cart_item', { where: { id }, set: { deliveryGroupId } })
}

/** Splits `quantity` units off a cart item into a new item in another group. */
export function splitCartItem(
  db: Database,
  itemId: string,
  part: { readonly id: string; readonly quantity: number; readonly groupId: string },
): void {
  db.run(
    `INSERT INTO cart_item (id, cart_id, product_id, quantity, delivery_group_id, quote_id, quote_line_item_id, created_at,
       position)
     SELECT ?, cart_id, product_id, ?, ?, quote_id, quote_line_item_id, created_at,
       (SELECT max(position) + 1 FROM cart_item other WHERE other.cart_id = cart_item.cart_id)
     FROM cart_item WHERE id = ?`,
    part.id,
    part.quantity,
    part.groupId,
    itemId,
  )
  db.run('UPDATE cart_item SET quantity = quantity - ? WHERE id = ?', part.quantity, itemId)
}

/**
 * Resets what a checkout chose for the delivery of its cart: everything of a single group, but only the methods where
 * there are several addresses.
 */
export function resetDelivery(db: Database, cartId: string): void {
  db.run('UPDATE delivery_group SET delivery_method_id = NULL WHERE cart_id = ?', cartId)
  db.run(
    `UPDATE delivery_group SET delivery_address = NULL, desired_delivery_date = NULL, shipping_instructions = NULL
     WHERE cart_id = ? AND (SELECT count(*) FROM delivery_group other WHERE other.cart_id = ?) = 1`,
    cartId,
    cartId,
  )
}
