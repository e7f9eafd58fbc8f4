import { addWorkingDays } from '@cartonnage/sdk/rules'
import type { ProductAttributes } from '../product/product-attributes'
import { shortageOf } from '../product/stock'

/** A line of a cart. */
interface LineToMake {
  readonly attributes: Pick<ProductAttributes, 'status' | 'leadDays' | 'stock' | 'nextSupply'>
  readonly quantity: number
}

/**
 * The working days until the slowest line of a cart is made, or its rest has come into stock; 0 when all is in stock. Today
 * is a day of the shop, `2026-11-21`.
 */
export const longestLeadDays = (lines: readonly LineToMake[], today: string): number =>
  Math.max(0, ...lines.map((line) => leadDaysOf(line, today)))

function leadDaysOf({ attributes, quantity }: LineToMake, today: string): number {
  if (attributes.status === 'made-to-order') return attributes.leadDays
  const restFrom = shortageOf(attributes, { quantity, rule: null })?.restFrom
  return restFrom === undefined ? 0 : workingDaysUntil(restFrom, today)
}

/** No supply is expected later. */
const mostDays = 250

/** Suppliers' holidays are unknown: Monday to Friday count. */
function workingDaysUntil(day: string, today: string): number {
  let days = 0
  while (days < mostDays && addWorkingDays(today, days, { location: '', calendar: {} }) < day) days += 1
  return days
}
