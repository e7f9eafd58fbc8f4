import { atThisMoment, deliveryCalendarContext } from '../../../shell/delivery-calendar'
import type { DeliveryCalendar } from '../../../shell/delivery-calendar'
import { loadHolidayPlaces } from '../../../shell/holiday-places'
import type { PageLoaderArgs } from '../../../shell/shop-context'

/** The calendar at this moment for addresses, inside a loader or an action. */
export async function loadDeliveryCalendar(
  args: Pick<PageLoaderArgs, 'context' | 'request'>,
  addresses: Parameters<typeof loadHolidayPlaces>[1],
): Promise<DeliveryCalendar> {
  const places = await loadHolidayPlaces(args, addresses)
  return { ...atThisMoment(args.context.get(deliveryCalendarContext)), places }
}
