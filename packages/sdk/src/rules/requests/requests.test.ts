import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boardNeedOf,
  boxStyles,
  checkRequest,
  emptyRequest,
  findFluteProblem,
  isCuttable,
  requestFlutes,
  sheetsOf,
  suitableFlutes,
  type RequestFields,
} from './index'

const today = '2026-12-01'
const whole: RequestFields = {
  ...emptyRequest,
  ...{ length: '320', width: '210', height: '140', quantity: '500' },
  ...{ name: 'Mira Kern', email: 'mira@example.ch' },
}
const check = (fields: Partial<RequestFields>, isGuest = true) =>
  checkRequest({ ...whole, ...fields }, { locale: 'de-CH', isGuest, today })

describe('checkRequest', () => {
  it('reads a guest’s request', () => {
    expect(
      check({
        quantity: '1’000',
        quantity3: '5000',
        remark: ' Rillung \n aussen ',
        phone: '+41 71 000 00 00',
      }),
    ).toEqual({
      problems: {},
      request: {
        ...{ style: '0201', length: 320, width: 210, height: 140, flute: null },
        ...{ printColours: 0, isPrintedInside: false, quantities: [1000, 5000], wishedDate: null },
        remark: 'Rillung \n aussen',
        contact: { name: 'Mira Kern', company: null, email: 'mira@example.ch', phone: '+41 71 000 00 00' },
      },
    })
  })

  it('asks a buyer for nothing that the shop knows', () => {
    expect(check({ name: '', email: '' }, false).request?.contact).toBeNull()
  })

  it.each([
    [{ length: '32 cm', width: '0,21 m', height: '140mm' }],
    [{ length: '32 x 21 x 14 cm', width: '', height: '' }],
    [{ length: '32x21x14', width: '', height: '' }],
  ])('reads %o as 320 × 210 × 140 mm', (fields) => {
    expect(check(fields).request).toMatchObject({ length: 320, width: 210, height: 140 })
  })

  it.each<[Partial<RequestFields>, object]>([
    [{ length: '' }, { length: 'missing' }],
    [{ length: 'gross' }, { length: 'unreadable' }],
    [{ width: '12,34 mm' }, { width: 'unreadable' }],
    [{ length: '49' }, { length: 'too-small' }],
    [{ length: '50', flute: 'E' }, {}],
    [{ length: '2501' }, { length: 'too-large' }],
    [{ height: '9' }, { height: 'too-small' }],
    [{ height: '2001' }, { height: 'too-large' }],
    [{ width: '1501' }, { width: 'too-large' }],
    [{ length: '2000', width: '1000', height: '900' }, { length: 'sheet-too-large' }],
    [{ style: '9999' }, { style: 'unknown' }],
    [{ flute: 'Z' }, { flute: 'unknown' }],
    [{ style: '0427', flute: 'BC' }, { flute: 'not-for-style' }],
    [{ length: '501', flute: 'E' }, { flute: 'too-weak' }],
    [{ height: '59', flute: 'BC' }, { flute: 'too-stiff' }],
    [{ print: '5' }, { print: 'unknown' }],
    [{ quantity: '' }, { quantity: 'missing' }],
    [{ quantity: '0' }, { quantity: 'unreadable' }],
    [{ quantity: '1,5' }, { quantity: 'unreadable' }],
    [{ quantity: '1000000' }, { quantity: 'too-large' }],
    [{ quantity: '500', quantity2: '500' }, { quantity2: 'same-quantity' }],
    [{ quantity2: '', quantity3: '' }, {}],
    [{ wishedDate: today }, { wishedDate: 'past' }],
    [{ wishedDate: '2026-12-02' }, {}],
    [{ wishedDate: '2028-12-01' }, {}],
    [{ wishedDate: '2028-12-02' }, { wishedDate: 'too-far' }],
    [{ wishedDate: '2027-02-30' }, { wishedDate: 'unreadable' }],
    [{ wishedDate: 'morgen' }, { wishedDate: 'unreadable' }],
    [{ remark: 'x'.repeat(4000) }, {}],
    [{ remark: 'x'.repeat(4001) }, { remark: 'too-long' }],
    [{ name: ' ' }, { name: 'missing' }],
    [{ name: 'x'.repeat(201) }, { name: 'too-long' }],
    [{ company: 'x'.repeat(201) }, { company: 'too-long' }],
    [{ email: '' }, { email: 'missing' }],
    [{ email: 'mira' }, { email: 'unreadable' }],
    [{ phone: 'ruf an' }, { phone: 'unreadable' }],
    [{ phone: '1234' }, { phone: 'unreadable' }],
    [{ phone: '071 000 00 00' }, {}],
  ])('finds in %o %o', (fields, problems) => {
    expect(check(fields).problems).toEqual(problems)
  })

  it('finds what is wrong with all fields at once', () => {
    const { problems } = check({ ...emptyRequest, style: '', wishedDate: '2020-01-01' })
    expect(problems).toEqual({
      ...{ style: 'unknown', length: 'missing', width: 'missing', height: 'missing' },
      ...{ quantity: 'missing', wishedDate: 'past', name: 'missing', email: 'missing' },
    })
  })

  it('never throws, and gives a request only without problems', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('320', '0201', 'B', '32 cm', '30x20x15', today))
    const fields = fc.record({
      ...{ style: text, length: text, width: text, height: text, flute: text, print: text },
      ...{ isPrintedInside: fc.boolean(), quantity: text, quantity2: text, quantity3: text },
      ...{ wishedDate: text, remark: text, name: text, company: text, email: text, phone: text },
    })
    fc.assert(
      fc.property(fields, fc.boolean(), (entered, isGuest) => {
        const { request, problems } = checkRequest(entered, { locale: 'de', isGuest, today })
        expect(request === null).toBe(Object.keys(problems).length > 0)
      }),
    )
  })
})

describe('flutes', () => {
  it.each([
    ['0201', 320, 'B', ['E', 'B', 'C', 'EB', 'BC']],
    ['0427', 320, 'BC', ['E', 'B', 'C', 'EB']],
    ['0201', 1100, 'C', ['EB', 'BC']],
    ['0713', 1100, 'C', []],
  ] as const)('of a %s with %i mm: %s is judged, and %o suit', (fefco, length, flute, suitable) => {
    const box = { fefco, length, width: 210, height: 140 }
    expect(suitableFlutes(box)).toEqual(suitable)
    expect(findFluteProblem(flute, box) === undefined).toBe((suitable as readonly string[]).includes(flute))
  })
})

describe('sheetsOf', () => {
  it('is exact for a 0201: girth with its joint by height and two half flaps', () => {
    // 2 × (323 + 213) + 35, and 140 + 2 × 3 + 213.
    const box = { fefco: '0201', flute: 'B', length: 320, width: 210, height: 140 } as const
    expect(sheetsOf(box)).toEqual([{ length: 1107, width: 359 }])
    // 0.397 m² of 420 g/m².
    expect(boardNeedOf(box)).toEqual({ area: 397_413, weight: 167 })
  })

  it('has two for a box that is longer around than a sheet', () => {
    const box = { fefco: '0201', flute: 'BC', width: 300, height: 200 } as const
    expect(sheetsOf({ ...box, length: 1200 })).toHaveLength(1)
    expect(sheetsOf({ ...box, length: 1900 })).toEqual([
      { length: 2249, width: 521 },
      { length: 2249, width: 521 },
    ])
  })

  it('has two for a box with a lid', () => {
    expect(sheetsOf({ fefco: '0300', flute: 'B', length: 300, width: 200, height: 100 })).toHaveLength(2)
  })

  it('grows with every dimension, whatever the style and flute', () => {
    const side = fc.integer({ min: 50, max: 1500 })
    const box = fc.record({
      fefco: fc.constantFrom(...boxStyles.map(({ fefco }) => fefco)),
      flute: fc.constantFrom(...requestFlutes),
      ...{ length: side, width: side, height: side },
    })
    fc.assert(
      fc.property(box, fc.constantFrom('length', 'width', 'height'), (small, name) => {
        const large = { ...small, [name]: small[name] + 10 }
        expect(boardNeedOf(large).area).toBeGreaterThan(boardNeedOf(small).area)
        if (sheetsOf(large).every(isCuttable)) expect(sheetsOf(small).every(isCuttable)).toBe(true)
      }),
    )
  })
})
