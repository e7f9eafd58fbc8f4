import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { openShopServer } from '../stories/shop-server.fixture'
import { openPageVisitor } from '../stories/page-visitor.fixture'
import { rawRequest } from '../http/raw-http.fixture'
import { createSandboxPlatform } from '../platform/sandbox-platform'

const platform = createSandboxPlatform(undefined)
afterAll(() => platform.close())

const formType = 'application/x-www-form-urlencoded'

/** The headers of a form as a page of the shop would send it. */
const formHead = (port: number, path: string, headers: readonly string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    'Connection: close',
    ...headers,
    '',
    '',
  ].join('\r\n')

const get = (port: number, path: string, headers: readonly string[] = []) =>
  [`GET ${path} HTTP/1.1`, `Host: localhost:${port}`, ...headers, '', ''].join('\r\n')

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

describe('finding 1: the body of a page’s form', () => {
  const pages = ['/de-CH/login', '/de-CH/login/SelfRegister', '/de-shop/withdrawal']

  it.each(pages)('%s responds 413 to 300 MB in chunks, after the first 64 KB', async (path) => {
    const { port } = await openShopServer({ platform })
    let sent = 0
    const head = formHead(port, path, [`Content-Type: ${formType}`, 'Transfer-Encoding: chunked'])
    const response = await rawRequest(port, head, async (send) => {
      const part = chunk('a'.repeat(60_000))
      for (let i = 0; i < 5_000 && send(part); i++) sent += part.length
    })
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(10_000_000)
  })

  it.each(pages)('%s responds 413 to a length of 400 MB before it has arrived', async (path) => {
    const { port } = await openShopServer({ platform })
    const head = formHead(port, path, [`Content-Type: ${formType}`, 'Content-Length: 400000000'])
    expect((await rawRequest(port, head)).status).toBe(413)
  })

  it('responds 415 to files', async () => {
    const { port } = await openShopServer({ platform })
    const body = '--x\r\nContent-Disposition: form-data; name="email"; filename="big"\r\n\r\naaa\r\n--x--\r\n'
    const head = formHead(port, '/de-shop/withdrawal', [
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${body.length}`,
    ])
    expect((await rawRequest(port, head + body)).status).toBe(415)
  })

  it('responds 413 to more fields than any form has', async () => {
    const { port } = await openShopServer({ platform })
    const body = 'line=1&'.repeat(1_200)
    const head = formHead(port, '/de-shop/withdrawal', [
      `Content-Type: ${formType}`,
      `Content-Length: ${body.length}`,
    ])
    expect((await rawRequest(port, head + body)).status).toBe(413)
  })

  it.each([[[]], [['Content-Length: 0']]])(
    'is absent from a request that sends none: %j',
    async (headers) => {
      const { port } = await openShopServer({ platform })
      const head = formHead(port, '/de-CH/checkout/choice', headers).replace('POST', 'DELETE')
      expect((await rawRequest(port, head)).status).toBe(204)
    },
  )

  it('takes the longest honest form: 100 lines of 500 characters', async () => {
    const { port } = await openShopServer({ platform })
    const body = new URLSearchParams(Array.from({ length: 100 }, () => ['line', 'x'.repeat(500)])).toString()
    const head = formHead(port, '/de-shop/withdrawal', [
      `Content-Type: ${formType}`,
      `Content-Length: ${body.length}`,
    ])
    expect((await rawRequest(port, head + body)).status).toBe(422)
  })
})

describe('finding 14: whose page shared caches may store', () => {
  const ask = (port: number, cookies: string) =>
    rawRequest(port, get(port, '/de-CH/service/terms', [`Cookie: ${cookies}`, 'Connection: close']))

  it.each(['sid=S', 'sid =S', 'region=CH;sid\t=S', 'a=b;;sid= S ', 'sid=; sid=S'])(
    'a page asked for by a buyer is for this visitor alone: %j',
    async (cookies) => {
      const { port } = await openShopServer({ platform })
      const visitor = openPageVisitor(port)
      await visitor.signIn('/de-CH', 'lea.keller@example.com')
      const { status, head } = await ask(port, cookies.replace('S', visitor.cookies.get('sid') ?? ''))
      expect(status).toBe(200)
      expect(head).toMatch(/^cache-control: private, no-store\r?$/im)
    },
  )

  it('a page after an answer that only the server knows is for this visitor alone, whose browser may store it', async () => {
    const { port } = await openShopServer({ platform })
    const { head } = await ask(port, 'consent=v1; consent_form=1')
    expect(head).toMatch(/^cache-control: private, no-cache\r?$/im)
  })

  it.each(['region=CH; xsid=1', 'sid =1', 'region=CH;sid\t=%', 'sid_Client =1', 'a=b; guest_id = 7'])(
    'a page that shows nobody may, and is the one that everybody gets: %j',
    async (cookies) => {
      const { port } = await openShopServer({ platform })
      const { head, body } = await ask(port, cookies)
      expect(head).toMatch(/^cache-control: public, .*s-maxage/im)
      expect(body).toBe((await ask(port, 'a=b')).body)
    },
  )
})

describe('finding “load”: bounds of the server', () => {
  it('refuses a page with 503 when too many are rendered at once', async () => {
    const { port } = await openShopServer({ platform, pageLimits: { atOnce: 0 } })
    const response = await rawRequest(port, get(port, '/de-CH/', ['Connection: close']))
    expect([response.status, /retry-after: 5/i.test(response.head)]).toEqual([503, true])
    expect(response.body).toContain('Im Shop ist gerade viel los')
  })

  it('keeps an idle connection longer than a load balancer does', async () => {
    const { port } = await openShopServer({ platform })
    const { head } = await rawRequest(
      port,
      `${get(port, '/health/live')}${get(port, '/health/live', ['Connection: close'])}`,
    )
    expect(head).toMatch(/keep-alive: timeout=65/i)
  })

  it('cuts headers that take too long, and a body that does', async () => {
    const bounds = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }
    const { port } = await openShopServer({ platform, bounds })
    const slowHead = await rawRequest(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n')
    const head = formHead(port, '/de-CH/login', [`Content-Type: ${formType}`, 'Content-Length: 10'])
    const slowBody = await rawRequest(port, `${head}a`)
    expect([slowHead.status, slowBody.status]).toEqual([408, 408])
  })

  it('aborts a response that nobody reads', async () => {
    const bytes = 50_000_000
    const entered = Promise.withResolvers<void>()
    const renderPage = () => {
      entered.resolve()
      return Promise.resolve(new Response('a'.repeat(bytes)))
    }
    const { port, stop } = await openShopServer({ platform, renderPage, bounds: { silenceTimeout: 300 } })
    const socket = connect(port, '127.0.0.1').pause()
    socket.write(get(port, '/de-CH/', ['Connection: close']))
    await entered.promise
    // It ends with the last connection.
    await stop()
    let received = 0
    socket.on('data', (part: Buffer) => (received += part.length)).on('error', () => undefined)
    await once(socket.resume(), 'close')
    expect(received).toBeLessThan(bytes)
  })

  it('says whether it lives and takes visitors under any host name', async () => {
    let isStopping = false
    const { port } = await openShopServer({ platform, isStopping: () => isStopping })
    const ask = async (path: string) =>
      (await rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: 10.0.0.7\r\nConnection: close\r\n\r\n`)).status
    expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 200])
    isStopping = true
    expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 503])
    expect(await ask('/de-CH/')).toBe(421)
  })

  it('stops although a browser has opened a connection in advance', async () => {
    const { port, stop } = await openShopServer({ platform })
    const opened = connect(port, '127.0.0.1')
    const isClosed = once(opened, 'close')
    await once(opened, 'connect')
    // The server has taken it when it has responded to one that came later.
    await rawRequest(port, get(port, '/health/live', ['Connection: close']))
    await Promise.all([stop(), isClosed])
  })

  it('stops when running requests are done, and accepts no others', async () => {
    let finish: (response: Response) => void = () => undefined
    const entered = Promise.withResolvers<void>()
    const renderPage = () => {
      entered.resolve()
      return new Promise<Response>((resolve) => (finish = resolve))
    }
    const { port, stop } = await openShopServer({ platform, renderPage })
    const inside = rawRequest(port, get(port, '/de-CH/'))
    await entered.promise
    const stopped = stop()
    await expect(rawRequest(port, get(port, '/de-CH/'))).rejects.toThrow(/ECONNREFUSED/)
    finish(new Response('page'))
    const { status, body } = await inside
    expect([status, body.includes('page')]).toEqual([200, true])
    await stopped
  })
})
