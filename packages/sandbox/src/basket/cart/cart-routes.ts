import { sinceVersion } from '@cartonnage/sdk/rules'
import { Hono } from 'hono'
import { apiVersionOf } from '../../calls/api-version'
import type { Env } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import { noContent } from '../../calls/responses'
import { calculateCart, type CalculatedCart } from '../calculation/cart-calculation'
import { identifyGuest, readResponse } from './cart-call'
import { readCartItemQuery, type CartItemQuery } from './cart-item-list'
import { cartItemRoutes } from './cart-item-routes'
import { requireCart, resolveCart } from '../records/cart-owner'
import { cartProductDetails } from './cart-product-details'
import { cartSummary, compactCartSummary } from './cart-representation'
import { ensureCart, removeCart } from './cart-writes'

/** The calls on a cart itself, its items and its products. */
export const cartRoutes = new Hono<Env>()
  .get('/carts/compact-summary', (c) => {
    return readResponse(c, requireCart(c.var, 'current'), {
      kind: 'compact-summary',
      write: compactCartSummary,
      unfinished: (body) => c.json(body),
    })
  })
  .put('/carts/:cartId{(?:current|active)}', async (c) => {
    await readBody(c, [])
    identifyGuest(c)
    const { cart, isNew } = ensureCart(c.var)
    const calculated = calculateCart(c.var, cart)
    return c.json(cartSummary(calculated, c.var.visitor), isNew ? 201 : 200)
  })
  .get('/carts/:cartId', (c) => {
    const cartId = c.req.param('cartId')
    const cart = resolveCart(c.var, cartId)
    if (!cart && cartId === 'current' && apiVersionOf(c) >= sinceVersion.nullCart)
      return c.json({ cartId: null })
    return readResponse(c, cart ?? requireCart(c.var, cartId), {
      kind: 'summary',
      write: (calculated) => cartSummary(calculated, c.var.visitor),
    })
  })
  .delete('/carts/:cartId', (c) => {
    removeCart(c.var, c.req.param('cartId'))
    return noContent(c)
  })
  .get('/carts/:cartId/products', (c) => {
    const query = readCartItemQuery(c.req.query())
    return readResponse(c, requireCart(c.var, c.req.param('cartId')), {
      kind: `products ${JSON.stringify(query)}`,
      write: (calculated) => cartProductList(calculated, query),
    })
  })
  .route('/', cartItemRoutes)

type ProductQuery = Pick<CartItemQuery, 'page' | 'pageSize' | 'productFields'>

/** One page of a cart's products in the order they were added, each with the items that hold it. */
function cartProductList({ lines }: CalculatedCart, { page, pageSize, productFields }: ProductQuery) {
  const grouped = [...Map.groupBy(lines, ({ product }) => product.id)]
  const onPage = grouped.slice((page - 1) * pageSize, page * pageSize)
  const products = onPage.map(([productId, linesOfProduct]) => ({
    productId,
    productDetails: linesOfProduct[0] ? cartProductDetails(linesOfProduct[0], productFields) : null,
    cartItems: linesOfProduct.map(({ item }) => ({ cartItemId: item.id })),
  }))
  return {
    count: products.length,
    currentPage: page,
    hasErrors: false,
    totalProductCount: grouped.length,
    totalNumberOfPages: Math.max(1, Math.ceil(grouped.length / pageSize)),
    products,
  }
}
