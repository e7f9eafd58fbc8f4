import { Hono } from 'hono'
import { apiVersionOf } from '../../calls/api-version'
import type { Call, Env } from '../../calls/call'
import { readBody, readRequired, readText } from '../../calls/json-body'
import { readObject, rejectUnknownMembers } from '../../json-object'
import { invalidInput, itemNotFound } from '../../platform-error'
import { canSee, createAccessToken, isAccessToken, isOrderer, type OrderProof } from '../records/order-access'
import { orderLookupResponse, type LookupParts } from './order-lookup-response'
import { findOrder, type OrderRecord } from '../records/order-repository'
import { orderDetail } from '../representation/order-representation'

const ownMembers = ['orderNumber', 'email', 'phoneNumber']
/** How the platform's calls name an order. */
export const platformMembers = ['orderSummaryIdOrRefNumber', 'verification', 'accessToken']

/**
 * One order by its number, for visitors who may see it or can prove that it is theirs. The platform's request gets the
 * platform's response; the request of the shop's contract, `{ orderNumber, email, phoneNumber }`, that of an order.
 */
export const orderLookupRoutes = new Hono<Env>().post('/order-summaries/actions/lookup', async (c) => {
  const body = await readBody(c, [...platformMembers, ...ownMembers])
  if (!ownMembers.some((member) => member in body) || 'orderSummaryIdOrRefNumber' in body) {
    rejectUnknownMembers(body, platformMembers)
    return c.json(orderLookupResponse(c.var, findByPlatformForm(c.var, body), readParts(c.var)))
  }
  rejectUnknownMembers(body, ownMembers)
  return c.json(orderDetail(c.var, findProven(c.var, readRequired(body, 'orderNumber'), readProof(body))))
})

/** A token for a guest who proves an order, since version 64. */
orderLookupRoutes.post('/order-summaries/actions/authorize', async (c) => {
  const body = await readBody(c, ['orderSummaryRefNumber', 'email', 'phoneNumber', 'lastName'])
  const number = readRequired(body, 'orderSummaryRefNumber')
  const order = findOrder(c.var.context.db, number)
  const { orderSummaryRefNumber: _, ...proof } = body
  if (!order || !isOrderer(order, c.var.visitor, readVerification(proof))) throw itemNotFound('The order')
  return c.json({ accessToken: createAccessToken(c.var.context, order) }, 201)
})

/** How a guest proves an order in the shop's own calls. */
export const readProof = (body: Record<string, unknown>): OrderProof => ({
  email: readText(body, 'email'),
  phoneNumber: readText(body, 'phoneNumber'),
})

/** Guests may use only the reference number, and need a verification unless they ordered in this browser. */
export function findByPlatformForm(call: Call, body: Record<string, unknown>): OrderRecord {
  const idOrNumber = readRequired(body, 'orderSummaryIdOrRefNumber')
  const accessToken = apiVersionOf({ req: call.request }) < 64 ? null : readText(body, 'accessToken')
  const order = findProven(call, idOrNumber, { ...readVerification(body.verification), accessToken })
  if (call.visitor.buyer || order.referenceNumber === idOrNumber.toUpperCase()) return order
  throw itemNotFound('The order')
}

/** A guest proves an order by its e-mail address and phone number, and optionally the last name. */
function readVerification(value: unknown): OrderProof {
  if (value === undefined || value === null) return { email: null, phoneNumber: null }
  const verification = readObject(value, 'verification', ['email', 'lastName', 'phoneNumber'])
  return {
    email: readRequired(verification, 'email'),
    phoneNumber: readRequired(verification, 'phoneNumber'),
    lastName: readText(verification, 'lastName'),
  }
}

/** The order that the visitor may see, or proves to have placed; 404 for any other one. */
export function findProven({ context, visitor }: Call, idOrNumber: string, proof: OrderProof): OrderRecord {
  const order = findOrder(context.db, idOrNumber)
  if (order && (canSee(order, visitor) || isOrderer(order, visitor, proof))) return order
  if (order?.shop === visitor.shop && proof.accessToken && isAccessToken(context, order, proof.accessToken)) {
    return order
  }
  throw itemNotFound('The order')
}

function readParts({ request }: Call): LookupParts {
  const isExcluded = (part: string) => {
    const value = request.query(`exclude${part}`)
    if (value === undefined || value === 'true' || value === 'false') return value === 'true'
    throw invalidInput(`exclude${part} is true or false.`)
  }
  return {
    withoutAdjustments: isExcluded('Adjustments'),
    withoutAggregates: isExcluded('AdjustmentAggregates'),
    withoutGroups: isExcluded('DeliveryGroups'),
    withoutItems: isExcluded('LineItems'),
    withoutPayments: isExcluded('Payments'),
    deliveryGroupId: request.query('deliveryGroupId'),
  }
}
