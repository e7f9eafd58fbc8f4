import type { Region, RegionOption, ShopType } from '@cartonnage/sdk/rules'
import { externalShopUrl, germanShopUrl, readRegion, swissShopUrl } from '@cartonnage/sdk/rules'
import { externalShopOrigins, hostSettings, shopSettings } from '../../app/shop-settings'

/**
 * The address of the shop that serves a country which this one does not; `undefined` where nobody knows it.
 * [7.2-2..4]
 */
export function shopLink({ countryCode }: RegionOption, currentUrl: string): string | undefined {
  const place = (shop: ShopType) => ({
    origin: shopSettings[shop].origin,
    currentUrl,
    settings: hostSettings,
  })
  if (countryCode === 'CH') return swissShopUrl(place('CH'))
  const region: Region | undefined = readRegion('DE', countryCode)
  if (region !== undefined) return germanShopUrl(region, place('DE'))
  const origin = externalShopOrigins[countryCode]
  return origin === undefined ? undefined : externalShopUrl(origin)
}
