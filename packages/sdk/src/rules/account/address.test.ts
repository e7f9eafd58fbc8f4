import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressFields,
  addressLimits,
  addressLines,
  hasHouseNumber,
  isLiechtenstein,
  normalizePostalCode,
  regionLabelCountries,
  tidyText,
  usesRegionLabel,
} from './address'

describe('normalizePostalCode', () => {
  it.each([
    ['CH', '8001', '8001'],
    ['CH', ' 9490 ', '9490'],
    ['CH', '0123', undefined],
    ['CH', '800', undefined],
    ['CH', '80011', undefined],
    ['CH', 'CH-8001', undefined],
    ['CH', '8 001', undefined],
    ['CH', '８００１', undefined],
    ['CH', '٨٠٠١', undefined],
    ['CH', '80\u200b01', undefined],
    ['CH', '\u00a08001\n', '8001'],
    ['CH', '9'.repeat(5000), undefined],
    ['CH', '-8001', undefined],
    ['CH', '8e3', undefined],
    ['CH', '9485', '9485'],
    ['CH', '1000', '1000'],
    ['DE', '88709', '88709'],
    ['DE', '01067', '01067'],
    ['DE', '00000', undefined],
    ['DE', '00001', '00001'],
    ['DE', 'D-88709', undefined],
    ['DE', 'L-88709', undefined],
    ['DE', '88 709', undefined],
    ['DE', '１２３４５', undefined],
    ['DE', '8870', undefined],
    ['DE', '887090', undefined],
    ['NL', '1234AB', '1234 AB'],
    ['NL', ' 1234 ab ', '1234 AB'],
    ['NL', '1234  AB', undefined],
    ['NL', '0234AB', undefined],
    ['NL', '1234SA', undefined],
    ['NL', '1234 SD', undefined],
    ['NL', '1234 SS', undefined],
    ['NL', '1234 AS', '1234 AS'],
    ['NL', '1234 A1', undefined],
    ['NL', '1234', undefined],
    ['NL', '1234Sa', undefined],
    ['NL', '1234 AD', '1234 AD'],
    ['NL', '1234 DS', '1234 DS'],
    ['NL', '1234-AB', undefined],
    ['NL', '1234\u00a0AB', undefined],
    ['NL', '1234 ABC', undefined],
    ['NL', '1234 A', undefined],
    ['NL', '11234 AB', undefined],
    ['NL', 'L-1234 AB', undefined],
    ['NL', '1234 \ufb00', undefined],
    ['NL', '1234 \u017fb', undefined],
    ['NL', '1234 \u0131j', undefined],
    ['NL', '1234 АВ', undefined],
    ['NL', '1234 ＡＢ', undefined],
    ['NL', 'AB 1234', undefined],
    ['BE', '1000', '1000'],
    ['BE', '0999', undefined],
    ['BE', '10000', undefined],
    ['BE', '100', undefined],
    ['BE', 'B-1000', undefined],
    ['BE', ' 9999 ', '9999'],
    ['LU', '1234', '1234'],
    ['LU', 'L-1234', '1234'],
    ['LU', 'l-0012', '0012'],
    ['LU', 'LU-1234', undefined],
    ['LU', '12345', undefined],
    ['LU', '123', undefined],
    ['LU', 'L1234', undefined],
    ['LU', 'L- 1234', undefined],
    ['LU', 'L-L-1234', undefined],
    ['LU', 'XL-1234', undefined],
    ['FR', '75001', undefined],
    ['nl', '1234 AB', undefined],
    ['', '8001', undefined],
    ['constructor', '8001', undefined],
    ['DE', undefined, undefined],
    ['DE', NaN, undefined],
    ['DE', ['88709'], undefined],
    ['DE', { code: '88709' }, undefined],
    ['DE', Symbol('88709'), undefined],
    ['DE', '', undefined],
    ['DE', '  ', undefined],
    ['DE', null, undefined],
    ['DE', 88709, undefined],
  ] as const)('in %s %o is stored as %j', (country, text, code) => {
    expect(normalizePostalCode(country, text)).toBe(code)
  })
})

describe('isLiechtenstein', () => {
  it.each([
    ['9484', false],
    ['9485', true],
    ['9489', true],
    ['9490', true],
    ['9498', true],
    ['9499', false],
    ['94900', false],
    ['94910', false],
    ['19490', false],
    ['9500', false],
    ['9590', false],
    ['LI-9490', false],
    ['９４９０', false],
    ['', false],
    [' 9490 ', true],
  ])('%s: %s', (code, isIn) => {
    expect(isLiechtenstein(code)).toBe(isIn)
  })
})

describe('addressLines', () => {
  const address = {
    companyName: 'Weingut Sonnenhalde',
    name: 'Annelise Müller',
    street: 'Hauptstrasse 12',
    postalCode: '8001',
    city: 'Zürich',
  }

  it.each(['CH', 'DE', 'BE', 'FR'])('has the usual order in %s', (country) => {
    expect(addressLines(address, country)).toEqual([
      'Weingut Sonnenhalde',
      'Annelise Müller',
      'Hauptstrasse 12',
      '8001 Zürich',
    ])
  })

  it('has the city in capitals, two blanks after the postcode, in the Netherlands', () => {
    expect(addressLines({ postalCode: '1234 AB', city: 'Ijmuiden aan Zee' }, 'NL')).toEqual([
      '1234 AB  IJMUIDEN AAN ZEE',
    ])
  })

  it.each([
    ['1234AB', 'Delft', '1234 AB  DELFT'],
    ['1234 ab', ' Delft ', '1234 AB  DELFT'],
    ['9999', 'Delft', '9999  DELFT'],
    [null, 'Delft', 'DELFT'],
    ['1234 AB', null, '1234 AB'],
  ])('writes postcode %j and city %j of the Netherlands as %j', (postalCode, city, line) => {
    expect(addressLines({ postalCode, city }, 'NL')).toEqual([line])
  })

  it.each([
    ['1234', 'L-1234 Luxembourg'],
    ['L-1234', 'L-1234 Luxembourg'],
    ['l-1234', 'L-1234 Luxembourg'],
    [' 12345 ', 'L-12345 Luxembourg'],
    ['LU 1234', 'LU 1234 Luxembourg'],
    ['', 'Luxembourg'],
  ])('writes the postcode %j of Luxembourg as %s', (postalCode, line) => {
    expect(addressLines({ postalCode, city: 'Luxembourg' }, 'LU')).toEqual([line])
  })

  it('keeps a street of several lines', () => {
    expect(addressLines({ street: 'Postfach 12\r\n\r\n Hauptstrasse 1\rHaus B\n' }, 'CH')).toEqual([
      'Postfach 12',
      'Hauptstrasse 1',
      'Haus B',
    ])
  })

  it('leaves no line break inside a line', () => {
    expect(addressLines({ companyName: 'A\n\nB', name: '\n', city: 'Zürich\n \nCH' }, 'CH')).toEqual([
      'A',
      'B',
      'Zürich',
      'CH',
    ])
  })

  it('skips values that are not strings', () => {
    const wrong = { companyName: {}, name: 5, street: ['a'], postalCode: 8001, city: Symbol('a') }
    expect(addressLines(wrong as unknown as { name: string }, 'CH')).toEqual([])
  })

  it('skips missing parts', () => {
    expect(addressLines({ ...address, companyName: ' ', city: null }, 'CH')).toEqual([
      'Annelise Müller',
      'Hauptstrasse 12',
      '8001',
    ])
    expect(addressLines({}, 'NL')).toEqual([])
    expect(addressLines({ postalCode: ' 8001 ', city: '  Zürich' }, 'CH')).toEqual(['8001 Zürich'])
    expect(addressLines({ postalCode: ' ', city: ' Zürich ' }, 'CH')).toEqual(['Zürich'])
  })

  const part = fc.option(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[ \n\r\ta1]{0,8}$/),
      fc.stringMatching(/^(?:L-)?\d{4} ?[A-Z]{0,2}$/),
    ),
    { nil: undefined },
  )

  it('never has an empty line, a line break or the word undefined in it', () => {
    const record = fc.record({ companyName: part, name: part, street: part, postalCode: part, city: part })
    fc.assert(
      fc.property(record, fc.constantFrom('CH', 'DE', 'NL', 'BE', 'LU', 'FR', ''), (printed, country) => {
        for (const line of addressLines(printed, country)) {
          expect(line.trim()).not.toBe('')
          expect(line).toBe(line.trim())
          expect(line).not.toMatch(/[\n\r]|undefined|null/)
        }
      }),
    )
  })
})

describe('usesRegionLabel', () => {
  it.each(['JP', 'CN', 'TW', 'TH', 'VN', 'MY', 'KR', 'jp', ' kr '])('[5-15] is so in %s', (country) => {
    expect(usesRegionLabel(country)).toBe(true)
  })

  it.each(['CH', 'DE', 'NL', 'HU', 'SG', 'MO', 'JPN', 'XJP', 'ＪＰ', '', ' ', null, undefined])(
    '[5-15] is not so in %j',
    (country) => {
      expect(usesRegionLabel(country)).toBe(false)
    },
  )
})

describe('regionLabelCountries', () => {
  it('[5-15] lists the seven countries', () => {
    expect(regionLabelCountries).toEqual(['JP', 'CN', 'TW', 'TH', 'VN', 'MY', 'KR'])
  })
})

describe('the form', () => {
  it('has no state, and starts with the country', () => {
    expect(addressFields).toEqual([
      'country',
      'companyName',
      'vatId',
      'firstName',
      'lastName',
      'street',
      'postalCode',
      'city',
      'phoneNumber',
    ])
    expect(addressLimits).toMatchObject({ street: 255, city: 40, postalCode: 20 })
  })

  it.each([
    ['Hauptstrasse 12a', true],
    ['12, rue du Lac', true],
    ['Straat 12-3', true],
    ['Hauptstrasse', false],
    ['Hauptstrasse １２', false],
    ['Hauptstrasse zwölf', false],
    [' ', false],
    ['', false],
  ])('misses the house number of %j: %s', (street, has) => {
    expect(hasHouseNumber(street)).toBe(has)
  })

  it.each([
    ['  Haupt   strasse\t12 ', 'Haupt strasse 12'],
    ['Café\u00a0Müller', 'Café Müller'],
    ['a\u0000b\u200bc', 'abc'],
    ['a\nb', 'a b'],
    ['a \u200b b', 'a b'],
    ['\ufeffa', 'a'],
    ['\u200b a \u2060', 'a'],
    ['\u202eabc\u202c', 'abc'],
    ['Straße Müller é', 'Straße Müller é'],
    ['u\u0308', 'u\u0308'],
    ['a\r\n\r\nb', 'a b'],
    ['\u3000 ', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [12, ''],
    [['a'], ''],
    [Symbol('a'), ''],
  ])('stores %o as %j', (text, tidy) => {
    expect(tidyText(text)).toBe(tidy)
  })
})
