import type { Client } from '../client/client'
import { guestCart } from '../guest-cart/guest-cart'
import { session } from '../session/session'
import type { CallOptions } from '../transport/transport'
import { cart } from './cart'

/** How the call behaves, and whether a failure rejects. */
export interface ClearCartOptions extends CallOptions {
  /** Report a failure instead of rejecting. @default false */
  readonly isSilent?: boolean | undefined
}

/**
 * Empties the cart before a change of country or currency: a guest's in the browser, a buyer's on the server.
 */
export type ClearCart = (options?: ClearCartOptions) => Promise<void>

/** Empties the shopper's cart. */
export function clearCart(client: Client): ClearCart {
  const { ensure } = client.use(session)
  const { clear } = client.use(guestCart)
  const { delete: deleteCart } = client.use(cart)
  return async ({ isSilent = false, ...call } = {}) => {
    try {
      const { isGuest } = await ensure(call)
      await (isGuest ? clear() : deleteCart(call))
    } catch (error) {
      if (!isSilent) throw error
      client.reportFailure(error, 'the cart cannot be cleared')
    }
  }
}
