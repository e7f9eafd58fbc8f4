import { Hono } from 'hono'
import { formatMoneyAmount } from '../amount'
import type { Call, Env, Exchange } from '../calls/call'
import { readBody } from '../calls/json-body'
import type { SandboxContext } from '../calls/sandbox-context'
import { calculateCart } from '../cart/cart-calculation'
import { setPurchaseOrderNumber } from '../cart/cart-repository'
import { checkoutError } from '../checkout/checkout-error'
import { rejectConflict, requireCheckout, type OpenCheckout } from '../checkout/checkout-lookup'
import { saveCheckout, type Payment } from '../checkout/checkout-repository'
import { purchaseOrderNumberOf } from '../checkout/checkout-state'
import type { Database } from '../database/database'
import { ConnectionLost } from '../faults/faults'
import { cardMembers, paymentMembers, readCard, readPayment, type PaymentInput } from './payment-input'
import { paymentTexts } from './payment-messages'
import { paymentTokens, findOutcome, purchaseOrderTokens, type PaymentOutcome } from './payment-tokens'

/** Payments of a checkout by the test tokens, and tokens for card data. */
export const paymentRoutes = new Hono<Env>()
  .post('/checkouts/:checkoutId/payments', async (c) => {
    const input = readPayment(await readBody(c, paymentMembers))
    const { decision, payment } = pay(c.var, c.req.param('checkoutId'), input)
    if (decision === 'lost-answer') throw new ConnectionLost()
    return payment ? paidResponse(c, payment) : refusedResponse(c, decision)
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
  readonly decision: PaymentDecision
  /** The payment that the checkout now has; undefined when nothing was charged. */
  readonly payment?: Payment
}

/** Decides on a payment and saves it, in one transaction; 409 CHECKOUT_CONFLICT while the checkout is in progress. */
function pay(call: Call, checkoutId: string, input: PaymentInput): PaymentResult {
  const { context } = call
  return context.db.transaction(() => {
    const open = requireCheckout(call, checkoutId)
    rejectConflict(context, open.checkout)
    const decision = decidePayment(context, input, open.checkout.payment)
    const payment = toPayment(call, open, { input, decision })
    if (!payment) return { decision }
    const checkout = { ...open.checkout, payment }
    saveCheckout(context.db, checkout)
    setPurchaseOrderNumber(context.db, open.cart.id, purchaseOrderNumberOf(checkout))
    return { decision, payment }
  })
}

const charging: readonly PaymentDecision[] = ['success', 'confirmed', 'redirect', 'lost-answer']

function toPayment(
  call: Call,
  { cart, checkout }: OpenCheckout,
  { input, decision }: { input: PaymentInput; decision: PaymentDecision },
): Payment | undefined {
  const { context } = call
  if (!charging.includes(decision)) return undefined
  const { requestType, paymentToken } = input
  const billingAddress = input.billingAddress ?? checkout.payment?.billingAddress ?? null
  const payment = {
    ...{ requestType, paymentToken: paymentToken ?? '', billingAddress },
    ...(input.vatId !== null && { vatId: input.vatId }),
  }
  if (requestType === 'SimplePurchaseOrder') return payment
  const authorisedAmount = formatMoneyAmount(calculateCart(call, cart).total)
  if (decision !== 'redirect') return { ...payment, authorisedAmount }
  return { ...payment, authorisedAmount, openTransaction: `txn_${context.random.hex(12)}` }
}

function paidResponse(c: Exchange, { openTransaction, requestType }: Payment) {
  const isReviewed = openTransaction !== undefined && requestType !== 'ClientRequest'
  const paymentsData =
    openTransaction === undefined
      ? {}
      : {
          transaction: openTransaction,
          redirectUrl: `https://payment.example/confirm/${openTransaction}`,
        }
  const salesforceResultCode = isReviewed ? 'RequiresReview' : 'Success'
  return c.json({ salesforceResultCode, errors: [], paymentsData }, 201)
}

const refusals: Partial<Record<PaymentDecision, readonly [code: string, text: 'decline' | 'systemError']>> = {
  decline: ['Decline', 'decline'],
  'system-error': ['SystemError', 'systemError'],
}

function refusedResponse(c: Exchange, decision: PaymentDecision) {
  const texts = paymentTexts(c.var.visitor.locale)
  const [code, text] = refusals[decision] ?? ['ValidationError', toTextKey(decision)]
  const errors = [checkoutError('errors/payment-failure', texts[text])]
  return c.json({ salesforceResultCode: code, errors, paymentsData: {} }, 422)
}

const toTextKey = (decision: PaymentDecision) =>
  decision === 'purchaseOrderNumber' || decision === 'kind' ? decision : 'token'

const PURCHASE_ORDER_NUMBER_LENGTH = 80

/** The gateway's decision on a payment; the keys of texts say why it is invalid. */
type PaymentDecision = PaymentOutcome | 'confirmed' | 'purchaseOrderNumber' | 'token' | 'kind'

/** Decides on a payment, given the one that the checkout already has. */
function decidePayment(
  context: SandboxContext,
  { requestType, paymentToken }: PaymentInput,
  existing: Payment | null,
): PaymentDecision {
  if (requestType === 'SimplePurchaseOrder') return decidePurchaseOrder(paymentToken, existing)
  if (existing?.requestType === 'SimplePurchaseOrder') return 'kind'
  if (paymentToken === null) return 'token'
  if (requestType === 'PostAuth' && existing?.openTransaction === paymentToken) return 'confirmed'
  const outcome = findOutcome(paymentTokens, paymentToken) ?? storedOutcome(context, paymentToken)
  if (outcome === undefined) return 'token'
  return requestType === 'ClientRequest' && outcome === 'success' ? 'redirect' : outcome
}

function decidePurchaseOrder(number: string | null, existing: Payment | null): PaymentDecision {
  if (!number || number.length > PURCHASE_ORDER_NUMBER_LENGTH) return 'purchaseOrderNumber'
  if (existing && existing.requestType !== 'SimplePurchaseOrder') return 'kind'
  return findOutcome(purchaseOrderTokens, number) ?? 'success'
}

function storedOutcome({ db }: SandboxContext, token: string): PaymentOutcome | undefined {
  const stored = findPaymentToken(db, token)
  return paymentTokens.find(({ outcome }) => outcome === stored?.outcome)?.outcome
}

/** Stores a token with the outcome of its payments; card data is never stored. */
function insertPaymentToken(
  db: Database,
  { token, outcome, now }: { token: string; outcome: string; now: number },
): void {
  db.run('INSERT INTO payment_token (token, outcome, created_at) VALUES (?, ?, ?)', token, outcome, now)
}

const findPaymentToken = (db: Database, token: string): { outcome: string } | undefined =>
  db.get('SELECT outcome FROM payment_token WHERE token = ?', token)
