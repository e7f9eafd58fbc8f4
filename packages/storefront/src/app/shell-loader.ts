import { parseShopUrl } from '@cartonnage/sdk/rules'
import { cartCounts, guestPermissions, navigation, session, vatRates, type Client } from '@cartonnage/sdk'
import type { FooterMenu } from './footer-menu'
import { loadFooterMenu } from './footer-menu'
import type { EffectiveAccount } from '@cartonnage/sdk'
import { effectiveAccountOf } from './effective-account'
import { isUnreachable } from './page-error'
import { standsAlone } from './paths'
import type { PageLoaderArgs } from './shop-context'
import { shopOf } from './shop-context'
import { visitContext } from './visit'

/** What every page knows beside the stores of the shop client. */
export interface Shell {
  /** Public origin of this page. */
  readonly origin: string
  /** Year of the copyright line; from the server, so that both sides write the same one. */
  readonly year: number
  /** The links of the footer [7.1-9]. */
  readonly footer: FooterMenu
  /** The platform did not respond at all, and the page, which needs it, says so instead of showing half of itself. */
  readonly unreachable: boolean
  /** The account that the buyer acts for, when it is not the own one. */
  readonly effectiveAccount?: EffectiveAccount | undefined
}

/**
 * Fills the client's stores with what the frame shows: navigation, VAT rates and, behind a session cookie, who
 * is signed in and the cart counts, otherwise what guests may do. Never fails: what is missing is left out [8-10], [8-16].
 */
export async function shellLoader(args: PageLoaderArgs): Promise<Shell> {
  const shop = shopOf(args)
  const { origin, hasSession } = args.context.get(visitContext)
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

/** Cart counts belong to buyers only; a guest's session cookie of the other shop asks for nothing more. */
async function loadBuyer(shop: Client, signal: AbortSignal): Promise<void> {
  const { isGuest } = await shop.use(session).load({ signal })
  if (!isGuest) await shop.use(cartCounts).load({ signal })
}
