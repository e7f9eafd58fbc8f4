import { flagEmoji } from '../region/flag-emoji'
import { countryLabel, type LocaleNaming } from '../locale/locale-label'
import { externalShops, readRegion, removeUrlRegion, shopRegions, type Region } from '../region/region'
import type { ShopType } from '../region/shop-type'

/** A country as the header offers it [3.locale-and-region-6]. */
export interface RegionOption {
  readonly countryName: string
  /** ISO 3166-1 alpha-2; Austria's is `AT`, whatever the code of its shop [9-3]. */
  readonly countryCode: string
  /** The flag emoji, for systems that draw it. */
  readonly icon: string
  readonly isSelected: boolean
  /** Whether it is a region of this shop, to be selected here; otherwise it leads to another shop. */
  readonly isRegion: boolean
  /** What is written behind the name of a country that another shop serves; `''` for the German shop's regions. */
  readonly shopMark: '' | '(CH Shop)' | '(EU Shop)'
}

/** The selected country and the naming of all. */
export interface RegionNaming extends Omit<LocaleNaming, 'languageDisplay'> {
  readonly selected: string
}

/**
 * The countries that the header of a shop offers [3.locale-and-region-6]: in the German shop its regions [2.8-7], then
 * the Swiss shop with its mark [2.8-9] and the external ones with theirs [2.8-10], [1-5]; in the Swiss shop the regions of the German one [2.8-13].
 */
export function regionOptions(shop: ShopType, naming: RegionNaming): readonly RegionOption[] {
  const others = [...shopRegions.CH, ...externalShops.map(({ countryCode }) => countryCode)]
  const codes: readonly string[] = shop === 'CH' ? shopRegions.DE : [...shopRegions.DE, ...others]
  return codes.map((countryCode) => ({
    countryName: countryLabel(countryCode, naming),
    countryCode,
    icon: flagEmoji(countryCode),
    isSelected: countryCode === naming.selected,
    isRegion: readRegion(shop, countryCode) !== undefined,
    shopMark: shopMarkOf(countryCode),
  }))
}

function shopMarkOf(countryCode: string): RegionOption['shopMark'] {
  if (countryCode === 'CH') return '(CH Shop)'
  return readRegion('DE', countryCode) === undefined ? '(EU Shop)' : ''
}

/** Whether the header has the selector: always in the German shop, in the Swiss one when it is enabled [2.8-4]. */
export function showsRegionSelector(shop: ShopType, isEnabled: boolean): boolean {
  return shop === 'DE' || isEnabled
}

/** What choosing another region does, besides storing its vatInfo. */
export interface RegionChange {
  readonly region: Region
  /** The address to load anew: the present one without `region`. */
  readonly url: string
}

/**
 * The change that choosing a region brings [4.selected-country-header-5]; `undefined` when it is the present one, or
 * none of the shop's: then the menu only closes [4.selected-country-header-6]. Throws `INVALID_URL`.
 */
export function chooseRegion(
  shop: ShopType,
  { selected, chosen, url }: { readonly selected: string; readonly chosen: unknown; readonly url: string },
): RegionChange | undefined {
  const rest = removeUrlRegion(url)
  const region = readRegion(shop, chosen)
  return region === undefined || region === selected ? undefined : { region, url: rest }
}
