import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVatId, vatIdField } from './vat-id'

const right = [
  ['CH', 'CHE-109.999.009 MWST'],
  ['CH', 'CHE-112.233.445'],
  ['DE', 'DE999990002'],
  ['NL', 'NL999990001B33'],
  ['NL', 'NL123456789B13'],
  ['BE', 'BE0999990024'],
  ['BE', 'BE1099990094'],
  ['LU', 'LU99999075'],
] as const

describe('readVatId', () => {
  it.each([
    ...right,
    ['CH', 'CHE112233445'],
    ['CH', 'CHE-112.233.445TVA'],
    ['CH', ' che-112.233.445 iva '],
    ['CH', 'CHE-112233.445MWST'],
    ['DE', ' de999990002\u00a0'],
    ['NL', 'nl123456789b13'],
    ['BE', 'be0999990024'],
    ['LU', 'lu99999075'],
  ] as const)('in %s %j is plausible', (_country, text) => {
    expect(readVatId(text)).toEqual({ vatId: text.trim().toUpperCase(), finding: 'plausible' })
  })

  it.each([
    ['CH', 'CHE-109.999.008'],
    ['CH', 'CHE-112.233.440'],
    ['DE', 'DE999990003'],
    ['DE', 'DE123456789'],
    ['NL', 'NL999990001B34'],
    ['NL', 'NL123456789B14'],
    ['BE', 'BE0999990025'],
    ['BE', 'BE0999999997'],
    ['LU', 'LU99999076'],
  ] as const)(
    'in %s the check digit of %j does not agree, which is a warning and no block',
    (_country, text) => {
      expect(readVatId(text)).toEqual({ vatId: text, finding: 'checkDigit' })
    },
  )

  it.each([
    ['CH', 'CHE-109.999.00', 'a digit is missing'],
    ['CH', 'CHE-109.999.0090', 'a digit too many'],
    ['CH', 'CH-109.999.009', 'a letter is missing'],
    ['CH', 'xCHE-109.999.009', 'something in front'],
    ['CH', 'CHE-109.999.009 VAT', 'not a Swiss word'],
    ['CH', 'CHE-109.999.009  MWST', 'two blanks'],
    ['CH', 'CHE-109.999.009 MWſT', 'a long s'],
    ['CH', 'CHE-109.999.009 ıva', 'a dotless i'],
    ['CH', 'CHE–109.999.009', 'a dash that is no hyphen'],
    ['CH', 'СHE-109.999.009', 'a Cyrillic letter'],
    ['DE', 'DE099990002', 'a leading zero'],
    ['DE', 'DE99999000', 'a digit is missing'],
    ['DE', 'DE9999900020', 'a digit too many'],
    ['DE', 'DE 999990002', 'a blank inside'],
    ['DE', 'xDE999990002', 'something in front'],
    ['DE', 'ＤＥ999990002', 'full-width letters'],
    ['DE', 'DE９９９９９０００２', 'full-width digits'],
    ['DE', 'DE٩٩٩٩٩٠٠٠٢', 'Arabic digits'],
    ['DE', 'DE99999\u200b0002', 'a zero-width blank'],
    ['DE', '\u202eDE999990002', 'a bidi character'],
    ['NL', 'NL999990001C33', 'another letter'],
    ['NL', 'NL99999000B133', 'the letter at another place'],
    ['NL', 'xNL999990001B33', 'something in front'],
    ['NL', 'NL999990001B333', 'a digit too many'],
    ['BE', 'BE2999990024', 'a first digit of 2'],
    ['BE', 'BE999990024', 'a digit is missing'],
    ['BE', 'xBE0999990024', 'something in front'],
    ['BE', 'BE09999900240', 'a digit too many'],
    ['LU', 'LU9999907', 'a digit is missing'],
    ['LU', 'LU999990755', 'a digit too many'],
    ['LU', 'xLU99999075', 'something in front'],
    ['DE', '9'.repeat(400), '400 digits'],
  ] as const)('in %s %j is no VAT id: %s', (_country, text, _why) => {
    expect(readVatId(text)).toEqual({ vatId: text.toUpperCase(), finding: 'format' })
  })

  it.each([
    [''],
    ['  '],
    ['\u00a0'],
    [null],
    [undefined],
    [999990002],
    [NaN],
    [{}],
    [['DE999990002']],
    [true],
  ])('reads %j as empty', (value) => {
    expect(readVatId(value)).toEqual({ vatId: '', finding: 'format' })
  })

  it.each([
    ['ATU12345675', 'Austria'],
    ['EL123456789', 'Greece'],
    ['FRXX123456789', 'France'],
    ['IE1234567WA', 'Ireland'],
    ['ro12', 'Romania'],
    [' SE123456789012 ', 'Sweden'],
  ])('accepts %j of a member state without a check of its own, %s', (text) => {
    expect(readVatId(text)).toEqual({ vatId: text.trim().toUpperCase(), finding: 'plausible' })
  })

  it.each([
    ['ATU', 'one sign alone'],
    ['AT1234567890123', 'thirteen signs'],
    ['AT U12345675', 'a blank inside'],
    ['AT-U12345675', 'a hyphen'],
    ['xATU12345675', 'something in front'],
    ['GR123456789', 'Greece writes EL'],
    ['GB123456789', 'no member state'],
    ['US123456789', 'no member state'],
    ['LI12345', 'Liechtenstein has Swiss ids'],
    ['123456789', 'no prefix'],
    ['constructor', 'no prefix'],
  ])('refuses %j: %s', (text) => {
    expect(readVatId(text).finding).toBe('format')
  })

  it('accepts a Dutch id of the old kind, whose ninth digit is a check digit', () => {
    // 1·9 + 1·8 + … + 1·2 = 44, which leaves 0.
    expect(readVatId('NL111111110B01').finding).toBe('plausible')
    expect(readVatId('NL111111111B01').finding).toBe('checkDigit')
    // 9·1 + 8·2 + … + 2·8 = 156, which leaves 2.
    expect(readVatId('NL123456782B99').finding).toBe('plausible')
  })

  it('rejects a Swiss id whose check digit would be 10', () => {
    // 5·0 + … + 4·3 = 12, which leaves 1: the check digit would be 10.
    for (let digit = 0; digit <= 9; digit += 1) {
      expect(readVatId(`CHE-000.000.03${digit}`).finding).toBe('checkDigit')
    }
  })

  it.each([
    ['CH', 'CHE-100.000.00?'],
    ['DE', 'DE27591673?'],
    ['DE', 'DE10000000?'],
  ] as const)('accepts at most one last digit of %s %s', (_country, id) => {
    const plausible = [...'0123456789'].filter(
      (digit) => readVatId(id.replace('?', digit)).finding === 'plausible',
    )
    expect(plausible).toHaveLength(1)
  })

  it('finds every single wrong digit of the check', () => {
    const ids = right.filter(([country]) => country !== 'NL').map(([, id]) => id)
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.nat(20), fc.integer({ min: 1, max: 9 }), (id, at, more) => {
        const indexes = [...id].flatMap((sign, index) => (/\d/.test(sign) ? index : []))
        const index = indexes[at % indexes.length] ?? 0
        const wrong = id.slice(0, index) + String((Number(id[index]) + more) % 10) + id.slice(index + 1)
        expect(readVatId(wrong).finding).not.toBe('plausible')
      }),
    )
  })

  it('says something of any text and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...right), fc.string(), fc.nat(20), ([, id], noise, at) => {
        const { vatId, finding } = readVatId(id.slice(0, at) + noise + id.slice(at))
        expect(['plausible', 'checkDigit', 'format']).toContain(finding)
        expect(vatId).toBe(vatId.toUpperCase())
      }),
    )
  })
})

it('has the name of the platform’s custom field', () => {
  expect(vatIdField).toBe('VatId__c')
})
