import { describe, expect, it } from 'vitest'
import {
  checkoutErrorCode,
  firstCheckoutError,
  isCheckoutAccepted,
  isCheckoutReady,
  missingDelivery,
  serverCheckoutErrorCode,
  shouldRestartCheckout,
} from './checkout'

const inventory = { type: '/commerce/integrations/inventory' }
const shipping = { type: '/commerce/integrations/shipping' }

const statuses = [
  -200,
  0,
  199,
  200,
  201,
  202,
  204,
  299,
  300,
  400,
  404,
  409,
  410,
  421,
  422,
  423,
  500,
  NaN,
  Infinity,
]

describe('isCheckoutReady', () => {
  it.each(statuses.map((status) => [status, [200, 422].includes(status)]))(
    '[4.checkout-2] with status %d: %s',
    (status, isReady) => {
      expect(isCheckoutReady(Number(status))).toBe(isReady)
    },
  )
})

describe('isCheckoutAccepted', () => {
  it.each(statuses.map((status) => [status, [200, 201, 202, 204, 299, 422].includes(status)]))(
    '[4.checkout-2] with status %d: %s',
    (status, isAccepted) => {
      expect(isCheckoutAccepted(Number(status))).toBe(isAccepted)
    },
  )
})

describe('shouldRestartCheckout', () => {
  it.each(statuses.map((status) => [status, [410, 422].includes(status)]))(
    '[4.checkout-3] with status %d: %s',
    (status, restarts) => {
      expect(shouldRestartCheckout(Number(status))).toBe(restarts)
    },
  )
})

describe('firstCheckoutError', () => {
  it.each([
    [[inventory], 'INSUFFICIENT_INVENTORY'],
    [[inventory, shipping], 'INSUFFICIENT_INVENTORY'],
    [[shipping, inventory], undefined],
    [[{ type: '/commerce/integrations/inventory/' }], undefined],
    [[{ type: '/Commerce/Integrations/Inventory' }], undefined],
    [[{ type: null }], undefined],
    [[{}], undefined],
    [[], undefined],
    [null, undefined],
    [undefined, undefined],
  ])('[8-24] %j: %s', (errors, code) => {
    expect(firstCheckoutError(errors)).toBe(code)
  })
})

describe('checkoutErrorCode', () => {
  it.each([
    [{ checkoutId: '2z9' }],
    [{ checkoutId: '2z9', errors: [] }],
    [{ checkoutId: '2z9', errors: [shipping] }],
  ])('finds nothing wrong with %j', (checkout) => {
    expect(checkoutErrorCode(checkout)).toBeUndefined()
  })

  it.each([[null], [undefined]])('[8-26] %j is SESSION_NOT_LOADED', (checkout) => {
    expect(checkoutErrorCode(checkout)).toBe('SESSION_NOT_LOADED')
  })

  it.each([
    [{ checkoutId: '' }],
    [{ checkoutId: null, errors: [shipping] }],
    [{ errors: [shipping, inventory] }],
    [{}],
  ])('[8-25] %j is NULL_CHECKOUTID', (checkout) => {
    expect(checkoutErrorCode(checkout)).toBe('NULL_CHECKOUTID')
  })

  it.each([
    [{ checkoutId: '2z9', errors: [inventory] }],
    [{ checkoutId: '2z9', errors: [inventory, shipping] }],
    [{ checkoutId: null, errors: [inventory] }],
    [{ errors: [inventory] }],
  ])('[8-24] %j is INSUFFICIENT_INVENTORY, with and without an id', (checkout) => {
    expect(checkoutErrorCode(checkout)).toBe('INSUFFICIENT_INVENTORY')
  })
})

describe('missingDelivery', () => {
  const ready = { deliveryAddress: {}, selectedDeliveryMethod: {} }
  const withoutMethod = { deliveryAddress: {}, selectedDeliveryMethod: null }
  const withoutAddress = { deliveryAddress: null, selectedDeliveryMethod: {} }
  it.each([
    ['nothing', [ready], undefined],
    ['nothing without groups', [], undefined],
    ['the address', [withoutAddress], 'DELIVERY_ADDRESS_REQUIRED'],
    ['the address of the second group', [ready, withoutAddress], 'DELIVERY_ADDRESS_REQUIRED'],
    ['the address before the method', [withoutMethod, withoutAddress], 'DELIVERY_ADDRESS_REQUIRED'],
    ['the method', [withoutMethod], 'DELIVERY_METHOD_REQUIRED'],
    ['what was never read', [{}], 'DELIVERY_ADDRESS_REQUIRED'],
  ] as const)('finds %s', (_, deliveryGroups, code) => {
    expect(missingDelivery({ deliveryGroups })).toBe(code)
  })
})

describe('serverCheckoutErrorCode', () => {
  it.each([[200], [201], [422]])('lets %d pass', (status) => {
    expect(serverCheckoutErrorCode(status)).toBeUndefined()
  })

  it('[8-21] 202 would need polling', () => {
    expect(serverCheckoutErrorCode(202)).toBe('SSR_NO_POLLING')
  })

  it('[8-22] 404 is a checkout that is not there', () => {
    expect(serverCheckoutErrorCode(404)).toBe('SSR_FAST_CHECKOUT')
  })

  it.each([[0], [300], [401], [403], [405], [409], [410], [423], [500], [NaN]])(
    '[8-23] %d is tried again',
    (status) => {
      expect(serverCheckoutErrorCode(status)).toBe('SSR_CHECKOUT_RETRY')
    },
  )
})
