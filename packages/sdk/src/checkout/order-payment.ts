import type { PaymentResult } from '../contract/checkout/checkout'
import { isResponseError, isShopError, ResponseError } from '../errors/errors'

/** The calls that come before an order is placed. */
export interface OrderPaymentCalls {
  prepare(): Promise<void>
  pay(): Promise<PaymentResult>
  /** Whether there is time to pay again after a payment that took too long. @default true */
  readonly canWait?: boolean | undefined
}

/**
 * Prepares and pays an order that is about to be placed. When the response to the payment is lost, it is repeated
 * once: the platform reverses the earlier one. A payment that was not accepted fails as `RESPONSE` with status 422.
 */
export async function payForOrder({ prepare, pay, canWait = true }: OrderPaymentCalls): Promise<void> {
  await prepare()
  const { salesforceResultCode, errors } = await pay().catch((error: unknown) => {
    if (isLost(error) && (canWait || !isShopError(error, 'TIMEOUT'))) return pay()
    throw error
  })
  if (salesforceResultCode === 'Success') return
  throw new ResponseError({
    url: 'payments',
    status: 422,
    statusText: 'the payment was not accepted',
    errors: errors.map(({ type, message }) => ({ type, ...(message !== null && { message }) })),
  })
}

const isLost = (error: unknown): boolean =>
  isResponseError(error)
    ? error.status >= 500 || error.status === 408
    : isShopError(error, 'NETWORK') || isShopError(error, 'TIMEOUT')
