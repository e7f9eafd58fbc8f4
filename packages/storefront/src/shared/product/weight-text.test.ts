import type { ShopLocale } from '@cartonnage/sdk/rules'
import { expect, it } from 'vitest'
import { weightText } from './weight-text'

it.each<[number, ShopLocale, string]>([
  [240, 'de', '240 g'],
  [999, 'en-US', '999 g'],
  [1000, 'de-CH', '1 kg'],
  [3060, 'de', '3,06 kg'],
  [3060, 'en-US', '3.06 kg'],
])('%d g in %s is %s', (grams, locale, text) => {
  expect(weightText(grams, locale)).toBe(text.replace(' ', '\u00a0'))
})
