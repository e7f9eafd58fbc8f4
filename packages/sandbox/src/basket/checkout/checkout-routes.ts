import { Hono } from 'hono'
import type { Call, Env, Exchange } from '../../calls/call'
import { readBody, readText } from '../../calls/json-body'
import { accepted, noContent } from '../../calls/responses'
import { calculateCart } from '../calculation/cart-calculation'
import { requireGuestFeature } from '../cart/cart-call'
import { offersMethod } from '../calculation/delivery-methods'
import { readObject } from '../../json-object'
import { readCheckoutAddress } from './checkout-address'
import { checkoutError, type CheckoutError } from '../../calls/checkout-error'
import { patchMembers, readCheckoutPatch } from './checkout-input'
import { rejectConflict, requireCheckout, type OpenCheckout } from './checkout-lookup'
import { checkoutTexts } from './checkout-messages'
import { checkoutBody, findCheckoutErrors, findShortages } from './checkout-representation'
import { changeCheckout, removeCheckout, startCheckout } from './checkout-state'

/** The calls on a checkout itself. */
export const checkoutRoutes = new Hono<Env>()
  .on(['PUT', 'POST'], '/checkouts', async (c) => {
    const body = await readBody(c, ['cartId', 'deliveryAddressInput', 'customFields'])
    requireGuestFeature(c.var, 'guestCheckoutEnabled')
    const start = { cartId: readText(body, 'cartId') ?? 'current', ...readAddressInput(c.var, body) }
    return checkoutResponse(c, startCheckout(c.var, start))
  })
  .get('/checkouts/:checkoutId', (c) =>
    checkoutResponse(c, requireCheckout(c.var, c.req.param('checkoutId'))),
  )
  .patch('/checkouts/:checkoutId', async (c) => {
    const body = await readBody(c, patchMembers)
    const checkoutId = c.req.param('checkoutId')
    const open = requireCheckout(c.var, checkoutId)
    const change = readCheckoutPatch(c.var, body)
    // First, because the response for one in progress is 202, as if the change were accepted.
    rejectConflict(c.var.context, open.checkout)
    const error = checkMethod(c.var, open, change.deliveryMethodId)
    if (error) return checkoutResponse(c, open, [error])
    return checkoutResponse(c, changeCheckout(c.var, { checkoutId, change }))
  })
  .delete('/checkouts/:checkoutId', (c) => {
    removeCheckout(c.var, c.req.param('checkoutId'))
    return noContent(c)
  })

function readAddressInput(call: Call, body: Record<string, unknown>) {
  const input = body.deliveryAddressInput
  if (input === undefined || input === null) return { address: undefined, useDefaultAddress: true }
  const members = ['shouldUseDefaultAddress', 'address']
  const { address, shouldUseDefaultAddress } = readObject(input, 'deliveryAddressInput', members)
  return {
    address: address ? readCheckoutAddress(call, address) : undefined,
    useDefaultAddress: shouldUseDefaultAddress !== false,
  }
}

/** The error of a delivery method that this checkout does not offer; undefined for one that it does. */
function checkMethod(call: Call, { cart }: OpenCheckout, methodId: string | null | undefined) {
  if (!methodId) return undefined
  const [first] = calculateCart(call, cart).groups
  if (first && offersMethod(first.methods, methodId)) return undefined
  return checkoutError('errors/shipping-failure', checkoutTexts(call.visitor.locale).methodUnknown)
}

/** 202 with only the id while in progress, 422 when there are errors, 200 otherwise. */
function checkoutResponse(
  c: Exchange,
  { checkout, cart }: OpenCheckout,
  callErrors: readonly CheckoutError[] = [],
) {
  const { context, visitor } = c.var
  const retryAfterMs = checkout.processingUntil - context.clock.now()
  if (retryAfterMs > 0) {
    return accepted(
      c,
      { checkoutId: checkout.id },
      { location: checkoutPath(c.var, checkout.id), retryAfterMs },
    )
  }
  const calculated = calculateCart(c.var, cart)
  const checksStock = context.options.stockCheck === 'checkout' && checkout.orderReferenceNumber === null
  const shortages = checksStock ? findShortages(calculated, visitor) : []
  const errors = [...shortages, ...findCheckoutErrors(calculated, visitor), ...callErrors]
  return c.json(checkoutBody(c.var, { calculated, checkout, errors }), errors.length > 0 ? 422 : 200)
}

const checkoutPath = ({ request }: Call, checkoutId: string) =>
  new URL(request.url).pathname.replace(/\/checkouts.*$/, `/checkouts/${checkoutId}`)
