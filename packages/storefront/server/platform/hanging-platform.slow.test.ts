import { describe, expect, it } from 'vitest'
import { openShopServer } from '../stories/shop-server.fixture'
import { openPlatform } from './platform.fixture'
import { rawRequest } from '../http/raw-http.fixture'
import { createRemotePlatform } from './remote-platform'

const deadlines = { pageMs: 800, readMs: 500, writeMs: 3_000 }

/** The shop in front of a platform that accepts a request and never responds. */
async function openHanging() {
  const { calls, origin } = await openPlatform(() => undefined)
  const { port } = await openShopServer({ platform: createRemotePlatform(origin), deadlines })
  const ask = (path: string, headers: readonly string[] = [], body = '') =>
    rawRequest(
      port,
      [
        `${body === '' ? 'GET' : 'POST'} ${path} HTTP/1.1`,
        `Host: localhost:${port}`,
        `Origin: http://localhost:${port}`,
        'Connection: close',
        ...(body === ''
          ? []
          : ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`]),
        ...headers,
        '',
        body,
      ].join('\r\n'),
    )
  return { ask, calls }
}

describe('finding 2: a platform that hangs', () => {
  it.each(['/de-CH/', '/de-CH/category/kartonschachteln', '/de-CH/global-search/karton'])(
    'has %s responded to with 503 within the page’s time',
    async (path) => {
      const { ask } = await openHanging()
      const { status, head, afterMs } = await ask(path)
      expect([status, /^retry-after: 30\r?$/im.test(head)]).toEqual([503, true])
      expect(afterMs).toBeLessThan(2_500)
    },
  )

  it('never sends a buyer to sign in', async () => {
    const { ask } = await openHanging()
    for (const path of ['/de-CH/my/orders', '/de-CH/checkout', '/de-CH/my/addresses']) {
      expect([path, (await ask(path, ['Cookie: sid=1; sid_Client=1'])).status]).toEqual([path, 503])
    }
  })

  it('is asked nothing more once it is known to hang', async () => {
    const { ask, calls } = await openHanging()
    await ask('/de-CH/')
    await ask('/de-CH/')
    const before = calls.length
    const { status, afterMs } = await ask('/de-CH/')
    expect([status, calls.length]).toEqual([503, before])
    expect(afterMs).toBeLessThan(400)
  })

  it('shows the sign-in page, which needs nothing of it', async () => {
    const { ask } = await openHanging()
    const { status, body } = await ask('/de-CH/login')
    expect([status, body.includes('type="password"')]).toEqual([200, true])
  })
})
