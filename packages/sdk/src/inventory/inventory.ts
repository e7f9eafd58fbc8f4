import { cart } from '../cart/cart'
import type { Client } from '../client/client'
import { shopperTransport } from '../session/after-session'
import {
  releaseInventory,
  reserveInventory,
  type InventoryReservation,
} from '../contract/inventory/inventory'
import { isResponseError } from '../errors/errors'
import { currentCart, reservationSeconds } from '../rules/call/call-defaults'
import type { CallOptions, Transport } from '../transport/transport'

/** Stock held for the present cart. Many organisations do not have it, so a cart must do without. */
export interface InventoryFeature {
  /** Holds it, for 14400 s by default [9-36]; null where the organisation holds none (403, 404) [7.3-24]. */
  reserve(
    input?: { readonly durationInSeconds?: number | undefined },
    options?: CallOptions,
  ): Promise<InventoryReservation | null>
  /** Gives it free; done as well where none is held. */
  release(options?: CallOptions): Promise<void>
}

const params = { cartId: currentCart }

async function unlessUnknown<T>(call: Promise<T>): Promise<T | null> {
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
      const response = await unlessUnknown(
        send(reserveInventory, { params, body: { durationInSeconds } }, options),
      )
      return response?.data ?? null
    },
    release: async (options) => void (await unlessUnknown(send(releaseInventory, { params }, options))),
  }
}

/** Stock held for the present cart. The platform takes one write to a cart at a time, so each waits its turn. */
export function inventory(client: Client): InventoryFeature {
  const calls = createInventoryCalls(client.use(shopperTransport))
  const { write } = client.use(cart)
  return {
    reserve: (input, call) => write((live) => calls.reserve(input, live), call),
    release: (call) => write((live) => calls.release(live), call),
  }
}
