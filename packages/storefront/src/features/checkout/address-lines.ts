import { addressLines as postalLines, addressName } from '@cartonnage/sdk/rules'
import type { TFunction } from 'i18next'
import { countryNameOf } from '../addresses/place-names'
import type { PlaceNamesByCountry } from '../addresses/place-names'
import type { SavedAddress } from './billing-address'

const countries = ['CH', 'LI', 'DE', 'NL', 'LU', 'BE'] as const

/** An address line by line, as it is written in the countries of the shops; doubled and missing parts stay out. */
export function addressLines(
  address: SavedAddress,
  t: TFunction<'checkout'>,
  locations: PlaceNamesByCountry,
): readonly string[] {
  const { country } = address
  const name = addressName(address, country)
  const existing = countries.find((code) => code === country)
  const land =
    existing === undefined ? (countryNameOf(locations, country) ?? country) : t(`address.country.${existing}`)
  const lines = [...postalLines({ ...address, name }, country ?? ''), land?.trim() ?? '']
  return [...new Set(lines.filter((line) => line !== ''))]
}
