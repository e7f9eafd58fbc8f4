import { parseShopUrl, sameOriginPath, shownBasePathname } from '@cartonnage/sdk/rules'
import { matchPath } from 'react-router-dom'
import { paths } from '../../app/paths'

/** Where the way leads after signing in. */
export interface StartUrl {
  /** A path of this origin, with base path. */
  readonly path: string
  /** A page asked for the sign-in and is gone back to; otherwise `path` is the start page. */
  readonly isRequested: boolean
  /** The sign-in was asked for by the guest's cart. */
  readonly isFromCart: boolean
  /** Where the guest's cart leads on to once it is the buyer's: its 'To checkout' asked for the sign-in. */
  readonly summaryPath?: string | undefined
}

/** Below these the platform begins and ends sessions. */
const platformPath = /^\/(?:secur|webruntime)\//

/**
 * The wished page after signing in, from the address of the sign-in page: only a path of this origin counts; the
 * sign-in page itself and the platform's addresses do not. Anything else leads to the start page of the shop in this
 * language.
 */
export function readStartUrl(url: string): StartUrl {
  const here = parseShopUrl(url)
  const requested = sameOriginPath(new URL(url).searchParams.get('startUrl'), here.origin)
  const there = parseShopUrl(here.origin + (requested ?? ''))
  const isPage = !platformPath.test(there.path) && !matchPath(`${paths.login()}/*`, there.path)
  if (requested === undefined || !isPage) {
    return { path: `${shownBasePathname(here)}/`, isRequested: false, isFromCart: false }
  }
  const isFromCart = there.shop === here.shop && there.path === paths.guestCart()
  const isToCheckout = isFromCart && new URL(requested, here.origin).searchParams.get('to') === 'checkout'
  return {
    path: requested,
    isRequested: true,
    isFromCart,
    ...(isToCheckout ? { summaryPath: `${shownBasePathname(there)}${paths.checkout()}?step=address` } : {}),
  }
}
