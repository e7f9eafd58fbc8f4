import { cart } from '../cart/cart'
import type { FeatureContext } from '../client/client'
import { shopperTransport } from '../session/after-session'
import {
  releaseInventory,
  reserveInventory,
  type InventoryReservation,
} from '../contract/inventory/inventory'
import { isResponseError } from '../errors/errors'
import { currentCart, reservationSeconds } from '../rules/call/call-defaults'
import type { CallOptions, Transport } from '../transport/transport'

/** Reserving stock for the current cart. Many organisations do not offer it, so a cart must work without. */
export interface InventoryFeature {
  /**
   * Reserves the stock of the cart, for 14400 s by default; null where the organisation does not reserve (403, 404).
   */
  reserve(
    input?: { readonly durationInSeconds?: number | undefined },
    options?: CallOptions,
  ): Promise<InventoryReservation | null>
  /** Ends the reservation; succeeds without one too. */
  release(options?: CallOptions): Promise<void>
}

const params = { cartId: currentCart }

/** Null for 403 and 404: the organisation does not reserve stock. */
async function nullIfUnavailable<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (isResponseError(error) && (error.status === 403 || error.status === 404)) return null
    throw error
  }
}

export function createInventoryCalls({ send }: Transport): InventoryFeature {
  return {
    reserve: async ({ durationInSeconds = reservationSeconds } = {}, options) => {
      const response = await nullIfUnavailable(
        send(reserveInventory, { params, body: { durationInSeconds } }, options),
      )
      return response?.data ?? null
    },
    release: async (options) => void (await nullIfUnavailable(send(releaseInventory, { params }, options))),
  }
}

/**
 * Reserving stock for the current cart. The platform accepts one write to a cart at a time, so each waits for its
 * turn.
 */
export function inventory(client: FeatureContext): InventoryFeature {
  const calls = createInventoryCalls(client.use(shopperTransport))
  const { write } = client.use(cart)
  return {
    reserve: (input, call) => write((options) => calls.reserve(input, options), call),
    release: (call) => write((options) => calls.release(options), call),
  }
}
