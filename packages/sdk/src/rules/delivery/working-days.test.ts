import { describe, expect, it } from 'vitest'
import { publicHolidays } from './public-holidays'
import { addWorkingDays, calendarDay, holidayLocation, isWorkingDay } from './working-days'

const calendar = publicHolidays(['CH', 'DE', 'NL', 'BE', 'LU'], { from: '2026-01-01', to: '2028-12-31' })

describe('addWorkingDays', () => {
  it.each([
    ['a weekend', 'CH', '2026-11-20', 1, '2026-11-23'],
    ['a start on Saturday', 'CH', '2026-11-21', 1, '2026-11-23'],
    ['a week', 'CH', '2026-11-23', 5, '2026-11-30'],
    ['the year end', 'CH', '2026-12-24', 2, '2026-12-29'],
    ['New Year', 'CH', '2026-12-31', 1, '2027-01-04'],
    ['Easter in Switzerland', 'CH', '2027-03-25', 1, '2027-03-30'],
    ['Easter in the Netherlands, where Good Friday is no holiday', 'NL', '2027-03-25', 1, '2027-03-26'],
    ['1 August on a Monday', 'CH', '2022-07-29', 1, '2022-08-01'],
    ['1 August on a Tuesday', 'CH', '2028-07-31', 1, '2028-08-02'],
    ['3 October on a Tuesday', 'DE', '2028-10-02', 1, '2028-10-04'],
    ['21 July in Belgium', 'BE', '2026-07-20', 1, '2026-07-22'],
    ['23 June in Luxembourg', 'LU', '2026-06-22', 1, '2026-06-24'],
    ['27 April in the Netherlands', 'NL', '2026-04-24', 1, '2026-04-28'],
    ['nothing on a working day', 'CH', '2026-11-23', 0, '2026-11-23'],
    ['nothing on Sunday', 'CH', '2026-11-22', 0, '2026-11-23'],
    ['nothing on Christmas', 'CH', '2026-12-25', 0, '2026-12-28'],
  ])('counts over %s in %s', (_, location, day, count, expected) => {
    expect(addWorkingDays(day, count, { location, calendar })).toBe(expected)
  })
})

describe('isWorkingDay', () => {
  it('knows the holidays of a canton there only, and those of its country everywhere', () => {
    const on = (day: string, location: string) => isWorkingDay(day, { location, calendar })
    expect([on('2026-12-08', 'CH-LU'), on('2026-12-08', 'CH-ZH'), on('2026-12-08', 'CH')]).toEqual([
      false,
      true,
      true,
    ])
    expect([on('2026-12-25', 'CH-LU'), on('2026-12-25', 'CH-XX')]).toEqual([false, false])
  })

  it('counts the holidays of each of several places', () => {
    const on = (day: string) => isWorkingDay(day, { location: ['CH-ZG', 'CH-ZH'], calendar })
    expect(['2026-12-08', '2026-05-01', '2026-12-25', '2026-12-09'].map(on)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})

describe('calendarDay', () => {
  it.each([
    ['2026-11-21T22:59:59Z', '2026-11-21'],
    ['2026-11-21T23:00:00Z', '2026-11-22'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('is at %s the day in Zurich, %s', (instant, day) => {
    expect(calendarDay(Date.parse(instant), 'Europe/Zurich')).toBe(day)
  })
})

describe('holidayLocation', () => {
  it.each([
    ['ZH', 'CH-ZH'],
    [null, 'CH'],
    ['', 'CH'],
    [undefined, 'CH'],
  ])('with the subdivision %s is %s', (region, location) => {
    expect(holidayLocation({ country: 'CH', region })).toBe(location)
  })
})
