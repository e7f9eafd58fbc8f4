import { describe, expect, it } from 'vitest'
import type { ServerResponse } from 'node:http'
import { expectConsole } from '../../../../tools/vitest/fail-on-console'
import { openShopServer } from '../stories/shop-server.fixture'
import type { RequestedCall } from './platform.fixture'
import { openPlatform } from './platform.fixture'
import { rawRequest } from '../http/raw-http.fixture'
import { createRemotePlatform } from './remote-platform'

const cart = '/services/data/v67.0/commerce/webstores/0ZECH00000000014AA/carts/current'

/** The shop in front of a platform with this response. */
async function open(
  respond: (requested: RequestedCall, response: ServerResponse) => void,
  silenceMs?: number,
) {
  const { calls, origin } = await openPlatform(respond)
  const { port } = await openShopServer({
    platform: createRemotePlatform(origin, silenceMs === undefined ? {} : { silenceMs }),
  })
  const ask = (path: string, { method = 'GET', headers = [] as readonly string[], body = '' } = {}) =>
    rawRequest(
      port,
      [
        `${method} ${path} HTTP/1.1`,
        `Host: localhost:${port}`,
        'Connection: close',
        ...(body === '' ? [] : [`Content-Length: ${body.length}`]),
        ...headers,
        '',
        body,
      ].join('\r\n'),
    )
  return { ask, calls, port }
}

const empty = (_: RequestedCall, response: ServerResponse) => void response.end('{}')

describe('finding 4: what the platform learns of a visitor', () => {
  it('gets the visitor’s address, not what the visitor says of it', async () => {
    const { ask, calls } = await open(empty)
    const forged = ['X-Forwarded-For', 'X-Real-IP', 'True-Client-IP', 'CF-Connecting-IP'].map(
      (name) => `${name}: 203.0.113.9`,
    )
    const headers = [
      ...forged,
      'Forwarded: for=203.0.113.9',
      'X-HTTP-Method-Override: DELETE',
      'Authorization: Bearer x',
    ]
    await ask(cart, { headers })
    expect(JSON.stringify(calls[0]?.headers)).not.toMatch(/203\.0\.113\.9|override|authorization/i)
    expect(calls[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
  })

  it('gets address and browser of the visitor with every call of a page', async () => {
    const { ask, calls } = await open((_, response) => void response.writeHead(404).end('{}'))
    await ask('/de-CH/global-search/karton', {
      // Anonymous visitors are not identified to the platform at all: see page-cache.test.ts.
      headers: ['User-Agent: Browser/1', 'X-Forwarded-For: 203.0.113.9', 'Cookie: sid=1'],
    })
    expect(calls.length).toBeGreaterThan(0)
    expect([...new Set(calls.map(({ headers }) => headers['x-forwarded-for']))]).toEqual(['127.0.0.1'])
    expect([...new Set(calls.map(({ headers }) => headers['user-agent']))]).toEqual(['Browser/1'])
  })
})

describe('finding 6: writes of other sites', () => {
  const foreign = ['Origin: https://evil.example', 'Sec-Fetch-Site: cross-site', 'Content-Type: text/plain']

  it.each([cart, `/de-shop/webruntime/api${cart}`, '/services/apexrest/legal/withdrawals'])(
    'do not reach the platform: %s',
    async (path) => {
      const { ask, calls } = await open(empty)
      const { status } = await ask(path, {
        method: 'POST',
        body: '{}',
        headers: [...foreign, 'Cookie: sid=1'],
      })
      expect([status, calls.length]).toEqual([403, 0])
    },
  )

  it('of the shop itself do, with their body', async () => {
    const { ask, calls, port } = await open(empty)
    const headers = [`Origin: http://localhost:${port}`, 'Cookie: sid=1']
    expect((await ask(cart, { method: 'POST', body: '{}', headers })).status).toBe(200)
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: cart,
      headers: { cookie: 'sid=1', 'content-length': '2' },
    })
  })

  it('gives cookies of the platform SameSite=Lax', async () => {
    const { ask } = await open(
      (_, response) => void response.setHeader('Set-Cookie', 'sid=1; SameSite=None; Secure').end(),
    )
    expect((await ask(cart)).head).toMatch(/^set-cookie: sid=1; Secure; SameSite=Lax\r?$/im)
  })
})

describe('finding 7: ways around the list of forwarded paths', () => {
  it.each([
    '/setup/%5C..%5C..%5Cservices%5Capexrest/auth/login',
    '/ser%0Avices/apexrest/auth/login',
    '//services/apexrest/auth/login',
    '/de-CH//services/apexrest/auth/login',
    '/x/..%2Fservices/apexrest/auth/login',
    `${cart}%2F..`,
  ])('%s is refused', async (path) => {
    const { ask, calls } = await open(empty)
    expect([(await ask(path)).status, calls.length]).toEqual([400, 0])
  })

  it.each([
    '/services/oauth2/token',
    '/services/Soap/u/65.0',
    '/_ui/system/services/x',
    '/services/apexrest/other',
  ])('%s is no address of the shop', async (path) => {
    const { ask, calls } = await open((_, response) => void response.writeHead(404).end('{}'))
    expect((await ask(path)).status).toBe(404)
    expect(calls.filter((call) => call.path.includes(path))).toEqual([])
  })

  it('forwards to the letter what is in the list', async () => {
    const { ask, calls } = await open(empty)
    await ask(`/de-shop${cart}?fields=a%2Fb&x=%20`)
    expect(calls[0]?.path).toBe(`/de-shop${cart}?fields=a%2Fb&x=%20`)
  })
})

describe('finding 8: responses of the platform', () => {
  it('cannot run as the shop, and are not cached when a cookie was sent', async () => {
    const { ask } = await open(
      (_, response) => void response.setHeader('Content-Type', 'text/html').end('<script>'),
    )
    const { head } = await ask('/cms/x.html', { headers: ['Cookie: sid=1'] })
    expect(head).toMatch(/^content-security-policy: default-src 'none';.* sandbox\r?$/im)
    expect(head).toMatch(/^x-content-type-options: nosniff\r?$/im)
    expect(head).toMatch(/^cache-control: private, no-store\r?$/im)
  })
})

describe('finding 16: long responses', () => {
  it('are not cut while something comes', async () => {
    const { ask } = await open((_, response) => {
      let parts = 0
      const timer = setInterval(() => {
        response.write('part')
        if (++parts < 8) return
        clearInterval(timer)
        response.end()
      }, 50)
    }, 200)
    expect((await ask('/cms/film.mp4')).body.match(/part/g)).toHaveLength(8)
  })

  it('are given up when nothing comes', async () => {
    expectConsole('error', 'The platform sent nothing for too long.')
    const { ask } = await open((_, response) => void response.write('part'), 100)
    expect((await ask('/cms/film.mp4')).body).not.toMatch(/0\r\n\r\n$/)
    const silent = await open(() => undefined, 100)
    expect((await silent.ask(cart)).status).toBe(502)
  })
})
