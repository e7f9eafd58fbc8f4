import { ResponseError, ShopError } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { toCartProblem } from './cart-problem'

const answered = (status: number, errors: { type: string; message?: string }[] = []) =>
  new ResponseError({ url: 'https://shop.example/carts', status, statusText: '', errors })

describe('toCartProblem', () => {
  it.each([
    [answered(404), { code: 'gone' }],
    [answered(409), { code: 'conflict' }],
    [answered(503), { code: 'unreachable' }],
    [answered(400), { code: 'refused' }],
    [new ShopError('UNKNOWN_OUTCOME', 'x'), { code: 'unknown' }],
    [new ShopError('NETWORK', 'x'), { code: 'unreachable' }],
    [new ShopError('INTERNAL_ERROR', 'x'), undefined],
    [new TypeError('x'), undefined],
  ])('reads %s as %o', (error, problem) => {
    expect(toCartProblem(error)).toEqual(problem)
  })

  it('[8-14] keeps the platform’s sentence where the SDK kept it', () => {
    const error = answered(400, [{ type: 'CART_VALIDATION_ERROR', message: 'Höchstens 3.' }])
    expect(toCartProblem(error)).toEqual({ code: 'refused', message: 'Höchstens 3.' })
  })
})
