import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choosePaymentMethods,
  isPaymentMethod,
  paymentBadges,
  paymentProcedures,
  type PaymentMethod,
  type PaymentMethodOptions,
} from './payment-methods'

const all: readonly PaymentMethod[] = [
  ...(['invoice', 'prepayment', 'card', 'applePay', 'paypal'] as const),
  ...(['twint', 'ideal', 'bancontact', 'sepa'] as const),
]
const swiss = { shop: 'CH', countryCode: 'CH', currencyCode: 'CHF' } as const
const german = { shop: 'DE', countryCode: 'DE', currencyCode: 'EUR' } as const
const rest = { offered: all, hasProvider: true } as const

describe('choosePaymentMethods', () => {
  it.each<[string, Omit<PaymentMethodOptions, 'offered' | 'hasProvider'>, string]>([
    [
      'a private buyer in Switzerland',
      { ...swiss, customer: 'private' },
      'twint card invoice applePay prepayment',
    ],
    [
      'a business in Switzerland',
      { ...swiss, customer: 'business' },
      'invoice twint card applePay prepayment',
    ],
    ['a guest in Switzerland', { ...swiss, customer: 'guest' }, 'twint card applePay prepayment'],
    [
      'a private buyer in Germany',
      { ...german, customer: 'private' },
      'paypal invoice card sepa applePay prepayment',
    ],
    [
      'a business in Germany',
      { ...german, customer: 'business' },
      'invoice paypal card sepa applePay prepayment',
    ],
    [
      'a guest in the Netherlands',
      { ...german, countryCode: 'NL', customer: 'guest' },
      'paypal ideal card sepa applePay prepayment',
    ],
    [
      'a private buyer in Belgium',
      { ...german, countryCode: 'BE', customer: 'private' },
      'paypal invoice bancontact card sepa applePay prepayment',
    ],
    [
      'a private buyer in Luxembourg',
      { ...german, countryCode: 'LU', customer: 'private' },
      'paypal invoice card sepa applePay prepayment',
    ],
    [
      'Swiss francs in the German shop',
      { ...german, currencyCode: 'CHF', customer: 'guest' },
      'paypal card applePay prepayment',
    ],
  ])('for %s', (_, options, methods) => {
    expect(choosePaymentMethods({ ...options, ...rest }).join(' ')).toBe(methods)
  })

  it.each<[string, Partial<PaymentMethodOptions>, string]>([
    ['what the shop does not offer is left out', { offered: ['card', 'paypal'] }, 'card'],
    ['without a provider only bank transfers are left', { hasProvider: false }, 'invoice prepayment'],
    ['a shop may offer nothing', { offered: [] }, ''],
  ])('%s', (_, change, methods) => {
    const options: PaymentMethodOptions = { ...swiss, customer: 'private', ...rest, ...change }
    expect(choosePaymentMethods(options).join(' ')).toBe(methods)
  })

  it('offers nothing twice and nothing that the shop does not offer, and guests no invoice', () => {
    fc.assert(
      fc.property(
        fc.subarray([...all]),
        fc.constantFrom(swiss, german, { ...german, countryCode: 'NL' }),
        fc.constantFrom('private', 'business', 'guest'),
        (offered, location, customer) => {
          const methods = choosePaymentMethods({ ...location, customer, offered, hasProvider: true })
          expect(new Set(methods).size).toBe(methods.length)
          expect(methods.every((method) => offered.includes(method))).toBe(true)
          expect(customer === 'guest' && methods.includes('invoice')).toBe(false)
        },
      ),
    )
  })
})

describe('the methods of a payment', () => {
  it.each([
    ['card', ['visa', 'mastercard']],
    ['invoice', []],
    ['sepa', ['sepa']],
  ] as const)('%s has the badges %j', (method, badges) => {
    expect(paymentBadges(method)).toEqual(badges)
  })

  it('[7.3-41] begin with one of three request types', () => {
    const byType = (type: string) => all.filter((method) => paymentProcedures[method].requestType === type)
    expect(byType('SimplePurchaseOrder')).toEqual(['invoice', 'prepayment'])
    expect(byType('Auth')).toEqual(['card', 'applePay', 'sepa'])
    expect(byType('ClientRequest')).toEqual(['paypal', 'twint', 'ideal', 'bancontact'])
  })

  it.each([
    ['card', true],
    ['Card', false],
    ['constructor', false],
    ['', false],
    [null, false],
  ])('%j is one: %s', (value, is) => {
    expect(isPaymentMethod(value)).toBe(is)
  })
})
