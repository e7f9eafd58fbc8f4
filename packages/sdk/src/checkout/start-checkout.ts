import { isResponseError, ShopError } from '../errors/errors'
import type { Checkout } from '../contract/checkout/checkout'
import { activeCheckout } from '../rules/call/call-defaults'
import { checkoutErrorCode, isCheckoutReady, shouldRestartCheckout } from '../rules/cart/checkout'
import { toServerErrors } from '../transport/server-errors'

/** The calls that starting and loading a checkout makes. */
export interface CheckoutCalls {
  /** Starts a checkout of the current cart with the default delivery address. */
  start(): Promise<Checkout>
  /** Loads a checkout, polled until it is ready. */
  load(checkoutId: string): Promise<Checkout>
  delete(checkoutId: string): Promise<void>
}

/** Whether a start was refused because of an existing checkout. */
const isBlocked = (error: unknown) => isResponseError(error) && shouldRestartCheckout(error.status)

async function tryStart(calls: CheckoutCalls): Promise<Checkout | undefined> {
  try {
    const checkout = await calls.start()
    return shouldRestartCheckout(checkout.checkoutStatus) ? undefined : checkout
  } catch (error) {
    if (isBlocked(error)) return undefined
    throw error
  }
}

/**
 * Starts a checkout and waits until it is ready. When the platform responds 410 or 422, the existing checkout is deleted
 * and the start repeated once.
 */
export async function startCheckout(calls: CheckoutCalls): Promise<Checkout> {
  let checkout = await tryStart(calls)
  if (!checkout) {
    await calls.delete(activeCheckout)
    checkout = await calls.start()
  }
  return isCheckoutReady(checkout.checkoutStatus) ? checkout : await calls.load(checkout.checkoutId)
}

const messages = {
  SESSION_NOT_LOADED: 'there is no checkout',
  INSUFFICIENT_INVENTORY: 'there is not enough stock',
  NULL_CHECKOUTID: 'the checkout has no id',
} as const

/**
 * The checkout, if the purchase can go on with it. Errors: `SESSION_NOT_LOADED` without one, `INSUFFICIENT_INVENTORY` when
 * stock is its first error, `NULL_CHECKOUTID` without id.
 */
export function requireCheckout(checkout: Checkout | null | undefined): Checkout {
  const code = checkoutErrorCode(checkout)
  if (checkout && code === undefined) return checkout
  const errors = toServerErrors(checkout?.errors ?? [])
  throw new ShopError(code ?? 'SESSION_NOT_LOADED', messages[code ?? 'SESSION_NOT_LOADED'], { errors })
}
