import { afterAll, describe, expect, it } from 'vitest'
import { createFrameOrigins } from '../platform/frame-origins'
import { openShopServer } from '../stories/shop-server.fixture'
import { openPlatform } from '../platform/platform.fixture'
import { rawRequest } from './raw-http.fixture'
import { createRemotePlatform } from '../platform/remote-platform'
import { createSandboxPlatform } from '../platform/sandbox-platform'

const platform = createSandboxPlatform(undefined)
afterAll(() => platform.close())

const cart = '/services/data/v67.0/commerce/webstores/0ZECH00000000014AA/carts/current'
const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const ofPlatform = "default-src 'none'; frame-ancestors 'none'; sandbox"

interface Asking {
  readonly method?: string
  readonly headers?: readonly string[]
  readonly host?: string
  readonly body?: string
}

const ask = (port: number, path: string, { method = 'GET', headers = [], host, body = '' }: Asking = {}) =>
  rawRequest(
    port,
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${host ?? `localhost:${port}`}`,
      'Connection: close',
      ...(body === '' ? [] : [`Content-Length: ${body.length}`]),
      ...headers,
      '',
      body,
    ].join('\r\n'),
  )

/** Names in lower case; all values of a repeated header. */
const headersOf = (head: string): Readonly<Record<string, string>> => {
  const headers = new Headers()
  for (const line of head.split('\r\n').slice(1)) {
    const at = line.indexOf(':')
    headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return Object.fromEntries(headers)
}

const referring = { 'referrer-policy': 'strict-origin-when-cross-origin' }
const always = {
  ...referring,
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const form = 'application/x-www-form-urlencoded'
const foreign = ['Origin: https://evil.example', 'Cookie: sid=1']

describe('finding 16: headers of what is no page', () => {
  it.each<[string, number, string, Asking?]>([
    ['a health check', 200, '/health/live', { host: '10.0.0.7' }],
    ['a host that is none of the shop’s', 421, '/de-CH/', { host: 'evil.example' }],
    ['an address with a backslash', 400, `${cart}/%5C`],
    ['a form of another site', 403, '/de-CH/login', { method: 'POST', headers: foreign }],
    ['a call of another site', 403, cart, { method: 'POST', headers: foreign, body: '{}' }],
    ['a body of another type', 415, '/de-CH/login', { method: 'POST', body: '{}', headers: ['Origin: own'] }],
    ['robots.txt', 200, '/robots.txt'],
    ['the sitemap', 200, '/sitemap.xml'],
    ['a picture', 200, '/favicon.svg'],
    ['a file that is not there', 404, '/assets/none.js'],
    ['a redirect', 308, '/en-US/'],
    ['the choice of the payment step', 204, '/de-CH/checkout/choice'],
  ])(
    '%s answers %i and may neither run, load, be embedded nor be guessed at',
    async (_, status, path, how) => {
      const { port } = await openShopServer({ platform })
      const own = `Origin: http://localhost:${port}`
      const headers = how?.headers?.map((line) => (line === 'Origin: own' ? own : line)) ?? []
      const response = await ask(port, path, { ...how, headers })
      expect(response.status).toBe(status)
      expect(headersOf(response.head)).toMatchObject({ ...always, 'content-security-policy': closed })
    },
  )

  it('a response of the platform may not even be of the shop’s own origin', async () => {
    const { port } = await openShopServer({ platform })
    const { head } = await ask(port, '/services/apexrest/auth/logout-url')
    expect(headersOf(head)).toMatchObject({ ...always, 'content-security-policy': ofPlatform })
  })

  it('a response of the platform keeps its own headers, in addition to the shop’s policy', async () => {
    const { origin } = await openPlatform((_, response) => {
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      response.setHeader('Content-Security-Policy', 'upgrade-insecure-requests')
      response.setHeader('Referrer-Policy', 'no-referrer')
      response.end('picture')
    })
    const { port } = await openShopServer({ platform: createRemotePlatform(origin) })
    expect(headersOf((await ask(port, '/cms/x.png')).head)).toMatchObject({
      ...always,
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `upgrade-insecure-requests, ${ofPlatform}`,
    })
  })
})

describe('finding 16: headers of pages', () => {
  const expectPage = (head: string) => {
    const headers = headersOf(head)
    expect({ ...headers, ...referring }).toMatchObject(always)
    // A page whose URL contains a secret sends a shorter referrer.
    expect(headers['referrer-policy']).toMatch(/^strict-origin(?:-when-cross-origin)?$/)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/)
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'fullscreen'])
      expect(headers['permissions-policy']).toMatch(new RegExp(`(?:^|, )${feature}=\\(\\)(?:,|$)`))
    // The strip above the header copies its code.
    expect(headers['permissions-policy']).not.toContain('clipboard-write')
  }

  it.each<[string, number, string, Asking?]>([
    ['a page', 200, '/de-CH/service/terms'],
    ['a page that is not there', 404, '/de-CH/none'],
    [
      'the question at a link that signs out',
      200,
      '/secur/logout.jsp',
      { headers: ['Sec-Fetch-Site: cross-site'] },
    ],
    ['a form that is refused', 422, '/de-CH/login', { method: 'POST', body: 'email=a' }],
  ])('%s', async (_, status, path, how) => {
    const { port } = await openShopServer({ platform })
    const own = [`Origin: http://localhost:${port}`, `Content-Type: ${form}`]
    const headers = how?.method === undefined ? (how?.headers ?? []) : own
    const response = await ask(port, path, { ...how, headers })
    expect(response.status).toBe(status)
    expectPage(response.head)
  })

  it('a page of a few lines, when too many are being made and when one cannot be', async () => {
    const busy = await openShopServer({ platform, pageLimits: { atOnce: 0 } })
    const renderPage = () => Promise.reject(new Error('out of order'))
    const failing = await openShopServer({ platform, renderPage })
    const [turnedAway, failed] = [await ask(busy.port, '/de-CH/'), await ask(failing.port, '/de-CH/')]
    expect([turnedAway.status, failed.status]).toEqual([503, 500])
    expectPage(turnedAway.head)
    expectPage(failed.head)
  })
})

describe('what a page may embed', () => {
  const policyOf = async (options: { readonly paymentOrigin?: string }) => {
    const framed = createSandboxPlatform(undefined, options)
    try {
      const findFrameOrigin = createFrameOrigins({ platform: framed, reportFailure: () => undefined })
      const { port } = await openShopServer({ platform: framed, findFrameOrigin })
      const pages = await Promise.all(['/de-CH/', '/de-CH/', '/favicon.svg'].map((path) => ask(port, path)))
      return pages.map(({ head }) => headersOf(head)['content-security-policy'] ?? '')
    } finally {
      await framed.close()
    }
  }

  it('is the card field of the payment provider alone, on pages only', async () => {
    const [page, cached, picture] = await policyOf({ paymentOrigin: 'http://127.0.0.1:4174' })
    for (const policy of [page, cached]) expect(policy).toMatch(/; frame-src http:\/\/127\.0\.0\.1:4174$/)
    expect(picture).toBe(closed)
  })

  it('is nothing where no card is offered', async () => {
    for (const policy of await policyOf({})) expect(policy).not.toContain('frame-src')
  })
})
