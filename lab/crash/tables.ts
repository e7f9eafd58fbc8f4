import { DatabaseSync } from 'node:sqlite'
import type { Query } from '../chaos/tables.ts'
import type { Parts } from './parts.ts'

/** Buyers only buy products with at least this stock, which is enough for every round. */
const minimumStock = 1000

/** The parts of a buyer with a guest on the same device. A product with two items in one cart reads as `2+3`. */
const partsSql = `
  WITH buyers AS (SELECT * FROM buyer WHERE user_name = ?1),
    open AS (SELECT * FROM cart WHERE type = 'Cart' AND status IN ('Active', 'Checkout')),
    own AS (SELECT * FROM open WHERE owner_id IN (SELECT user_id FROM buyers)),
    main AS (SELECT * FROM own WHERE is_secondary = 0),
    visit AS (SELECT * FROM checkout WHERE cart_id IN (SELECT id FROM main)),
    text AS (SELECT order_id, quantity || ' of ' || product_id AS line FROM purchase_order_item ORDER BY 2)
  SELECT 'cart' AS name, status AS value FROM main
  UNION ALL SELECT 'line ' || product_id, group_concat(quantity, '+') FROM cart_item
    WHERE cart_id IN (SELECT id FROM main) GROUP BY 1
  UNION ALL SELECT 'coupon ' || coupon_code, 'applied' FROM cart_coupon WHERE cart_id IN (SELECT id FROM main)
  UNION ALL SELECT 'checkout', iif(is_gone, 'gone', 'open') FROM visit
  UNION ALL SELECT 'payment', payment ->> 'paymentToken' FROM visit
    WHERE NOT is_gone AND payment ->> 'paymentToken' IS NOT NULL
  UNION ALL SELECT DISTINCT 'method', 'chosen' FROM visit JOIN delivery_group g USING (cart_id)
    WHERE g.delivery_method_id IS NOT NULL
  UNION ALL SELECT 'put aside', count(*) FROM own WHERE is_secondary = 1 HAVING count(*) > 0
  UNION ALL SELECT 'guest line ' || product_id, group_concat(quantity, '+') FROM cart_item
    WHERE cart_id IN (SELECT id FROM open WHERE is_secondary = 0 AND guest_id = ?2) GROUP BY 1
  UNION ALL SELECT 'address ' || name, iif(is_default, 'default', 'saved') FROM address
    WHERE account_id IN (SELECT account_id FROM buyers)
  UNION ALL SELECT 'order ' || (o.payment ->> 'paymentToken'),
      coalesce((SELECT group_concat(line, ', ') FROM text WHERE order_id = o.id), '')
    FROM purchase_order o WHERE owner_id IN (SELECT user_id FROM buyers)`

/** The numbers of a buyer's orders. */
const numbersSql = `SELECT o.reference_number AS name, '' AS value
  FROM purchase_order o JOIN buyer b ON b.user_id = o.owner_id WHERE b.user_name = ?`

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
  'a row without its parent': `SELECT "table" || ' without its ' || parent AS id FROM pragma_foreign_key_check`,
  'the file is broken':
    "SELECT integrity_check AS id FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
}

/** Reads the tables of a running sandbox. */
export const openTables = (file: string) => {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const query: Query = (sql, ...values) => db.prepare(sql).all(...values)
  const readParts = (sql: string, ...values: string[]): Parts =>
    Object.fromEntries(query(sql, ...values).map(({ name, value }) => [String(name), String(value)]))
  const readStocks = () => readParts(stocksSql)
  return {
    query,
    readParts: (email: string, guestId: string) => readParts(partsSql, email, guestId),
    readOrderNumbers: (email: string) => Object.keys(readParts(numbersSql, email)),
    /** Stock plus ordered quantities by product. */
    readStocks,
    isStocked: (product: string) => Number(readStocks()[product]) >= minimumStock,
    /** Everything that must not be in the tables while there are no writes. */
    findFlaws: () =>
      Object.entries(flaws).flatMap(([name, sql]) => query(sql).map(({ id }) => `${name}: ${String(id)}`)),
    close: () => db.close(),
  }
}
