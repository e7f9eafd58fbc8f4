import { ShopError } from '../../errors/errors'
import { readRegion, type Region } from '../region/region'
import { defaultHostSettings, isOrgSandboxHost, toHttpUrl, type HostSettings } from '../region/shop-type'
import { germanSiteSegment } from './base-path'

/** Where the links between the shops lead to and come from. */
export interface ShopLinkLocation {
  /** Origin of the shop to link to, `https://shop.example`. */
  readonly origin: string
  /** The present page. On a sandbox host the links between the two shops stay on its host [6-8]. */
  readonly currentUrl: string
  /** @default defaultHostSettings */
  readonly settings?: HostSettings | undefined
}

/**
 * The start page of a shop that is not one of ours (AT, CZ, SK, HR); it opens in a new window [7.2-2].
 * Throws `INVALID_URL` for what is no http(s) origin, or has a user name in it.
 */
export function externalShopUrl(origin: string): string {
  return `${shopOrigin(origin)}/`
}

/** The Swiss shop, which is asked not to lead the visitor on [7.2-3]. Throws `INVALID_URL` as the others do. */
export function swissShopUrl(location: ShopLinkLocation): string {
  return `${linkOrigin(location).origin}?redirect=false`
}

/**
 * The German shop for one of its regions [7.2-4], [2.1-12]. Throws `INVALID_OPTION` for any other region, and
 * `INVALID_URL` as the other links do.
 */
export function germanShopUrl(region: Region, location: ShopLinkLocation): string {
  const { origin, segment } = linkOrigin(location)
  const code = readRegion('DE', region)
  if (code === undefined) throw new ShopError('INVALID_OPTION', 'region: one of the German shop is needed')
  return `${origin}/${segment}?region=${code}`
}

/** On a sandbox host both shops are at the present origin, and the German one below its sandbox segment. */
function linkOrigin({ origin, currentUrl, settings = defaultHostSettings }: ShopLinkLocation) {
  const current = toHttpUrl(currentUrl)
  return isOrgSandboxHost(current.hostname, settings)
    ? { origin: current.origin, segment: settings.germanOrgSandboxSegment }
    : { origin: shopOrigin(origin), segment: germanSiteSegment }
}

function shopOrigin(url: string): string {
  const { origin, username, password } = toHttpUrl(url)
  if (username !== '' || password !== '') throw new ShopError('INVALID_URL', 'an origin without a user name')
  return origin
}
