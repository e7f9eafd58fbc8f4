import { expect, it } from 'vitest'
import { deliveryDays } from './delivery-days'

it.each([
  ['CH', '1–2'],
  ['DE', '1–3'],
  ['NL', '2–4'],
  ['FR', undefined],
])('goods in stock reach %s in %s working days', (countryCode, days) => {
  expect(deliveryDays(countryCode)).toBe(days)
})
