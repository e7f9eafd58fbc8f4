import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVatId } from './vat-id'

describe('readVatId', () => {
  it.each([
    ['CH', 'CHE-109.999.009 MWST'],
    ['CH', 'CHE-112.233.445'],
    ['CH', 'CHE112233445'],
    ['CH', 'CHE-112.233.445TVA'],
    ['CH', ' che-112.233.445 iva '],
    ['DE', 'DE999990002'],
    ['DE', ' de999990002 '],
    ['NL', 'NL999990001B33'],
    ['NL', 'NL123456789B13'],
    ['BE', 'BE0999990024'],
    ['BE', 'BE1099990094'],
    ['LU', 'LU99999075'],
  ] as const)('in %s %j is plausible', (country, text) => {
    expect(readVatId(country, text)).toEqual({ vatId: text.trim().toUpperCase(), finding: 'plausible' })
  })

  it.each([
    ['CH', 'CHE-109.999.008'],
    ['CH', 'CHE-112.233.440'],
    ['DE', 'DE999990003'],
    ['DE', 'DE123456789'],
    ['NL', 'NL999990001B34'],
    ['BE', 'BE0999990025'],
    ['LU', 'LU99999076'],
  ] as const)('in %s the check digit of %j does not agree', (country, text) => {
    expect(readVatId(country, text).finding).toBe('checkDigit')
  })

  it.each([
    ['CH', 'CHE-109.999.00'],
    ['CH', 'CH-109.999.009'],
    ['CH', 'CHE-109.999.009 VAT'],
    ['DE', 'DE099990002'],
    ['DE', 'DE99999000'],
    ['DE', 'DE 999990002'],
    ['DE', 'xDE999990002'],
    ['NL', 'NL999990001C33'],
    ['NL', 'NL99999000B133'],
    ['BE', 'BE2999990024'],
    ['BE', 'BE999990024'],
    ['LU', 'LU9999907'],
    ['LU', 'LU999990755'],
    ['DE', 'ＤＥ999990002'],
    ['DE', ''],
    ['DE', '  '],
    ['DE', null],
    ['DE', 999990002],
  ] as const)('in %s %j is no VAT id', (country, text) => {
    expect(readVatId(country, text).finding).toBe('format')
  })

  it('takes a Dutch id of the old kind, whose ninth digit checks the first eight', () => {
    // 1·9 + 1·8 + … + 1·2 = 44, which leaves 0.
    expect(readVatId('NL', 'NL111111110B01').finding).toBe('plausible')
    expect(readVatId('NL', 'NL111111111B01').finding).toBe('checkDigit')
  })

  it('takes no Swiss id whose check would be 10', () => {
    // 5·0 + … + 4·3 = 12, which leaves 1, so that 10 is missing to 11.
    for (let digit = 0; digit <= 9; digit += 1) {
      expect(readVatId('CH', `CHE-000.000.03${digit}`).finding).toBe('checkDigit')
    }
  })

  it('finds every single wrong digit of a German id', () => {
    const position = fc.integer({ min: 3, max: 10 })
    fc.assert(
      fc.property(position, fc.integer({ min: 1, max: 9 }), (at, more) => {
        const id = 'DE999990002'
        const wrong = String((Number(id[at]) + more) % 10)
        expect(readVatId('DE', id.slice(0, at) + wrong + id.slice(at + 1)).finding).toBe('checkDigit')
      }),
    )
  })
})
