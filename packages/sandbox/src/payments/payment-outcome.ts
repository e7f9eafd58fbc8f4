import type { SandboxContext } from '../calls/sandbox-context'
import type { Payment } from '../checkout/checkout-repository'
import type { PaymentInput } from './payment-input'
import { findPaymentToken } from './payment-token-repository'
import { findOutcome, paymentTokens, purchaseOrderTokens, type PaymentOutcome } from './payment-tokens'

const LONGEST_PURCHASE_ORDER_NUMBER = 80

/** What a gateway makes of a payment, before anything is kept; the text key says why it takes no notice of it. */
export type Judgement = PaymentOutcome | 'confirmed' | 'purchaseOrderNumber' | 'token' | 'kind'

/** Judges a payment next to the one that the checkout has already. */
export function judgePayment(
  context: SandboxContext,
  { requestType, paymentToken }: PaymentInput,
  existing: Payment | null,
): Judgement {
  if (requestType === 'SimplePurchaseOrder') return judgePurchaseOrder(paymentToken, existing)
  if (existing?.requestType === 'SimplePurchaseOrder') return 'kind'
  if (paymentToken === null) return 'token'
  if (requestType === 'PostAuth' && existing?.openTransaction === paymentToken) return 'confirmed'
  const outcome = findOutcome(paymentTokens, paymentToken) ?? storedOutcome(context, paymentToken)
  if (outcome === undefined) return 'token'
  return requestType === 'ClientRequest' && outcome === 'success' ? 'redirect' : outcome
}

function judgePurchaseOrder(number: string | null, existing: Payment | null): Judgement {
  if (!number || number.length > LONGEST_PURCHASE_ORDER_NUMBER) return 'purchaseOrderNumber'
  if (existing && existing.requestType !== 'SimplePurchaseOrder') return 'kind'
  return findOutcome(purchaseOrderTokens, number) ?? 'success'
}

function storedOutcome({ db }: SandboxContext, token: string): PaymentOutcome | undefined {
  const stored = findPaymentToken(db, token)
  return paymentTokens.find(({ outcome }) => outcome === stored?.outcome)?.outcome
}
