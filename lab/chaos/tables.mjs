import { DatabaseSync } from 'node:sqlite'

/** @typedef {ReturnType<typeof openTables>} Tables */

/** Products without limits of quantity and stock, and one that is made to order. */
const productsSql = `
  SELECT p.id, p.minimum, p.status FROM product p JOIN product_shop s ON s.product_id = p.id
  WHERE s.shop = 'CH' AND s.listed = 1 AND p.maximum IS NULL AND p.freight_only = 0
    AND EXISTS (SELECT 1 FROM price_tier t WHERE t.product_id = p.id AND t.shop = s.shop)
    AND (p.status = 'made-to-order' OR p.status = 'active' AND p.minimum = 1 AND p.increment = 1)
  ORDER BY p.id`

const cartSql = `
  SELECT i.product_id AS product, sum(i.quantity) AS quantity
  FROM buyer b JOIN cart c ON c.owner_id = b.user_id JOIN cart_item i ON i.cart_id = c.id
  WHERE b.user_name = ? AND c.status IN ('Active', 'Checkout') GROUP BY i.product_id`

const ordersSql = `
  SELECT o.reference_number AS number FROM buyer b JOIN purchase_order o ON o.owner_id = b.user_id
  WHERE b.user_name = ? ORDER BY o.created_at`

/** The totals of the orders, oldest first. */
const totalsSql = `
  SELECT json_extract(o.totals, '$.grandTotalAmount') AS total FROM buyer b
  JOIN purchase_order o ON o.owner_id = b.user_id WHERE b.user_name = ? ORDER BY o.created_at`

const paymentsSql = `
  SELECT p.state, p.amount FROM buyer b JOIN cart c ON c.owner_id = b.user_id JOIN payment p ON p.cart_id = c.id
  WHERE b.user_name = ? ORDER BY p.created_at`

const guestOrdersSql = `
  SELECT id, reference_number AS number FROM purchase_order
  WHERE guest_id IS NOT NULL AND json_extract(contact, '$.email') = ? ORDER BY created_at`

const guestItemsSql = `
  SELECT i.product_id AS product, sum(i.quantity) AS quantity FROM purchase_order o
  JOIN purchase_order_item i ON i.order_id = o.id
  WHERE o.guest_id IS NOT NULL AND json_extract(o.contact, '$.email') = ? GROUP BY i.product_id`

/** The items of the open cart by product and street; items without a group are in the default one. */
const splitSql = `
  SELECT i.product_id AS product, json_extract(g.delivery_address, '$.street') AS street, sum(i.quantity) AS quantity
  FROM buyer b JOIN cart c ON c.owner_id = b.user_id JOIN cart_item i ON i.cart_id = c.id
  LEFT JOIN delivery_group g ON g.cart_id = c.id
    AND (g.id = i.delivery_group_id OR i.delivery_group_id IS NULL AND g.is_default = 1)
  WHERE b.user_name = ? AND c.status IN ('Active', 'Checkout') GROUP BY i.product_id, street`

/** The items of all orders by product and street. */
const orderedSplitSql = `
  SELECT i.product_id AS product, json_extract(g.value, '$.address.street') AS street, sum(i.quantity) AS quantity
  FROM buyer b JOIN purchase_order o ON o.owner_id = b.user_id JOIN purchase_order_item i ON i.order_id = o.id
  LEFT JOIN json_each(o.delivery_groups) g ON json_extract(g.value, '$.deliveryGroupId') = i.delivery_group_id
  WHERE b.user_name = ? GROUP BY i.product_id, street`

/** Delivery groups of orders without items. */
const emptyGroupsSql = `
  SELECT count(*) AS count FROM buyer b JOIN purchase_order o ON o.owner_id = b.user_id, json_each(o.delivery_groups) g
  WHERE b.user_name = ? AND NOT EXISTS (SELECT 1 FROM purchase_order_item i
    WHERE i.order_id = o.id AND i.delivery_group_id = json_extract(g.value, '$.deliveryGroupId'))`

/** @param {Record<string, unknown>[]} rows @returns {Record<string, number>} */
const toSplit = (rows) =>
  Object.fromEntries(
    rows.map(({ product, street, quantity }) => [`${product} to ${street}`, Number(quantity)]),
  )

/** @param {Record<string, unknown>[]} rows @returns {Record<string, number>} */
const toQuantities = (rows) =>
  Object.fromEntries(rows.map(({ product, quantity }) => [String(product), Number(quantity)]))

/** Reads the tables of a running sandbox. @param {string} file */
export const openTables = (file) => {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec('PRAGMA busy_timeout = 5000')
  const [products, cart, orders] = [db.prepare(productsSql), db.prepare(cartSql), db.prepare(ordersSql)]
  const [totals, payments] = [db.prepare(totalsSql), db.prepare(paymentsSql)]
  const [guestOrders, guestItems] = [db.prepare(guestOrdersSql), db.prepare(guestItemsSql)]
  const [split, orderedSplit, emptyGroups] = [splitSql, orderedSplitSql, emptyGroupsSql].map((sql) =>
    db.prepare(sql),
  )
  const all = /** @type {{ id: string, minimum: number, status: string }[]} */ (products.all())
  const made = all.find(({ status }) => status === 'made-to-order')
  if (!made) throw new Error('the sandbox has no product that is made to order')
  return {
    products: all.filter(({ status }) => status === 'active').map(({ id }) => id),
    madeToOrder: { productId: made.id, quantity: made.minimum },
    /** Quantities by product, all open carts together. @param {string} email @returns {Record<string, number>} */
    readCart: (email) => toQuantities(cart.all(email)),
    /** Order numbers, oldest first. @param {string} email @returns {string[]} */
    readOrders: (email) => orders.all(email).map(({ number }) => String(number)),
    /** With VAT, as decimal strings. @param {string} email @returns {string[]} */
    readOrderTotals: (email) => totals.all(email).map(({ total }) => String(total)),
    /** At the provider. @param {string} email @returns {{ state: string, amount: string }[]} */
    readPayments: (email) =>
      payments.all(email).map(({ state, amount }) => ({ state: String(state), amount: String(amount) })),
    /** Quantities by product and street, in the cart. @param {string} email */
    readSplit: (email) => toSplit(split?.all(email) ?? []),
    /** The same of what was ordered. @param {string} email */
    readOrderedSplit: (email) => toSplit(orderedSplit?.all(email) ?? []),
    /** How many delivery groups of the orders have no items. @param {string} email */
    countEmptyGroups: (email) => Number(emptyGroups?.get(email)?.['count'] ?? 0),
    /** The same by the address that a guest has given. @param {string} email @returns {string[]} */
    readGuestOrders: (email) => guestOrders.all(email).map(({ number }) => String(number)),
    /** Quantities by product that a guest has ordered. @param {string} email */
    readOrderedByGuest: (email) => toQuantities(guestItems.all(email)),
    close: () => db.close(),
  }
}
