import { ShopError } from '../../errors/errors'
import { readRegion, type Region } from '../region/region'
import { defaultHostSettings, isOrgSandboxHost, toHttpUrl, type HostSettings } from '../region/shop-type'
import { germanSiteSegment } from './base-path'

/** Where a link between the shops leads, and the page it is on. */
export interface ShopLinkLocation {
  /** Origin of the shop to link to, `https://shop.example`. */
  readonly origin: string
  /** The current page. On a sandbox host the links between the two shops stay on that host. */
  readonly currentUrl: string
  /**
   * How sandbox hosts are recognized.
   * @default defaultHostSettings
   */
  readonly settings?: HostSettings | undefined
}

/**
 * The home page of an external shop (AT, CZ, SK, HR); open it in a new window. Throws `INVALID_URL` for anything
 * but an http(s) origin, or if it contains a user name.
 */
export function externalShopUrl(origin: string): string {
  return `${shopOrigin(origin)}/`
}

/** The Swiss shop, told not to redirect the visitor. Throws `INVALID_URL` as {@link externalShopUrl} does. */
export function swissShopUrl(location: ShopLinkLocation): string {
  return `${linkOrigin(location).origin}?redirect=false`
}

/**
 * The German shop for one of its regions. Throws `INVALID_OPTION` for any other region, and `INVALID_URL` as {@link
 * externalShopUrl} does.
 */
export function germanShopUrl(region: Region, location: ShopLinkLocation): string {
  const { origin, segment } = linkOrigin(location)
  const code = readRegion('DE', region)
  if (code === undefined) throw new ShopError('INVALID_OPTION', 'region: one of the German shop is needed')
  return `${origin}/${segment}?region=${code}`
}

/** On a sandbox host both shops share the current origin, with the German one below its sandbox segment. */
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
