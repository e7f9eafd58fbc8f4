import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryDates, nextDeliveryChange, presetSenders } from './delivery-date'
import { publicHolidays } from './public-holidays'

const calendar = publicHolidays(['CH', 'LI', 'DE', 'NL', 'BE', 'LU'], {
  from: '2026-01-01',
  to: '2028-12-31',
})

interface Order {
  readonly shop?: 'CH' | 'DE'
  readonly to: string
  readonly lead?: number
  readonly transit?: { from: number; to: number }
}

const datesOf = (
  at: string,
  { shop = 'CH', to, lead, transit = { from: 1, to: 2 } }: Order,
): readonly string[] => {
  const { handedOver, earliest, latest } = deliveryDates({
    now: Date.parse(at),
    sender: presetSenders[shop],
    destination: to,
    calendar,
    leadDays: lead,
    transit,
  })
  return [handedOver, earliest, latest]
}

const [swiss, german, dutch] = [
  { to: 'CH' },
  { shop: 'DE', to: 'DE', transit: { from: 1, to: 3 } },
  { shop: 'DE', to: 'NL', transit: { from: 2, to: 4 } },
] as const

describe('deliveryDates', () => {
  it.each<[string, string, Order, string]>([
    [
      'a millisecond before the cut-off',
      '2026-11-26T11:59:59.999Z',
      swiss,
      '2026-11-26 2026-11-27 2026-11-30',
    ],
    ['at the cut-off', '2026-11-26T12:00:00Z', swiss, '2026-11-27 2026-11-30 2026-12-01'],
    ['in summer before the cut-off', '2026-07-01T10:59:59Z', swiss, '2026-07-01 2026-07-02 2026-07-03'],
    ['in summer at the cut-off', '2026-07-01T11:00:00Z', swiss, '2026-07-02 2026-07-03 2026-07-06'],
    ['before midnight', '2026-11-26T22:59:59Z', swiss, '2026-11-27 2026-11-30 2026-12-01'],
    ['after midnight', '2026-11-26T23:00:00Z', swiss, '2026-11-27 2026-11-30 2026-12-01'],
    ['on Friday afternoon', '2026-11-27T15:00:00Z', swiss, '2026-11-30 2026-12-01 2026-12-02'],
    ['on Saturday morning', '2026-11-28T08:00:00Z', swiss, '2026-11-30 2026-12-01 2026-12-02'],
    ['on Sunday night', '2026-11-29T22:30:00Z', swiss, '2026-11-30 2026-12-01 2026-12-02'],
    ['before Easter', '2027-03-25T09:00:00Z', swiss, '2027-03-25 2027-03-30 2027-03-31'],
    ['before Easter, too late', '2027-03-25T13:00:00Z', swiss, '2027-03-30 2027-03-31 2027-04-01'],
    ['on the last day of summer time', '2026-10-23T10:59:00Z', swiss, '2026-10-23 2026-10-26 2026-10-27'],
    [
      'on the night of the change to winter time',
      '2026-10-25T00:30:00Z',
      swiss,
      '2026-10-26 2026-10-27 2026-10-28',
    ],
    ['on the first day of winter time', '2026-10-26T11:59:00Z', swiss, '2026-10-26 2026-10-27 2026-10-28'],
    [
      'on the day of the change to summer time',
      '2026-03-29T11:30:00Z',
      swiss,
      '2026-03-30 2026-03-31 2026-04-01',
    ],
    ['before 1 August on a Tuesday', '2028-07-31T09:00:00Z', swiss, '2028-07-31 2028-08-02 2028-08-03'],
    ['on 1 August', '2028-08-01T09:00:00Z', swiss, '2028-08-02 2028-08-03 2028-08-04'],
    ['at the end of the year', '2026-12-30T09:00:00Z', swiss, '2026-12-30 2026-12-31 2027-01-04'],
    ['on 31 December, too late', '2026-12-31T13:00:00Z', swiss, '2027-01-04 2027-01-05 2027-01-06'],
    ['on 1 May, a holiday of Zurich only', '2028-05-01T09:00:00Z', swiss, '2028-05-02 2028-05-03 2028-05-04'],
    ['to Zurich before 1 May', '2026-04-30T09:00:00Z', { to: 'CH-ZH' }, '2026-04-30 2026-05-04 2026-05-05'],
    ['to Berne before 1 May', '2026-04-30T09:00:00Z', { to: 'CH-BE' }, '2026-04-30 2026-05-01 2026-05-04'],
    [
      'to Lucerne before 8 December',
      '2026-12-07T09:00:00Z',
      { to: 'CH-LU' },
      '2026-12-07 2026-12-09 2026-12-10',
    ],
    [
      'to Liechtenstein before 8 September',
      '2026-09-07T09:00:00Z',
      { to: 'LI' },
      '2026-09-07 2026-09-09 2026-09-10',
    ],
    ['before 3 October on a Tuesday', '2028-10-02T09:00:00Z', german, '2028-10-02 2028-10-04 2028-10-06'],
    [
      'on Epiphany, a holiday of Baden-Württemberg',
      '2027-01-06T09:00:00Z',
      german,
      '2027-01-07 2027-01-08 2027-01-12',
    ],
    ['to the Netherlands over King’s Day', '2026-04-24T09:00:00Z', dutch, '2026-04-24 2026-04-29 2026-05-01'],
    [
      'to the Netherlands while only Germany has a holiday',
      '2028-10-02T12:00:00Z',
      dutch,
      '2028-10-04 2028-10-06 2028-10-10',
    ],
    [
      'to Belgium over 11 November',
      '2026-11-10T09:00:00Z',
      { ...dutch, to: 'BE' },
      '2026-11-10 2026-11-13 2026-11-17',
    ],
    [
      'to Luxembourg over 23 June',
      '2026-06-22T09:00:00Z',
      { ...dutch, to: 'LU' },
      '2026-06-22 2026-06-25 2026-06-29',
    ],
    ['made to order', '2026-11-26T09:00:00Z', { ...swiss, lead: 12 }, '2026-12-14 2026-12-15 2026-12-16'],
    [
      'made to order over Christmas',
      '2026-12-22T09:00:00Z',
      { ...swiss, lead: 5 },
      '2026-12-30 2026-12-31 2027-01-04',
    ],
  ])('of an order %s', (_, at, order, expected) => {
    expect(datesOf(at, order).join(' ')).toBe(expected)
  })

  it('never go back while time passes', () => {
    const year = { min: Date.parse('2026-01-01'), max: Date.parse('2028-11-01') }
    fc.assert(
      fc.property(fc.integer(year), fc.integer({ min: 0, max: 5 * 86_400_000 }), (now, later) => {
        const [first, second] = [now, now + later].map((at) => datesOf(new Date(at).toISOString(), dutch))
        return first?.every((day, index) => day <= (second?.[index] ?? ''))
      }),
    )
  })
})

describe('nextDeliveryChange', () => {
  it.each([
    ['2026-11-26T02:49:00Z', '2026-11-26T12:00:00.000Z'],
    ['2026-11-26T12:00:00Z', '2026-11-26T23:00:00.000Z'],
    ['2026-10-24T22:30:00Z', '2026-10-25T12:00:00.000Z'],
    ['2026-10-25T13:00:00Z', '2026-10-25T23:00:00.000Z'],
    ['2026-03-28T23:30:00Z', '2026-03-29T11:00:00.000Z'],
    ['2026-03-29T11:00:00Z', '2026-03-29T22:00:00.000Z'],
  ])('after %s is %s', (now, next) => {
    expect(new Date(nextDeliveryChange(Date.parse(now), presetSenders.CH)).toISOString()).toBe(next)
  })

  it('is the first moment with other dates', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-11-01') }), (now) => {
        const last = nextDeliveryChange(now, presetSenders.CH) - 1
        expect(datesOf(new Date(last).toISOString(), swiss)).toEqual(
          datesOf(new Date(now).toISOString(), swiss),
        )
      }),
    )
  })
})
