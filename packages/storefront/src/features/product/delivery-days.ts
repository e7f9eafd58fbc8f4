import { deliveryTariff } from '@cartonnage/sdk/rules'

/** Keeps the figures of a span on one line; it has no width. */
const wordJoiner = '\u2060'

/**
 * `1–2`: in how many working days goods in stock reach a country; undefined where nobody delivers. Every page that
 * promises a delivery before the checkout knows the address takes the figures from here.
 */
export function deliveryDays(countryCode: string): string | undefined {
  const days = deliveryTariff(countryCode)?.workingDays
  return days && `${String(days.from)}–${wordJoiner}${String(days.to)}`
}
