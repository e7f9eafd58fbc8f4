import {
  calendarDay,
  deliveryCountries,
  desiredDateDays,
  nextDeliveryChange,
  publicHolidays,
} from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'
import type { DeliveryCalendar } from '../../src/shell/delivery-calendar'
import { shopSettings } from '../../src/shell/shop-settings'
import type { Platform } from '../platform/platform'

const dayMs = 86_400_000
/** Cut-offs and midnights are at quarters of an hour, so a page that is made again within one is the same. */
const quarterMs = 900_000

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
    now: now - (now % quarterMs),
    clockOffset: platform.now ? offsetOf(now) : 0,
    holidays: publicHolidays(deliveryCountries[shop], period),
  }
}

/** 0 for a clock that was not moved. */
function offsetOf(now: number): number {
  const offset = now - Date.now()
  return Math.abs(offset) < 1_000 ? 0 : offset
}

/** How long the delivery dates of a page stay right, in ms. */
export function deliveryDatesLastMs(shop: ShopType, platform: Pick<Platform, 'now'>): number {
  const now = platformNow(platform)
  return nextDeliveryChange(now, shopSettings[shop].sender) - now
}
