import type { PickableLocale } from '@cartonnage/react-hooks'
import type { LocaleNaming, Region, ShopLocale, ShopType } from '@cartonnage/sdk/rules'
import { shopCurrencies } from '@cartonnage/sdk/rules'

/** The theme's settings of the country picker. */
export interface CountryPickerSettings {
  readonly heading: {
    /** `main` is the size of a page's heading. */
    readonly size: 'main' | 'section'
    readonly align: 'left' | 'centre'
  }
  readonly sortBy: 'country' | 'none'
  readonly languageDisplay: LocaleNaming['languageDisplay']
  readonly button: {
    readonly variant: 'primary' | 'secondary' | 'neutral'
    readonly size: 'default' | 'large'
    readonly align: 'left' | 'centre'
    readonly hasGlobe: boolean
  }
  readonly countryAlign: 'left' | 'centre'
  /** False: the list shows the language only. */
  readonly showsCountry: boolean
  /** Columns of the list in wide windows. */
  readonly columns: number
  /** Appended to the button's text. */
  readonly label?: string | undefined
  readonly locales: readonly PickableLocale[]
}

const locale = (
  shop: ShopType,
  region: Region,
  [tag, languageSegment]: readonly [string, ShopLocale],
): PickableLocale => ({
  locale: `${tag}-${region}`,
  currencyCode: shopCurrencies[shop],
  shop,
  languageSegment,
  region,
})

const inGermanShop = (region: Region): readonly PickableLocale[] => [
  locale('DE', region, ['de', 'de']),
  locale('DE', region, ['en', 'en-US']),
]

/** The picker of both shops. */
export const countryPickerSettings: CountryPickerSettings = {
  heading: { size: 'main', align: 'centre' },
  sortBy: 'country',
  languageDisplay: 'short',
  button: { variant: 'secondary', size: 'large', align: 'left', hasGlobe: false },
  countryAlign: 'left',
  showsCountry: true,
  columns: 2,
  locales: [
    ...inGermanShop('BE'),
    ...inGermanShop('DE'),
    ...inGermanShop('LU'),
    ...inGermanShop('NL'),
    locale('CH', 'CH', ['de', 'de-CH']),
    locale('CH', 'CH', ['fr', 'fr-CH']),
    locale('CH', 'CH', ['en', 'en-US']),
  ],
}
