import { buyerCart } from '../cart/buyer-cart'
import { cartCounts, noCounts } from '../cart/cart-counts'
import { cartCountsKey } from '../cart/cart-keys'
import { cartCopies } from '../cart/cart-copies'
import { cartMerge } from '../cart/cart-merge'
import { cartMergeStores } from '../guest-cart/cart-merge-stores'
import type { FeatureContext } from '../client/client'
import { coupons } from '../coupons/coupons'
import { currentCart } from '../rules/call/call-defaults'
import { joinBasePath, canonicalBasePath } from '../rules/url/canonical-base-path'
import { guestCartIdEntry, sentGuestCartEntry } from '../storage/storage-entries'
import type { Session } from '../state/session'
import type { CallOptions } from '../transport/transport'
import { resumeAfterLogin } from './resume-after-login'
import { sessionStore } from '../session/session-store'
import { startedSession } from '../session/started-session'
import { claimTab } from '../session/shopper-scope'

/** What a page does first: `SessionFeature.load`. */
export function loadShopper(client: FeatureContext): (call?: CallOptions) => Promise<Session> {
  const { ensure, reload } = client.use(sessionStore)
  const started = client.use(startedSession)
  return async (call) => {
    // A guest who has signed in since may be a buyer now.
    const session = await (started.isUnread ? reload(call) : ensure(call))
    started.isUnread &&= session.isGuest
    if (session.isGuest) {
      client.loaded(cartCountsKey).set(noCounts)
      return session
    }
    // A session that a server loaded has not claimed the tab yet.
    claimTab(client, client.scope.getSnapshot().userId ?? null)
    await loadBuyer(client, call)
    return session
  }
}

/** Failures are only reported: the page is shown all the same. */
async function loadBuyer(client: FeatureContext, call?: CallOptions): Promise<void> {
  const { reportFailure, options } = client
  const isBrowser = options.runtime === 'browser'
  const isCartMerged = isBrowser && (await mergeCarts(client))
  if (isBrowser) client.use(buyerCart).writer.resume()
  if (isBrowser && !hasWaitingLines(client)) await applyCoupons(client)
  await client
    .use(cartCounts)
    .reload(call)
    .catch((error: unknown) => reportFailure(error, 'the cart counts cannot be loaded'))
  if (isBrowser) resume(client, isCartMerged)
}

/** Merges the guest's carts of browser and server into the buyer's; false when not all of it is known to be there. */
async function mergeCarts(client: FeatureContext): Promise<boolean> {
  const { merge, productsNotPreserved } = client.use(cartMerge)
  const orFalse = (call: Promise<boolean>, context: string) =>
    call.catch((error: unknown) => {
      client.reportFailure(error, context)
      return false
    })
  const preserve = async () => {
    await client.use(cartCopies).preserve()
    return true
  }
  const hasGuestCart = () => client.storage.read(guestCartIdEntry) !== null
  const tryPreserving = () => orFalse(preserve(), 'the guest’s cart cannot be preserved')
  const isPreserved =
    !hasGuestCart() || (await tryPreserving()) || (hasGuestCart() && (await tryPreserving()))
  // Its lines may be in the buyer's cart already: the next page finds out before it merges.
  if (!isPreserved && hasSentLines(client)) return false
  const isMerged = await orFalse(merge(), 'the guest cart cannot be merged')
  return isPreserved && isMerged && productsNotPreserved.getSnapshot() === 0
}

const hasWaitingLines = (client: FeatureContext): boolean =>
  client
    .use(cartMergeStores)
    .differences.getSnapshot()
    .some(({ reason }) => reason === 'waiting')

/** The codes follow the lines: whether they apply depends on them. */
async function applyCoupons(client: FeatureContext): Promise<void> {
  const report = (error: unknown) => client.reportFailure(error, 'the guest’s coupons cannot be applied')
  await client.use(coupons).applyGuestCoupons().catch(report)
}

/** Whether lines of the browser's guest cart were sent to a cart on the server that still has to be preserved. */
const hasSentLines = ({ storage }: FeatureContext): boolean => storage.read(sentGuestCartEntry) !== null

function resume(client: FeatureContext, isCartMerged: boolean): void {
  const { options, storage: browserStore, reportFailure } = client
  const { base, navigate } = options
  const counts = client.loaded(cartCountsKey).getSnapshot()
  const cartId = (counts.status === 'ready' && counts.value.cartId) || currentCart
  const cartUrl = joinBasePath(canonicalBasePath(base), `/cart/${cartId}`)
  resumeAfterLogin({ browserStore, navigate, reportFailure, origin: base.origin, cartUrl, isCartMerged })
}
