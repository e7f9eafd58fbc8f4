import { ResponseError, ShopError } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { describeFailure, isAbort, isOwnFault, safeStack, safeText } from './describe-failure'

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

describe('safeText', () => {
  it.each([
    ['the category menu cannot be loaded', 'the category menu cannot be loaded'],
    ['page /my/orders/0900-42?page=AAAA', 'page …'],
    ['fetch https://u:p@shop.example/x failed', 'fetch … failed'],
    ['no account of lea.keller@example.com', 'no account of …'],
    [`Unexpected token 'h', "hunter two" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
    ['Cannot convert 12ab345 to a BigInt', 'Cannot convert … to a BigInt'],
    ['order 0900001234 is gone', 'order … is gone'],
    ['a=secret&b=secret', '…'],
    ['%E0%A4%A is no path', '… is no path'],
    ['two\nlines {"level":"fatal"}', 'two lines {…:…}'],
  ])('%s', (text, safe) => {
    expect(safeText(text)).toBe(safe)
  })

  it('has an end', () => {
    expect(safeText('word '.repeat(100_000)).length).toBeLessThanOrEqual(200)
  })
})

describe('safeStack', () => {
  it('is frames alone, without the message and without queries, and has an end', () => {
    const frames = Array.from(
      { length: 30 },
      (_, line) => `    at run (file:///shop/server.js?t=1:${line}:5)`,
    )
    const stack = safeStack({ stack: ['Error: hunter2', 'second line of hunter2', ...frames].join('\n') })
    expect(stack.split('\n')).toHaveLength(8)
    expect(stack.split('\n')[0]).toBe('at run (file:///shop/server.js:0:5)')
    expect(stack).not.toContain('hunter2')
  })

  it('of an error without a stack is empty', () => {
    expect(safeStack({})).toBe('')
  })
})
