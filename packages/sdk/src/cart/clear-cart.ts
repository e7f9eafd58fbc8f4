import type { ClientCore } from '../client-core'
import type { CallOptions } from '../transport/transport'
import type { CartSide } from './cart'
import type { SessionSide } from '../session/session'

/** How a cart is cleared. */
export interface ClearCartOptions extends CallOptions {
  /** A failure only reaches the log, and what follows goes on [8-11]. @default false: it reaches the caller */
  readonly isSilent?: boolean | undefined
}

interface Sides {
  readonly session: SessionSide
  readonly cart: Pick<CartSide, 'delete'>
}

/** Empties what the shopper has gathered: a guest's cart in the browser, a buyer's on the server. */
export const createClearCart =
  ({ guestCart, options }: ClientCore, { session, cart }: Sides) =>
  async ({ isSilent = false, ...call }: ClearCartOptions = {}): Promise<void> => {
    try {
      const { isGuest } = await session.ensure(call)
      await (isGuest ? guestCart.clear() : cart.delete(call))
    } catch (error) {
      if (!isSilent) throw error
      options.reportFailure(error, 'the cart cannot be cleared')
    }
  }
