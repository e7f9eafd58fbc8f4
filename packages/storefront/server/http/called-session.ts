import { isSameRecordId, parseShopUrl, webstoreIds } from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'
import type { CookieScope } from '../../src/shell/host-cookie'
import { hostCookieName } from '../../src/shell/host-cookie'
import { ownSessionPrefix, platformSession } from '../../src/shell/session-cookie'
import { cookiePairs } from './cookies'

/** The shop that a page or a call of the platform belongs to, and its origin. */
export function calledScope(url: string): CookieScope {
  const { origin, pathname } = new URL(url)
  const [, id] = /\/webstores\/([^/]+)(?:\/|$)/.exec(pathname) ?? []
  return { origin, shop: shopOf(id) ?? parseShopUrl(url).shop }
}

const shopOf = (webstoreId = ''): ShopType | undefined =>
  (['CH', 'DE'] as const).find((shop) => isSameRecordId(webstoreId, webstoreIds[shop]))

/** The id of this server's own session in a shop; undefined without its cookie. Of two, none is believed: it is empty. */
export function readOwnSession(
  { headers }: Pick<Request, 'headers'>,
  scope: CookieScope,
): string | undefined {
  const [id, ...others] = valuesOf(headers, [hostCookieName(ownSessionPrefix, scope)])
  return others.length > 0 ? '' : id
}

/** The session cookies that count for a call: the platform's, and this server's own of the called shop. */
export const sessionsOf = ({ url, headers }: Pick<Request, 'url' | 'headers'>): readonly string[] =>
  valuesOf(headers, [platformSession, hostCookieName(ownSessionPrefix, calledScope(url))])

const valuesOf = (headers: Headers, names: readonly string[]): readonly string[] =>
  cookiePairs(headers.get('cookie') ?? '').flatMap(([name, value]) => (names.includes(name) ? [value] : []))
