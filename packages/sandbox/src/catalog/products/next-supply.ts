import { addWorkingDays, calendarDay, presetSenders } from '@cartonnage/sdk/rules'
import type { Call } from '../../calls/call'
import { webstoreSettings } from '../../calls/webstore-settings'
import type { Product } from './product-repository'

/** The day on which more of a product arrives, `2026-12-14`; null where that is not known. */
type FindNextSupply = (product: Pick<Product, 'restockDays'>) => string | null

/**
 * Returns a function that tells when more of a product arrives, for the caller of a call; never where the shop does not
 * publish that. Suppliers' holidays are unknown: Monday to Friday count.
 */
export function nextSupplyFinder({ context, visitor: { shop } }: Call): FindNextSupply {
  const isPublished = !context.options.plain && webstoreSettings(context, shop).supplyDatesEnabled
  const today = calendarDay(context.clock.now(), presetSenders[shop].timeZone)
  // A list has few different numbers of days.
  const days = new Map<number, string>()
  return ({ restockDays }) => {
    if (restockDays === null || !isPublished) return null
    const day = days.get(restockDays) ?? addWorkingDays(today, restockDays, { location: '', calendar: {} })
    days.set(restockDays, day)
    return day
  }
}
