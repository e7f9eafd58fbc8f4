import { ResponseError, ShopError } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { toPageError } from './page-error'

const response = (status: number) => new ResponseError({ url: '/x', status, statusText: '', errors: [] })

describe('toPageError', () => {
  it.each([
    ['an answer of 404', response(404), 404],
    ['an id that names nothing', new ShopError('INVALID_OPTION', 'products.get: productId is ".."'), 404],
    ['a refusal', response(403), 500],
    ['a platform out of order', response(502), 503],
    ['no answer', new ShopError('NETWORK', 'unreachable'), 503],
    ['a mistake of our own', new TypeError('x is undefined'), 500],
  ])('makes of %s a page with its status', (_, error, status) => {
    expect(toPageError(error)).toMatchObject({ status })
  })
})
