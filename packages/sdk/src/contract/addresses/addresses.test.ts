import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addressSchema } from './addresses'
import { newAddressSchema } from './addresses-requests'
import { checkoutSchema } from '../checkout/checkout'
import { paymentBodySchema, startCheckoutBodySchema } from '../checkout/checkout-requests'

const person = {
  name: 'Mira Kern',
  firstName: 'Mira',
  lastName: 'Kern',
  companyName: 'Nordwand Verpackungen AG',
  street: 'Kartonweg 4',
  city: 'Olten',
  region: 'SO',
  postalCode: '4600',
  country: 'CH',
}
const phoneNumber = '+41625550100'

const readDelivery = (deliveryAddress: object) =>
  z.parse(checkoutSchema, { deliveryGroups: { items: [{ id: '0a7', deliveryAddress }] } }).deliveryGroups[0]
    ?.deliveryAddress

describe('addressSchema', () => {
  it('[3.checkout-delivery-and-payment-2] reads each member of a saved address', () => {
    const wire = { addressId: '8lWQ5', addressType: 'Shipping', isDefault: true, ...person, phoneNumber }
    expect(z.parse(addressSchema, wire)).toEqual({ ...wire, fields: {} })
  })

  it.each(['DE999990002', { value: 'DE999990002' }, { dataName: 'VatId__c', text: 'DE999990002' }])(
    'reads a custom field that comes as %j',
    (field) => {
      const { fields } = z.parse(addressSchema, { addressId: '8lWQ5', fields: { VatId__c: field } })
      expect(fields).toEqual({ VatId__c: 'DE999990002' })
    },
  )

  it('sends custom fields as a list of names and texts', () => {
    const sent = { country: 'CH', commerceAddressFieldInputList: [{ dataName: 'VatId__c', text: '' }] }
    expect(z.parse(newAddressSchema, sent)).toEqual(sent)
  })

  it('[3.checkout-delivery-and-payment-2] needs the id alone', () => {
    expect(z.parse(addressSchema, { addressId: '8lWQ5' })).toMatchObject({ name: null, isDefault: false })
    expect(z.safeParse(addressSchema, person).success).toBe(false)
  })
})

describe('the address of a delivery group', () => {
  it('[3.checkout-delivery-and-payment-2] has each member too', () => {
    expect(readDelivery({ id: '8lWQ5', ...person, phoneNumber, fields: {} })).toEqual({
      id: '8lWQ5',
      ...person,
      phoneNumber,
      isDefault: false,
      fields: {},
    })
  })

  it.each(['phoneNumber', 'shipToPhoneNumber'])(
    '[3.checkout-delivery-and-payment-3] has its phone as phoneNumber when it comes as %s',
    (name) => {
      expect(readDelivery({ ...person, [name]: phoneNumber })).toEqual({
        id: null,
        ...person,
        phoneNumber,
        isDefault: false,
        fields: {},
      })
    },
  )
})

describe('addresses that are sent', () => {
  it('[3.checkout-delivery-and-payment-2] [3.checkout-delivery-and-payment-3] a delivery address carries each member, its phone as shipToPhoneNumber', () => {
    const address = { id: '8lWQ5', ...person, shipToPhoneNumber: phoneNumber }
    const body = { cartId: '0a6', deliveryAddressInput: { address } }
    const sent = { cartId: '0a6', deliveryAddressInput: { address: { ...address, phoneNumber } } }
    expect(z.parse(startCheckoutBodySchema, sent)).toEqual(body)
  })

  it('[3.checkout-delivery-and-payment-2] a billing address carries each member but the phone', () => {
    const payment = { paymentToken: 'PO-1', requestType: 'SimplePurchaseOrder', billingAddress: person }
    const sent = { ...payment, billingAddress: { ...person, phoneNumber, shipToPhoneNumber: phoneNumber } }
    expect(z.parse(paymentBodySchema, sent)).toEqual(payment)
  })
})
