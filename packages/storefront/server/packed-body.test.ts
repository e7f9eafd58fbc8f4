import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packBody } from './packed-body'

const names = Array.from({ length: 500 }, (_, index) => `Faltkarton für Grüße ${(index * 7919) % 997}`)
const text = `<p>${names.join(', ')}</p>`

describe('a packed body', () => {
  it('is the text again in each encoding', async () => {
    const body = await packBody(text)
    const [br, gzip, plain] = await Promise.all(
      (['br', 'gzip', 'identity'] as const).map((encoding) => body.pack(encoding)),
    )
    expect(brotliDecompressSync(br ?? '').toString()).toBe(text)
    expect(gunzipSync(gzip ?? '').toString()).toBe(text)
    expect(plain?.toString()).toBe(text)
  })

  it('keeps what it packed, and nothing that is not packed', async () => {
    const body = await packBody(text)
    expect([body.find('br'), body.find('gzip')].map(Buffer.isBuffer)).toEqual([true, false])
    await body.pack('gzip')
    await body.pack('identity')
    expect(body.find('gzip')).toBe(await body.pack('gzip'))
    expect(body.find('identity')).toBeUndefined()
    const kept = (body.find('br')?.byteLength ?? 0) + (body.find('gzip')?.byteLength ?? 0)
    expect(kept).toBeLessThanOrEqual(body.bytes)
  })
})
