import { ResponseError, ShopError } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { failureInit } from './failure-init'

const response = (status: number, retryAfterMs?: number) =>
  new ResponseError({ url: '/x', status, statusText: '', errors: [], retryAfterMs })

describe('finding 4: failureInit', () => {
  it.each([
    ['too many, with a time', response(429, 61_500), { status: 429, headers: { 'Retry-After': '62' } }],
    ['too many, without a time', response(429), { status: 429 }],
    ['a platform out of order', response(503, 1_000), { status: 503 }],
    ['no connection', new ShopError('NETWORK', 'no answer'), { status: 503 }],
  ])('says of %s when to come again', (_, error, init) => {
    expect(failureInit(error)).toEqual(init)
  })
})
