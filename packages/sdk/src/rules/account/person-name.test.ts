import { describe, expect, it } from 'vitest'
import { addressName, fullName, lastNameFirstCountries } from './person-name'

describe('fullName', () => {
  const person = { firstName: 'Annelise', lastName: 'Müller' }

  it.each(['DE', 'CH', 'NL', 'BE', 'LU', 'AT', 'TH', 'JPN', 'XJP', 'ＪＰ', '', ' ', undefined, null])(
    '[3.checkout-delivery-and-payment-4] has the first name first in %j',
    (country) => {
      expect(fullName(person, country)).toBe('Annelise Müller')
    },
  )

  it.each(['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN', 'hu', ' jp '])(
    '[5-14] [3.checkout-delivery-and-payment-4] has the last name first in %j',
    (country) => {
      expect(fullName(person, country)).toBe('Müller Annelise')
    },
  )

  it.each([
    [{ firstName: ' Annelise ', lastName: '' }, 'Annelise'],
    [{ lastName: 'Müller' }, 'Müller'],
    [{ firstName: null, lastName: 'Müller' }, 'Müller'],
    [{ firstName: '  ', lastName: ' ' }, ''],
    [{}, ''],
    [{ firstName: undefined, lastName: undefined }, ''],
    [{ firstName: '\u00a0', lastName: '\tMüller\n' }, 'Müller'],
    [{ firstName: 5 as unknown as string, lastName: {} as unknown as string }, ''],
    [{ firstName: 'Anna Maria', lastName: 'van den Berg' }, 'Anna Maria van den Berg'],
  ])('[3.checkout-delivery-and-payment-4] leaves no stray blank: %j is %j', (name, full) => {
    expect(fullName(name)).toBe(full)
  })

  it('[3.checkout-delivery-and-payment-4] leaves no stray blank where the last name is first', () => {
    expect(fullName({ firstName: ' Annelise ' }, 'HU')).toBe('Annelise')
    expect(fullName({ lastName: ' Müller ', firstName: ' ' }, 'HU')).toBe('Müller')
  })

  it('[5-14] lists the countries that put the family first', () => {
    expect(lastNameFirstCountries).toEqual(['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN'])
  })
})

describe('addressName', () => {
  const person = { firstName: 'Mira', lastName: 'Kern' }

  it.each([
    [{ ...person, name: 'Mira Kern' }, 'JP', 'Kern Mira'],
    [{ ...person, name: ' Mira Kern ' }, 'CH', 'Mira Kern'],
    [{ ...person, name: null }, 'JP', 'Kern Mira'],
    [{ ...person, name: '  ' }, 'CH', 'Mira Kern'],
    [person, undefined, 'Mira Kern'],
    [{ ...person, name: 'Ramp 2' }, 'JP', 'Ramp 2'],
    [{ name: 'Mira Kern', firstName: null, lastName: null }, 'JP', 'Mira Kern'],
    [{ name: 5 as unknown as string }, 'JP', ''],
    [{}, 'JP', ''],
  ])('[5-14] writes %j in %s as %j', (address, country, written) => {
    expect(addressName(address, country)).toBe(written)
  })
})
