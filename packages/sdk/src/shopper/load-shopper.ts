import { buyerCart } from '../cart/buyer-cart'
import { cartCounts } from '../cart/cart-counts'
import { cartCountsKey } from '../cart/cart-keys'
import { cartCopies } from '../cart/cart-copies'
import { cartMerge } from '../cart/cart-merge'
import type { Client } from '../client/client'
import { currentCart } from '../rules/call/call-defaults'
import { joinBasePath, shownBasePath } from '../rules/url/shown-base-path'
import { guestCartIdEntry } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { resumeAfterLogin } from './resume-after-login'
import { session } from '../session/session'
import { claimTab } from '../session/shopper-scope'

/**
 * What a page does first for whoever is shopping: the session and its contexts; then a buyer's guest cart is merged, the
 * way that signing in interrupted is taken up again, and the cart counts are loaded. Only the session's own failures
 * reach the caller. [4.guest-cart-on-login-1], [4.guest-cart-on-login-6]
 */
export type LoadShopper = (options?: CallOptions) => Promise<void>

const noCounts = { uniqueProductCount: 0, cartId: null }

/** Uses all that follows from signing in; nothing uses it. */
export function loadShopper(client: Client): LoadShopper {
  const { ensure } = client.use(session)
  return async (call) => {
    const { isGuest } = await ensure(call)
    if (isGuest) return client.loaded(cartCountsKey).set(noCounts)
    // Whom a server found, the browser has not asked about.
    claimTab(client, client.scope.getSnapshot().userId ?? null)
    await welcomeBuyer(client, call)
  }
}

/** What fails on the way only the log hears of: a page is shown all the same. */
async function welcomeBuyer(client: Client, call?: CallOptions): Promise<void> {
  const { reportFailure, options } = client
  const isBrowser = options.runtime === 'browser'
  const isCartMerged = isBrowser && (await mergeCarts(client))
  if (isBrowser) client.use(buyerCart).writer.resume()
  await client
    .use(cartCounts)
    .reload(call)
    .catch((error: unknown) => reportFailure(error, 'the cart counts cannot be loaded'))
  if (isBrowser) resume(client, isCartMerged)
}

/**
 * Brings what the guest had gathered into the buyer's cart; false when not all of it came along as it was. That the
 * guest's cart on the server cannot be preserved only the log hears [8-12].
 */
async function mergeCarts(client: Client): Promise<boolean> {
  const { merge, productsNotPreserved } = client.use(cartMerge)
  const isDone = (call: Promise<unknown>, context: string) =>
    call.then(
      () => true,
      (error: unknown) => {
        client.reportFailure(error, context)
        return false
      },
    )
  const state = { isWhole: false }
  const mergeLines = async () => void (state.isWhole = await merge())
  const hasGuestCart = client.storage.read(guestCartIdEntry) !== null
  const isPreserved =
    !hasGuestCart || (await isDone(client.use(cartCopies).preserve(), 'the guest’s cart cannot be preserved'))
  await isDone(mergeLines(), 'the guest cart cannot be merged')
  return isPreserved && state.isWhole && productsNotPreserved.getSnapshot() === 0
}

function resume(client: Client, isCartMerged: boolean): void {
  const { options, storage: browserStore, reportFailure } = client
  const { base, navigate } = options
  const counts = client.loaded(cartCountsKey).getSnapshot()
  const cartId = (counts.status === 'ready' && counts.value.cartId) || currentCart
  const cartUrl = joinBasePath(shownBasePath(base), `/cart/${cartId}`)
  resumeAfterLogin({ browserStore, navigate, reportFailure, origin: base.origin, cartUrl, isCartMerged })
}
