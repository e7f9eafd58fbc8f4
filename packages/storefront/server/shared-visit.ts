import { parseShopUrl } from '@cartonnage/sdk/rules'
import { withoutNoise } from '../src/app/address-noise'
import { readCookie } from '../src/app/read-cookie'
import { isFirstRegion, readRegionCookie } from '../src/app/region-cookie'
import { isChosenByForm } from '../src/features/consent/consent-store'
import { hasSessionCookie } from './cookie-pairs'

/** What of a request for a page may change the page, where nobody in particular asks. */
export interface SharedVisit {
  /** The address without what campaigns add. */
  readonly url: string
  /** What those added, and all else of the query. */
  readonly search: string
  /** The region, where it is not the shop's first one. */
  readonly region: string | undefined
  /** Tells it from every other page. */
  readonly key: string
}

/**
 * The visit that all strangers make who ask for this address; undefined where the request is a form, comes with a
 * session, or from somebody who answered the question for consent without scripts: their page is rendered for them.
 */
export function readSharedVisit(
  request: Pick<Request, 'method' | 'url' | 'headers'>,
): SharedVisit | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const cookies = request.headers.get('cookie')
  const isOwn = cookies !== null && (hasSessionCookie(request) || isChosenByForm(cookies))
  return isOwn ? undefined : strangersVisit(request)
}

/** The visit that a stranger would make with this request: also that of somebody whose session turned out to be over. */
export function strangersVisit({ url: address, headers }: Pick<Request, 'url' | 'headers'>): SharedVisit {
  const region = regionIn(headers.get('cookie') ?? '', address)
  const at = address.indexOf('?')
  const search = at < 0 ? '' : address.slice(at)
  const url = at < 0 ? address : address.slice(0, at) + withoutNoise(search)
  return { url, search, region, key: `${region ?? ''} ${url}` }
}

function regionIn(cookies: string, url: string): string | undefined {
  if (readCookie(cookies, 'region') === undefined) return undefined
  const { shop } = parseShopUrl(url)
  const region = readRegionCookie(cookies, shop)
  return isFirstRegion(region, shop) ? undefined : region
}

/** The request that the visit is rendered for: nothing in it tells one visitor from another, and nobody ends it by leaving. */
export function requestOf({ url, region }: SharedVisit, requestId: string | null): Request {
  const headers = new Headers()
  if (region !== undefined) headers.set('cookie', `region=${region}`)
  // For the log of who looks why the platform was asked.
  if (requestId !== null) headers.set('x-request-id', requestId)
  return new Request(url, { headers })
}
