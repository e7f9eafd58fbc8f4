import type { Client } from '../client/client'
import { guestCart } from '../guest-cart/guest-cart'
import { session } from '../session/session'
import type { CallOptions } from '../transport/transport'
import { cart } from './cart'

/** How a cart is cleared. */
export interface ClearCartOptions extends CallOptions {
  /** A failure only reaches the log, and what follows goes on [8-11]. @default false: it reaches the caller */
  readonly isSilent?: boolean | undefined
}

/**
 * Empties the cart before a change of country or currency [4.selected-country-header-7]: a guest's in the browser,
 * a buyer's on the server. With `isSilent` a failure only reaches the log [8-11].
 */
export type ClearCart = (options?: ClearCartOptions) => Promise<void>

/** Empties what the shopper has gathered. */
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
