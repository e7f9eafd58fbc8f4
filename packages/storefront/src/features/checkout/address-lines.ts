import type { TFunction } from 'i18next'
import type { KnownAddress } from './billing-address'

const countries = ['CH', 'LI', 'DE', 'NL', 'LU', 'BE'] as const

/** An address line by line, as it is written in the countries of the shops; doubled and missing parts stay out. */
export function addressLines(address: KnownAddress, t: TFunction<'checkout'>): readonly string[] {
  const { companyName, name, firstName, lastName, street, postalCode, city, country } = address
  const person = name ?? [firstName, lastName].filter(Boolean).join(' ')
  const known = countries.find((code) => code === country)
  const lines = [
    companyName,
    person,
    ...(street ?? '').split('\n'),
    [postalCode, city].filter(Boolean).join(' '),
    known === undefined ? country : t(`address.country.${known}`),
  ]
  const filled = lines.map((line) => line?.trim() ?? '').filter((line) => line !== '')
  return [...new Set(filled)]
}
