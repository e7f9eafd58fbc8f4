import { DatabaseSync } from 'node:sqlite'
import { describeLines } from './parts.mjs'

/** @typedef {ReturnType<typeof openTables>} Tables */
/** @typedef {import('./parts.mjs').Parts} Parts */
/** @typedef {{ email: string, guestId: string }} Owner */

const cartOf = `SELECT c.id, c.status FROM cart c LEFT JOIN buyer b ON b.user_id = c.owner_id
  WHERE c.type = 'Cart' AND c.status IN ('Active', 'Checkout')`

const statements = {
  carts: `${cartOf} AND c.is_secondary = 0 AND b.user_name = ?`,
  guestCarts: `${cartOf} AND c.is_secondary = 0 AND c.guest_id = ?`,
  aside: `${cartOf} AND c.is_secondary = 1 AND b.user_name = ?`,
  // A product with two items in one cart reads as `2+3`, which matches nothing.
  lines: `SELECT product_id AS name, group_concat(quantity, '+') AS value FROM cart_item WHERE cart_id = ? GROUP BY 1`,
  coupons: `SELECT coupon_code AS name, 'applied' AS value FROM cart_coupon WHERE cart_id = ?`,
  checkout: `SELECT k.is_gone AS isGone, k.payment ->> 'paymentToken' AS token,
      (SELECT count(*) FROM delivery_group g WHERE g.cart_id = k.cart_id AND g.delivery_method_id IS NOT NULL) AS methods
    FROM checkout k WHERE k.cart_id = ?`,
  addresses: `SELECT a.name, CASE a.is_default WHEN 1 THEN 'default' ELSE 'saved' END AS value
    FROM address a JOIN buyer b ON b.account_id = a.account_id WHERE b.user_name = ?`,
  orders: `SELECT o.id, o.reference_number AS number, o.payment ->> 'paymentToken' AS token
    FROM purchase_order o JOIN buyer b ON b.user_id = o.owner_id WHERE b.user_name = ?`,
  orderItems: 'SELECT product_id AS name, quantity AS value FROM purchase_order_item WHERE order_id = ?',
}

/** Stock plus ordered quantities, which no order changes. */
const stocksSql = `SELECT s.product_id AS name, s.stock + (SELECT coalesce(sum(i.quantity), 0) FROM purchase_order_item i
    JOIN purchase_order o ON o.id = i.order_id WHERE o.shop = s.shop AND i.product_id = s.product_id) AS value
  FROM product_shop s WHERE s.shop = 'CH'`

/** Incomplete records and dangling references; each statement finds rows that must not exist. */
const flaws = {
  'an order without items':
    'SELECT o.id FROM purchase_order o WHERE NOT EXISTS (SELECT 1 FROM purchase_order_item i WHERE i.order_id = o.id)',
  'an order whose cart is open': `SELECT o.id FROM purchase_order o LEFT JOIN cart c ON c.id = o.cart_id
     WHERE c.status IS NULL OR c.status NOT IN ('PendingClosed', 'Closed')`,
  'an order that its checkout does not know': `SELECT o.id FROM purchase_order o
     LEFT JOIN checkout k ON k.id = o.checkout_id AND k.order_reference_number = o.reference_number WHERE k.id IS NULL`,
  'a checkout with the number of no order': `SELECT k.id FROM checkout k WHERE k.order_reference_number IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM purchase_order o WHERE o.reference_number = k.order_reference_number)`,
  'a closed cart without an order': `SELECT c.id FROM cart c WHERE c.status NOT IN ('Active', 'Checkout')
     AND NOT EXISTS (SELECT 1 FROM purchase_order o WHERE o.cart_id = c.id)`,
  'an order without its mail': `SELECT o.id FROM purchase_order o
     WHERE NOT EXISTS (SELECT 1 FROM mail m WHERE m.subject LIKE '% ' || o.reference_number)`,
  'a cart in Checkout without a checkout': `SELECT c.id FROM cart c WHERE c.status = 'Checkout'
     AND NOT EXISTS (SELECT 1 FROM checkout k WHERE k.cart_id = c.id AND k.is_gone = 0)`,
  'two open carts of one owner': `SELECT group_concat(c.id) AS id FROM cart c
     WHERE c.is_secondary = 0 AND c.type = 'Cart' AND c.status IN ('Active', 'Checkout')
     GROUP BY c.shop, c.guest_id, c.owner_id, c.account_id HAVING count(*) > 1`,
  'two default addresses of one account': `SELECT account_id AS id FROM address WHERE is_default = 1
     GROUP BY account_id, address_type HAVING count(*) > 1`,
  'a coupon that counts other orders than there are': `SELECT p.code AS id FROM coupon p
     WHERE p.redemption_limit IS NULL AND p.redemptions <> (SELECT count(*) FROM purchase_order o, json_each(o.adjustments) a
       WHERE o.shop = p.shop AND a.value ->> 'couponCode' = p.code)`,
}

/** Reads the tables of a running sandbox. @param {string} file */
export const openTables = (file) => {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec('PRAGMA busy_timeout = 5000')
  /** @param {string} sql @param {...string} values @returns {Record<string, any>[]} */
  const all = (sql, ...values) => db.prepare(sql).all(...values)
  /** @param {string} prefix @param {string} sql @param {...string} values */
  const parts = (prefix, sql, ...values) =>
    all(sql, ...values).map(({ name, value: text }) => [prefix + name, String(text)])

  /** @param {string} cartId */
  const readCheckout = (cartId) =>
    all(statements.checkout, cartId).flatMap(({ isGone, token, methods }) => [
      ['checkout', isGone ? 'gone' : 'open'],
      ...(isGone || !token ? [] : [['payment', String(token)]]),
      ...(methods ? [['method', 'chosen']] : []),
    ])
  /** @param {string} email */
  const readCart = (email) =>
    all(statements.carts, email).flatMap(({ id, status }) => [
      ['cart', String(status)],
      ...parts('line ', statements.lines, id),
      ...parts('coupon ', statements.coupons, id),
      ...readCheckout(id),
    ])
  /** @param {string} email */
  const readAside = (email) => {
    const count = all(statements.aside, email).length
    return count > 0 ? [['put aside', String(count)]] : []
  }
  /** @param {string} email */
  const readOrders = (email) =>
    all(statements.orders, email).map(({ id, token }) => {
      const items = all(statements.orderItems, id).map(({ name, value }) => [name, String(value)])
      return [`order ${token}`, describeLines(/** @type {[string, string][]} */ (items))]
    })

  return {
    /** @param {Owner} owner @returns {Parts} */
    readParts: ({ email, guestId }) =>
      Object.fromEntries([
        ...readCart(email),
        ...readAside(email),
        ...all(statements.guestCarts, guestId).flatMap(({ id }) =>
          parts('guest line ', statements.lines, id),
        ),
        ...parts('address ', statements.addresses, email),
        ...readOrders(email),
      ]),
    /** @param {string} email @returns {string[]} */
    readOrderNumbers: (email) => all(statements.orders, email).map(({ number }) => String(number)),
    /** Stock plus ordered quantities by product. @returns {Parts} */
    readStocks: () => Object.fromEntries(parts('stock ', stocksSql)),
    /** Everything that must not be in the tables while there are no writes. @returns {string[]} */
    findFlaws: () => [
      ...all('PRAGMA integrity_check').flatMap(({ integrity_check: text }) =>
        text === 'ok' ? [] : [`the file is broken: ${text}`],
      ),
      ...all('PRAGMA foreign_key_check').map(
        ({ table, parent }) => `a row of ${table} without its ${parent}`,
      ),
      ...Object.entries(flaws).flatMap(([name, sql]) => all(sql).map(({ id }) => `${name}: ${id}`)),
    ],
    close: () => db.close(),
  }
}
