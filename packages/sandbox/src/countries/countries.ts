import { listSubdivisions, type Subdivision } from './subdivisions'

/** ISO 3166-1 alpha-2, the codes in use. */
const countryCodes =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
 BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI
 FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR
 IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM
 MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT
 PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM
 TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/)

/** Whether this is the code of a country, in upper case. */
export const isCountryCode = (code: string): boolean => countryCodes.includes(code)

/** A country as an address form shows it. */
interface AddressCountry {
  readonly isoCode: string
  readonly label: string
  readonly states: readonly Subdivision[]
}

interface CountryChoice {
  /** BCP 47; `_` counts as `-`. What is no language tag counts as English. */
  readonly locale: string
  /** Codes to list; none lists every country. */
  readonly only: readonly string[]
  readonly without: readonly string[]
}

/** Countries with their names in a language and their subdivisions, in that language's order. */
export function listCountries({ locale, only, without }: CountryChoice): AddressCountry[] {
  const tag = readTag(locale)
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const language = new Intl.Locale(tag).language
  return countryCodes
    .filter((code) => (only.length === 0 || only.includes(code)) && !without.includes(code))
    .map((code) => ({
      isoCode: code,
      label: names.of(code) ?? code,
      states: listSubdivisions(code, language),
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, tag))
}

function readTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.trim().replaceAll('_', '-'))[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}
