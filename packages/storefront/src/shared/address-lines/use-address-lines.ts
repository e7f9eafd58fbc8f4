import { addressLines, addressName } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { countryNameOf } from './place-names'
import type { PlaceNamesByCountry } from './place-names'

const countries = ['CH', 'DE', 'NL', 'LU', 'BE'] as const

type PostalAddress = Omit<Parameters<typeof addressLines>[0], 'name'> &
  Parameters<typeof addressName>[0] & { readonly country: string | null }

/** The lines of an address, as it is written in its country; without duplicate and missing parts. */
export function useAddressLines(
  locations: PlaceNamesByCountry,
): (address: PostalAddress) => readonly string[] {
  const { t } = useTranslation('common')
  const nameOfCountry = (country: string | null) => {
    // The same in all languages.
    if (country === 'LI') return 'Liechtenstein'
    const supported = countries.find((code) => code === country)
    return supported === undefined
      ? (countryNameOf(locations, country) ?? country ?? '')
      : t(`country.${supported}`)
  }
  return (address) => {
    const { country } = address
    const name = addressName(address, country)
    const lines = [...addressLines({ ...address, name }, country ?? ''), nameOfCountry(country).trim()]
    return [...new Set(lines)].filter((line) => line !== '')
  }
}
