import { Hono } from 'hono'
import { isObject, parserError, readBody, rejectUnknownMembers } from '../answers'
import { setPurchaseOrderNumber } from '../database/cart-repository'
import { saveCheckout } from '../database/checkout-repository'
import { checkoutError } from '../platform/checkout-error'
import { readText } from '../platform/checkout-input'
import { checkoutTexts } from '../platform/checkout-messages'
import { rejectConflict, requireCheckout } from '../platform/checkout-lookup'
import type { Env, SandboxCall } from '../sandbox-context'

const LONGEST_PURCHASE_ORDER_NUMBER = 80

/** What the payment call takes of an address: no id and no phone number. */
const billingMembers = [
  ...['name', 'firstName', 'lastName', 'companyName', 'street', 'city', 'region', 'postalCode', 'country'],
]

/** Payment by purchase order number; every other kind is declined. */
export const paymentRoutes = new Hono<Env>().post('/checkouts/:checkoutId/payments', async (c) => {
  const body = await readBody(c, ['requestType', 'paymentToken', 'billingAddress', 'paymentsData'])
  const billingAddress = readBillingAddress(body['billingAddress'])
  const requestType = readText(body, 'requestType')
  const paymentToken = readText(body, 'paymentToken')
  const texts = checkoutTexts(c.var.visitor.locale)
  requireCheckout(c.var.context, c.var.visitor, c.req.param('checkoutId'))
  if (requestType !== 'SimplePurchaseOrder') return failed(c, texts.paymentKind)
  if (!paymentToken || paymentToken.length > LONGEST_PURCHASE_ORDER_NUMBER)
    return failed(c, texts.purchaseOrderNumber)
  pay(c, c.req.param('checkoutId'), { requestType, paymentToken, billingAddress })
  return c.json({ salesforceResultCode: 'Success', errors: [], paymentsData: {} }, 201)
})

interface PurchaseOrderPayment {
  readonly requestType: string
  readonly paymentToken: string
  readonly billingAddress: Record<string, unknown> | null
}

function pay(c: SandboxCall, checkoutId: string, payment: PurchaseOrderPayment): void {
  const { context, visitor } = c.var
  context.db.transaction(() => {
    const { checkout, cart } = requireCheckout(context, visitor, checkoutId)
    rejectConflict(context, checkout)
    saveCheckout(context.db, { ...checkout, payment })
    setPurchaseOrderNumber(context.db, cart.id, payment.paymentToken)
  })
}

function failed(c: SandboxCall, detail: string) {
  const errors = [checkoutError('errors/payment-failure', detail)]
  return c.json({ salesforceResultCode: 'ValidationError', errors, paymentsData: {} }, 422)
}

function readBillingAddress(input: unknown): Record<string, unknown> | null {
  if (input === undefined || input === null) return null
  if (!isObject(input)) throw parserError('billingAddress is not an object.')
  rejectUnknownMembers(input, billingMembers)
  return input
}
