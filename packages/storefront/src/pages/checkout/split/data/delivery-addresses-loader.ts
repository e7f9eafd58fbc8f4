import { redirect } from 'react-router-dom'
import { requireShopper } from '../../../../shell/data/require-buyer'
import { loadReservedCheckout } from '../../../../shared/cart/data/reserved-checkout'
import { shopOf } from '../../../../shell/shop-context'
import type { PageLoaderArgs } from '../../../../shell/shop-context'
import { listSavedAddresses } from '../../../../shared/addresses/data/list-saved-addresses'
import { canSplit } from '../../data/can-split'
import { cartPathOf } from '../../cart-path'
import { isDeferredToBrowser, isNoCart, loadCheckoutFailure } from '../../checkout-problem'
import { chosenAddress, stepPath } from '../../checkout-step'
import { loadSplit } from './load-split'

/**
 * The state of the page: `waiting` leaves the rest to the browser, `stopped` has a problem, `ready` is the editor. Guests,
 * shops that do not split, and checkouts without an address go to the first step.
 */
export async function loadDeliveryAddresses(args: PageLoaderArgs) {
  const { isGuest } = await requireShopper(args)
  const client = shopOf(args)
  const { signal } = args.request
  if (isGuest || !(await canSplit(client, signal))) throw redirect(stepPath('address'), 303)
  try {
    const opened = await loadReservedCheckout(client, { signal })
    if (!chosenAddress(opened, client.shop)) throw redirect(stepPath('address'), 303)
    const [split, shippingAddresses] = await Promise.all([
      loadSplit(client, { signal }),
      listSavedAddresses(client, { kind: 'Shipping', isDeliverable: true, signal }),
    ])
    const { groups, lines, version } = split
    return { state: 'ready' as const, groups, lines, version, shippingAddresses }
  } catch (error) {
    if (isDeferredToBrowser(error)) return { state: 'waiting' as const }
    if (isNoCart(error)) throw redirect(cartPathOf(client), 303)
    if (error instanceof Response) throw error
    return {
      state: 'stopped' as const,
      problem: await loadCheckoutFailure(error, { shop: client, url: args.request.url }),
    }
  }
}

/** The loader's data of the editor. */
export type SplitData = Extract<
  Awaited<ReturnType<typeof loadDeliveryAddresses>>,
  { readonly state: 'ready' }
>
