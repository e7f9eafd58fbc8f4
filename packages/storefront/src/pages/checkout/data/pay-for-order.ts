import { checkout } from '@cartonnage/sdk'
import type { Client, PaymentInput } from '@cartonnage/sdk'
import type { OpenPayment } from '../checkout-choice'
import type { PaymentProblem } from '../checkout-problem'
import type { Checkout } from '../checkout-step'
import { digestOf, reviewedOrder } from '../reviewed-order'

type PaymentResult = Awaited<ReturnType<ReturnType<typeof checkout>['pay']>>

/** The payment was not accepted; nothing was ordered. */
export class PaymentRefused extends Error {
  override readonly name: string = 'PaymentRefused'
  readonly problem: PaymentProblem
  constructor(problem: PaymentProblem) {
    super('the payment was not accepted')
    this.problem = problem
  }
}

/** The platform may take this payment only with a checkout that is started anew: it cannot change the kind. */
export class PaymentInvalid extends PaymentRefused {
  override readonly name = 'PaymentInvalid'
  readonly checkout: Checkout
  constructor(current: Checkout) {
    super('payment-failed')
    this.checkout = current
  }
}

function problemOf({ salesforceResultCode: code, state }: PaymentResult): PaymentProblem {
  if (state === 'cancelled') return 'payment-cancelled'
  if (state === 'expired') return 'payment-expired'
  return code === 'Decline' ? 'payment-declined' : 'payment-failed'
}

/** The shopper has to confirm the payment at the provider. */
export class PaymentElsewhere extends Error {
  override readonly name = 'PaymentElsewhere'
  readonly checkoutId: string
  readonly open: OpenPayment
  constructor(checkoutId: string, open: OpenPayment) {
    super('the payment has to be confirmed elsewhere')
    this.checkoutId = checkoutId
    this.open = open
  }
}

/**
 * Prepares and pays a checkout right before its order is placed. Throws `PaymentElsewhere` or `PaymentRefused` where the
 * order must not be placed yet.
 */
export async function payForOrder({ use }: Client, current: Checkout, payment: PaymentInput): Promise<void> {
  const { prepare, pay } = use(checkout)
  await prepare()
  const result = await pay(payment)
  const { transaction, redirectUrl, salesforceResultCode } = result
  const isAccepted = salesforceResultCode === 'Success' || salesforceResultCode === 'RequiresReview'
  if (isAccepted && transaction !== null && redirectUrl !== null) {
    const reviewed = await digestOf(reviewedOrder(current))
    throw new PaymentElsewhere(current.checkoutId, { transaction, redirectUrl, reviewed })
  }
  if (salesforceResultCode === 'ValidationError') throw new PaymentInvalid(current)
  if (salesforceResultCode !== 'Success') throw new PaymentRefused(problemOf(result))
}
