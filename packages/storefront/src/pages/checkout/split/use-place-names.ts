import { addressName } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { SavedAddress } from '../invoice'
import type { SplitGroup } from './data/split-lines'

/** Short names of addresses, for labels: `Kanaalstraat 14, Utrecht`. */
export function usePlaceNames(groups: readonly SplitGroup[]) {
  const { t } = useTranslation('delivery-addresses')
  const placeOf = (address: SavedAddress): string =>
    [address.companyName ?? addressName(address, address.country), address.street, address.city]
      .filter(Boolean)
      .join(', ')
  const shortOf = ({ street, city }: SavedAddress): string => [street, city].filter(Boolean).join(', ')
  /** Unique, because the same address may have several deliveries. */
  const nameOf = (group: SplitGroup): string => {
    const number = groups.indexOf(group) + 1
    const place = group.deliveryAddress ? shortOf(group.deliveryAddress) : t('address', { number })
    return t('toAddress', { place, number })
  }
  return { placeOf, nameOf }
}
