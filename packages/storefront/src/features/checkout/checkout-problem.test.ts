import { ResponseError, ShopError } from '@cartonnage/sdk/rules'
import { afterAll, describe, expect, it } from 'vitest'
import { isLeftToBrowser, isNoCart, tellCheckoutFailure } from './checkout-problem'
import { createShopper } from './shopper.fixture'

const responded = (status: number, ...types: string[]) => {
  const errors = types.map((type) => ({ type }))
  return new ResponseError({ url: 'https://shop.example/checkouts', status, statusText: '', errors })
}
const shopper = createShopper()
afterAll(() => shopper.sandbox.close())
const tell = (error: unknown) =>
  tellCheckoutFailure(error, { shop: shopper.createClient(), url: 'http://localhost/de-CH/checkout' })

describe('tellCheckoutFailure', () => {
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
  ])('reads %s as %s, with the way to %s', async (error, messageKey, way) => {
    const reported = await tell(error)
    expect([reported.messageKey, reported.way?.key]).toEqual([messageKey, way])
  })

  it('leaves the end of a session to the way to sign in', async () => {
    await expect(tell(new ShopError('SESSION_ENDED', 'x'))).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  })

  it('leaves to the page what nobody threw on purpose', async () => {
    await expect(tell(new TypeError('x'))).rejects.toThrow(TypeError)
  })
})

describe('isLeftToBrowser', () => {
  it.each(['SSR_NO_POLLING', 'SSR_FAST_CHECKOUT', 'SSR_CHECKOUT_RETRY'] as const)('knows %s', (code) => {
    expect(isLeftToBrowser(new ShopError(code, 'x'))).toBe(true)
  })

  it('does not count an answer of the platform', () => {
    expect(isLeftToBrowser(responded(404))).toBe(false)
    expect(isNoCart(responded(404))).toBe(true)
  })
})
