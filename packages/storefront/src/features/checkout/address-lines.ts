import { addressLines as postalLines, addressName } from '@cartonnage/sdk/rules'
import type { TFunction } from 'i18next'
import { countryNameOf } from '../addresses/place-names'
import type { PlaceNamesByCountry } from '../addresses/place-names'
import type { KnownAddress } from './billing-address'

const countries = ['CH', 'LI', 'DE', 'NL', 'LU', 'BE'] as const

/** An address line by line, as it is written in the countries of the shops; doubled and missing parts stay out. */
export function addressLines(
  address: KnownAddress,
  t: TFunction<'checkout'>,
  places: PlaceNamesByCountry,
): readonly string[] {
  const { country } = address
  const name = addressName(address, country)
  const known = countries.find((code) => code === country)
  const land =
    known === undefined ? (countryNameOf(places, country) ?? country) : t(`address.country.${known}`)
  const lines = [...postalLines({ ...address, name }, country ?? ''), land?.trim() ?? '']
  return [...new Set(lines.filter((line) => line !== ''))]
}
