import {
  calendarDay,
  deliveryCountries,
  desiredDateDays,
  nextDeliveryChange,
  publicHolidays,
} from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'
import type { DeliveryCalendar } from '../src/shell/delivery-calendar'
import { shopSettings } from '../src/shell/shop-settings'
import type { Platform } from './platform'

const dayMs = 86_400_000

/** Beyond the last day that can be requested: what is made to order takes some weeks. */
const daysAhead = desiredDateDays + 40

/** The platform's time: that of this machine, except where a developer moved the sandbox's clock. */
export const platformNow = ({ now }: Pick<Platform, 'now'>): number => now?.() ?? Date.now()

/** What the delivery dates of a page follow from; only the few holidays of the weeks ahead. */
export function createDeliveryCalendar(shop: ShopType, platform: Pick<Platform, 'now'>): DeliveryCalendar {
  const now = platformNow(platform)
  const { timeZone } = shopSettings[shop].sender
  const period = { from: calendarDay(now, timeZone), to: calendarDay(now + daysAhead * dayMs, timeZone) }
  return {
    now,
    clockOffset: platform.now ? now - Date.now() : 0,
    holidays: publicHolidays(deliveryCountries[shop], period),
  }
}

/** How long the delivery dates of a page stay right, in ms. */
export function deliveryDatesLastMs(shop: ShopType, platform: Pick<Platform, 'now'>): number {
  const now = platformNow(platform)
  return nextDeliveryChange(now, shopSettings[shop].sender) - now
}
