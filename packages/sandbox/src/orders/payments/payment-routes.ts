import { Hono, type HonoRequest } from 'hono'
import { formatMoneyAmount } from '../../amount'
import type { Call, Env, Exchange } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import { calculateCart } from '../../basket/calculation/cart-calculation'
import { setPurchaseOrderNumber } from '../../basket/records/cart-repository'
import { checkoutError } from '../../calls/checkout-error'
import { rejectConflict, requireCheckout, type OpenCheckout } from '../../basket/checkout/checkout-lookup'
import { saveCheckout, type Payment } from '../../basket/records/checkout-repository'
import { purchaseOrderNumberOf } from '../../basket/checkout/checkout-state'
import { insertPayment } from '../../basket/records/payment-repository'
import { ConnectionLost } from '../../faults/faults'
import { createPaymentToken } from './create-payment-token'
import { decidePayment, type PaymentDecision } from './payment-decision'
import { cardMembers, paymentMembers, readCard, readPayment, type PaymentInput } from './payment-input'
import { PlatformError } from '../../platform-error'
import { isBeingChecked, isByInvoice, isInvoiceAllowed, withInvoiceLimit } from './invoice-limit'
import { paymentTexts } from './payment-messages'
import { paymentTokens } from './payment-tokens'

/** Payments of a checkout by the test tokens, and tokens for card data. */
export const paymentRoutes = new Hono<Env>()
  .post('/checkouts/:checkoutId/payments', async (c) => {
    const input = readPayment(await readBody(c, paymentMembers), siteOrigins(c.req))
    rejectCredit(c.var, input)
    const { decision, payment } = pay(c.var, c.req.param('checkoutId'), input)
    if (decision === 'lost-answer') throw new ConnectionLost()
    return payment ? paidResponse(c, payment) : refusedResponse(c, decision)
  })
  .post('/payments/token', async (c) => {
    const body = await readBody(c, cardMembers)
    const { context } = c.var
    const cardNumber = readCard(body, context.clock.now())
    const outcome = paymentTokens.find((card) => card.cardNumber === cardNumber)?.outcome ?? 'decline'
    return c.json({ token: createPaymentToken(context, { prefix: 'card', outcome }) }, 201)
  })

/** 403 INSUFFICIENT_ACCESS where a guest wants to pay after the delivery: nobody knows who they are. */
function rejectCredit({ visitor }: Call, input: PaymentInput): void {
  if (visitor.buyer || !isByInvoice(input)) return
  throw new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Guests do not pay by purchase order.')
}

/** Whether an account that has paid no order yet wants to owe more than it may. */
const isOverLimit = (call: Call, { cart }: OpenCheckout, input: PaymentInput): boolean =>
  isByInvoice(input) && !isInvoiceAllowed(call, calculateCart(call, cart).total)

/** The origins of the site that was called: its own, and that of a server of the shop in front of it. */
function siteOrigins(request: HonoRequest): readonly string[] {
  const host = request.header('x-forwarded-host')
  const protocol = request.header('x-forwarded-proto') ?? 'https'
  return [new URL(request.url).origin, ...(host === undefined ? [] : [`${protocol}://${host}`])]
}

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
    const decision = isOverLimit(call, open, input)
      ? isBeingChecked(call)
        ? 'companyCheck'
        : 'invoiceLimit'
      : decidePayment(context, input, open.checkout.payment)
    const payment = toPayment(call, open, { input, decision })
    if (!payment) return { decision }
    const checkout = { ...open.checkout, payment }
    saveCheckout(context.db, checkout)
    setPurchaseOrderNumber(context.db, open.cart.id, purchaseOrderNumberOf(checkout))
    return { decision, payment }
  })
}

const charging: readonly PaymentDecision[] = ['success', 'confirmed', 'open', 'redirect', 'lost-answer']

interface Decided {
  readonly input: PaymentInput
  readonly decision: PaymentDecision
}

function toPayment(call: Call, open: OpenCheckout, { input, decision }: Decided): Payment | undefined {
  if (!charging.includes(decision)) return undefined
  const existing = open.checkout.payment
  const { requestType, paymentToken, method, vatId } = input
  const described = {
    requestType,
    paymentToken: paymentToken ?? '',
    billingAddress: input.billingAddress ?? existing?.billingAddress ?? null,
    ...(vatId !== null && { vatId }),
    ...(method !== null && { method }),
  }
  if (requestType === 'SimplePurchaseOrder') return described
  if (decision === 'open' || decision === 'confirmed') return confirm(existing, described, decision)
  const isOpen = decision === 'redirect'
  const { transaction, amount } = authorise(call, open, { input, isOpen })
  const payment = { ...described, transaction, authorisedAmount: amount }
  return isOpen ? { ...payment, openTransaction: transaction } : payment
}

/** The payment that the shopper confirms elsewhere: the same, once it is confirmed without the open transaction. */
function confirm(existing: Payment | null, described: Payment, decision: PaymentDecision): Payment {
  const { openTransaction = '', ...rest } = existing ?? described
  return decision === 'open'
    ? { ...rest, ...described, openTransaction: openTransaction || described.paymentToken }
    : { ...rest, ...described }
}

/**
 * Reserves the amount at the provider. One that the shopper has to confirm stays open; where the sandbox has no pages of
 * the provider, on which it could be confirmed, it is confirmed at once.
 */
function authorise(
  call: Call,
  { cart, checkout }: OpenCheckout,
  { input, isOpen }: { readonly input: PaymentInput; readonly isOpen: boolean },
) {
  const { context, visitor } = call
  const { random, clock, db, options } = context
  const transaction = `txn_${random.hex(12)}`
  const amount = formatMoneyAmount(calculateCart(call, cart).total)
  insertPayment(db, {
    id: transaction,
    checkoutId: checkout.id,
    cartId: cart.id,
    shop: visitor.shop,
    locale: visitor.locale,
    method: input.method,
    amount,
    currencyCode: cart.currencyCode,
    state: isOpen && options.paymentOrigin !== undefined ? 'open' : 'authorised',
    returnUrl: input.returnUrl,
    confirmsAt: null,
    createdAt: clock.now(),
  })
  return { transaction, amount }
}

function paidResponse(c: Exchange, { openTransaction, requestType }: Payment) {
  if (openTransaction === undefined) {
    return c.json({ salesforceResultCode: 'Success', errors: [], paymentsData: {} }, 201)
  }
  const { paymentOrigin } = c.var.context.options
  const redirectUrl =
    paymentOrigin === undefined
      ? `https://payment.example/confirm/${openTransaction}`
      : `${paymentOrigin}/pay/${openTransaction}`
  const paymentsData = { transaction: openTransaction, redirectUrl, state: 'open' }
  const salesforceResultCode = requestType === 'ClientRequest' ? 'Success' : 'RequiresReview'
  return c.json({ salesforceResultCode, errors: [], paymentsData }, 201)
}

type TextKey = keyof ReturnType<typeof paymentTexts>

interface RefusalKind {
  readonly code: string
  readonly text: TextKey
  readonly state?: string
}

const refusals: Partial<Record<PaymentDecision, RefusalKind>> = {
  decline: { code: 'Decline', text: 'decline', state: 'declined' },
  cancelled: { code: 'Decline', text: 'cancelled', state: 'cancelled' },
  expired: { code: 'Decline', text: 'expired', state: 'expired' },
  'system-error': { code: 'SystemError', text: 'systemError' },
  purchaseOrderNumber: { code: 'ValidationError', text: 'purchaseOrderNumber' },
  kind: { code: 'ValidationError', text: 'kind' },
  invoiceLimit: { code: 'Decline', text: 'invoiceLimit', state: 'declined' },
  companyCheck: { code: 'Decline', text: 'companyCheck', state: 'declined' },
}

function refusedResponse(c: Exchange, decision: PaymentDecision) {
  const { code, text, state } = refusals[decision] ?? { code: 'ValidationError', text: 'token' }
  const detail = withInvoiceLimit(paymentTexts(c.var.visitor.locale)[text], c.var)
  const errors = [checkoutError('errors/payment-failure', detail)]
  const paymentsData = state === undefined ? {} : { state }
  return c.json({ salesforceResultCode: code, errors, paymentsData }, 422)
}
