import { describe, expect, it } from 'vitest'
import { chooseStep, firstOpenStep, stepPath } from './checkout-step'
import type { Checkout } from './checkout-step'

// Only the members that the steps use.
const checkoutWith = (group: object) =>
  ({ deliveryGroups: [{ isDefault: true, ...group }] }) as unknown as Checkout

const address = { deliveryAddress: { street: 'Weg 1', country: 'CH' } }
const method = { ...address, selectedDeliveryMethod: { id: 'parcel' } }

describe('firstOpenStep', () => {
  it.each([
    ['address', checkoutWith({}), true],
    ['address', checkoutWith({ ...method, deliveryAddress: { street: 'Ginza 1', country: 'JP' } }), true],
    ['delivery', checkoutWith(address), true],
    ['payment', checkoutWith(method), false],
    ['review', checkoutWith(method), true],
  ] as const)('is %s while it lacks something', (step, checkout, isPaymentChosen) => {
    expect(firstOpenStep(checkout, { shop: 'CH', isPaymentChosen })).toBe(step)
  })
})

describe('chooseStep', () => {
  it.each([
    ['address', 'review', 'address'],
    ['review', 'delivery', 'delivery'],
    ['review', 'review', 'review'],
    [null, 'payment', 'payment'],
    ['nonsense', 'payment', 'payment'],
  ] as const)('for the request %s with %s open is %s', (requested, open, step) => {
    expect(chooseStep(requested, open)).toBe(step)
  })
})

describe('stepPath', () => {
  it('carries the step and nothing else', () => {
    expect(stepPath('review')).toBe('/checkout?step=review')
  })
})
