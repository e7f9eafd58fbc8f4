import { hasOrderSteps } from '../checkout/order-steps'
import type { FeatureContext } from '../client/client'
import type { InventoryReservation } from '../contract/inventory/inventory'
import { isResponseError, ShopError } from '../errors/errors'
import { firstCheckoutError } from '../rules/cart/checkout'
import { contextCalls } from '../session/context-calls'
import { shopContext } from '../shop-context/shop-context'
import { activeCheckoutIdEntry } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { inventory } from './inventory'

/** The stock of a purchase under way. */
export interface CheckoutStockFeature {
  /**
   * Reserves the stock of the cart for as long as the shop's settings say, four hours by default, so that nobody else buys
   * it meanwhile. Null where the organisation does
   * not reserve, and where it orders in steps: there `prepare` reserves. Errors: `INSUFFICIENT_INVENTORY` when a product is
   * short, with an entry in `errors` for each; any other failure is only reported, because an order is possible without a reservation.
   */
  reserve(options?: CallOptions): Promise<InventoryReservation | null>
  /**
   * Releases what this client, or an earlier page of the tab, may have reserved, for a shopper who leaves the checkout;
   * asks nothing where there was none. A `reserve` that follows waits for it. A failure is only reported: a reservation
   * ends by itself, also one that a server has made.
   */
  release(options?: CallOptions): Promise<void>
  /** Whether this client, or an earlier page of the tab, may have reserved the stock. Asks nothing. */
  mayBeReserved(): boolean
}

/** Reserves and releases the stock of a purchase where the platform does not do so itself. */
export function checkoutStock(client: FeatureContext): CheckoutStockFeature {
  const { reserve, release } = client.use(inventory)
  const context = client.use(contextCalls)
  const { getApplication } = client.use(shopContext)
  /** The default where the settings have none, or cannot be read. */
  const durationOf = async (call?: CallOptions) => {
    const { inventoryConfiguration } = await getApplication(call)
    return inventoryConfiguration?.inventoryDefaultSource?.reservationInSeconds || undefined
  }
  const duration = (call?: CallOptions) => durationOf(call).catch(() => undefined)
  const isOurs = async (call?: CallOptions) => !(await hasOrderSteps(client, { context }, call))
  /** Undefined until this page knows: an earlier one of the tab may have reserved the stock of its checkout. */
  let isReserved: boolean | undefined
  let releasing: Promise<void> = Promise.resolve()
  const mayBeReserved = () => isReserved ?? client.storage.read(activeCheckoutIdEntry) !== null
  const report = (error: unknown) => client.reportFailure(error, 'the stock of the cart cannot be reserved')
  const giveBack = async (call?: CallOptions) => {
    try {
      if (await isOurs(call)) await release(call)
    } catch (error) {
      report(error)
    }
  }
  return {
    mayBeReserved,
    reserve: async (call) => {
      await releasing
      try {
        const reservation = (await isOurs(call))
          ? await reserve({ durationInSeconds: await duration(call) }, call)
          : null
        isReserved = reservation !== null
        return reservation
      } catch (error) {
        throwShortage(error)
        // A lost response may have reserved it.
        isReserved = true
        report(error)
        return null
      }
    },
    release: async (call) => {
      if (!mayBeReserved()) return
      isReserved = false
      releasing = giveBack(call)
      await releasing
    },
  }
}

function throwShortage(error: unknown): void {
  const errors = isResponseError(error) ? error.errors : []
  const code = firstCheckoutError(errors)
  if (code) throw new ShopError(code, 'there is not enough stock', { cause: error, errors })
}
