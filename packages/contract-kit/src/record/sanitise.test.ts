import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitise } from './sanitise'

const clean = (body: unknown, call = 'addresses.list') => sanitise([{ call, status: 200, body }])[0]?.body

/** Texts that no placeholder and no member name contains. */
const personalText = fc
  .tuple(fc.constantFrom('Ä', 'ü', 'ß', '漢', '@', '☂'), fc.string({ minLength: 4, maxLength: 20 }))
  .map(([mark, rest]) => `${mark}${rest.replaceAll('"', '').replaceAll('\\', '')}${mark}q`)

const personalMember = fc.constantFrom(
  'firstName',
  'lastName',
  'name',
  'companyName',
  'email',
  'userName',
  'phoneNumber',
  'shipToPhoneNumber',
  'street',
  'city',
  'postalCode',
  'purchaseOrderNumber',
  'message',
  'neverSeenBefore',
  'shippingInstructions',
)

describe('sanitise', () => {
  it('replaces every text of a visitor, whatever it is and wherever it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(personalMember, personalText), { minLength: 1, maxLength: 8 }),
        (entries) => {
          const body = entries.map(([member, text]) => ({
            [member]: text,
            deep: { list: [{ [member]: { value: text } }] },
          }))
          const kept = JSON.stringify(clean(body))
          expect(entries.filter(([, text]) => kept.includes(text))).toEqual([])
        },
      ),
    )
  })

  it('removes the texts of a visitor from the texts of the shop', () => {
    fc.assert(
      fc.property(personalText, (text) => {
        const [, category] = sanitise([
          { call: 'addresses.list', status: 200, body: { name: text } },
          { call: 'catalog.getCategory', status: 200, body: { description: `Boxes for ${text}, folded` } },
        ])
        expect(JSON.stringify(category)).not.toContain(text)
        expect(category?.body).toMatchObject({ description: expect.stringMatching(/^Boxes for .+, folded$/) })
      }),
    )
  })

  it('uses the same placeholder for the same text everywhere', () => {
    const body = [{ firstName: 'Lea' }, { contact: { firstName: 'Lea', lastName: 'Keller' } }]
    expect(clean(body)).toEqual([
      { firstName: 'Name 1' },
      { contact: { firstName: 'Name 1', lastName: 'Name 2' } },
    ])
  })

  it.each([
    ['an amount', { totalAmount: '-1234.5600' }],
    ['a long zero', { tax: '0.0000000000000000000000000000000000000' }],
    ['a count', { count: 7, quantity: '25' }],
    ['a date', { createdDate: '2026-11-21T09:00:00.000Z' }],
    ['a boolean', { isDefault: true, fields: { Active__c: { value: 'true' } } }],
    [
      'an identifier of the platform',
      { status: 'Checkout', type: '/commerce/errors/payment-failure', country: 'CH' },
    ],
    ['null', { name: null, street: null }],
  ])('keeps %s', (_, body) => {
    expect(clean(body)).toEqual(body)
  })

  it.each([
    ['an e-mail address', { email: 'lea@example.org' }, { email: 'person-1@example.com' }],
    ['a phone number', { phoneNumber: '+41715550114' }, { phoneNumber: '+41000000001' }],
    ['a postal code', { postalCode: '9400' }, { postalCode: '1001' }],
    ['a phone number that is a number', { phoneNumber: 41715550114 }, { phoneNumber: 0 }],
    ['a customer number', { customer: '10999900' }, { customer: 'text 1' }],
    ['a session', { redirectUrl: '/secur/frontdoor.jsp?sid=7f3a' }, { redirectUrl: 'token-1' }],
    [
      'a field named after a person',
      { fields: { Name: { value: 'Alpenblick' } } },
      { fields: { Name: { value: 'Name 1' } } },
    ],
  ])('replaces %s', (_, body, expected) => {
    expect(clean(body)).toEqual(expected)
  })

  it('gives a record the same new id, with 15 characters and with 18', () => {
    const ids = {
      short: '01tCN0001001180',
      long: '01tCN0001001180YAA',
      other: '0a6Ch0000000001AAA',
      none: '0'.repeat(18),
    }
    expect(clean(ids)).toMatchObject({
      short: expect.stringMatching(/^01tXX0000000001$/),
      long: expect.stringMatching(/^01tXX0000000001[A-Z0-5]{3}$/),
      other: expect.stringMatching(/^0a6XX0000000002[A-Z0-5]{3}$/),
    })
  })

  it('replaces record ids in the texts of the shop too', () => {
    const tree = '[{"url":"/category/detail/0ZGCN0000000001AAA"}]'
    expect(clean(tree, 'navigation.getCategories')).toMatch(/detail\/0ZGXX0000000001[A-Z0-5]{3}"/)
  })
})
