import { useDeliveryDate, useShopClient } from '@cartonnage/react-hooks'
import type { ExpectedDelivery } from '@cartonnage/react-hooks'
import { use } from 'react'
import { DeliveryCalendarContext } from '../../shell/delivery-calendar'
import { shopSettings } from '../../shell/shop-settings'

/**
 * Returns the day by which products are expected as a parcel. Before there is an address that is to the region that is shown,
 * which at first is the shop's first one, without local holidays. Undefined where the shop does not deliver, and where
 * nobody knows the holidays.
 */
export function useExpectedDay(): (expected?: ExpectedDelivery) => string | undefined {
  const { sender } = shopSettings[useShopClient().shop]
  const calendar = use(DeliveryCalendarContext)
  const datesOf = useDeliveryDate({ now: calendar?.now, holidays: calendar?.holidays ?? {}, sender })
  return (expected) => datesOf(expected)?.latest
}
