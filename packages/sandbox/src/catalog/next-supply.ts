import { addWorkingDays, calendarDay, presetSenders } from '@cartonnage/sdk/rules'
import type { Call } from '../calls/call'
import type { Product } from './product-repository'

/**
 * The day on which more of a product arrives, `2026-12-14`; null where that is not known. Suppliers' holidays are unknown:
 * Monday to Friday count.
 */
export function nextSupplyDate(
  { context: { clock }, visitor: { shop } }: Call,
  { restockDays }: Pick<Product, 'restockDays'>,
): string | null {
  if (restockDays === null) return null
  const today = calendarDay(clock.now(), presetSenders[shop].timeZone)
  return addWorkingDays(today, restockDays, { location: '', calendar: {} })
}
