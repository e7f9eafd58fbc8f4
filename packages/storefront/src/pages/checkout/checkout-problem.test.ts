import { ResponseError, ShopError } from '@cartonnage/sdk/errors'
import { afterAll, describe, expect, it } from 'vitest'
import { isDeferredToBrowser, isNoCart, loadCheckoutFailure } from './checkout-problem'
import { createShopper } from '../../app/shopper.fixture'

const responded = (status: number, ...types: string[]) => {
  const errors = types.map((type) => ({ type }))
  return new ResponseError({ url: 'https://shop.example/checkouts', status, statusText: '', errors })
}
const shopper = createShopper()
afterAll(() => shopper.sandbox.close())
const load = (error: unknown) =>
  loadCheckoutFailure(error, { shop: shopper.createClient(), url: 'http://localhost/de-CH/checkout' })

describe('loadCheckoutFailure', () => {
  it.each([
    [new ShopError('INSUFFICIENT_INVENTORY', 'x'), 'outOfStock', 'takeLess'],
    [new ShopError('UNKNOWN_OUTCOME', 'x'), 'unknownOutcome', 'lookFirst'],
    [new ShopError('ASYNC_MAXIMUM_WAIT_EXCEEDED', 'x'), 'stillWorking', 'wait'],
    [new ShopError('SSR_NO_POLLING', 'x'), 'stillWorking', 'wait'],
    [responded(409), 'busy', 'tryAgain'],
    [responded(410), 'checkoutGone', 'startCheckout'],
    [responded(422), 'incomplete', undefined],
    [responded(503), 'unreachable', 'tryAgain'],
    [responded(422, '/commerce/errors/payment-failure'), 'paymentFailed', 'changePayment'],
    [new ShopError('SSR_CHECKOUT_RETRY', 'x', { cause: responded(410) }), 'checkoutGone', 'startCheckout'],
    [new ShopError('SSR_CHECKOUT_RETRY', 'x'), 'stillWorking', 'wait'],
  ])('reads %s as %s, with the action %s', async (error, messageKey, action) => {
    const reported = await load(error)
    expect([reported.messageKey, reported.target?.key]).toEqual([messageKey, action])
  })

  it('rethrows the end of a session', async () => {
    await expect(load(new ShopError('SESSION_ENDED', 'x'))).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  })

  it('rethrows unexpected errors', async () => {
    await expect(load(new TypeError('x'))).rejects.toThrow(TypeError)
  })
})

describe('isLeftToBrowser', () => {
  it.each(['SSR_NO_POLLING', 'SSR_FAST_CHECKOUT', 'SSR_CHECKOUT_RETRY'] as const)('includes %s', (code) => {
    expect(isDeferredToBrowser(new ShopError(code, 'x'))).toBe(true)
  })

  it('does not include a response of the platform', () => {
    expect(isDeferredToBrowser(responded(404))).toBe(false)
    expect(isNoCart(responded(404))).toBe(true)
  })
})
