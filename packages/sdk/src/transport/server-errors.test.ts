import { describe, expect, it } from 'vitest'
import { readServerErrors, toResponseError } from './server-errors'

const elsewhere = 'https://shop.example/services/data/v65.0/commerce/webstores/0ZE/products/x'
const carts = 'https://shop.example/services/data/v65.0/commerce/webstores/0ZE/carts'

describe('toResponseError', () => {
  it.each<[string, number, unknown, boolean]>([
    ['a 403 by its text', 403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'Missing CSRF token' }], true],
    ['a 403 by its code', 403, { errorCode: 'INVALID_CSRF_TOKEN' }, true],
    ['any other 403', 403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No' }], false],
    ['a 403 page', 403, '<p>CSRF</p>', false],
    ['another status', 400, [{ errorCode: 'A', message: 'CSRF' }], false],
  ])('knows whether the CSRF token was refused: %s', (_, status, body, namesCsrfToken) => {
    const raw = { status, statusText: '', headers: new Headers(), body, isJson: true }
    for (const url of [elsewhere, carts])
      expect(toResponseError({ ...raw, url }, { code: 'RESPONSE', now: 0 })).toMatchObject({ namesCsrfToken })
  })
})

describe('readServerErrors', () => {
  it.each<[string, unknown, object[]]>([
    [
      'a list',
      [{ errorCode: 'A', message: 'm' }, { errorCode: 'B' }],
      [{ type: 'A', message: 'm' }, { type: 'B' }],
    ],
    ['one object', { errorCode: 'A', message: 'm' }, [{ type: 'A', message: 'm' }]],
    ['a text', 'Service Unavailable', []],
    ['nothing', null, []],
    ['an entry without code', [{ message: 'm' }], [{ type: 'UNKNOWN_EXCEPTION', message: 'm' }]],
    ['an invalid entry', [7], [{ type: 'UNKNOWN_EXCEPTION' }]],
    ['arguments', [{ errorCode: 'A', arguments: [1] }], [{ type: 'A', arguments: [1] }]],
    [
      'texts of the sign-in',
      { success: false, errors: ['Wrong'] },
      [{ type: 'UNKNOWN_EXCEPTION', message: 'Wrong' }],
    ],
    [
      'errors of a checkout',
      { errors: [{ type: '/x', title: 't', detail: 'd' }] },
      [{ type: '/x', message: 'd' }],
    ],
    ['an action that failed', { exceptionType: 'E', message: 'm' }, [{ type: 'E', message: 'm' }]],
  ])('[8-13] reads %s', (_, body, expected) => {
    expect(readServerErrors(body, elsewhere)).toEqual(expected)
  })

  it.each([
    ['arguments', { errorCode: 'MAX_LIMIT_EXCEEDED', message: 'secret', arguments: ['secret'] }],
    ['an action', { exceptionType: 'MAX_LIMIT_EXCEEDED', message: 'secret' }],
    ['a problem', { type: 'MAX_LIMIT_EXCEEDED', title: 'secret', detail: 'secret' }],
  ])('[8-14] keeps only the code of a cart error: %s', (_, entry) => {
    expect(readServerErrors([entry], carts)).toEqual([{ type: 'MAX_LIMIT_EXCEEDED' }])
  })

  it('[8-14] reads a text of a cart as an error without message', () => {
    expect(readServerErrors({ errors: ['secret'] }, carts)).toEqual([{ type: 'UNKNOWN_EXCEPTION' }])
  })

  it('[8-14] keeps a cart validation error complete', () => {
    const entry = { errorCode: 'CART_VALIDATION_ERROR', message: 'shown', arguments: [20] }
    const kept = { type: 'CART_VALIDATION_ERROR', message: 'shown', arguments: [20] }
    expect(readServerErrors([entry], carts)).toEqual([kept])
  })

  it.each([
    ['https://carts/services/data/v65.0/commerce/webstores/0ZE/products/x', true],
    ['https://carts', true],
    ['https://shop.example/carts', false],
    ['/carts/current', false],
    ['https://shop.example/services/apexrest/carts/0a6#x', false],
    [`${carts}/current/cart-items?x=1`, false],
    [`${carts}`, false],
    [`${carts}?x=1`, false],
    [elsewhere, true],
    [`${elsewhere}?next=/carts/`, true],
    [elsewhere.replace('products', 'cartsmith'), true],
  ])('[8-14] under %s, messages other than those of validations are kept: %j', (url, isKept) => {
    const body = [
      { errorCode: 'MAX_LIMIT_EXCEEDED', message: 'secret' },
      { errorCode: 'CART_VALIDATION_ERROR', message: 'shown' },
    ]
    const [first, second] = readServerErrors(body, url)
    expect(first).toEqual(
      isKept ? { type: 'MAX_LIMIT_EXCEEDED', message: 'secret' } : { type: 'MAX_LIMIT_EXCEEDED' },
    )
    expect(second).toEqual({ type: 'CART_VALIDATION_ERROR', message: 'shown' })
  })
})
