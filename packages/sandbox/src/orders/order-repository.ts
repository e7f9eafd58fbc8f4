import type { ContactInfo, Payment } from '../checkout/checkout-repository'
import type { Database } from '../database/database'
import type { CheckoutAddress } from '../delivery-groups/delivery-group-repository'
import type { Shop } from '../shop'

/** The amounts of an order as decimal strings. */
export interface OrderTotals {
  readonly totalProductAmount: string
  /** Zero or below. */
  readonly totalPromotionalAdjustmentAmount: string
  readonly totalProductAmountAfterAdjustments: string
  readonly totalChargeAmount: string
  readonly totalTaxAmount: string
  readonly grandTotalAmount: string
}

/** A coupon as it was applied; the amount is below zero. */
export interface OrderAdjustment {
  readonly promotionId: string
  readonly couponCode: string
  readonly name: string
  readonly amount: string
}

export interface OrderDelivery {
  readonly deliveryGroupId: string
  readonly name: string
  readonly address: CheckoutAddress
  readonly methodName: string
  /** Net. */
  readonly shippingFee: string
  /** When the goods should arrive, as it was said at ordering; absent in orders from before it was kept. */
  readonly earliestEstimatedDeliveryTime?: string
  readonly latestEstimatedDeliveryTime?: string
  readonly desiredDeliveryDate: string | null
  readonly shippingInstructions: string | null
}

/** An order as it was when it was placed. */
export interface OrderRecord {
  readonly id: string
  readonly referenceNumber: string
  readonly checkoutId: string
  readonly shop: Shop
  readonly cartId: string
  readonly ownerId: string | null
  readonly guestId: string | null
  readonly accountId: string | null
  readonly status: string
  readonly currencyCode: string
  readonly totals: OrderTotals
  /** Of the default delivery group, and of every group. */
  readonly delivery: OrderDelivery
  readonly deliveries: readonly OrderDelivery[]
  readonly adjustments: readonly OrderAdjustment[]
  readonly contact: ContactInfo | null
  readonly payment: Payment
  readonly createdAt: number
}

export interface OrderItemRecord {
  readonly id: string
  readonly productId: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: string
  readonly totalPrice: string
  readonly deliveryGroupId: string | null
  /** What promotions took off, zero or below. */
  readonly adjustment: string
  readonly tax: string | null
}

type JsonMember = 'totals' | 'delivery' | 'deliveries' | 'adjustments' | 'payment'

interface OrderRow extends Omit<OrderRecord, JsonMember | 'contact'>, Record<JsonMember, string> {
  contact: string | null
}

const selectOrder = `
  SELECT id, reference_number AS referenceNumber, checkout_id AS checkoutId, shop, cart_id AS cartId,
    owner_id AS ownerId, guest_id AS guestId, account_id AS accountId, status, currency_code AS currencyCode,
    totals, delivery, delivery_groups AS deliveries, adjustments, contact, payment, created_at AS createdAt
  FROM purchase_order`

/** The account's orders, newest first. `skip` and `limit` cut out a page. */
export const listOrders = (
  db: Database,
  accountId: string,
  { shop, skip, limit }: { shop: Shop; skip: number; limit: number },
): OrderRecord[] =>
  db
    .all<OrderRow>(
      `${selectOrder} WHERE account_id = ? AND shop = ? ORDER BY created_at DESC, rowid DESC LIMIT ? OFFSET ?`,
      accountId,
      shop,
      limit,
      skip,
    )
    .map(readOrder)

/** An order by its id or its order reference number, of which the case does not matter. */
export function findOrder(db: Database, idOrNumber: string): OrderRecord | undefined {
  const sql = `${selectOrder} WHERE reference_number = upper(?) OR substr(id, 1, ?) = ?`
  const row = db.get<OrderRow>(sql, idOrNumber, idOrNumber.length === 15 ? 15 : 18, idOrNumber)
  return row && readOrder(row)
}

export const isReferenceNumberTaken = (db: Database, referenceNumber: string): boolean =>
  db.get('SELECT 1 FROM purchase_order WHERE reference_number = ?', referenceNumber) !== undefined

export const listOrderItems = (db: Database, orderId: string): OrderItemRecord[] =>
  db.all(
    `SELECT id, product_id AS productId, sku, name, quantity, unit_price AS unitPrice, total_price AS totalPrice,
       delivery_group_id AS deliveryGroupId, adjustment, tax
     FROM purchase_order_item WHERE order_id = ? ORDER BY position`,
    orderId,
  )

export function insertOrder(db: Database, order: OrderRecord, items: readonly OrderItemRecord[]): void {
  db.run(
    `INSERT INTO purchase_order (id, reference_number, checkout_id, shop, cart_id, owner_id, guest_id, account_id,
       status, currency_code, totals, delivery, delivery_groups, adjustments, contact, payment, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.id,
    order.referenceNumber,
    order.checkoutId,
    order.shop,
    order.cartId,
    order.ownerId,
    order.guestId,
    order.accountId,
    order.status,
    order.currencyCode,
    JSON.stringify(order.totals),
    JSON.stringify(order.delivery),
    JSON.stringify(order.deliveries),
    JSON.stringify(order.adjustments),
    order.contact && JSON.stringify(order.contact),
    JSON.stringify(order.payment),
    order.createdAt,
  )
  items.forEach((item, position) => insertOrderItem(db, order.id, { ...item, position }))
}

/** Takes goods off the shelf; the shelf never holds less than nothing. */
export function reduceStock(
  db: Database,
  productId: string,
  { shop, quantity }: { shop: Shop; quantity: number },
) {
  const sql = 'UPDATE product_shop SET stock = max(0, stock - ?) WHERE product_id = ? AND shop = ?'
  db.run(sql, quantity, productId, shop)
}

function insertOrderItem(db: Database, orderId: string, item: OrderItemRecord & { position: number }): void {
  db.run(
    `INSERT INTO purchase_order_item (id, order_id, position, product_id, sku, name, quantity, unit_price, total_price,
       delivery_group_id, adjustment, tax)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    item.id,
    orderId,
    item.position,
    item.productId,
    item.sku,
    item.name,
    item.quantity,
    item.unitPrice,
    item.totalPrice,
    item.deliveryGroupId,
    item.adjustment,
    item.tax,
  )
}

// the columns hold what `insertOrder` wrote
const readOrder = (row: OrderRow): OrderRecord => ({
  ...row,
  totals: JSON.parse(row.totals) as OrderTotals,
  delivery: JSON.parse(row.delivery) as OrderDelivery,
  deliveries: JSON.parse(row.deliveries) as OrderDelivery[],
  adjustments: JSON.parse(row.adjustments) as OrderAdjustment[],
  contact: row.contact === null ? null : (JSON.parse(row.contact) as ContactInfo),
  payment: JSON.parse(row.payment) as Payment,
})
