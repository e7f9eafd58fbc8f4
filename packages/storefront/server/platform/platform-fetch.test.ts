import { describe, expect, it } from 'vitest'
import type { Platform } from './platform'
import { openPlatformFetch } from './platform-fetch.fixture'

const origin = 'http://localhost:4173'

function echoCookies(setCookie?: string): { platform: Platform; seen: (string | null)[] } {
  const seen: (string | null)[] = []
  const platform: Platform = {
    fetch: async (request) => {
      seen.push(request.headers.get('cookie'))
      return new Response('{}', setCookie === undefined ? {} : { headers: { 'set-cookie': setCookie } })
    },
    close: () => undefined,
  }
  return { platform, seen }
}

describe('createPlatformFetch', () => {
  it('carries the visitor’s cookies to the platform', async () => {
    const { platform, seen } = echoCookies()
    const page = new Request(`${origin}/`, { headers: { cookie: 'sid=1; region=NL' } })
    await openPlatformFetch(platform, page).fetch(`${origin}/services/x`)
    expect(seen).toEqual(['sid=1; region=NL'])
  })

  it('keeps cookies of responses, for the page’s response and its later calls', async () => {
    const { platform, seen } = echoCookies('guest_id=7; Path=/; HttpOnly')
    const gate = openPlatformFetch(platform, new Request(`${origin}/`))
    await gate.fetch(`${origin}/services/x`)
    await gate.fetch(`${origin}/services/y`)
    expect(seen).toEqual([null, 'guest_id=7'])
    expect(gate.setCookies()).toEqual(['guest_id=7; Path=/; HttpOnly; SameSite=Lax'])
  })

  it('refuses other origins', async () => {
    const { platform } = echoCookies()
    const { fetch } = openPlatformFetch(platform, new Request(`${origin}/`))
    await expect(fetch('https://evil.example/')).rejects.toThrow(TypeError)
  })
})
