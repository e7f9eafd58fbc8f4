import { checkout, checkoutStock, storageEntries } from '@cartonnage/sdk'
import type { CallOptions, CheckoutFeature, Client } from '@cartonnage/sdk'

type Checkout = Awaited<ReturnType<CheckoutFeature['load']>>

/**
 * Loads the checkout, which a browser without one starts, and then reserves the stock of what it has started, or has given
 * back in the cart: nobody else buys it meanwhile. Errors: those of the checkout, and `INSUFFICIENT_INVENTORY` where the
 * stock is short.
 */
export async function loadReservedCheckout(shop: Client, call?: CallOptions): Promise<Checkout> {
  const { use, options } = shop
  const used = usedIds(shop)
  const opened = await use(checkout).load(call)
  const { mayBeReserved, reserve } = use(checkoutStock)
  const isReserved = used.includes(opened.checkoutId) && mayBeReserved()
  // An order needs no more stock. Without the signal: a write is not cancelled by leaving the page.
  if (options.runtime === 'browser' && !isReserved && !opened.orderReferenceNumber) await reserve()
  return opened
}

/** The checkouts that this page, or an earlier one of this tab, has used. */
function usedIds({ use, storage }: Client): readonly (string | null)[] {
  const state = use(checkout).getSnapshot()
  const current = 'value' in state ? (state.value?.checkoutId ?? null) : null
  return [current, storage.read(storageEntries.activeCheckoutId)]
}
