import { Hono } from 'hono'
import { formatMoneyAmount } from '../amount'
import { readBody } from '../calls/responses'
import type { Call, Env, Exchange } from '../calls/call'
import { calculateCart } from '../cart/cart-calculation'
import { setPurchaseOrderNumber } from '../cart/cart-repository'
import { checkoutError } from '../checkout/checkout-error'
import { rejectConflict, requireCheckout, type OpenCheckout } from '../checkout/checkout-lookup'
import { saveCheckout, type Payment } from '../checkout/checkout-repository'
import { purchaseOrderNumberOf } from '../checkout/checkout-state'
import { ConnectionLost } from '../faults/faults'
import { cardMembers, paymentMembers, readCard, readPayment, type PaymentInput } from './payment-input'
import { paymentTexts } from './payment-messages'
import { judgePayment, type Judgement } from './payment-outcome'
import { insertPaymentToken } from './payment-token-repository'
import { paymentTokens } from './payment-tokens'

/** Payments of a checkout by the documented test tokens, and tokens for card data. */
export const paymentRoutes = new Hono<Env>()
  .post('/checkouts/:checkoutId/payments', async (c) => {
    const input = readPayment(await readBody(c, paymentMembers))
    const { judgement, payment } = pay(c.var, c.req.param('checkoutId'), input)
    if (judgement === 'lost-answer') throw new ConnectionLost()
    return payment ? paidResponse(c, payment) : refusedResponse(c, judgement)
  })
  .post('/payments/token', async (c) => {
    const body = await readBody(c, cardMembers)
    const { db, clock, random } = c.var.context
    const cardNumber = readCard(body, clock.now())
    const outcome = paymentTokens.find((existing) => existing.cardNumber === cardNumber)?.outcome ?? 'decline'
    const token = `card_${random.hex(12)}`
    insertPaymentToken(db, { token, outcome, now: clock.now() })
    return c.json({ token }, 201)
  })

interface PaymentResult {
  readonly judgement: Judgement
  /** The payment that the checkout now has; undefined when nothing was charged. */
  readonly payment?: Payment
}

/** Judges and keeps a payment in one transaction. 409 CHECKOUT_CONFLICT while the checkout is in progress. */
function pay(call: Call, checkoutId: string, input: PaymentInput): PaymentResult {
  const { context } = call
  return context.db.transaction(() => {
    const open = requireCheckout(call, checkoutId)
    rejectConflict(context, open.checkout)
    const judgement = judgePayment(context, input, open.checkout.payment)
    const payment = toPayment(call, open, { input, judgement })
    if (!payment) return { judgement }
    const checkout = { ...open.checkout, payment }
    saveCheckout(context.db, checkout)
    setPurchaseOrderNumber(context.db, open.cart.id, purchaseOrderNumberOf(checkout))
    return { judgement, payment }
  })
}

const charging: readonly Judgement[] = ['success', 'confirmed', 'redirect', 'lost-answer']

function toPayment(
  call: Call,
  { cart, checkout }: OpenCheckout,
  { input, judgement }: { input: PaymentInput; judgement: Judgement },
): Payment | undefined {
  const { context } = call
  if (!charging.includes(judgement)) return undefined
  const { requestType, paymentToken } = input
  const billingAddress = input.billingAddress ?? checkout.payment?.billingAddress ?? null
  const payment = {
    ...{ requestType, paymentToken: paymentToken ?? '', billingAddress },
    ...(input.vatId !== null && { vatId: input.vatId }),
  }
  if (requestType === 'SimplePurchaseOrder') return payment
  const authorisedAmount = formatMoneyAmount(calculateCart(call, cart).total)
  if (judgement !== 'redirect') return { ...payment, authorisedAmount }
  return { ...payment, authorisedAmount, openTransaction: `txn_${context.random.hex(12)}` }
}

function paidResponse(c: Exchange, { openTransaction, requestType }: Payment) {
  if (openTransaction === undefined) return response(c, { code: 'Success' })
  const paymentsData = {
    transaction: openTransaction,
    redirectUrl: `https://payment.example/confirm/${openTransaction}`,
  }
  return response(c, { code: requestType === 'ClientRequest' ? 'Success' : 'RequiresReview', paymentsData })
}

const response = (c: Exchange, { code, paymentsData = {} }: { code: string; paymentsData?: object }) =>
  c.json({ salesforceResultCode: code, errors: [], paymentsData }, 201)

const refusals: Partial<Record<Judgement, readonly [code: string, text: 'decline' | 'systemError']>> = {
  decline: ['Decline', 'decline'],
  'system-error': ['SystemError', 'systemError'],
}

function refusedResponse(c: Exchange, judgement: Judgement) {
  const texts = paymentTexts(c.var.visitor.locale)
  const [code, text] = refusals[judgement] ?? ['ValidationError', asTextKey(judgement)]
  const errors = [checkoutError('errors/payment-failure', texts[text])]
  return c.json({ salesforceResultCode: code, errors, paymentsData: {} }, 422)
}

const asTextKey = (judgement: Judgement) =>
  judgement === 'purchaseOrderNumber' || judgement === 'kind' ? judgement : 'token'
