import { parseShopUrl } from '@cartonnage/sdk/rules'
import { withNamedParameters } from '../../src/shell/page-parameters'
import { readCookie } from '../../src/shell/read-cookie'
import { isFirstRegion, readRegionCookie } from '../../src/shell/region-cookie'
import { isChosenByForm } from '../../src/shell/consent-store'
import { hasSessionCookie } from '../../src/shell/session-cookie'

/** What of an anonymous request may change the page: one variant is shared by all such requests. */
export interface PageVariant {
  /** The URL with those query parameters only that the page reads. */
  readonly url: string
  /** The region; undefined for the shop's first one. */
  readonly region: string | undefined
  /** Identifies the variant in the cache. */
  readonly key: string
}

/**
 * The variant that all anonymous visitors of this URL share; undefined where the request is a form, has a session, or
 * comes from a visitor who gave consent without scripts: their page is rendered for them.
 */
export function readSharedVariant(
  request: Pick<Request, 'method' | 'url' | 'headers'>,
): PageVariant | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const cookies = request.headers.get('cookie')
  const isOwn = cookies !== null && (hasSessionCookie(request) || isChosenByForm(cookies))
  return isOwn ? undefined : anonymousVariant(request)
}

/** The variant of this request as an anonymous visitor would get it, also when its session has turned out to be over. */
export function anonymousVariant({ url: address, headers }: Pick<Request, 'url' | 'headers'>): PageVariant {
  const region = regionIn(headers.get('cookie') ?? '', address)
  const url = withNamedParameters(address)
  return { url, region, key: `${region ?? ''} ${url}` }
}

function regionIn(cookies: string, url: string): string | undefined {
  if (readCookie(cookies, 'region') === undefined) return undefined
  const { shop } = parseShopUrl(url)
  const region = readRegionCookie(cookies, shop)
  return isFirstRegion(region, shop) ? undefined : region
}

/** The request to render a variant for: it has nothing of a particular visitor, whose leaving does not abort it. */
export function toRequest({ url, region }: PageVariant, requestId: string | null): Request {
  const headers = new Headers()
  if (region !== undefined) headers.set('cookie', `region=${region}`)
  // For the logs of this server and of the platform.
  if (requestId !== null) headers.set('x-request-id', requestId)
  return new Request(url, { headers })
}
