import type { ApiVersion, PlatformKind } from '../shell/platform-kind'
import { plainPlatformOptions } from '../shell/plain-platform'
import {
  cookieAuth,
  createClient,
  navigationKey,
  sessionKey,
  valueOf,
  type Client,
  type ClientState,
  type SafeParse,
} from '@cartonnage/sdk'
import { parseShopUrl, webstoreIds } from '@cartonnage/sdk/rules'
import type { NavigationItem, ShopLocale } from '@cartonnage/sdk/rules'
import { readEffectiveAccountCookie } from '../shell/effective-account'
import { readRegionCookie } from '../shell/region-cookie'
import { hasSessionCookie } from '../shell/session-cookie'
import { checkoutCoupons, previewHosts } from '../shell/shop-settings'

export interface VisitorCalls {
  readonly request: Request
  /** Calls the platform on behalf of the visitor. */
  readonly fetch: typeof fetch
  readonly reportFailure: (error: unknown, context: string) => void
}

/** What the platform has, and how its responses are read. */
export interface VisitorPlatform {
  readonly parse: SafeParse
  readonly platformKind: PlatformKind
  readonly apiVersion: ApiVersion
}

/** The shop client of one request, with the visitor's region and effective account. */
export function createVisitorClient(
  { request, fetch, reportFailure }: VisitorCalls,
  { parse, platformKind, apiVersion }: VisitorPlatform,
  locale: ShopLocale,
): Client {
  const { shop } = parseShopUrl(request.url)
  const cookies = request.headers.get('cookie') ?? ''
  // The chosen account counts only together with a session.
  const hasSession = hasSessionCookie(request)
  const effectiveAccount = hasSession ? readEffectiveAccountCookie(cookies, shop) : undefined
  return createClient({
    ...(platformKind === 'plain' && plainPlatformOptions(shop)),
    apiVersion,
    runtime: 'server',
    webstoreId: webstoreIds[shop],
    shopType: shop,
    initialVat: { countryCode: readRegionCookie(cookies, shop) },
    locale,
    url: request.url,
    previewHosts,
    checkoutCoupons,
    fetch,
    parse,
    // The visitor is waiting, and a failing platform should not get three times the calls.
    retry: false,
    reportFailure,
    auth: cookieAuth({ hasSession: () => hasSession }),
    signal: request.signal,
    effectiveAccount: effectiveAccount === undefined ? null : { id: effectiveAccount, name: '' },
  })
}

/** Whether the page may show a buyer: there is a session, and the platform did not say that it has ended. */
export function mayShowBuyer(request: Request, { loaded }: Client): boolean {
  return hasSessionCookie(request) && valueOf(loaded(sessionKey).getSnapshot())?.isGuest !== true
}

/** The client's state for the browser, with a shorter category tree. */
export function compactState(shop: Client): ClientState {
  const state = shop.dehydrate()
  const tree = shop.loaded(navigationKey).getSnapshot()
  if (tree.status !== 'ready') return state
  return { ...state, features: { ...state.features, [navigationKey.name]: compactNavigation(tree.value) } }
}

/**
 * The category tree without what no page shows of a leaf below the first level: its description, and a URL that follows
 * from its id. Every document contains the tree, and in a large one these are the larger half.
 */
export function compactNavigation(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.map((item) => (item.children ? { ...item, children: item.children.map(compactItem) } : item))
}

function compactItem(item: NavigationItem): NavigationItem {
  if (item.children) return { ...item, children: item.children.map(compactItem) }
  const { description: _, ...leaf } = item
  const isPlain = item.type === 'Category' && item.url === `/category/detail/${item.id}`
  return isPlain ? { ...leaf, url: '' } : leaf
}
