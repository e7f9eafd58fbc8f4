import type { ShopType } from '@cartonnage/sdk/rules'

/** The shop that a cookie belongs to, on a public origin. */
export interface CookieScope {
  readonly shop: ShopType
  readonly origin: string
}

const hostPrefix = '__Host-'
const isSecure = (origin: string): boolean => origin.startsWith('https:')

/**
 * The name of a cookie that the shop's server sets for itself. Over https it has the prefix `__Host-`: browsers then accept
 * it from this host only, neither from a sibling host nor from an http page. Over http they reject such a name.
 */
export const hostCookieName = (prefix: string, { shop, origin }: CookieScope): string =>
  (isSecure(origin) ? hostPrefix : '') + prefix + shop

/** Whether a cookie's name, or a whole pair, starts with this text, with or without `__Host-`. */
export const startsHostCookie = (pair: string, start: string): boolean =>
  pair.startsWith(start) || pair.startsWith(hostPrefix + start)

/** The line for `Set-Cookie` of a cookie that scripts cannot read. Without `maxAge`, in s, it ends with the session. */
export function hostCookie(
  prefix: string,
  scope: CookieScope,
  { value, maxAge }: { readonly value: string; readonly maxAge?: number | undefined },
): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  const secure = isSecure(scope.origin) ? '; Secure' : ''
  return `${hostCookieName(prefix, scope)}=${value}; Path=/; HttpOnly; SameSite=Lax${age}${secure}`
}
