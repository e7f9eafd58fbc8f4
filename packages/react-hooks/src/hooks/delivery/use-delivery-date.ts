import { deliveryDates, deliveryTariff, presetSenders } from '@cartonnage/sdk/rules'
import type { DeliveryDates, HolidayCalendar, Sender } from '@cartonnage/sdk/rules'
import { useShopClient } from '../../shop-provider'
import { useVat } from '../../use-vat'

/** What delivery dates follow from, besides the shop. */
export interface DeliveryDateOptions {
  /** When it is ordered, in ms since 1970; `undefined` where that is not known yet, and then there are no dates. */
  readonly now: number | undefined
  /** Public holidays of sender and destination. */
  readonly holidays: HolidayCalendar
  /**
   * Where orders are sent from, and until which time of the day.
   * @default that of the client's shop
   */
  readonly sender?: Sender | undefined
}

/** What is delivered, and where to. */
export interface ExpectedDelivery {
  /**
   * Working days until it is ready, of what is made to order.
   * @default 0
   */
  readonly leadDays?: number | undefined
  /**
   * Country of the address, or its country and subdivisions, whose holidays count.
   * @default the country whose prices are shown
   */
  readonly destination?: string | readonly string[] | undefined
}

/**
 * Returns a function that gives the days on which a parcel ordered at `now` arrives: `undefined` for a country that the
 * shops do not deliver to. No call: the days in transit are those of the shop's delivery tariff.
 *
 * @example
 * function Expected({ now }: { now: number }) {
 *   const datesOf = useDeliveryDate({ now, holidays: {} })
 *   return <p>Expected by {datesOf({ leadDays: 5 })?.latest}</p>
 * }
 */
export function useDeliveryDate({
  now,
  holidays,
  sender,
}: DeliveryDateOptions): (delivery?: ExpectedDelivery) => DeliveryDates | undefined {
  const { shop } = useShopClient()
  const displayed = useVat().countryCode
  return ({ leadDays = 0, destination = displayed } = {}) => {
    const transit = deliveryTariff([destination].flat()[0]?.slice(0, 2) ?? '')?.workingDays
    if (now === undefined || transit === undefined) return undefined
    const from = sender ?? presetSenders[shop]
    return deliveryDates({ now, calendar: holidays, sender: from, destination, leadDays, transit })
  }
}
