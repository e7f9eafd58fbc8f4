import { ResponseError, ShopError } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { isLeftToBrowser, isNoCart, toCheckoutProblem } from './checkout-problem'

const answered = (status: number, ...types: string[]) => {
  const errors = types.map((type) => ({ type }))
  return new ResponseError({ url: 'https://shop.example/checkouts', status, statusText: '', errors })
}

describe('toCheckoutProblem', () => {
  it.each([
    [new ShopError('INSUFFICIENT_INVENTORY', 'x'), 'stock'],
    [new ShopError('UNKNOWN_OUTCOME', 'x'), 'unknown'],
    [new ShopError('ASYNC_MAXIMUM_WAIT_EXCEEDED', 'x'), 'slow'],
    [new ShopError('NETWORK', 'x'), 'unreachable'],
    [new ShopError('SSR_NO_POLLING', 'x'), 'slow'],
    [answered(409), 'conflict'],
    [answered(410), 'expired'],
    [answered(422), 'incomplete'],
    [answered(503), 'unreachable'],
    [answered(400), 'refused'],
    [answered(422, '/commerce/errors/payment-failure'), 'declined'],
    [new ShopError('SSR_CHECKOUT_RETRY', 'x', { cause: answered(410) }), 'expired'],
    [new ShopError('SSR_CHECKOUT_RETRY', 'x'), 'slow'],
    [
      new ResponseError({
        ...{ url: '/x', status: 422, statusText: '', code: 'INSUFFICIENT_INVENTORY' },
        errors: [{ type: '/commerce/integrations/inventory' }],
      }),
      'stock',
    ],
    [new ShopError('INVALID_OPTION', 'x'), 'refused'],
    [new TypeError('x'), undefined],
  ])('reads %s as %s', (error, problem) => {
    expect(toCheckoutProblem(error)).toBe(problem)
  })
})

describe('isLeftToBrowser', () => {
  it.each(['SSR_NO_POLLING', 'SSR_FAST_CHECKOUT', 'SSR_CHECKOUT_RETRY'] as const)('knows %s', (code) => {
    expect(isLeftToBrowser(new ShopError(code, 'x'))).toBe(true)
  })

  it('does not count an answer of the platform', () => {
    expect(isLeftToBrowser(answered(404))).toBe(false)
    expect(isNoCart(answered(404))).toBe(true)
  })
})
