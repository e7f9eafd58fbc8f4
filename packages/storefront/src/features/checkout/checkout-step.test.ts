import { describe, expect, it } from 'vitest'
import { chooseStep, firstOpenStep, stepPath } from './checkout-step'
import type { Checkout } from './checkout-step'

// Only the members that the steps look at.
const checkoutWith = (group: object, purchaseOrderNumber: string | null = null) =>
  ({
    deliveryGroups: [{ isDefault: true, ...group }],
    cartSummary: { purchaseOrderNumber },
  }) as unknown as Checkout

const address = { deliveryAddress: { street: 'Weg 1' } }
const method = { ...address, selectedDeliveryMethod: { id: 'parcel' } }

describe('firstOpenStep', () => {
  it.each([
    ['address', checkoutWith({}), false],
    ['delivery', checkoutWith(address), false],
    ['payment', checkoutWith(method), true],
    ['payment', checkoutWith(method, 'WS-1'), false],
    ['review', checkoutWith(method, 'WS-1'), true],
  ] as const)('is %s while it lacks something', (step, checkout, hasBilling) => {
    expect(firstOpenStep(checkout, { hasBilling })).toBe(step)
  })
})

describe('chooseStep', () => {
  it.each([
    ['address', 'review', 'address'],
    ['review', 'delivery', 'delivery'],
    ['review', 'review', 'review'],
    [null, 'payment', 'payment'],
    ['nonsense', 'payment', 'payment'],
  ] as const)('for the wish %s with %s open is %s', (wished, open, step) => {
    expect(chooseStep(wished, open)).toBe(step)
  })
})

describe('stepPath', () => {
  it('carries the chosen billing address', () => {
    expect(stepPath('review', '8lWEXAMPLE')).toBe('/checkout?step=review&billing=8lWEXAMPLE')
    expect(stepPath('address')).toBe('/checkout?step=address')
  })
})
