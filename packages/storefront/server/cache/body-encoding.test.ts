import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressBody, chooseEncoding } from './body-encoding'

const names = Array.from({ length: 500 }, (_, index) => `Faltkarton für Grüße ${(index * 7919) % 997}`)
const text = `<p>${names.join(', ')}</p>`

describe('a packed body', () => {
  it('is the text again in each encoding', async () => {
    const body = await compressBody(text)
    const [br, gzip, plain] = await Promise.all(
      (['br', 'gzip', 'identity'] as const).map((encoding) => body.compress(encoding)),
    )
    expect(brotliDecompressSync(br ?? '').toString()).toBe(text)
    expect(gunzipSync(gzip ?? '').toString()).toBe(text)
    expect(plain?.toString()).toBe(text)
  })

  it('keeps the compressed bodies only', async () => {
    const body = await compressBody(text)
    expect([body.find('br'), body.find('gzip')].map(Buffer.isBuffer)).toEqual([true, false])
    await body.compress('gzip')
    await body.compress('identity')
    expect(body.find('gzip')).toBe(await body.compress('gzip'))
    expect(body.find('identity')).toBeUndefined()
    const bytes = (body.find('br')?.byteLength ?? 0) + (body.find('gzip')?.byteLength ?? 0)
    expect(bytes).toBeLessThanOrEqual(body.bytes)
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
    expect(chooseEncoding(header)).toBe(encoding)
  })
})
