import { expect, it } from 'vitest'
import { deliveryDays } from './delivery-days'

it.each([
  ['CH', '1–\u20602'],
  ['DE', '1–\u20603'],
  ['NL', '2–\u20604'],
  ['FR', undefined],
])('products in stock reach %s in %s working days', (countryCode, days) => {
  expect(deliveryDays(countryCode)).toBe(days)
})
