import { getCheckout } from '../contract/checkout/checkout'
import { activeCheckout } from '../rules/call/call-defaults'
import type { CallOptions, SendOptions, Transport } from '../transport/transport'

/** Options of a write to a checkout: a conflict does not clear by waiting, so it is read before the next attempt. */
export const readingAfresh = ({ send }: Transport, options?: CallOptions): SendOptions => ({
  ...options,
  beforeRetry: () =>
    send(getCheckout, { params: { checkoutId: activeCheckout } }, options).catch(() => undefined),
})
