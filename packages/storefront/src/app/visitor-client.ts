import { createClient, sessionKey, valueOf, type Client, type SafeParse } from '@cartonnage/sdk'
import { webstoreIds } from '@cartonnage/sdk/rules'
import type { ShopLocale, ShopUrl } from '@cartonnage/sdk/rules'
import { readEffectiveAccountCookie } from './effective-account'
import { readCookie } from './read-cookie'
import { readRegionCookie } from './region-cookie'
import { previewHosts } from './shop-settings'

export interface VisitorClientOptions {
  readonly shopUrl: ShopUrl
  /** The visitor's way to the platform. */
  readonly fetch: typeof fetch
  /** How responses are read. */
  readonly parse: SafeParse
  readonly reportFailure: (error: unknown, context: string) => void
}

/** A client for this visitor, who may act for another account. */
export function createVisitorClient(
  request: Request,
  { shopUrl, ...input }: VisitorClientOptions,
  locale: ShopLocale,
): Client {
  const { shop } = shopUrl
  const cookies = request.headers.get('cookie') ?? ''
  // The account that somebody chose to act for counts beside a session only.
  const effectiveAccount =
    readCookie(cookies, 'sid') === undefined ? undefined : readEffectiveAccountCookie(cookies, shop)
  return createClient({
    runtime: 'server',
    webstoreId: webstoreIds[shop],
    shopType: shop,
    initialVat: { countryCode: readRegionCookie(cookies, shop) },
    locale,
    url: request.url,
    previewHosts,
    fetch: input.fetch,
    parse: input.parse,
    // The visitor waits, and a platform in trouble should not be asked three times as much.
    retryReads: false,
    reportFailure: input.reportFailure,
    signal: request.signal,
    effectiveAccount: effectiveAccount === undefined ? null : { id: effectiveAccount, name: '' },
  })
}

/** Whether the page may show somebody: there is a session, and the platform did not say that it is over. */
export function isForSomebody({ headers }: Request, { loaded }: Client): boolean {
  const hasSession = readCookie(headers.get('cookie') ?? '', 'sid') !== undefined
  return hasSession && valueOf(loaded(sessionKey).getSnapshot())?.isGuest !== true
}
