import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choosePaymentMethods,
  isInvoicePossible,
  isPaymentMethod,
  paymentBadges,
  paymentProcedures,
  type PaymentMethod,
  type PaymentMethodOptions,
} from './payment-methods'

const all: readonly PaymentMethod[] = [
  'invoice',
  'prepayment',
  'card',
  'applePay',
  'paypal',
  'twint',
  'ideal',
  'bancontact',
  'sepa',
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

  it.each<[string, Partial<PaymentMethodOptions>, boolean]>([
    ['a private buyer up to the limit of first orders', { amount: '500.00' }, true],
    ['a private buyer above it', { amount: '500.01' }, false],
    [
      'a private buyer above it, exactly',
      { amount: '9007199254740993.00', invoiceLimit: '9007199254740992' },
      false,
    ],
    ['a private buyer who has paid an order', { amount: '500.01', invoiceLimit: null }, true],
    ['a private buyer of an unknown amount', { amount: undefined }, true],
    ['a business above it', { customer: 'business', amount: '500.01' }, true],
    ['a guest up to it', { customer: 'guest', amount: '1.00' }, false],
  ])('is by invoice for %s: %o is %s', (_, change, isOffered) => {
    const options = { ...swiss, customer: 'private', invoiceLimit: '500', ...rest, ...change } as const
    expect(choosePaymentMethods(options).includes('invoice')).toBe(isOffered)
    expect(isInvoicePossible(options)).toBe(isOffered)
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
