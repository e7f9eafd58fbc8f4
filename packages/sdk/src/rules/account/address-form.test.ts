import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddressField } from './address'
import { addressLimits } from './address'
import { addressFormFields, isOptionalAddressField, deliveryCountries, readAddressForm } from './address-form'
import type { AddressFormOptions } from './address-form'

const swiss: AddressFormOptions = { shop: 'CH', isBusiness: false, parsePhone: () => undefined }
const german: AddressFormOptions = { ...swiss, shop: 'DE' }
const mira = {
  country: 'CH',
  firstName: 'Mira',
  lastName: 'Kern',
  street: 'Kartonweg 4',
  postalCode: '4600',
  city: 'Olten',
}

describe('readAddressForm', () => {
  it('returns the address as the platform accepts it, with the joined name and without empty members', () => {
    expect(readAddressForm(mira, swiss)).toEqual({
      values: { ...mira, companyName: '', vatId: '', phoneNumber: '' },
      problems: {},
      address: { ...mira, name: 'Mira Kern' },
    })
  })

  it('tidies every text and treats other values as empty', () => {
    const { values } = readAddressForm(
      { ...mira, firstName: '  Mi\u200bra\t', street: ' Kartonweg \n 4 ', city: 7, country: 'ch' },
      swiss,
    )
    expect(values).toMatchObject({ country: 'CH', firstName: 'Mira', street: 'Kartonweg 4', city: '' })
  })

  it('reports one problem per field in form order, the first to fix', () => {
    const { problems, address } = readAddressForm(
      { phoneNumber: '1', city: 'x'.repeat(41), country: 'FR' },
      swiss,
    )
    expect(address).toBeUndefined()
    expect(Object.entries(problems)).toEqual([
      ['country', 'country'],
      ['firstName', 'missing'],
      ['lastName', 'missing'],
      ['street', 'missing'],
      ['postalCode', 'missing'],
      ['city', 'long'],
      ['phoneNumber', 'phone'],
    ])
  })

  it.each([
    ['CH', '9490', 'LI', 'a Swiss form with a postcode of Liechtenstein'],
    ['LI', '9490', 'LI', 'Liechtenstein itself'],
    ['CH', '8001', 'CH', 'Switzerland'],
  ])('sends %s %s to %s: %s', (country, postalCode, expected) => {
    expect(readAddressForm({ ...mira, country, postalCode }, swiss).address?.country).toBe(expected)
  })

  it.each([
    ['DE', '04109', '04109'],
    ['NL', '1012ab', '1012 AB'],
    ['LU', 'L-1009', '1009'],
    ['BE', '1000', '1000'],
  ])(
    'sends from the German shop to %s, with the postcode %s as the country stores it',
    (country, entered, postalCode) => {
      const form = { ...mira, country, postalCode: entered }
      expect(readAddressForm(form, german).address).toMatchObject({ country, postalCode })
    },
  )

  it.each([
    ['CH', '12345'],
    ['DE', '1012 AB'],
    ['NL', '10115'],
    ['LU', '10115'],
    ['BE', '0999'],
  ])('finds that %s has no postcode %s', (country, postalCode) => {
    const options = country === 'CH' ? swiss : german
    expect(readAddressForm({ ...mira, country, postalCode }, options).problems).toEqual({
      postalCode: 'postalCode',
    })
  })

  it.each(['CH', 'DE'] as const)('has the country of the shop %s before the others', (shop) => {
    expect(deliveryCountries[shop][0]).toBe(shop)
  })

  it('finds that Liechtenstein has no other Swiss postcode', () => {
    expect(readAddressForm({ ...mira, country: 'LI', postalCode: '8001' }, swiss).problems).toEqual({
      postalCode: 'postalCode',
    })
  })

  it.each([
    [swiss, 'DE'],
    [german, 'CH'],
    [german, 'LI'],
  ])('refuses a country of the other shop', (options, country) => {
    expect(readAddressForm({ ...mira, country }, options).problems.country).toBe('country')
  })

  it.each([
    ['FR', '75001', 'country'],
    ['', '75001', 'missing'],
  ])('does not check the postcode while the country is %j', (country, postalCode, problem) => {
    expect(readAddressForm({ ...mira, country, postalCode }, swiss).problems).toEqual({ country: problem })
    expect(readAddressForm({ ...mira, country, postalCode: '' }, swiss).problems).toEqual({
      country: problem,
      postalCode: 'missing',
    })
  })

  it('requires a company name of companies and ignores it for private buyers', () => {
    const company = { ...mira, companyName: 'Nordwand AG' }
    expect(readAddressForm(mira, { ...swiss, isBusiness: true }).problems).toEqual({ companyName: 'missing' })
    expect(readAddressForm(company, { ...swiss, isBusiness: true }).address?.companyName).toBe('Nordwand AG')
    expect(readAddressForm(company, swiss).address).not.toHaveProperty('companyName')
  })

  it('has the VAT id after the company, for companies alone', () => {
    expect(addressFormFields({ isBusiness: true }).slice(0, 4)).toEqual([
      'country',
      'companyName',
      'vatId',
      'firstName',
    ])
    expect(addressFormFields({ isBusiness: false }).slice(0, 2)).toEqual(['country', 'firstName'])
  })

  it.each([
    [' che-109.999.009 mwst ', 'CHE-109.999.009 MWST'],
    ['CHE-112.233.440', 'CHE-112.233.440'],
    ['ATU12345675', 'ATU12345675'],
  ])('keeps the VAT id %j of a company in upper case, even with a wrong check digit', (entered, vatId) => {
    const company = { ...mira, companyName: 'Nordwand AG', vatId: entered }
    expect(readAddressForm(company, { ...swiss, isBusiness: true }).address?.vatId).toBe(vatId)
    expect(readAddressForm(company, swiss).address).not.toHaveProperty('vatId')
  })

  it.each([
    ['CHE-109.999', 'vatId'],
    ['GB123456789', 'vatId'],
    ['DE 999990002', 'vatId'],
    ['9'.repeat(21), 'long'],
  ])('refuses the VAT id %j of a company: %s', (vatId, problem) => {
    const company = { ...mira, companyName: 'Nordwand AG', vatId }
    expect(readAddressForm(company, { ...swiss, isBusiness: true }).problems).toEqual({ vatId: problem })
    expect(readAddressForm(company, swiss).problems).toEqual({})
  })

  it('accepts a company without a VAT id', () => {
    const company = { ...mira, companyName: 'Nordwand AG', vatId: '  ' }
    expect(readAddressForm(company, { ...swiss, isBusiness: true }).address).not.toHaveProperty('vatId')
  })

  it('has the company of a guest without a VAT id, which may stay empty', () => {
    const guest = { isBusiness: false, mayNameCompany: true }
    const fields = addressFormFields(guest)
    expect([fields.includes('companyName'), fields.includes('vatId')]).toEqual([true, false])
    expect(isOptionalAddressField('companyName', guest)).toBe(true)
    expect(isOptionalAddressField('companyName', { isBusiness: true })).toBe(false)
  })

  it.each([
    ['none', false, true],
    ['optional', true, true],
    ['required', true, false],
  ] as const)('asks for a phone number as told: %s', (phone, hasField, isOptional) => {
    const options = { isBusiness: false, phone }
    expect(addressFormFields(options).includes('phoneNumber')).toBe(hasField)
    expect(isOptionalAddressField('phoneNumber', options)).toBe(isOptional)
  })

  it('reads a phone number in the country of the address, and omits an empty one', () => {
    const requested: string[] = []
    const parsePhone = (text: string, country: string) => {
      requested.push(`${country} ${text}`)
      return text === '071' ? undefined : `+41${text}`
    }
    const read = (phoneNumber: string) => readAddressForm({ ...mira, phoneNumber }, { ...swiss, parsePhone })
    expect(read(' 715550100 ').address?.phoneNumber).toBe('+41715550100')
    expect(read('071').problems).toEqual({ phoneNumber: 'phone' })
    expect(read('').address).not.toHaveProperty('phoneNumber')
    expect(requested).toEqual(['CH 715550100', 'CH 071'])
  })

  it.each([
    ['DE', 'NL', 'NL'],
    ['CH', 'LI', 'LI'],
    ['CH', 'FR', 'CH'],
    ['DE', '', 'DE'],
  ] as const)(
    'reads a phone number in the shop %s with the country %j as one of %s',
    (shop, country, expected) => {
      const requested: string[] = []
      const parsePhone = (_text: string, location: string) => {
        requested.push(location)
        return undefined
      }
      readAddressForm({ ...mira, country, phoneNumber: '1' }, { ...swiss, shop, parsePhone })
      expect(requested).toEqual([expected])
    },
  )

  it('accepts a street without a number', () => {
    expect(readAddressForm({ ...mira, street: 'Dorf' }, swiss).address?.street).toBe('Dorf')
  })

  it('has either an address or problems, never throws, and finds its own result good', () => {
    const fields = Object.keys(addressLimits) as AddressField[]
    const entered = fc.record(Object.fromEntries(fields.map((field) => [field, fc.anything()])))
    const likely = fc.record({
      ...Object.fromEntries(fields.map((field) => [field, fc.string({ maxLength: 50 })])),
      country: fc.constantFrom(...deliveryCountries.CH, ...deliveryCountries.DE),
      postalCode: fc.constantFrom('8001', '9490', '88045', '1012 AB', 'L-1009'),
      vatId: fc.constantFrom('', 'che-109.999.009 mwst', 'DE999990002'),
      phoneNumber: fc.constant(''),
    })
    fc.assert(
      fc.property(
        fc.oneof(entered, likely),
        fc.constantFrom(swiss, german, { ...german, isBusiness: true }),
        (form, options) => {
          const { problems, address } = readAddressForm(form, options)
          expect(Object.keys(problems).length > 0).toBe(address === undefined)
          if (address !== undefined) expect(readAddressForm({ ...address }, options).address).toEqual(address)
        },
      ),
    )
  })
})
