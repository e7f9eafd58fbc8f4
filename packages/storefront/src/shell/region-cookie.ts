import { resolveRegion } from '@cartonnage/sdk/rules'
import type { Region, ShopType } from '@cartonnage/sdk/rules'
import { readCookie } from './read-cookie'

const name = 'region'
const year = 31_536_000

/** The region in a `Cookie` header or `document.cookie`; the shop's first one when absent or invalid. */
export const readRegionCookie = (cookies: string, shop: ShopType): Region =>
  resolveRegion({ shop, savedCountryCode: readCookie(cookies, name) })

/** Whether a region is the one that a shop uses when none was chosen. */
export const isFirstRegion = (region: string, shop: ShopType): boolean => region === resolveRegion({ shop })

/**
 * The cookie line that sends the region with the next request; undefined where the cookie is up to date. The shop's first
 * region needs no cookie, so that all who chose none get the same page. Not personal.
 */
export function regionCookieLine(
  cookies: string,
  {
    region,
    shop,
    isSecure,
  }: { readonly region: string; readonly shop: ShopType; readonly isSecure: boolean },
): string | undefined {
  if (readRegionCookie(cookies, shop) === region) return undefined
  const value = isFirstRegion(region, shop) ? '; Max-Age=0' : `${encodeURIComponent(region)}; Max-Age=${year}`
  return `${name}=${value}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
