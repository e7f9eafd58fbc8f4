import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openShopServer } from '../stories/shop-server.fixture'
import { sharedHeaders } from './page-cache'
import type { Platform } from '../platform/platform'
import { rawRequest } from '../http/raw-http.fixture'
import { createSandboxPlatform } from '../platform/sandbox-platform'

const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

/** The shop on a platform that can fail, with all calls to it. */
async function open() {
  let isDown = false
  const requested: Request[] = []
  const platform: Platform = {
    ...sandbox,
    fetch: (request) => {
      requested.push(request.clone())
      return isDown ? Promise.reject(new TypeError('fetch failed')) : sandbox.fetch(request)
    },
  }
  const { port } = await openShopServer({ platform })
  const origin = `http://localhost:${port}`
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(origin + path, { headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' })
  const turn = (down: boolean) => void (isDown = down)
  return { ask, requested, turn, port }
}

/** A manual clock. */
function withClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00Z') })
  const wait = (ms: number) => void vi.setSystemTime(Date.now() + ms)
  return { wait, [Symbol.dispose]: () => vi.useRealTimers() }
}
const [second, minute] = [1_000, 60_000]

/** The age of a page, and how long a shared cache takes it for fresh, in s. */
function sharedTimes(headers: Headers): readonly [age: number, fresh: number] {
  const age = Number(headers.get('age'))
  return [age, Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]) - age]
}

const unpackers = { br: brotliDecompressSync, gzip: gunzipSync }

/** A page with its body as sent over the wire, which `fetch` would decompress. */
async function read(port: number, encoding: string) {
  const options = {
    port,
    path: '/de-CH/guide/tape',
    headers: { 'accept-encoding': encoding, host: 'localhost' },
  }
  const [response] = (await once(get(options), 'response')) as [IncomingMessage]
  const parts = (await response.toArray()) as Buffer[]
  return { encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }
}

describe('a page that is everybody’s', { timeout: 30_000 }, () => {
  it('is sent in the encoding that is asked for', async () => {
    const { port } = await open()
    const plain = await read(port, 'identity')
    expect(plain.encoding).toBeUndefined()
    for (const [encoding, unpack] of Object.entries(unpackers)) {
      const sent = await read(port, encoding)
      expect(sent.encoding).toBe(encoding)
      expect(unpack(sent.body).toString()).toBe(plain.body.toString())
    }
  })

  it('is not sent again to a visitor who has it', async () => {
    using _clock = withClock()
    const { ask } = await open()
    const first = await ask('/de-CH/guide/tape')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const existing of [etag, `"other", ${etag.slice(2)}`, '*']) {
      const again = await ask('/de-CH/guide/tape', { 'if-none-match': existing })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
    }
    expect((await ask('/de-CH/guide/tape', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('that could not be found or rendered is sent in full, also to a visitor who has it', async () => {
    const { ask, turn } = await open()
    const missing = await ask('/de-CH/nowhere')
    for (const existing of ['*', missing.headers.get('etag') ?? '']) {
      const again = await ask('/de-CH/nowhere', { 'if-none-match': existing })
      expect([again.status, again.headers.get('x-cache')]).toEqual([404, 'fresh'])
      expect(await again.text()).toContain('</html>')
    }
    turn(true)
    expect((await ask('/de-shop/', { 'if-none-match': '*' })).status).toBe(503)
  })

  it('has all headers of other pages, and an id of its own for each request', async () => {
    using _clock = withClock()
    const { ask } = await open()
    const [made, found] = [await ask('/de-CH/guide/tape'), await ask('/de-CH/guide/tape')]
    const ids = [made, found].map(({ headers }) => headers.get('x-request-id'))
    expect(ids[0]).not.toBe(ids[1])
    const plain = ({ headers }: Response) => {
      const { date: _date, 'x-request-id': _id, 'x-cache': from, ...others } = Object.fromEntries(headers)
      return [from, others]
    }
    expect(plain(found)).toEqual(['fresh', plain(made)[1]])
  })

  it('is sent without a body to who asks for its head', async () => {
    const { ask, port } = await open()
    await ask('/de-CH/guide/tape')
    const head = await fetch(`http://localhost:${port}/de-CH/guide/tape`, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('x-cache')]).toEqual([200, '', 'fresh'])
  })

  it('is not found under an unknown host', async () => {
    const { ask, port } = await open()
    await ask('/de-CH/guide/tape')
    const head = 'GET /de-CH/guide/tape HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'
    expect((await rawRequest(port, head)).status).toBe(421)
  })

  it('is rendered and asked for once by all who come at the same time', async () => {
    const { ask, requested } = await open()
    const all = await Promise.all(Array.from({ length: 20 }, () => ask('/de-CH/')))
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const questions = await Promise.all(
      requested.map(async (request) => `${request.method} ${request.url} ${await request.text()}`),
    )
    expect(questions.length).toBeGreaterThan(5)
    expect(questions).toEqual([...new Set(questions)])
  })

  it('is requested without anything of the visitor', async () => {
    const { ask, requested } = await open()
    await ask('/de-shop/', { cookie: 'guest_id=7; region=NL; sid_Client=1', 'user-agent': 'mark' })
    expect(requested.length).toBeGreaterThan(3)
    const reported = requested.flatMap(({ headers }) =>
      ['cookie', 'user-agent', 'x-forwarded-for'].map((name) => headers.get(name)),
    )
    expect(reported.filter((value) => value !== null && value !== 'node')).toEqual([])
  })

  it('shares with other pages what it asks', async () => {
    const { ask, requested } = await open()
    await ask('/de-CH/guide/tape')
    const before = requested.length
    expect(before).toBeGreaterThan(0)
    await ask('/de-CH/guide/flutes')
    expect(requested).toHaveLength(before)
  })

  it('is not asked for again by the same page in another language, whose name it had to know', async () => {
    const { ask, requested } = await open()
    const id = '01tCN0002000240YAA'
    for (const path of ['/de-CH/', '/fr-CH/', '/']) await ask(path)
    const requestedBy = async (path: string) => {
      requested.length = 0
      expect((await ask(`${path}/${id}`)).status).toBe(200)
      // What is shown beside it is asked for in each language.
      const ofProduct = requested.filter(({ url }) => url.includes(`/${id}`))
      return ofProduct.map(
        ({ url }) => `${/(products|pricing)\//.exec(url)?.[1]} ${/language=([^&]+)/.exec(url)?.[1]}`,
      )
    }
    expect((await requestedBy('/de-CH/product/papierklebeband-braun-50-mm-50-m')).toSorted()).toEqual([
      'pricing de-CH',
      'products de-CH',
      'products en-US',
      'products fr-CH',
    ])
    expect(await requestedBy('/fr-CH/product/ruban-papier-brun-50-mm-50-m')).toEqual(['pricing fr-CH'])
    expect(await requestedBy('/product/brown-paper-tape-50-mm-50-m')).toEqual(['pricing en-US'])
  })
})

describe('as time goes by', { timeout: 30_000 }, () => {
  it('a page is fresh for a minute, then shown once more while the next one is made', async () => {
    using clock = withClock()
    const { ask } = await open()
    const seen = async () => {
      const { headers } = await ask('/de-CH/guide/tape')
      return [headers.get('x-cache'), ...sharedTimes(headers)]
    }
    expect(await seen()).toEqual(['made', 0, 60])
    clock.wait(59 * second)
    expect(await seen()).toEqual(['fresh', 59, 1])
    clock.wait(second)
    expect(await seen()).toEqual(['stale', 60, 10])
    await vi.waitFor(async () => expect((await seen())[0]).toBe('fresh'))
    clock.wait(10 * minute)
    expect(await seen()).toEqual(['made', 0, 60])
  })

  it('while the platform is down cached pages are served for an hour, with their age', async () => {
    using clock = withClock()
    const { ask, turn } = await open()
    const seen = async (path: string) => {
      const response = await ask(path)
      const { headers } = response
      return [
        response.status,
        headers.get('x-cache'),
        ...sharedTimes(headers),
        /href="\/de-CH\/category/.test(await response.text()),
      ]
    }
    await seen('/de-CH/')
    turn(true)
    clock.wait(30 * minute)
    expect(await seen('/de-CH/')).toEqual([200, 'outage', 1800, 10, true])
    expect(await seen('/de-CH/')).toEqual([200, 'outage', 1800, 10, true])
    clock.wait(29 * minute)
    expect(await seen('/de-CH/')).toEqual([200, 'outage', 3540, 10, true])
    clock.wait(2 * minute)
    expect((await seen('/de-CH/'))[0]).toBe(503)
    turn(false)
    // The breaker lets the first call through after five seconds.
    clock.wait(4 * second)
    expect((await seen('/de-CH/'))[0]).toBe(503)
    clock.wait(second)
    expect((await seen('/de-CH/'))[0]).toBe(200)
  })

  it('a new page is made of responses from before the platform went down, and not cached', async () => {
    using clock = withClock()
    const { ask, turn } = await open()
    await ask('/de-CH/guide/tape')
    turn(true)
    clock.wait(2 * minute)
    const response = await ask('/de-CH/guide/flutes')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await response.text()).toContain('href="/de-CH/category')
    expect((await ask('/de-CH/guide/flutes')).headers.get('x-cache')).toBe('made')
  })

  it('a page that fails is not cached', async () => {
    const { ask, turn } = await open()
    turn(true)
    const failed = await ask('/de-CH/')
    expect([failed.status, failed.headers.get('cache-control'), failed.headers.get('retry-after')]).toEqual([
      503,
      'private, no-store',
      '30',
    ])
  })

  it('no shared cache shows a page after midnight, when its delivery dates change', async () => {
    using clock = withClock()
    const { ask } = await open()
    vi.setSystemTime(Date.parse('2026-11-23T22:59:50Z'))
    expect((await ask('/de-CH/guide/tape')).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=0, stale-if-error=0',
    )
    clock.wait(10 * second)
    const { headers } = await ask('/de-CH/guide/tape')
    expect([headers.get('x-cache'), ...sharedTimes(headers)]).toEqual(['made', 0, 60])
  })
})

describe('how long a shared cache may show a page', () => {
  it.each([
    ['is as long as this process would', 0, Infinity, 60, 540, 3540],
    ['counts from its age', 45, Infinity, 15, 540, 3540],
    ['is short while it is being renewed', 60, Infinity, 10, 530, 3530],
    ['is so too where that takes long', 273, Infinity, 10, 317, 3317],
    ['is up to an hour while the platform is down', 900, Infinity, 10, 0, 2690],
    ['ends with the hour', 3595, 5, 5, 0, 0],
    ['ends when the page does', 0, 59.999, 59, 0, 0],
    ['leaves time for a renewal until then', 0, 100, 60, 40, 40],
    ['is over at that moment', 0, 0.999, 0, 0, 0],
    ['is over after it', 0, -1, 0, 0, 0],
  ])('%s', (_, age, ends, fresh, stale, failing) => {
    expect(sharedHeaders({ ageMs: age * second, endsInMs: ends * second })).toEqual({
      'Cache-Control': `public, max-age=0, s-maxage=${age + fresh}, stale-while-revalidate=${stale}, stale-if-error=${failing}`,
      'X-Accel-Expires': String(fresh),
    })
  })
})
