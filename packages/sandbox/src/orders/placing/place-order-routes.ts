import { Hono } from 'hono'
import type { Call, Env } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import type { CheckoutError } from '../../calls/checkout-error'
import { isRecord, readObject } from '../../json-object'
import { invalidInput, parserError, PlatformError } from '../../platform-error'
import { webstoreSettings } from '../../calls/webstore-settings'
import { placeOrder } from './place-order'
import { prepareOrder, submitOrder } from './prepare-order'

/**
 * Placing an order: in one call (version 1), or in two steps where `placeOrderV2Enabled` is on; 403
 * INSUFFICIENT_ACCESS where it is off.
 */
export const placeOrderRoutes = new Hono<Env>()
  .post('/checkouts/:checkoutId/orders', async (c) => {
    await readBody(c, [])
    const placement = placeOrder(c.var, c.req.param('checkoutId'))
    if ('errors' in placement) {
      const body = { orderReferenceNumber: null, errors: placement.errors }
      return c.json(body, placement.kind === 'no-contact' ? 412 : 422)
    }
    const { kind, orderReferenceNumber } = placement
    return c.json({ orderReferenceNumber, errors: [] }, kind === 'placed' ? 201 : 200)
  })
  .post('/checkouts/:checkoutId/orders/actions', async (c) => {
    const action = readAction(await readBody(c, ['actions']))
    if (!webstoreSettings(c.var.context, c.var.visitor.shop).placeOrderV2Enabled) throw notEnabled()
    const outcome = perform(c.var, action)
    const { errors } = outcome
    return c.json({ actions: [{ action, ...outcome }], errors }, errors.length > 0 ? 422 : 200)
  })

interface Outcome {
  readonly orderReferenceNumber: string | null
  readonly errors: readonly CheckoutError[]
}

function perform(call: Call, action: Action): Outcome {
  const checkoutId = call.request.param('checkoutId') ?? 'active'
  if (action === 'prepare') return { orderReferenceNumber: null, errors: prepareOrder(call, checkoutId) }
  const placement = submitOrder(call, checkoutId)
  return 'errors' in placement
    ? { orderReferenceNumber: null, errors: placement.errors }
    : { orderReferenceNumber: placement.orderReferenceNumber, errors: [] }
}

type Action = 'prepare' | 'submit'

/** The one action of a call; 400 INVALID_API_INPUT without one or with several, 400 JSON_PARSER_ERROR for others. */
function readAction({ actions }: Record<string, unknown>): Action {
  if (actions !== undefined && !Array.isArray(actions)) throw parserError('actions is not a list.')
  const list: readonly unknown[] = actions ?? []
  if (list[0] === undefined || list.length > 1) throw invalidInput('Exactly one action is required.')
  const { action, parameters } = readObject(list[0], 'An action', ['action', 'parameters'])
  if (action === undefined || action === null || action === '') throw invalidInput('action is required.')
  if (parameters !== undefined && parameters !== null && !isRecord(parameters))
    throw parserError('parameters is not an object.')
  if (action === 'prepare' || action === 'submit') return action
  throw parserError('action is one of prepare and submit.')
}

const notEnabled = () =>
  new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Streamlined place order is not enabled for this store.')
