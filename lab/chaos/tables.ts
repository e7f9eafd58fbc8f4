/** Reads rows of the sandbox's tables. */
export type Query = (sql: string, ...values: string[]) => Record<string, unknown>[]

/** Products without limits of quantity and stock, and one that is made to order. */
const productsSql = `
  SELECT p.id, p.minimum, p.status FROM product p JOIN product_shop s ON s.product_id = p.id
  WHERE s.shop = 'CH' AND s.listed = 1 AND p.maximum IS NULL AND p.freight_only = 0
    AND EXISTS (SELECT 1 FROM price_tier t WHERE t.product_id = p.id AND t.shop = s.shop)
    AND (p.status = 'made-to-order' OR p.status = 'active' AND p.minimum = 1 AND p.increment = 1)
  ORDER BY p.id`

const cartSql = `
  SELECT i.product_id AS name, sum(i.quantity) AS quantity
  FROM buyer b JOIN cart c ON c.owner_id = b.user_id JOIN cart_item i ON i.cart_id = c.id
  WHERE b.user_name = ? AND c.status IN ('Active', 'Checkout') GROUP BY i.product_id`

const ordersSql = `
  SELECT o.reference_number AS value FROM buyer b JOIN purchase_order o ON o.owner_id = b.user_id
  WHERE b.user_name = ? ORDER BY o.created_at`

const totalsSql = `
  SELECT json_extract(o.totals, '$.grandTotalAmount') AS value FROM buyer b
  JOIN purchase_order o ON o.owner_id = b.user_id WHERE b.user_name = ? ORDER BY o.created_at`

const paymentsSql = `
  SELECT p.state, p.amount FROM buyer b JOIN cart c ON c.owner_id = b.user_id JOIN payment p ON p.cart_id = c.id
  WHERE b.user_name = ? ORDER BY p.created_at`

const guestOrdersSql = `
  SELECT reference_number AS value FROM purchase_order
  WHERE guest_id IS NOT NULL AND json_extract(contact, '$.email') = ? ORDER BY created_at`

const guestItemsSql = `
  SELECT i.product_id AS name, sum(i.quantity) AS quantity FROM purchase_order o
  JOIN purchase_order_item i ON i.order_id = o.id
  WHERE o.guest_id IS NOT NULL AND json_extract(o.contact, '$.email') = ? GROUP BY i.product_id`

/** The items of the open cart by product and street; items without a group are in the default one. */
const splitSql = `
  SELECT i.product_id || ' to ' || json_extract(g.delivery_address, '$.street') AS name, sum(i.quantity) AS quantity
  FROM buyer b JOIN cart c ON c.owner_id = b.user_id JOIN cart_item i ON i.cart_id = c.id
  LEFT JOIN delivery_group g ON g.cart_id = c.id
    AND (g.id = i.delivery_group_id OR i.delivery_group_id IS NULL AND g.is_default = 1)
  WHERE b.user_name = ? AND c.status IN ('Active', 'Checkout') GROUP BY 1`

/** The items of all orders by product and street. */
const orderedSplitSql = `
  SELECT i.product_id || ' to ' || json_extract(g.value, '$.address.street') AS name, sum(i.quantity) AS quantity
  FROM buyer b JOIN purchase_order o ON o.owner_id = b.user_id JOIN purchase_order_item i ON i.order_id = o.id
  LEFT JOIN json_each(o.delivery_groups) g ON json_extract(g.value, '$.deliveryGroupId') = i.delivery_group_id
  WHERE b.user_name = ? GROUP BY 1`

/** Delivery groups of orders without items. */
const emptyGroupsSql = `
  SELECT 1 FROM buyer b JOIN purchase_order o ON o.owner_id = b.user_id, json_each(o.delivery_groups) g
  WHERE b.user_name = ? AND NOT EXISTS (SELECT 1 FROM purchase_order_item i
    WHERE i.order_id = o.id AND i.delivery_group_id = json_extract(g.value, '$.deliveryGroupId'))`

/** The carts that can be bought, and the orders, at the prices of each quote. */
const quotesSql = `
  SELECT q.id, (SELECT count(DISTINCT c.id) FROM cart c JOIN cart_item i ON i.cart_id = c.id
      WHERE i.quote_id = q.id AND c.status IN ('Active', 'Checkout')) AS carts,
    (SELECT count(*) FROM purchase_order o WHERE o.quote_id = q.id) AS orders
  FROM quote q JOIN buyer b ON b.account_id = q.account_id WHERE b.user_name = ?`

/** The items of orders at the prices of quotes. */
const quotedItemsSql = `
  SELECT i.product_id || ' ' || i.quantity || ' at ' || i.unit_price AS value FROM buyer b
  JOIN purchase_order o ON o.owner_id = b.user_id JOIN purchase_order_item i ON i.order_id = o.id
  WHERE b.user_name = ? AND o.quote_id IS NOT NULL ORDER BY 1`

/** What the sandbox has of the buyers and guests, by the address that they gave. */
export const readTables = (query: Query) => {
  const readQuantities = (sql: string) => (email: string) =>
    Object.fromEntries(query(sql, email).map(({ name, quantity }) => [String(name), Number(quantity)]))
  const readValues = (sql: string) => (email: string) => query(sql, email).map(({ value }) => String(value))
  const products = query(productsSql)
  const made = products.find(({ status }) => status === 'made-to-order')
  if (!made) throw new Error('the sandbox has no product that is made to order')
  return {
    products: products.filter(({ status }) => status === 'active').map(({ id }) => String(id)),
    madeToOrder: { productId: String(made.id), quantity: Number(made.minimum) },
    /** Quantities by product, all open carts together. */
    readCart: readQuantities(cartSql),
    /** Order numbers, oldest first. */
    readOrders: readValues(ordersSql),
    /** With VAT, as decimal strings. */
    readOrderTotals: readValues(totalsSql),
    /** At the provider. */
    readPayments: (email: string) =>
      query(paymentsSql, email).map(({ state, amount }) => ({
        state: String(state),
        amount: String(amount),
      })),
    /** Quantities by product and street, in the cart. */
    readSplit: readQuantities(splitSql),
    /** The same of what was ordered. */
    readOrderedSplit: readQuantities(orderedSplitSql),
    countEmptyGroups: (email: string) => query(emptyGroupsSql, email).length,
    /** How many carts and orders each quote has become. */
    readQuotes: (email: string) =>
      query(quotesSql, email).map(({ carts, orders }) => ({ carts: Number(carts), orders: Number(orders) })),
    readQuotedItems: readValues(quotedItemsSql),
    readGuestOrders: readValues(guestOrdersSql),
    /** Quantities by product that a guest has ordered. */
    readOrderedByGuest: readQuantities(guestItemsSql),
  }
}
