import { Hono } from 'hono'
import type { Call, Env, Visitor } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import { illegalValue } from '../../calls/query'
import { invalidInput } from '../../platform-error'
import { calculateCart } from '../calculation/cart-calculation'
import { identifyGuest } from '../cart/cart-call'
import { withEffectiveAccount, cloneCart, preserveCart, startCart, type PreservedCart } from './cart-copies'
import { unnamed } from '../records/cart-repository'
import { cartSummary } from '../cart/cart-representation'
import { makePrimary } from './cart-switch'
import type { LineResult } from '../cart/cart-writes'

/** Carts beside the current one: new ones, a guest's cart that is saved at sign-in, copies to pay. */
export const cartActionRoutes = new Hono<Env>()
  .post('/carts', async (c) => {
    const body = await readBody(c, ['name', 'type', 'currencyIsoCode', 'effectiveAccountId', 'isSecondary'])
    const kind = readNewCart(body, c.var.visitor)
    const accountId = readText(body, 'effectiveAccountId')
    identifyGuest(c)
    const call = accountId ? withEffectiveAccount(c.var, accountId) : c.var
    return c.json(summaryBody(call, startCart(call, kind)), 201)
  })
  .post('/carts/:cartId/actions/make-primary', async (c) => {
    await readBody(c, [])
    makePrimary(c.var, c.req.param('cartId'))
    return c.json({ success: true })
  })
  .post('/carts/:cartId/actions/preserve', async (c) => {
    await readBody(c, [])
    const preserved = preserveCart(c.var, c.req.param('cartId'))
    return preserved ? c.json(preservedBody(preserved), 201) : c.body(null, 200)
  })
  .post('/carts/:cartId/actions/clone', async (c) => {
    readText(await readBody(c, ['cartId']), 'cartId')
    const { targetType, targetEffectiveAccountId: targetAccountId } = c.req.query()
    if (targetType !== 'PayNowReadOnly') throw illegalValue('targetType')
    const requested = { cartId: c.req.param('cartId'), targetAccountId }
    const { cart, target } = cloneCart(c.var, requested)
    return c.json(summaryBody(target, cart), 201)
  })

const summaryBody = (call: Call, cart: PreservedCart['cart']) =>
  cartSummary(calculateCart(call, cart), call.visitor)

function preservedBody({ cart, results }: PreservedCart) {
  const failed = results.flatMap((result) => ('error' in result ? [failedItem(result)] : []))
  const succeeded = results.flatMap((result) =>
    'item' in result ? [{ productId: result.productId, cartItemId: result.item.id }] : [],
  )
  return {
    cartId: cart.id,
    currencyIsoCode: cart.currencyCode,
    numberOfProducts: results.length,
    numberOfProductsWithSuccess: succeeded.length,
    numberOfProductsWithError: failed.length,
    succeededCartItems: succeeded,
    failedCartItems: failed,
  }
}

const failedItem = ({ productId, error }: Extract<LineResult, { error: unknown }>) => ({
  productId,
  errorCode: 'ERROR_PROCESSING_CARTITEM',
  errorMessage: error.message,
})

function readNewCart(body: Record<string, unknown>, { currencyCode }: Visitor) {
  const { type = 'Cart', currencyIsoCode = currencyCode, isSecondary = false } = body
  if (type !== 'Cart') throw invalidInput('type must be Cart.')
  if (currencyIsoCode !== currencyCode) throw invalidInput(`currencyIsoCode must be ${currencyCode}.`)
  if (typeof isSecondary !== 'boolean') throw invalidInput('isSecondary is true or false.')
  return { name: readText(body, 'name') || unnamed, isSecondary }
}

function readText(body: Record<string, unknown>, name: string): string | undefined {
  const value = body[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value.trim()
  throw invalidInput(`${name} is text.`)
}
