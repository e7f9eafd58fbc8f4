import { addressLines, addressName, formatPhone, usesRegionLabel, vatIdField } from '@cartonnage/sdk/rules'
import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { deliversTo, toDeliveryCountry } from '../../shared/addresses/delivery-country'
import { countryNameOf, subdivisionNameOf } from '../../shared/address-lines/place-names'
import type { PlaceNamesByCountry } from '../../shared/address-lines/place-names'
import type { Address } from '../../shared/addresses/saved-address'

/** Returns the lines of a saved address: as written on a parcel, then its country, VAT id and phone number. */
export function useSavedLines(): (address: Address, placeNames: PlaceNamesByCountry) => readonly string[] {
  const { t } = useTranslation('addresses')
  const { shop } = useShopClient()
  const toSubdivision = useSubdivision()
  return (address, placeNames) => {
    const { country, phoneNumber, fields } = address
    const deliveryCountry = toDeliveryCountry(country)
    const name = addressName(address, country)
    const vatId = fields[vatIdField]
    const lines = [
      ...addressLines({ ...address, name }, country ?? ''),
      // Parcels to the shop's own countries need no subdivision.
      ...(deliversTo(shop, country) ? [] : [toSubdivision(address, placeNames)]),
      deliveryCountry === undefined
        ? (countryNameOf(placeNames, country) ?? country ?? '')
        : t(`country.${deliveryCountry}`),
      vatId ? t('vatIdIs', { vatId }) : '',
      formatPhone(phoneNumber),
    ]
    return [...new Set(lines)].filter((line) => line !== '')
  }
}

/** Returns the subdivision after what its country calls it; `''` without one. */
function useSubdivision() {
  const { t } = useTranslation('addresses')
  return ({ country, region }: Address, placeNames: PlaceNamesByCountry): string => {
    const code = region?.trim() ?? ''
    const value = subdivisionNameOf(placeNames, { country, code }) ?? code
    if (value === '') return ''
    if (usesRegionLabel(country)) return t('subdivision.region', { value })
    return country === 'CH' ? t('subdivision.canton', { value }) : t('subdivision.state', { value })
  }
}
