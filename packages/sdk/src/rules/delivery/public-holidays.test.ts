import { describe, expect, it } from 'vitest'
import { publicHolidays } from './public-holidays'

const daysOf = (location: string, year: number) =>
  Object.entries(publicHolidays([location.slice(0, 2)], { from: `${year}-01-01`, to: `${year}-12-31` }))
    .filter(([, locations]) => locations.includes(location))
    .map(([day]) => day.slice(5))
    .sort()

describe('publicHolidays', () => {
  it.each([
    ['CH', 2026, '01-01 04-03 04-06 05-14 05-25 08-01 12-25 12-26'],
    ['CH', 2027, '01-01 03-26 03-29 05-06 05-17 08-01 12-25 12-26'],
    ['CH', 2028, '01-01 04-14 04-17 05-25 06-05 08-01 12-25 12-26'],
    ['CH-ZH', 2026, '05-01'],
    ['CH-LU', 2026, '06-04 08-15 11-01 12-08'],
    ['DE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
    ['DE-BW', 2027, '01-06 05-27 11-01'],
    ['NL', 2026, '01-01 04-06 04-27 05-14 05-25 12-25 12-26'],
    ['BE', 2027, '01-01 03-29 05-01 05-06 05-17 07-21 08-15 11-01 11-11 12-25'],
    ['LU', 2028, '01-01 04-17 05-01 05-09 05-25 06-05 06-23 08-15 11-01 12-25 12-26'],
  ])('of %s in %i are %s', (location, year, days) => {
    expect(daysOf(location, year).join(' ')).toBe(days)
  })

  it.each([
    [1961, '04-03'],
    [2000, '04-24'],
    [2011, '04-25'],
    [2024, '04-01'],
    [2038, '04-26'],
    [2049, '04-19'],
    [2076, '04-20'],
  ])('include in %i the Monday after Easter, %s', (year, day) => {
    expect(daysOf('NL', year)).toContain(day)
  })

  // Dates as published: schulferien.cc and kalender.retira.de for Saxony, jours-feries.ch and fer-ge.ch for Geneva and Vaud,
  // suedostschweiz.ch for Glarus, whose day moves where it would be in the week before Easter.
  it.each([
    ['DE-SN', '11-18 11-17 11-22 11-21', 'the Wednesday before 23 November'],
    ['CH-GE', '09-10 09-09 09-07 09-06', 'the Thursday after the first Sunday of September'],
    ['CH-VD', '09-21 09-20 09-18 09-17', 'the Monday after the third Sunday of September'],
    ['CH-GL', '04-09 04-01 04-06 04-05', 'the first Thursday of April, a week later before Easter'],
  ])('in %s include from 2026 to 2029 %s: %s', (location, days) => {
    for (const [index, day] of days.split(' ').entries())
      expect(daysOf(location, 2026 + index)).toContain(day)
  })

  it.each(['DE-SN', 'CH-GE', 'CH-VD', 'CH-GL'])('in %s are two of its own, whatever the year', (location) => {
    const years = Array.from({ length: 400 }, (_, index) => 2000 + index)
    expect(years.filter((year) => daysOf(location, year).length !== 2)).toEqual([])
  })

  it('in Neuchâtel are without that of a single municipality', () => {
    expect(daysOf('CH-NE', 2026)).toEqual(['03-01', '05-01'])
  })

  it('are those of the given countries in the given period', () => {
    const found = publicHolidays(['DE', 'NL'], { from: '2026-12-26', to: '2027-01-06' })
    expect(found).toEqual({
      '2026-12-26': ['DE', 'NL'],
      '2027-01-01': ['DE', 'NL'],
      '2027-01-06': ['DE-BW', 'DE-BY', 'DE-ST'],
    })
    expect(publicHolidays(['FR'], { from: '2026-01-01', to: '2026-12-31' })).toEqual({})
  })
})
