import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressBody, chooseEncoding } from './body-encoding'

const names = Array.from({ length: 500 }, (_, index) => `Faltkarton für Grüße ${(index * 7919) % 997}`)
const text = `<p>${names.join(', ')}</p>`

describe('a packed body', () => {
  it('is the text again in each encoding', async () => {
    const body = await compressBody(text)
    const [br, gzip, plain] = await Promise.all(
      (['br', 'gzip', 'identity'] as const).map((encoding) => body.encode(encoding)),
    )
    expect(brotliDecompressSync(br ?? '').toString()).toBe(text)
    expect(gunzipSync(gzip ?? '').toString()).toBe(text)
    expect(plain?.toString()).toBe(text)
  })

  it('keeps the compressed bodies only', async () => {
    const body = await compressBody(text)
    const both = () => Promise.all([body.encode('br'), body.encode('gzip')])
    const [br, gzip] = await both()
    const again = await both()
    expect([again[0] === br, again[1] === gzip]).toEqual([true, true])
    expect(await body.encode('identity')).not.toBe(await body.encode('identity'))
    expect(br.byteLength + gzip.byteLength).toBeLessThanOrEqual(body.bytes)
  })
})

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
  })
})
