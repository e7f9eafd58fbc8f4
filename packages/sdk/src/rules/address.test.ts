import { describe, expect, it } from 'vitest'
import {
  addressCountries,
  addressFields,
  addressLimits,
  addressLines,
  hasHouseNumber,
  isLiechtenstein,
  normalizePostalCode,
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
    ['DE', '88709', '88709'],
    ['DE', '01067', '01067'],
    ['DE', '00000', undefined],
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
    ['BE', '1000', '1000'],
    ['BE', '0999', undefined],
    ['BE', '10000', undefined],
    ['LU', '1234', '1234'],
    ['LU', 'L-1234', '1234'],
    ['LU', 'l-0012', '0012'],
    ['LU', 'LU-1234', undefined],
    ['LU', '12345', undefined],
    ['DE', '', undefined],
    ['DE', '  ', undefined],
    ['DE', null, undefined],
    ['DE', 88709, undefined],
  ] as const)('in %s %j is kept as %j', (country, text, code) => {
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
    ['1234', 'L-1234 Luxembourg'],
    ['L-1234', 'L-1234 Luxembourg'],
    ['', 'Luxembourg'],
  ])('writes the postcode %j of Luxembourg as %s', (postalCode, line) => {
    expect(addressLines({ postalCode, city: 'Luxembourg' }, 'LU')).toEqual([line])
  })

  it('keeps a street of several lines', () => {
    expect(addressLines({ street: 'Postfach 12\n Hauptstrasse 1\n' }, 'CH')).toEqual([
      'Postfach 12',
      'Hauptstrasse 1',
    ])
  })

  it('leaves out what is missing', () => {
    expect(addressLines({ ...address, companyName: ' ', city: null }, 'CH')).toEqual([
      'Annelise Müller',
      'Hauptstrasse 12',
      '8001',
    ])
    expect(addressLines({}, 'NL')).toEqual([])
  })
})

describe('usesRegionLabel', () => {
  it.each(['JP', 'CN', 'TW', 'TH', 'VN', 'MY', 'KR', 'jp', ' kr '])('[5-15] is so in %s', (country) => {
    expect(usesRegionLabel(country)).toBe(true)
  })

  it.each(['CH', 'DE', 'NL', 'HU', 'SG', 'MO', ''])('[5-15] is not so in %j', (country) => {
    expect(usesRegionLabel(country)).toBe(false)
  })
})

describe('the form', () => {
  it('has no state, and asks for the country first', () => {
    expect(addressFields).toEqual([
      'country',
      'companyName',
      'firstName',
      'lastName',
      'street',
      'postalCode',
      'city',
      'phoneNumber',
    ])
    expect(addressCountries).toEqual(['CH', 'DE', 'NL', 'BE', 'LU'])
    expect(addressLimits).toEqual({ street: 255, city: 40, postalCode: 20 })
  })

  it.each([
    ['Hauptstrasse 12a', true],
    ['12, rue du Lac', true],
    ['Hauptstrasse', false],
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
    ['', ''],
  ])('keeps %j as %j', (text, tidy) => {
    expect(tidyText(text)).toBe(tidy)
  })
})
