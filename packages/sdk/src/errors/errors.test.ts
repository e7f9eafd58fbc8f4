import { describe, expect, it } from 'vitest'
import { isResponseError, isShopError, ResponseError, ShopError } from './errors'

const response = new ResponseError({
  url: '/services/data/carts/current',
  status: 409,
  statusText: 'Conflict',
  errors: [{ type: 'CART_LOCKED' }],
})

describe('ShopError', () => {
  it('carries a code, a message and its cause', () => {
    const cause = new TypeError('failed')
    const error = new ShopError('NETWORK', 'no answer', { cause })
    expect(error).toMatchObject({ name: 'ShopError', code: 'NETWORK', message: 'no answer', cause })
    expect(error).toBeInstanceOf(Error)
  })

  it('becomes name and message as text', () => {
    expect(String(new ShopError('NETWORK', 'no answer'))).toBe('ShopError: no answer')
    expect(String(response)).toBe('ResponseError: 409 Conflict from /services/data/carts/current')
  })

  it('has no cause where none was given', () => {
    expect('cause' in response).toBe(false)
    expect('cause' in new ShopError('ABORTED', 'Aborted')).toBe(false)
  })
})

describe('ResponseError', () => {
  it('[8-13] carries address, status and the list of errors', () => {
    expect(response).toMatchObject({
      name: 'ResponseError',
      code: 'RESPONSE',
      url: '/services/data/carts/current',
      status: 409,
      statusText: 'Conflict',
    })
    expect(response.errors).toEqual([{ type: 'CART_LOCKED' }])
    expect(response.message).toBe('409 Conflict from /services/data/carts/current')
  })

  it('takes another code and a cause', () => {
    const cause = new TypeError('x')
    const options = { url: '/x', status: 500, statusText: 'No', errors: [], code: 'NETWORK', cause } as const
    expect(new ResponseError(options)).toMatchObject({ code: 'NETWORK', cause })
  })

  it('[8-14] has its own message that repeats none of the platform', () => {
    const error = new ResponseError({
      url: '/x',
      status: 400,
      statusText: '',
      errors: [{ type: 'A', message: 'secret' }],
    })
    expect(error.message).toBe('400 from /x')
  })
})

describe('isShopError', () => {
  it('accepts errors of the package, with and without a code', () => {
    const error = new ShopError('TIMEOUT', 'too late')
    expect([isShopError(error), isShopError(error, 'TIMEOUT'), isShopError(error, 'NETWORK')]).toEqual([
      true,
      true,
      false,
    ])
    expect([isShopError(response), isShopError(response, 'RESPONSE')]).toEqual([true, true])
  })

  it('accepts errors of another copy of the package', () => {
    const foreign = Object.assign(new Error('too late'), { name: 'ShopError', code: 'TIMEOUT' })
    expect(isShopError(foreign, 'TIMEOUT')).toBe(true)
    expect(isShopError(foreign, 'NETWORK')).toBe(false)
    expect(isShopError(Object.assign(foreign, { name: 'ResponseError' }))).toBe(true)
  })

  it.each([
    [undefined],
    [null],
    ['ShopError'],
    [{}],
    [new Error('x')],
    [{ name: 'ShopError', message: 'x' }],
    [{ name: 'ShopError', code: 5, message: '' }],
    [{ name: 'ShopError', code: 'TIMEOUT' }],
    [{ code: 'TIMEOUT', message: 'x' }],
    [{ name: 'Error', code: 'TIMEOUT', message: 'x' }],
    [{ name: ['ShopError'], code: 'TIMEOUT', message: 'x' }],
    [Object.assign(() => 0, { code: 'TIMEOUT', message: 'x' })],
    [5],
    [Symbol('ShopError')],
    [['ShopError', 'TIMEOUT', 'x']],
  ])('does not take %o for one', (value) => {
    expect(isShopError(value)).toBe(false)
  })
})

describe('isResponseError', () => {
  it('rejects what is no error of the shop', () => {
    const named = Object.assign(new Error('x'), { name: 'ResponseError' })
    expect([undefined, null, {}, 'ResponseError', named].map((value) => isResponseError(value))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('accepts responses of the platform only', () => {
    expect([isResponseError(response), isResponseError(new ShopError('NETWORK', ''))]).toEqual([true, false])
  })
})
