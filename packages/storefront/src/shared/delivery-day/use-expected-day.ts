import { useShopClient, useVat } from '@cartonnage/react-hooks'
import { deliveryDates, deliveryTariff } from '@cartonnage/sdk/rules'
import { use } from 'react'
import { DeliveryCalendarContext } from '../../shell/delivery-calendar'
import { shopSettings } from '../../shell/shop-settings'

interface Expected {
  /** Of what is made to order. @default 0 */
  readonly leadDays?: number | undefined
  /** Country or subdivisions of the address. @default the region that is shown */
  readonly destination?: string | readonly string[] | undefined
}

/**
 * Returns the day by which products are expected as a parcel. Before there is an address that is to the region that is shown,
 * which at first is the shop's first one, without local holidays. Undefined where the shop does not deliver.
 */
export function useExpectedDay(): (expected?: Expected) => string | undefined {
  const displayed = useVat().countryCode
  const { sender } = shopSettings[useShopClient().shop]
  const calendar = use(DeliveryCalendarContext)
  return ({ leadDays = 0, destination = displayed } = {}) => {
    const transit = deliveryTariff([destination].flat()[0]?.slice(0, 2) ?? '')?.workingDays
    if (calendar === null || transit === undefined) return undefined
    const { now, holidays } = calendar
    const input = { now, calendar: holidays, sender, destination, leadDays, transit }
    return deliveryDates(input).latest
  }
}
