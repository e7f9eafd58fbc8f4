import { ResponseError, ShopError } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { describeFailure, isAbort, isOwnFault } from './describe-failure'

const url =
  'https://platform.example/services/data/v67.0/commerce/webstores/0ZE1/order-summaries?pageToken=hunter2'
const refused = new ResponseError({
  url,
  status: 400,
  statusText: 'Bad Request',
  errors: [{ type: 'INVALID_VALUE', message: 'hunter2' }],
})
const unreachable = new ShopError('NETWORK', 'The platform could not be reached.', {
  cause: new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }),
})

describe('describeFailure', () => {
  it('says of a refusal the call, its status and the codes, and no more', () => {
    expect(describeFailure(refused)).toEqual({
      code: 'RESPONSE',
      call: '/services/data/v65.0/commerce/webstores/{webstoreId}/order-summaries',
      platformStatus: 400,
      platformCode: 'INVALID_VALUE',
    })
  })

  it('says why the platform was not reached, without a stack', () => {
    expect(describeFailure(unreachable)).toEqual({ code: 'NETWORK', cause: 'ECONNREFUSED' })
  })

  it('says what of a response is not as agreed', () => {
    const message = 'cart.getCart: lines[0].quantity: expected string'
    expect(describeFailure(new ShopError('UNEXPECTED_ANSWER', message))).toEqual({
      code: 'UNEXPECTED_ANSWER',
      message,
    })
  })

  it('says of a fault of ours where it is', () => {
    const attributes = describeFailure(new TypeError("Cannot read properties of undefined (reading 'x')"))
    expect(attributes).toMatchObject({
      code: 'TypeError',
      message: 'Cannot read properties of undefined (reading …)',
    })
    expect(attributes.stack).toMatch(/^at .*describe-failure\.test\.ts/)
  })

  it.each(['hunter2', undefined, { secret: 'hunter2' }, ['hunter2']])('repeats no value: %o', (value) => {
    expect(describeFailure(value)).toEqual({})
  })

  it('takes no name that could be a text', () => {
    expect(describeFailure(Object.assign(new Error('x'), { name: 'hunter2 @ home' })).code).toBe('Error')
  })
})

describe('isOwnFault', () => {
  it.each([
    [refused, false],
    [unreachable, false],
    ['text', false],
    [new RangeError('x'), true],
  ])('%s: %s', (error, expected) => {
    expect(isOwnFault(error)).toBe(expected)
  })
})

describe('isAbort', () => {
  it.each([
    [new DOMException('x', 'AbortError'), true],
    [new ShopError('ABORTED', 'Aborted'), true],
    [new ShopError('NETWORK', 'x', { cause: new DOMException('x', 'AbortError') }), true],
    [new DOMException('x', 'TimeoutError'), false],
    [unreachable, false],
    [undefined, false],
  ])('%s: %s', (error, expected) => {
    expect(isAbort(error)).toBe(expected)
  })
})
