import { describe, expect, it } from 'vitest'
import { findDesiredDateProblem } from './desired-date'
import { publicHolidays } from './public-holidays'

const range = {
  location: 'CH-LU',
  calendar: publicHolidays(['CH'], { from: '2026-11-01', to: '2027-03-01' }),
  earliest: '2026-11-30',
  last: '2027-01-25',
}

describe('findDesiredDateProblem', () => {
  it.each([
    ['2026-11-30', undefined],
    ['2027-01-25', undefined],
    ['2026-11-29', 'early'],
    ['2027-01-26', 'late'],
    ['2026-12-05', 'closed'],
    ['2026-12-06', 'closed'],
    ['2026-12-08', 'closed'],
    ['2026-12-25', 'closed'],
    ['2026-12-09', undefined],
    ['2026-02-30', 'invalid'],
    ['30.11.2026', 'invalid'],
    ['2026-12-01T00:00', 'invalid'],
    ['', 'invalid'],
  ])('finds for %s: %s', (day, problem) => {
    expect(findDesiredDateProblem(day, range)).toBe(problem)
  })
})
