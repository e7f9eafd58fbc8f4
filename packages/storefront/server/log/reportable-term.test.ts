import { describe, expect, it } from 'vitest'
import { reportableTerm } from './reportable-term'

describe('reportableTerm', () => {
  it.each([
    ['Styropor', 'styropor'],
    ['  Gitterbox   verzinkt ', 'gitterbox verzinkt'],
    ['Karton 295x195x145 mm', 'karton 295x195x145 mm'],
    ['1180 × 780 × 1400', '1180 × 780 × 1400'],
    ['DIN A4 grün', 'din a4 grün'],
    ['carton à bulles 500mm', 'carton à bulles 500mm'],
  ])('counts %j as %j', (term, counted) => {
    expect(reportableTerm(term)).toBe(counted)
  })

  it.each([
    ['an e-mail address', 'lea.keller@example.com'],
    ['a web address', 'https://example.com'],
    ['a telephone number', '+41 44 123 45 67'],
    ['an IBAN', 'CH93 0076 2011 6238 5295 7'],
    ['a date of birth', '12.03.1984'],
    ['the number of an order', 'ZCWT6K4N2P'],
    ['what may be a password', 'hunter2'],
    ['a postal address', 'Lea Keller Bahnhofstrasse 12 8001 Zürich'],
    ['a long text', 'x'.repeat(61)],
    ['nothing', ' '],
  ])('does not count %s', (_, term) => {
    expect(reportableTerm(term)).toBeUndefined()
  })

  it.each([['1'.repeat(60)], [`1${' '.repeat(50)}`], ['1x'.repeat(30)], ['1.'.repeat(30)]])(
    'reads %j in time',
    (term) => {
      const began = performance.now()
      reportableTerm(term)
      expect(performance.now() - began).toBeLessThan(100)
    },
  )
})
