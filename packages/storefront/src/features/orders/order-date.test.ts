import { describe, expect, it } from 'vitest'
import { formatOrderDate } from './order-date'

describe('formatOrderDate', () => {
  it.each([
    ['de-CH', '22. Nov. 2026'],
    ['fr-CH', '22 nov. 2026'],
    ['en-US', 'Nov 22, 2026'],
  ] as const)('writes the day of the shops in %s', (locale, text) => {
    expect(formatOrderDate('2026-11-21T23:30:00.000Z', locale)).toBe(text)
  })
})
