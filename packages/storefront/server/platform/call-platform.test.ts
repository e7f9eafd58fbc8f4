import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forwardToPlatform, type Platform } from './platform'
import type { PlatformCall } from './call-platform'
import { openPlatformFetch } from './platform-fetch.fixture'

const name = 'cartonnage:platform-call'
const origin = 'http://localhost:4173'
const platform: Platform = { fetch: () => Promise.resolve(new Response('{}')), close: () => undefined }

let calls: string[]
/** Subscribers get `unknown`; it is what `announceCall` takes. */
const listen = (call: unknown) => {
  const { request, by } = call as PlatformCall
  calls.push(`${by}: ${request.method} ${request.url}`)
}
beforeEach(() => {
  calls = []
  subscribe(name, listen)
})
afterEach(() => {
  unsubscribe(name, listen)
})

describe('calls of the platform are announced', () => {
  it('when the server makes them for a page', async () => {
    const { fetch } = openPlatformFetch(platform, new Request(`${origin}/de-CH/`))
    await fetch(`${origin}/services/x?a=1`)
    expect(calls).toEqual([`page: GET ${origin}/services/x?a=1`])
  })

  it('when a visitor makes them', async () => {
    await forwardToPlatform(platform, new Request(`${origin}/services/y`, { method: 'DELETE' }))
    expect(calls).toEqual([`visitor: DELETE ${origin}/services/y`])
  })

  it('before the platform responds, so that a lost call is announced too', async () => {
    const lost: Platform = { ...platform, fetch: () => Promise.reject(new TypeError('fetch failed')) }
    expect((await forwardToPlatform(lost, new Request(`${origin}/services/z`))).status).toBe(502)
    expect(calls).toEqual([`visitor: GET ${origin}/services/z`])
  })

  it('never for another origin, which is refused', async () => {
    const { fetch } = openPlatformFetch(platform, new Request(`${origin}/`))
    await expect(fetch('https://evil.example/')).rejects.toThrow(TypeError)
    expect(calls).toEqual([])
  })
})
