import { parseShopUrl } from '@cartonnage/sdk/rules'
import {
  cartCounts,
  guestPermissions,
  navigation,
  sessionStore,
  vatRates,
  type Client,
} from '@cartonnage/sdk'
import { loadHasOrdered } from '../../shared/order/first-order'
import { loadFooterMenu } from './footer-menu'
import { effectiveAccountOf } from '../../shell/effective-account'
import { isUnreachable } from '../../shell/page-error'
import { standsAlone } from '../../shell/paths'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { requestContext } from '../../shell/request-context'
import type { Shell } from '../../shell/use-shell'

/**
 * Fills the client's stores with what the frame shows: navigation, VAT rates and, with a session cookie, who
 * is signed in and the cart counts, otherwise what guests may do. Never fails: what cannot be loaded is not shown.
 */
export async function shellLoader(args: PageLoaderArgs): Promise<Shell> {
  const shop = shopOf(args)
  const { origin, hasSession } = args.context.get(requestContext)
  const { signal } = args.request
  const loadingFooter = loadFooterMenu(shop, args.request)
  const [tree, rates, shopper] = await Promise.allSettled([
    shop.use(navigation).load({ signal }),
    shop.use(vatRates).load({ signal }),
    hasSession ? loadBuyer(shop, signal) : shop.use(guestPermissions).load({ signal }),
  ])
  if (tree.status === 'rejected') shop.reportFailure(tree.reason, 'the category menu cannot be loaded')
  if (shopper.status === 'rejected' && !hasSession)
    shop.reportFailure(shopper.reason, 'what guests may do cannot be loaded')
  const unreachable =
    !standsAlone(parseShopUrl(args.request.url).path) &&
    [tree, rates].every((outcome) => outcome.status === 'rejected' && isUnreachable(outcome.reason))
  return {
    origin,
    year: new Date().getFullYear(),
    footer: await loadingFooter,
    unreachable,
    effectiveAccount: effectiveAccountOf(shop),
  }
}

/** Only buyers have cart counts and orders; a session cookie may also be a guest's, from the other shop. */
async function loadBuyer(shop: Client, signal: AbortSignal): Promise<void> {
  const { isGuest } = await shop.use(sessionStore).load({ signal })
  if (isGuest) return
  await Promise.all([shop.use(cartCounts).load({ signal }), loadHasOrdered(shop, signal)])
}
