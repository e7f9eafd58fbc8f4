import { describe, expect, it } from 'vitest'
import {
  checkoutErrorCode,
  firstCheckoutError,
  isCheckoutAccepted,
  isCheckoutReady,
  serverCheckoutErrorCode,
  shouldRestartCheckout,
} from './checkout'

const inventory = { type: '/commerce/integrations/inventory' }
const shipping = { type: '/commerce/integrations/shipping' }

describe('checkout status', () => {
  it.each([
    [200, true, true, false],
    [201, false, true, false],
    [202, false, true, false],
    [299, false, true, false],
    [300, false, false, false],
    [400, false, false, false],
    [404, false, false, false],
    [409, false, false, false],
    [410, false, false, true],
    [422, true, true, true],
    [423, false, false, false],
    [500, false, false, false],
    [0, false, false, false],
    [NaN, false, false, false],
  ])(
    '[4.checkout-2] [4.checkout-3] %d: ready %s, accepted %s, restart %s',
    (status, isReady, isAccepted, restarts) => {
      expect(isCheckoutReady(status)).toBe(isReady)
      expect(isCheckoutAccepted(status)).toBe(isAccepted)
      expect(shouldRestartCheckout(status)).toBe(restarts)
    },
  )
})

describe('firstCheckoutError', () => {
  it.each([
    [[inventory], 'INSUFFICIENT_INVENTORY'],
    [[inventory, shipping], 'INSUFFICIENT_INVENTORY'],
    [[shipping, inventory], undefined],
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
    [null, 'SESSION_NOT_LOADED'],
    [undefined, 'SESSION_NOT_LOADED'],
    [{ checkoutId: '2z9' }, undefined],
    [{ checkoutId: '2z9', errors: [] }, undefined],
    [{ checkoutId: '' }, 'NULL_CHECKOUTID'],
    [{ checkoutId: null, errors: [shipping] }, 'NULL_CHECKOUTID'],
    [{}, 'NULL_CHECKOUTID'],
    [{ checkoutId: '2z9', errors: [inventory] }, 'INSUFFICIENT_INVENTORY'],
    [{ checkoutId: null, errors: [inventory] }, 'INSUFFICIENT_INVENTORY'],
  ])('[8-24] [8-25] [8-26] %j: %s', (checkout, code) => {
    expect(checkoutErrorCode(checkout)).toBe(code)
  })
})

describe('serverCheckoutErrorCode', () => {
  it.each([
    [200, undefined],
    [422, undefined],
    [202, 'SSR_NO_POLLING'],
    [404, 'SSR_FAST_CHECKOUT'],
    [401, 'SSR_CHECKOUT_RETRY'],
    [500, 'SSR_CHECKOUT_RETRY'],
  ])('[8-21] [8-22] [8-23] %d: %s', (status, code) => {
    expect(serverCheckoutErrorCode(status)).toBe(code)
  })
})
