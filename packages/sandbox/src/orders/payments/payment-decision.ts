import type { SandboxContext } from '../../calls/sandbox-context'
import type { Payment } from '../../basket/records/checkout-repository'
import { findPayment, settlePayment, type PaymentRecord } from '../../basket/records/payment-repository'
import type { Database } from '../../database/database'
import type { PaymentInput } from './payment-input'
import {
  findOutcome,
  paymentTokens,
  purchaseOrderTokens,
  redirectTokens,
  type PaymentOutcome,
} from './payment-tokens'

const PURCHASE_ORDER_NUMBER_LENGTH = 80

/** How long a shopper may take to confirm a payment, in ms. */
const CONFIRMATION_TIME = 15 * 60_000

/**
 * The gateway's decision on a payment: the outcome of its token, what became of a payment that the shopper confirms
 * elsewhere, or why it is invalid.
 */
export type PaymentDecision =
  | PaymentOutcome
  | ('confirmed' | 'open' | 'cancelled' | 'expired')
  | ('purchaseOrderNumber' | 'token' | 'kind' | 'invoiceLimit' | 'companyCheck')

/** Decides on a payment, given the one that the checkout already has. */
export function decidePayment(
  context: SandboxContext,
  { requestType, paymentToken }: PaymentInput,
  existing: Payment | null,
): PaymentDecision {
  if (requestType === 'SimplePurchaseOrder') return decidePurchaseOrder(paymentToken, existing)
  if (existing?.requestType === 'SimplePurchaseOrder') return 'kind'
  if (paymentToken === null) return 'token'
  if (requestType === 'PostAuth' && existing?.transaction === paymentToken) {
    return decideConfirmation(context, paymentToken)
  }
  const outcome =
    findOutcome([...paymentTokens, ...redirectTokens], paymentToken) ?? storedOutcome(context, paymentToken)
  if (outcome === undefined) return 'token'
  return requestType === 'ClientRequest' && outcome === 'success' ? 'redirect' : outcome
}

function decidePurchaseOrder(number: string | null, existing: Payment | null): PaymentDecision {
  if (!number || number.length > PURCHASE_ORDER_NUMBER_LENGTH) return 'purchaseOrderNumber'
  if (existing && existing.requestType !== 'SimplePurchaseOrder') return 'kind'
  return findOutcome(purchaseOrderTokens, number) ?? 'success'
}

const decisions: Partial<Record<PaymentRecord['state'], PaymentDecision>> = {
  open: 'open',
  authorised: 'confirmed',
  declined: 'decline',
  cancelled: 'cancelled',
  expired: 'expired',
}

/** What became of a payment that the shopper confirms at the provider. */
function decideConfirmation({ db, clock }: SandboxContext, transaction: string): PaymentDecision {
  bringUpToDate(db, transaction, clock.now())
  const payment = findPayment(db, transaction)
  return (payment && decisions[payment.state]) ?? 'token'
}

/** An approval that the provider confirms late takes effect, and a payment that nobody confirmed expires. */
export function bringUpToDate(db: Database, transaction: string, now: number): void {
  const payment = findPayment(db, transaction)
  if (payment?.state !== 'open') return
  const { confirmsAt, createdAt } = payment
  if (confirmsAt !== null && confirmsAt <= now) settlePayment(db, transaction, 'authorised')
  else if (confirmsAt === null && createdAt + CONFIRMATION_TIME <= now)
    settlePayment(db, transaction, 'expired')
}

function storedOutcome({ db }: SandboxContext, token: string): PaymentOutcome | undefined {
  const stored = db.get<{ outcome: string }>('SELECT outcome FROM payment_token WHERE token = ?', token)
  return paymentTokens.find(({ outcome }) => outcome === stored?.outcome)?.outcome
}
