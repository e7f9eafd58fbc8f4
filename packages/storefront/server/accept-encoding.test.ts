import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './accept-encoding'

describe('the encoding of a response', () => {
  it.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1, gzip', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity;q=1, *;q=0', 'identity'],
    ['brotli', 'identity'],
    ['deflate', 'identity'],
    [';;,=,q', 'identity'],
  ])('that is asked for by %j is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
    expect(chooseEncoding(header)).toBe(encoding)
  })
})
