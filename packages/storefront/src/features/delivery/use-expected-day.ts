import { useShopClient, useVat } from '@cartonnage/react-hooks'
import { deliveryDates, deliveryTariff } from '@cartonnage/sdk/rules'
import { use } from 'react'
import { DeliveryCalendarContext } from '../../shell/delivery-calendar'
import { shopSettings } from '../../shell/shop-settings'

/**
 * Returns the day by which products are expected before there is an address: as a parcel to the region that is shown, which
 * at first is the shop's first one, without local holidays. `leadDays` is for what is made to order. Undefined where the
 * shop does not deliver.
 */
export function useExpectedDay(location?: string): (leadDays?: number) => string | undefined {
  const displayed = useVat().countryCode
  const countryCode = location ?? displayed
  const { sender } = shopSettings[useShopClient().shop]
  const calendar = use(DeliveryCalendarContext)
  const transit = deliveryTariff(countryCode)?.workingDays
  return (leadDays = 0) => {
    if (calendar === null || transit === undefined) return undefined
    const { now, holidays } = calendar
    const input = { now, calendar: holidays, sender, destination: countryCode, leadDays, transit }
    return deliveryDates(input).latest
  }
}
