import { describe, expect, it } from 'vitest'
import { guardCookie, guardResponse } from './platform-response'

const https = new URL('https://shop.example')
const http = new URL('http://localhost:4173')

describe('guardCookie', () => {
  it.each([
    ['sid=1', http, 'sid=1; SameSite=Lax'],
    ['sid=1', https, 'sid=1; SameSite=Lax; Secure'],
    [
      'sid=1; Path=/; HttpOnly; SameSite=None; Secure',
      https,
      'sid=1; Path=/; HttpOnly; Secure; SameSite=Lax',
    ],
    ['sid=1; samesite=strict; secure', https, 'sid=1; samesite=strict; secure'],
    ['sid=1; SameSite=Lax', http, 'sid=1; SameSite=Lax'],
    ['sid=1; SameSite', http, 'sid=1; SameSite=Lax'],
    ['sid=a=b; Max-Age=0', http, 'sid=a=b; Max-Age=0; SameSite=Lax'],
  ])('%s at %s is %s', (line, url, expected) => {
    expect(guardCookie(line, url)).toBe(expected)
  })
})

describe('guardResponse', () => {
  const guard = (headers: HeadersInit, cookie?: string) =>
    guardResponse(new Response('<script>', { status: 404, headers }), {
      url: `${https}services/x`,
      headers: new Headers(cookie === undefined ? {} : { cookie }),
    })

  it('lets nothing of the platform run as the shop', () => {
    const { headers, status } = guard({ 'content-type': 'text/html' })
    expect([status, headers.get('x-content-type-options')]).toEqual([404, 'nosniff'])
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  })

  it('keeps the platform’s own policy and lifetime', () => {
    const given = {
      'content-security-policy': 'upgrade-insecure-requests',
      'cache-control': 'public, max-age=60',
    }
    const { headers } = guard(given, 'sid=1')
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect(headers.get('content-security-policy')).toMatch(/^upgrade-insecure-requests, default-src 'none'/)
  })

  it('is not cached where a cookie was sent and the platform says nothing', () => {
    expect(guard({}, 'sid=1').headers.get('cache-control')).toBe('private, no-store')
    expect(guard({}).headers.get('cache-control')).toBeNull()
  })

  it('guards every cookie', () => {
    const headers = new Headers([
      ['set-cookie', 'a=1; SameSite=None'],
      ['set-cookie', 'b=2'],
    ])
    expect(guard(headers).headers.getSetCookie()).toEqual([
      'a=1; SameSite=Lax; Secure',
      'b=2; SameSite=Lax; Secure',
    ])
  })
})
