import { addressLines, addressName } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { countryNameOf } from '../addresses/place-names'
import type { PlaceNamesByCountry } from '../addresses/place-names'
import type { Order } from './order-view'

const countries = ['CH', 'DE', 'NL', 'LU', 'BE'] as const

type OrderAddress = NonNullable<Order['deliveryAddress']>

/** An address of an order line by line, as it is written on a parcel; doubled and missing parts are left out. */
export function useAddressLines(
  locations: PlaceNamesByCountry,
): (address: OrderAddress) => readonly string[] {
  const { t } = useTranslation('common')
  return (address) => {
    const { country } = address
    const existing = countries.find((code) => code === country)
    const countryName =
      country === 'LI'
        ? 'Liechtenstein'
        : existing === undefined
          ? (countryNameOf(locations, country) ?? country)
          : t(`country.${existing}`)
    const name = addressName(address, country)
    const lines = [...addressLines({ ...address, name }, country ?? ''), countryName ?? '']
    return [...new Set(lines)].filter((line) => line !== '')
  }
}
