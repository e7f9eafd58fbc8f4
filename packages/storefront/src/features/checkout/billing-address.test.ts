import { describe, expect, it } from 'vitest'
import { toBillingAddress } from './billing-address'

const address = {
  addressId: '8lW1',
  name: 'Reto Brunner',
  firstName: 'Reto',
  lastName: 'Brunner',
  companyName: null,
  street: 'Bahnhofplatz 3',
  city: 'Rorschach',
  region: ' ',
  postalCode: '9400',
  country: 'CH',
  phoneNumber: '+41715550103',
}

describe('toBillingAddress', () => {
  it('keeps what a payment takes and leaves out what is missing', () => {
    expect(toBillingAddress(address)).toEqual({
      name: 'Reto Brunner',
      firstName: 'Reto',
      lastName: 'Brunner',
      street: 'Bahnhofplatz 3',
      city: 'Rorschach',
      postalCode: '9400',
      country: 'CH',
    })
  })

  it.each([
    ['CH', 'Reto Brunner'],
    ['JP', 'Brunner Reto'],
  ])('[3.checkout-delivery-and-payment-4] joins the names as %s writes them: %s', (country, name) => {
    expect(toBillingAddress({ ...address, name: null, country })?.name).toBe(name)
  })

  it('is nothing without an address', () => {
    expect(toBillingAddress(null)).toBeUndefined()
  })
})
