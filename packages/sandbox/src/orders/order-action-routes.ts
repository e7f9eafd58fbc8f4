import { Hono } from 'hono'
import { readBody } from '../calls/responses'
import type { Call, Env } from '../calls/call'
import type { CheckoutError } from '../checkout/checkout-error'
import { isObject, rejectUnknownMembers } from '../json-object'
import { invalidInput, parserError, PlatformError } from '../platform-error'
import { webstoreSettings } from '../settings/webstore-settings'
import { prepareOrder, submitOrder } from './prepare-order'

/** Placing an order in two steps, where `placeOrderV2Enabled` is on; 403 INSUFFICIENT_ACCESS where it is off. */
export const orderActionRoutes = new Hono<Env>().post('/checkouts/:checkoutId/orders/actions', async (c) => {
  const action = readAction(await readBody(c, ['actions']))
  if (!webstoreSettings(c.var.context, c.var.visitor.shop).placeOrderV2Enabled) throw notEnabled()
  const outcome = perform(c.var, action)
  const response = { action, ...outcome }
  return c.json({ actions: [response], errors: outcome.errors }, outcome.errors.length > 0 ? 422 : 200)
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
  const [first] = list
  if (first === undefined || list.length > 1) throw invalidInput('Exactly one action is required.')
  if (!isObject(first)) throw parserError('An action is not an object.')
  rejectUnknownMembers(first, ['action', 'parameters'])
  const { action, parameters } = first
  if (action === undefined || action === null || action === '') throw invalidInput('action is required.')
  if (parameters !== undefined && parameters !== null && !isObject(parameters))
    throw parserError('parameters is not an object.')
  if (action === 'prepare' || action === 'submit') return action
  throw parserError('action is one of prepare and submit.')
}

const notEnabled = () =>
  new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Streamlined place order is not enabled for this store.')
