import { parseShopUrl, sameOriginPath, canonicalBasePathname } from '@cartonnage/sdk/rules'
import { matchPath, redirectDocument } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import { requestContext } from '../../../shell/request-context'
import { findBuyer } from '../../../shell/data/require-buyer'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { readSignInReason } from '../../../shell/sign-in-reason'

/** Where to go after signing in. */
export interface StartUrl {
  /** A path of this origin, with the base path. */
  readonly path: string
  /** `path` is the page that asked for the sign-in; otherwise it is the start page. */
  readonly isRequested: boolean
  /** The sign-in was asked for by the guest's cart. */
  readonly isFromCart: boolean
  /** The checkout, if the 'To checkout' button of the guest's cart asked for the sign-in. */
  readonly summaryPath?: string | undefined
}

/** Paths below which the platform starts and ends sessions. */
const platformPath = /^\/(?:secur|webruntime)\//

/** Where to go after signing in. A buyer who is signed in already is redirected there. */
export async function loadStartUrl(args: PageLoaderArgs): Promise<StartUrl> {
  const startUrl = readStartUrl(args.request.url)
  if ((await findBuyer(args)) === undefined) return startUrl
  throw redirectDocument(args.context.get(requestContext).origin + startUrl.path, 303)
}

/** The sign-in page: where it leads, and why it asks. */
export async function loadSignIn(args: PageLoaderArgs) {
  const startUrl = await loadStartUrl(args)
  return { ...startUrl, reason: readSignInReason(new URL(args.request.url).searchParams) }
}

/**
 * The requested page after signing in, from the URL of the sign-in page. Other origins, the sign-in page itself and the
 * platform's paths are ignored: without a valid page it is the start page of the shop in this language.
 */
export function readStartUrl(url: string): StartUrl {
  const here = parseShopUrl(url)
  const requested = sameOriginPath(new URL(url).searchParams.get('startUrl'), here.origin)
  const there = parseShopUrl(here.origin + (requested ?? ''))
  const isPage = !platformPath.test(there.path) && !matchPath(`${paths.login()}/*`, there.path)
  if (requested === undefined || !isPage) {
    return { path: `${canonicalBasePathname(here)}/`, isRequested: false, isFromCart: false }
  }
  const isFromCart = there.shop === here.shop && there.path === paths.guestCart()
  const isToCheckout = isFromCart && new URL(requested, here.origin).searchParams.get('to') === 'checkout'
  return {
    path: requested,
    isRequested: true,
    isFromCart,
    ...(isToCheckout
      ? { summaryPath: `${canonicalBasePathname(there)}${paths.checkout()}?step=address` }
      : {}),
  }
}
