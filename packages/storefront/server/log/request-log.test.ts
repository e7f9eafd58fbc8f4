import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { ShopError } from '@cartonnage/sdk'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createBreaker } from '../platform/breaker'
import type { ShopServerOptions } from '../stories/shop-server.fixture'
import { openShopServer } from '../stories/shop-server.fixture'
import { openLog } from './log.fixture'
import type { RequestedCall } from '../platform/platform.fixture'
import { openPlatform } from '../platform/platform.fixture'
import { rawRequest } from '../http/raw-http.fixture'
import { createRemotePlatform } from '../platform/remote-platform'
import { createReportFailure } from './request-log'
import { createSandboxPlatform } from '../platform/sandbox-platform'

const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

interface Sent {
  readonly method?: string
  readonly headers?: readonly string[]
  readonly body?: string
}

/** The shop at a port, with the lines that it writes. */
async function open(options: Partial<ShopServerOptions> = {}) {
  const kept = openLog()
  const { port } = await openShopServer({ platform: sandbox, log: kept.log, ...options })
  const ask = (path: string, { method = 'GET', headers = [], body = '' }: Sent = {}) => {
    const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
    const head = [`${method} ${path} HTTP/1.1`, `Host: localhost:${port}`, 'Connection: close', ...length]
    return rawRequest(port, [...head, ...headers, '', body].join('\r\n'))
  }
  const form = (path: string, fields: Readonly<Record<string, string>>, headers: readonly string[] = []) =>
    ask(path, {
      method: 'POST',
      headers: [
        `Origin: http://localhost:${port}`,
        'Content-Type: application/x-www-form-urlencoded',
        ...headers,
      ],
      body: new URLSearchParams(fields).toString(),
    })
  return { ...kept, ask, form, port }
}

/** The shop in front of a platform with this response. */
async function openRemote(
  respond: (requested: RequestedCall, response: ServerResponse) => void,
  options: Partial<ShopServerOptions> = {},
) {
  const { calls, origin } = await openPlatform(respond)
  return { calls, ...(await open({ platform: createRemotePlatform(origin), ...options })) }
}

const idIn = (head: string) => /^x-request-id: (\S+)\r?$/im.exec(head)?.[1]
const cookiesIn = (head: string) =>
  [...head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, pair]) => pair).join('; ')

const isOut = (_: RequestedCall, response: ServerResponse) => void response.writeHead(503).end('{}')
const cart = '/services/data/v67.0/commerce/webstores/0ZECH00000000014AA/carts/current'

describe('finding 15: the id of a request', () => {
  it('is on the response, at the platform with each call, and in the line', async () => {
    const { ask, calls, lines } = await openRemote(isOut)
    const { head } = await ask('/de-CH/my/orders', {
      headers: ['Cookie: sid=1', 'X-Request-Id: forged-id-1'],
    })
    const id = idIn(head)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(calls.length).toBeGreaterThan(1)
    expect([...new Set(calls.map(({ headers }) => headers['x-request-id']))]).toEqual([id])
    expect(lines().map(({ requestId }) => requestId)).toEqual(lines().map(() => id))
  })

  it.each(['/health/live', '/robots.txt', '/de-CH/login', cart, '/x//services/apexrest/auth/login'])(
    'is on the response of %s',
    async (path) => {
      const { ask } = await open()
      expect(idIn((await ask(path)).head)).toBeDefined()
    },
  )

  it.each([
    ['made-by-proxy.1', true],
    ['short', false],
    ['x'.repeat(65), false],
    ['with blanks and "quotes"', false],
  ])('is taken from a proxy of one’s own where it is one: %s', async (given, isTaken) => {
    const { ask, calls } = await openRemote(isOut, { trustedHops: 1 })
    const { head } = await ask(cart, { headers: [`X-Request-Id: ${given}`] })
    expect(idIn(head) === given).toBe(isTaken)
    expect(calls[0]?.headers['x-request-id']).toBe(idIn(head))
  })
})

describe('finding 15: a page that fails', () => {
  it('is one line with the code, however many calls failed', async () => {
    const { ask, lines, calls } = await openRemote((_, response) => void response.writeHead(500).end('{}'))
    await ask('/de-CH/my/orders?page=hunter2', { headers: ['Cookie: sid=1'] })
    expect(calls.length).toBeGreaterThan(3)
    const [line, ...others] = lines()
    expect(others).toEqual([])
    expect(line).toMatchObject({
      level: 'error',
      event: 'request-failed',
      route: '/my/orders',
      method: 'GET',
      status: 503,
      context: 'the session context cannot be loaded',
      code: 'RESPONSE',
      platformStatus: 500,
    })
    expect(line?.call).toContain('/{webstoreId}/')
    expect([line?.requestId, line?.ms, line?.failures]).toEqual([
      expect.any(String),
      expect.any(Number),
      expect.any(Number),
    ])
    expect(line).not.toHaveProperty('stack')
  })

  it('says that the platform is not reached, and that it is given a rest', async () => {
    const { ask, lines, runTimers } = await openRemote((_, response) => response.destroy())
    for (let i = 0; i < 40; i += 1) await ask(i % 2 === 0 ? '/de-CH/' : '/de-CH/global-search/hunter2')
    runTimers()
    expect(lines().map(({ event, route, code, repeats }) => [event, route, code, repeats])).toEqual(
      expect.arrayContaining([
        ['breaker-opened', '/', undefined, undefined],
        ['request-failed', '/', 'NETWORK', undefined],
        ['request-failed', '/', 'NETWORK', 19],
        ['request-failed', '/global-search/:term', 'NETWORK', 19],
      ]),
    )
    expect(lines().length).toBeLessThan(12)
    expect(lines().filter(({ stack }) => stack !== undefined)).toEqual([])
  })

  it('in an outage of the platform with 80 requests writes few lines, which count all', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => void gone.close(resolve))
    const { ask, lines, log } = await open({ platform: createRemotePlatform(`http://127.0.0.1:${port}`) })
    const paths = ['/de-CH/', '/de-shop/category/x', '/fr-CH/global-search/karton', cart]
    for (let i = 0; i < 20; i += 1) await Promise.all(paths.map((path) => ask(path)))
    log.flush()
    const failed = lines().filter(({ event }) => event === 'request-failed')
    expect(failed.reduce((sum, { repeats = 1 }) => sum + repeats, 0)).toBe(80)
    expect(failed.length).toBeLessThanOrEqual(2 * 2 * paths.length)
    expect(lines().length).toBeLessThan(22)
    expect(failed.filter(({ stack }) => stack !== undefined)).toEqual([])
    const causes = new Set(failed.map(({ cause }) => cause ?? 'counted'))
    // Which requests meet the breaker depends on the machine; those that do may all be among the counted ones.
    causes.delete('BREAKER_OPEN')
    expect(causes).toEqual(new Set(['counted', 'ECONNREFUSED']))
  })

  it('says where a fault of ours is, and before all else', async () => {
    const renderPage = () => Promise.reject(new TypeError('no lines in order 0900-hunter2'))
    const { ask, lines } = await open({ renderPage })
    expect((await ask('/de-CH/my/orders/0900-hunter2')).status).toBe(500)
    expect(lines()).toMatchObject([
      { event: 'request-failed', route: '/my/orders/:id', code: 'TypeError', message: 'no lines in order …' },
    ])
    expect(lines()[0]?.stack).toContain('request-log.test.ts')
  })

  it('that is shown without a part is a warning', async () => {
    const { ask, lines } = await openRemote((_, response) => void response.writeHead(500).end('{}'))
    expect((await ask('/de-CH/login')).status).toBe(200)
    expect(lines()).toMatchObject([{ level: 'warn', event: 'part-failed', route: '/login', status: 200 }])
  })

  it('by a form that says so itself has the call behind it', async () => {
    const { form, lines } = await openRemote(({ method }, response) => {
      // Reads succeed on a working platform: they find nothing.
      response.writeHead(method === 'POST' ? 500 : 404).end('{}')
    })
    expect((await form('/de-CH/login', { email: 'a@b.example', password: 'hunter2' })).status).toBe(503)
    expect(lines().find(({ event }) => event === 'request-failed')).toMatchObject({
      route: '/login',
      status: 503,
    })
    expect(JSON.stringify(lines())).not.toContain('hunter2')
  })

  it('of the platform that is forwarded says so', async () => {
    const { ask, lines } = await openRemote((_, response) => void response.writeHead(500).end('{}'))
    expect((await ask(cart)).status).toBe(500)
    expect(lines()).toMatchObject([{ event: 'request-failed', code: 'RESPONSE', platformStatus: 500 }])
  })

  it('in the browser, because a call of its own failed, is one line too', async () => {
    const { ask, lines } = await openRemote((_, response) => response.destroy())
    expect((await ask(cart)).status).toBe(502)
    expect(lines()).toMatchObject([
      { event: 'request-failed', code: 'NETWORK', status: 502, context: 'forwarding a call to the platform' },
    ])
  })
})

describe('finding 15: what is no failure', () => {
  it('pages and calls that are broken off write nothing, and do not count against the platform', async () => {
    let closed = 0
    const { ask, calls, lines, port } = await openRemote((_, response) => {
      response.on('close', () => (closed += 1))
    })
    for (const path of ['/de-CH/', '/de-CH/my/orders', '/de-CH/global-search/karton', cart]) {
      const before = calls.length
      const head = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: sid=1\r\n\r\n`
      const visitor = connect(port, '127.0.0.1', () => visitor.write(head))
      await vi.waitFor(() => expect(calls.length).toBeGreaterThan(before), { timeout: 10_000 })
      visitor.destroy()
    }
    await vi.waitFor(() => expect(closed).toBe(calls.length), { timeout: 10_000 })
    await ask('/health/live')
    expect(lines()).toEqual([])
  })

  it('health that is not ready writes nothing', async () => {
    const { ask, lines } = await open({ isStopping: () => true })
    expect((await ask('/health/ready')).status).toBe(503)
    expect(lines()).toEqual([])
  })

  it.each(['/de-CH/%', '/%E0%A4%A', '/de-CH/category/%ff%', '/de-shop/product/%/%E0'])(
    'percent signs that encode nothing are a page that is not there: %s',
    async (path) => {
      const { ask, lines } = await open()
      expect([(await ask(path)).status, lines()]).toEqual([404, []])
    },
  )

  it.each([
    ['/de-CH/my/orders', 'einkauf@alpenblick.example'],
    ['/de-CH/my/offers', 'lea.keller@example.com'],
    ['/de-CH/recordlist/Quote/Recent', 'lea.keller@example.com'],
    ['/de-CH/recordlist/OrderSummary/Recent', 'lea.keller@example.com'],
  ])('a token that the platform refuses gives the first page: %s', async (path, email) => {
    const { ask, form, lines } = await open()
    const signedIn = await form('/de-CH/login', { email, password: 'cartonnage' })
    const cookies = cookiesIn(signedIn.head)
    for (const query of ['', `?page=${'A'.repeat(500)}`]) {
      const { status } = await ask(path + query, { headers: [`Cookie: ${cookies}`] })
      expect([query.length, status]).toEqual([query.length, 200])
    }
    expect(lines()).toEqual([])
  })
})

describe('finding 15: events', () => {
  it('a failed sign-in, by the form or by a call, does not name the visitor', async () => {
    const { ask, form, lines, port } = await open()
    await form('/de-CH/login', { email: 'hunter2@shop.example', password: 'hunter2' })
    const headers = [`Origin: http://localhost:${port}`, 'Content-Type: application/json']
    const request = { username: 'hunter2@shop.example', password: 'hunter2', startUrl: '/' }
    await ask('/services/apexrest/auth/login', { method: 'POST', headers, body: JSON.stringify({ request }) })
    expect(lines()).toMatchObject([
      { event: 'sign-in-failed', route: '/login', status: 401, platformStatus: 401 },
      { event: 'sign-in-failed', route: '/services/apexrest/auth/login', status: 401, platformStatus: 401 },
    ])
    const visitors = new Set(lines().map(({ visitor }) => visitor))
    expect([visitors.size, [...visitors][0]]).toEqual([1, expect.stringMatching(/^[\w-]{12}$/)])
    expect(JSON.stringify(lines())).not.toMatch(/hunter2|127\.0\.0\.1/)
  })

  it.each([
    [200, true],
    [401, true],
    [403, true],
    [500, false],
  ])('a sign-in that a platform refuses with %i is one: %s', async (status, isOne) => {
    const { ask, lines } = await openRemote((_, response) => {
      const body = JSON.stringify({ success: false, errors: ['hunter2'] })
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
    })
    await ask('/services/apexrest/auth/login', { method: 'POST', body: '{}' })
    expect(lines().some(({ event }) => event === 'sign-in-failed')).toBe(isOne)
  })

  it('a limit that is reached says which', async () => {
    const limits = { 'sign-in.address': { max: 1, seconds: 60 } } as const
    const { form, lines } = await open({ limits })
    for (let i = 0; i < 2; i += 1) await form('/de-CH/login', { email: 'a@b.example', password: 'hunter2' })
    expect(lines()).toMatchObject([
      { event: 'sign-in-failed', route: '/login', status: 401 },
      { event: 'limit-reached', kind: 'sign-in.address', route: '/login', status: 429 },
    ])
  })

  it('a successful sign-in is not an event', async () => {
    const { form, lines } = await open()
    const { status } = await form('/de-CH/login', { email: 'lea.keller@example.com', password: 'cartonnage' })
    expect([status, lines()]).toEqual([303, []])
  })

  const foreign = ['Origin: https://hunter2.example']
  const refusals: readonly (readonly [string, string, Sent, number])[] = [
    ['cross-site-refused', '/de-CH/login', { method: 'POST', headers: foreign, body: 'email=hunter2' }, 403],
    ['cross-site-refused', cart, { method: 'POST', headers: foreign, body: 'hunter2' }, 403],
    ['path-refused', '/x/..%2Fservices/apexrest/auth/login', {}, 400],
    ['headers-refused', cart, { headers: ['Connection: hunter2;;'] }, 400],
    ['host-refused', 'http://hunter2.example/', { headers: ['Host: hunter2.example'] }, 421],
  ]
  it.each(refusals)('%s at %s', async (event, path, sent, status) => {
    const { ask, lines } = await openRemote(isOut)
    expect((await ask(path, sent)).status).toBe(status)
    expect(lines()).toMatchObject([{ level: 'warn', event, status, visitor: expect.any(String) }])
    expect(JSON.stringify(lines())).not.toContain('hunter2')
  })

  it.each([
    ['multipart/form-data; boundary=hunter2', 'x', 415],
    ['application/x-www-form-urlencoded', 'hunter2=1&'.repeat(1_200), 413],
    ['application/x-www-form-urlencoded', 'a'.repeat(70_000), 413],
  ])('a body that is refused: %s (%#)', async (type, body, status) => {
    const { ask, lines, port } = await open()
    const headers = [`Origin: http://localhost:${port}`, `Content-Type: ${type}`]
    expect((await ask('/de-CH/login', { method: 'POST', headers, body })).status).toBe(status)
    expect(lines()).toMatchObject([{ event: 'body-refused', route: '/login', status }])
  })

  it('pages at the bound are one kind of line', async () => {
    const { ask, lines } = await open({ pageLimits: { atOnce: 0 } })
    await ask('/de-CH/')
    expect(lines()).toMatchObject([{ level: 'error', event: 'pages-full', route: '/', status: 503 }])
    expect(lines()).toHaveLength(1)
  })

  it('a breaker that opens and closes again is logged', async () => {
    const breaker = createBreaker({ failures: 1, restMs: 1 })
    let isDown = true
    const platform = () =>
      isDown ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(new Response())
    const { ask, lines } = await open({ renderPage: () => breaker(platform).catch(() => new Response()) })
    await ask('/de-CH/')
    isDown = false
    await vi.waitFor(async () => {
      await ask('/de-CH/')
      expect(lines()).toMatchObject([
        { level: 'error', event: 'breaker-opened' },
        { level: 'info', event: 'breaker-closed' },
      ])
    })
  })

  it('a response that is too long is logged', async () => {
    const { ask, lines } = await openRemote((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(Buffer.alloc(33 * 1024 * 1024, ' '))
    })
    await ask('/de-CH/login')
    expect(lines()).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'response-refused', route: '/login' }),
    )
  })

  it('what happens after the response has a line of its own', async () => {
    const late = Promise.withResolvers<void>()
    const kept = openLog()
    const reportFailure = createReportFailure(kept.log)
    const renderPage = () => {
      void late.promise.then(() => reportFailure(new ShopError('NETWORK', 'x'), 'the order'))
      return Promise.resolve(new Response('page'))
    }
    const { ask } = await open({ renderPage, log: kept.log })
    const { head } = await ask('/de-CH/checkout')
    late.resolve()
    await vi.waitFor(() =>
      expect(kept.lines()).toEqual([
        { level: 'error', event: 'failed', requestId: idIn(head), context: 'the order', code: 'NETWORK' },
      ]),
    )
  })
})
