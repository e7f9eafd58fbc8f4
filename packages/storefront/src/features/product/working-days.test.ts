import { describe, expect, it } from 'vitest'
import { addWorkingDays, dayAt } from './working-days'

describe('addWorkingDays', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-23', 5, '2026-11-30'],
    ['2026-12-28', 10, '2027-01-11'],
    ['2026-11-23', 0, '2026-11-23'],
  ])('counts from %s on %i days to %s', (day, count, result) => {
    expect(addWorkingDays(day, count)).toBe(result)
  })
})

describe('dayAt', () => {
  it('is the day in Switzerland, not that of the server', () => {
    expect(dayAt(Date.parse('2026-11-21T23:30:00Z'))).toBe('2026-11-22')
  })
})
