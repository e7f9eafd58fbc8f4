import { parseShopUrl, sameOriginPath, shownBasePathname } from '@cartonnage/sdk/rules'
import { paths } from '../../app/paths'

/** Where the way leads after signing in. */
export interface StartUrl {
  /** A path of this origin, with base path. */
  readonly path: string
  /** The sign-in was asked for by the guest's cart. */
  readonly isFromCart: boolean
}

/**
 * The wished page after signing in, from the address of the sign-in page: only a path of this origin counts, and
 * the sign-in page itself does not. Anything else leads to the start page of the shop in this language.
 */
export function readStartUrl(url: string): StartUrl {
  const { origin, searchParams } = new URL(url)
  const base = shownBasePathname(parseShopUrl(url))
  const wished = sameOriginPath(searchParams.get('startUrl'), origin)
  const pathname = wished?.split(/[?#]/, 1)[0]
  if (wished === undefined || pathname === undefined || pathname.startsWith(base + paths.login())) {
    return { path: `${base}/`, isFromCart: false }
  }
  return { path: wished, isFromCart: pathname === base + paths.guestCart() }
}
