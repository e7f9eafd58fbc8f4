import { addressLines, addressName, formatPhone, usesRegionLabel, vatIdField } from '@cartonnage/sdk/rules'
import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { deliversTo } from './delivers-to'
import { countryNameOf, subdivisionNameOf } from './place-names'
import type { PlaceNamesByCountry } from './place-names'
import type { Address } from './saved-address'
import { countryOf } from './use-problem-text'

/** A saved address line by line: as it is written on a parcel, then its country, VAT id and phone number. */
export function useSavedLines(): (address: Address, locations: PlaceNamesByCountry) => readonly string[] {
  const { t } = useTranslation('addresses')
  const { shop } = useShopClient()
  const toSubdivision = useSubdivision()
  return (address, locations) => {
    const { country, phoneNumber, fields } = address
    const existing = countryOf(country)
    const name = addressName(address, country)
    const vatId = fields[vatIdField]
    const lines = [
      ...addressLines({ ...address, name }, country ?? ''),
      // The shop's own countries need none on a parcel.
      ...(deliversTo(shop, country) ? [] : [toSubdivision(address, locations)]),
      existing === undefined
        ? (countryNameOf(locations, country) ?? country ?? '')
        : t(`country.${existing}`),
      vatId ? t('vatIdIs', { vatId }) : '',
      formatPhone(phoneNumber),
    ]
    return [...new Set(lines)].filter((line) => line !== '')
  }
}

/** The subdivision behind what its country calls it [5-15]; `''` without one. */
function useSubdivision() {
  const { t } = useTranslation('addresses')
  return ({ country, region }: Address, locations: PlaceNamesByCountry): string => {
    const code = region?.trim() ?? ''
    const value = subdivisionNameOf(locations, { country, code }) ?? code
    if (value === '') return ''
    if (usesRegionLabel(country)) return t('subdivision.region', { value })
    return country === 'CH' ? t('subdivision.canton', { value }) : t('subdivision.state', { value })
  }
}
