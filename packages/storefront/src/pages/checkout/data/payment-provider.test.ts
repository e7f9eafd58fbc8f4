import { describe, expect, it } from 'vitest'
import { readPaymentOrigin } from './payment-provider'

const read = (config: unknown) => readPaymentOrigin({ clientSidePaymentConfiguration: { config } })

describe('readPaymentOrigin', () => {
  it.each(['https://pay.example', 'http://127.0.0.1:4174'])('reads %s', (origin) => {
    expect(read({ origin, mode: 'test' })).toBe(origin)
  })

  it.each([
    [undefined],
    [null],
    ['javascript:alert(1)'],
    ["https://pay.example; script-src 'unsafe-inline'"],
    ['https://pay.example/path'],
    ['https://user@pay.example'],
    ['https://*'],
    ['*'],
    ['//pay.example'],
    [7],
  ])('takes %j for no provider', (origin) => {
    expect(read({ origin })).toBeUndefined()
  })

  it('takes a missing configuration for no provider', () => {
    expect(read(null)).toBeUndefined()
    expect(readPaymentOrigin({ clientSidePaymentConfiguration: null })).toBeUndefined()
  })
})
