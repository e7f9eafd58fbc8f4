import { describe, expect, it } from 'vitest'
import { formatDeliveryDay, formatOrderDate } from './order-date'

describe('formatOrderDate', () => {
  it.each([
    ['de-CH', '22. Nov. 2026'],
    ['fr-CH', '22 nov. 2026'],
    ['en-US', 'Nov 22, 2026'],
  ] as const)('formats the day of the shops in %s', (locale, text) => {
    expect(formatOrderDate('2026-11-21T23:30:00.000Z', locale)).toBe(text)
  })
})

describe('formatDeliveryDay', () => {
  it.each([
    ['de-CH', { weekday: 'Dienstag', date: '24. Nov.' }],
    ['fr-CH', { weekday: 'mardi', date: '24 nov.' }],
    ['en-US', { weekday: 'Tuesday', date: 'Nov 24' }],
  ] as const)('formats the day of a delivery in %s', (locale, texts) => {
    expect(formatDeliveryDay('2026-11-24T00:00:00.000Z', locale)).toEqual(texts)
  })
})
