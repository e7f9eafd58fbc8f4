import { presetSenders, prepaymentDays, prepaymentTerm } from '@cartonnage/sdk/rules'
import type { ContactInfo, Payment } from '../../basket/records/checkout-repository'
import type { CustomFields } from '../../basket/checkout/custom-fields'
import type { Database } from '../../database/database'
import { recordReader } from '../../database/read-record'
import { insertRecord, updateRecord } from '../../database/write-record'
import type { CheckoutAddress } from '../../basket/records/delivery-group-repository'
import { itemNotFound } from '../../platform-error'
import { idParams } from '../../record-id'
import type { Shop, ShopLocale } from '../../shop'
import type { OrderCondition } from './order-search'

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

/** A coupon that was applied; the amount is below zero. */
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
  /** The expected arrival; absent until an order in advance is paid, and in orders of older versions. */
  readonly earliestEstimatedDeliveryTime?: string
  readonly latestEstimatedDeliveryTime?: string
  /** Working days until it arrives, from the order or, where it is paid in advance, from the payment on; absent as above. */
  readonly workingDaysMin?: number
  readonly workingDaysMax?: number
  readonly desiredDeliveryDate: string | null
  readonly shippingInstructions: string | null
  /** VAT rate as a fraction, 0 for an intra-Community supply; absent in orders of older versions. */
  readonly vatRate?: number
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
  /** The quote that it accepts. */
  readonly quoteId: string | null
  readonly status: string
  readonly currencyCode: string
  readonly totals: OrderTotals
  /** Of the default delivery group, and of every group. */
  readonly delivery: OrderDelivery
  readonly deliveries: readonly OrderDelivery[]
  readonly adjustments: readonly OrderAdjustment[]
  /** Of the account that the order is for; null where it has none. */
  readonly vatId: string | null
  readonly contact: ContactInfo | null
  /** What the buyer added: cost centre, remark, second recipient. */
  readonly customFields: CustomFields
  readonly payment: Payment
  /** The language in which it was placed. */
  readonly locale: ShopLocale
  /** Where the shop was when it was placed, with the segment of its site, for links in mails; null for orders of older versions. */
  readonly siteUrl: string | null
  /** The running number of its invoice in the shop; null before it is invoiced. */
  readonly invoiceSequence: number | null
  readonly invoicedAt: number | null
  readonly canceledAt: number | null
  /** `unpaid` where the money of an order in advance did not come; null where the buyer wished it. */
  readonly cancelReason: 'unpaid' | null
  /** When the money came; null for an order by invoice, and until a transfer arrives. */
  readonly paidAt: number | null
  /** When the money of a transfer comes by itself; null for any other payment. */
  readonly paymentDue: number | null
  /** How far its print is; null where nothing is printed, and for orders of older versions. */
  readonly print: PrintSteps | null
  readonly createdAt: number
}

/** The steps before something is printed for a buyer, in ms since 1970; null for one that is ahead. */
export interface PrintSteps {
  /** There is a file for everything that is printed. */
  readonly artworkAt: number | null
  /** The buyer has a proof. */
  readonly proofAt: number | null
  readonly approvedAt: number | null
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
  /** How much was not in stock when it was ordered, and the day on which more was expected. */
  readonly awaitedQuantity: number
  readonly awaitedFrom: string | null
}

const orders = recordReader<OrderRecord>({
  json: ['totals', 'delivery', 'deliveries', 'adjustments', 'contact', 'customFields', 'payment', 'print'],
})

const selectOrder = `
  SELECT id, reference_number AS referenceNumber, checkout_id AS checkoutId, shop, cart_id AS cartId,
    owner_id AS ownerId, guest_id AS guestId, account_id AS accountId, quote_id AS quoteId, status, currency_code AS currencyCode,
    totals, delivery, delivery_groups AS deliveries, adjustments, vat_id AS vatId, contact,
    custom_fields AS customFields, payment, locale, site_url AS siteUrl, invoice_sequence AS invoiceSequence,
    invoiced_at AS invoicedAt, canceled_at AS canceledAt, cancel_reason AS cancelReason,
    paid_at AS paidAt, payment_due AS paymentDue, print, created_at AS createdAt
  FROM purchase_order`

interface OrderPage {
  readonly shop: Shop
  readonly skip: number
  readonly limit: number
  /** @default none */
  readonly conditions?: readonly OrderCondition[]
}

/** One page of the account's orders, newest first. */
export function listOrders(
  db: Database,
  accountId: string,
  { shop, skip, limit, conditions = [] }: OrderPage,
): OrderRecord[] {
  const where = ['account_id = ?', 'shop = ?', ...conditions.map(({ sql }) => sql)].join(' AND ')
  const params = [accountId, shop, ...conditions.flatMap((condition) => condition.params), limit, skip]
  const sql = `${selectOrder} WHERE ${where} ORDER BY created_at DESC, rowid DESC LIMIT ? OFFSET ?`
  return orders.list(db, sql, ...params)
}

/** An order by its id, or by its order reference number in any case. */
export function findOrder(db: Database, idOrNumber: string): OrderRecord | undefined {
  const sql = `${selectOrder} WHERE reference_number = upper(?) OR substr(id, 1, ?) = ?`
  return orders.find(db, sql, idOrNumber, ...idParams(idOrNumber))
}

/** 404 ITEM_NOT_FOUND for an order that does not exist. */
export function requireOrder(db: Database, idOrNumber: string): OrderRecord {
  const order = findOrder(db, idOrNumber)
  if (order === undefined) throw itemNotFound('The order')
  return order
}

export const isReferenceNumberTaken = (db: Database, referenceNumber: string): boolean =>
  db.get('SELECT 1 FROM purchase_order WHERE reference_number = ?', referenceNumber) !== undefined

export const listOrderItems = (db: Database, orderId: string): OrderItemRecord[] =>
  db.all(
    `SELECT id, product_id AS productId, sku, name, quantity, unit_price AS unitPrice, total_price AS totalPrice,
       delivery_group_id AS deliveryGroupId, adjustment, tax, awaited_quantity AS awaitedQuantity,
       awaited_from AS awaitedFrom
     FROM purchase_order_item WHERE order_id = ? ORDER BY position`,
    orderId,
  )

export function insertOrder(db: Database, order: OrderRecord, items: readonly OrderItemRecord[]): void {
  const { deliveries: deliveryGroups, ...columns } = order
  insertRecord(db, 'purchase_order', { ...columns, deliveryGroups })
  items.forEach((item, position) =>
    insertRecord(db, 'purchase_order_item', { ...item, orderId: order.id, position }),
  )
}

/** When an order is canceled (ms since 1970), and why. */
export interface Cancellation extends Pick<OrderRecord, 'cancelReason'> {
  readonly at: number
}

export function setCanceled(db: Database, id: string, { at: canceledAt, cancelReason }: Cancellation): void {
  updateRecord(db, 'purchase_order', { where: { id }, set: { status: 'Canceled', canceledAt, cancelReason } })
}

/** Whether an account has paid an order of a shop that was not canceled. */
export const hasPaidOrder = (db: Database, accountId: string, shop: Shop): boolean =>
  db.get(
    'SELECT 1 FROM purchase_order WHERE account_id = ? AND shop = ? AND paid_at IS NOT NULL AND canceled_at IS NULL',
    accountId,
    shop,
  ) !== undefined

/** Whether an order is paid in advance, and its money has not come. */
export const isAwaitingPayment = ({ paymentDue, paidAt, canceledAt }: OrderRecord): boolean =>
  paymentDue !== null && paidAt === null && canceledAt === null

/** The order whose payment has been due for longest. */
export const findDuePayment = (db: Database, now: number): OrderRecord | undefined =>
  orders.find(
    db,
    `${selectOrder} WHERE paid_at IS NULL AND payment_due <= ? AND canceled_at IS NULL
     ORDER BY payment_due, rowid LIMIT 1`,
    now,
  )

/** When an order in advance is canceled if its money does not come, in ms since 1970. */
export const lapseMoment = ({ createdAt, shop }: Pick<OrderRecord, 'createdAt' | 'shop'>): number =>
  prepaymentTerm(createdAt, presetSenders[shop].timeZone).end

/** No order lapses sooner, in ms. */
const shortestTerm = prepaymentDays * 86_400_000

/** The order that has waited for its money for longest, and too long. */
export function findLapsedOrder(db: Database, now: number): OrderRecord | undefined {
  const order = orders.find(
    db,
    `${selectOrder} WHERE paid_at IS NULL AND payment_due > created_at + ? AND canceled_at IS NULL
     AND created_at + ? <= ? ORDER BY created_at, rowid LIMIT 1`,
    // Numbered parameters fail in the oldest supported Node.js.
    shortestTerm,
    shortestTerm,
    now,
  )
  return order && lapseMoment(order) <= now ? order : undefined
}

/** Stores how far the print of an order is. */
export function setPrint(db: Database, id: string, print: PrintSteps): void {
  updateRecord(db, 'purchase_order', { where: { id }, set: { print } })
}

/** Stores what the buyer added to an order. */
export function setCustomFields(db: Database, id: string, customFields: CustomFields): void {
  updateRecord(db, 'purchase_order', { where: { id }, set: { customFields } })
}

/** Stores when the deliveries of an order arrive now. */
export function setDeliveries(
  db: Database,
  { id, delivery, deliveries }: Pick<OrderRecord, 'id' | 'delivery' | 'deliveries'>,
): void {
  updateRecord(db, 'purchase_order', { where: { id }, set: { delivery, deliveryGroups: deliveries } })
}

/** Stores that the money of an order does not come by itself. */
export function withholdPayment(db: Database, id: string): void {
  // The last moment that a date can have.
  updateRecord(db, 'purchase_order', { where: { id }, set: { paymentDue: 8_640_000_000_000_000 } })
}

/** Stores that an order is paid, and when its deliveries arrive now. */
export function setPaid(
  db: Database,
  { id, delivery, deliveries }: Pick<OrderRecord, 'id' | 'delivery' | 'deliveries'>,
  paidAt: number,
): void {
  updateRecord(db, 'purchase_order', { where: { id }, set: { paidAt, delivery, deliveryGroups: deliveries } })
}

interface ShopQuantity {
  readonly shop: Shop
  readonly quantity: number
}

/** Gives back what a canceled order had taken from the stock; what is made to order has none. */
export function increaseStock(db: Database, productId: string, { shop, quantity }: ShopQuantity): void {
  db.run(
    `UPDATE product_shop SET stock = stock + ? WHERE product_id = ? AND shop = ?
     AND product_id NOT IN (SELECT id FROM product WHERE status = 'made-to-order')`,
    quantity,
    productId,
    shop,
  )
}

/** Reduces the stock of a product, down to zero at most. */
export function reduceStock(db: Database, productId: string, { shop, quantity }: ShopQuantity): void {
  const sql = 'UPDATE product_shop SET stock = max(0, stock - ?) WHERE product_id = ? AND shop = ?'
  db.run(sql, quantity, productId, shop)
}
