import { sinceVersion } from '@cartonnage/sdk/rules'
import { Hono } from 'hono'
import { apiVersionOf } from '../../calls/api-version'
import type { Env, Exchange } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import { noContent } from '../../calls/responses'
import { invalidInput, PlatformError } from '../../platform-error'
import { calculateCart } from '../calculation/cart-calculation'
import { acceptedForCart, identifyGuest, readResponse } from './cart-call'
import { cartItemBatchRoutes } from './cart-item-batch-routes'
import { changeMembers, newItemMembers, readChange, readNewLine } from './cart-item-input'
import { cartItemList, emptyCartItemList, readCartItemQuery, type CartItemQuery } from './cart-item-list'
import { requireCart, resolveCart } from '../records/cart-owner'
import type { CartRecord } from '../records/cart-repository'
import { flatItem } from './cart-representation'
import { addLines, changeItem, removeItem } from './cart-writes'

/** From so many lines on, the platform does not add the whole cart to a response. */
const SMALL_CART = 25

/** The calls on the items of a cart. */
export const cartItemRoutes = new Hono<Env>()
  .get('/carts/:cartId/cart-items', (c) => {
    const query = readCartItemQuery(c.req.query())
    const cartId = c.req.param('cartId')
    const hasEmptyLists = apiVersionOf(c) >= sinceVersion.nullCart
    const cart = hasEmptyLists ? resolveCart(c.var, cartId) : requireCart(c.var, cartId)
    if (!cart) return c.json(emptyCartItemList(query))
    return readResponse(c, cart, {
      kind: `items ${JSON.stringify(query)}`,
      write: (calculated) => cartItemList(calculated, c.var.visitor, query),
      unfinished: (body) => unfinishedList(c, cart, body),
    })
  })
  .post('/carts/:cartId/cart-items', async (c) => {
    const query = readCartItemQuery(c.req.query())
    const line = readNewLine(await readBody(c, newItemMembers))
    identifyGuest(c)
    const [result] = addLines(c.var, { cartId: c.req.param('cartId'), lines: [line] })
    if (!result || 'error' in result) throw result?.error ?? invalidInput('productId is required.')
    return itemResponse(c, { cartId: result.item.cartId, itemId: result.item.id, query, status: 201 })
  })
  .patch('/carts/:cartId/cart-items/:itemId', async (c) => {
    const query = readCartItemQuery(c.req.query())
    const change = readChange(await readBody(c, changeMembers))
    const { cartId, itemId } = c.req.param()
    const item = changeItem(c.var, { cartId, itemId, ...change })
    return itemResponse(c, { cartId: item.cartId, itemId: item.id, query, status: 200 })
  })
  .delete('/carts/:cartId/cart-items/:itemId', (c) => {
    removeItem(c.var, c.req.param())
    return noContent(c)
  })
  .route('/', cartItemBatchRoutes)

/** The response for the items of a cart that is being calculated, where organisations differ. */
function unfinishedList(c: Exchange, cart: CartRecord, body: object) {
  const response = c.var.context.options.carts?.readAfterWrite ?? 'accepted'
  if (response === 'empty') return c.json({ ...body, cartItems: [] })
  if (response === 'unprocessable') {
    throw new PlatformError(422, 'CART_NOT_READY', 'The cart is being calculated.')
  }
  return acceptedForCart(c, cart, body)
}

interface ItemResponse {
  readonly cartId: string
  readonly itemId: string
  readonly query: CartItemQuery
  readonly status: 200 | 201
}

/** One flat item, with the whole cart where the caller asks for it and the cart is small. */
function itemResponse(c: Exchange, { cartId, itemId, query, status }: ItemResponse) {
  const { visitor } = c.var
  const calculated = calculateCart(c.var, requireCart(c.var, cartId))
  const flat = flatItem(calculated, itemId, query.productFields)
  if (calculated.isProcessing) {
    const body = status === 201 ? { ...flat, cartItemId: null } : flat
    return acceptedForCart(c, calculated.cart, body)
  }
  const includesCart = c.req.query('includeCartData') === 'true' && calculated.lines.length < SMALL_CART
  const cartData = includesCart ? { cartData: cartItemList(calculated, visitor, query) } : {}
  return c.json({ ...flat, ...cartData }, status)
}
