import { flagEmoji } from '../region/flag-emoji'
import { countryLabel, type LocaleNaming } from '../locale/locale-label'
import { externalShops, readRegion, removeUrlRegion, shopRegions, type Region } from '../region/region'
import type { ShopType } from '../region/shop-type'

/** A country as the header offers it. */
export interface RegionOption {
  /** In the display locale. */
  readonly countryName: string
  /** ISO 3166-1 alpha-2; Austria's is `AT`, although its shop uses another code. */
  readonly countryCode: string
  /** The flag emoji, for systems that draw it. */
  readonly icon: string
  /** Whether prices are shown for this country. */
  readonly isSelected: boolean
  /** Whether it is a region of this shop, which can be selected; otherwise it links to another shop. */
  readonly isRegion: boolean
  /** Shown after the name of a country that another shop serves; `''` for the regions of the German shop. */
  readonly shopMark: '' | '(CH Shop)' | '(EU Shop)'
}

/** The selected country, and how countries are named. */
export interface RegionNaming extends Omit<LocaleNaming, 'languageDisplay'> {
  /** ISO 3166-1 alpha-2. */
  readonly selected: string
}

/**
 * The countries that the header of a shop offers: in the German shop its regions, then the Swiss shop and the
 * external ones with their marks; in the Swiss shop the regions of the German one.
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

/** Whether the header has a region selector: always in the German shop, in the Swiss one if it is enabled. */
export function showsRegionSelector(shop: ShopType, isEnabled: boolean): boolean {
  return shop === 'DE' || isEnabled
}

/** What choosing another region does, besides storing its vatInfo. */
export interface RegionChange {
  /** The new region. */
  readonly region: Region
  /** The URL to reload: the current one without `region`. */
  readonly url: string
}

/**
 * The change to another region; `undefined` when it is the current one or not a region of the shop: then the menu
 * only closes. Throws `INVALID_URL`.
 */
export function chooseRegion(
  shop: ShopType,
  { selected, chosen, url }: { readonly selected: string; readonly chosen: unknown; readonly url: string },
): RegionChange | undefined {
  const cleanUrl = removeUrlRegion(url)
  const region = readRegion(shop, chosen)
  return region === undefined || region === selected ? undefined : { region, url: cleanUrl }
}
