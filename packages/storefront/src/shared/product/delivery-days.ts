import { deliveryTariff } from '@cartonnage/sdk/rules'

/** Has no width; keeps both figures of a range on one line. */
const wordJoiner = '\u2060'

/**
 * `1–2`: in how many working days products in stock reach a country; undefined where the shop does not deliver. The
 * delivery time on every page before the checkout, which knows the address.
 */
export function deliveryDays(countryCode: string): string | undefined {
  const days = deliveryTariff(countryCode)?.workingDays
  return days && `${String(days.from)}–${wordJoiner}${String(days.to)}`
}
