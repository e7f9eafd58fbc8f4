import { expect, test } from '@playwright/test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { findFreePort } from './harness/free-port'
import type { ShopServer, ShopServerOptions } from './harness/shop-server'
import { startShopServer } from './harness/shop-server'

interface Line {
  readonly event: string
  readonly [name: string]: unknown
}

/** The lines of the log, without what the shop prints for people. */
const linesOf = (shop: ShopServer): readonly Line[] =>
  shop
    .output()
    .split('\n')
    .filter((line) => line !== '' && !/^(?:Swiss|German) shop:/.test(line))
    .map((line) => JSON.parse(line) as Line)

/** Runs a shop, ends it, and gives the lines that it wrote. */
async function readLog(options: ShopServerOptions, visit: (shop: ShopServer) => Promise<void>) {
  const shop = await startShopServer(options)
  try {
    await visit(shop)
    expect(await shop.signal('SIGTERM')).toBe(0)
    return { lines: linesOf(shop), text: shop.output() }
  } finally {
    await shop.stop()
  }
}

/** A platform of the test's own, while `use` runs. */
async function withPlatform<T>(respond: RequestListener, use: (origin: string) => Promise<T>): Promise<T> {
  const port = await findFreePort()
  const server = createServer(respond).listen(port, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const cart = '/services/data/v67.0/commerce/webstores/0ZECH00000000014AA/carts/current'
const lifecycle = ['started', 'stopping', 'stopped']

test('finding 15: an outage of the platform with 80 requests writes few lines, which count all', async () => {
  const platformOrigin = `http://127.0.0.1:${await findFreePort()}`
  const paths = ['/de-CH/', '/de-shop/category/x', '/fr-CH/global-search/karton', cart]
  const { lines } = await readLog({ platformOrigin }, async ({ origin }) => {
    for (let i = 0; i < 20; i += 1) await Promise.all(paths.map((path) => fetch(origin + path)))
  })
  const failed = lines.filter(({ event }) => event === 'request-failed')
  expect(failed.reduce((sum, { repeats = 1 }) => sum + Number(repeats), 0)).toBe(80)
  expect(failed.length).toBeLessThanOrEqual(2 * 2 * paths.length)
  expect(lines.length).toBeLessThan(25)
  expect(failed.filter(({ stack }) => stack !== undefined)).toEqual([])
  const causes = new Set(failed.map(({ cause }) => cause ?? 'counted'))
  // Which requests meet the breaker depends on the machine; those that do may all be among the counted ones.
  expect(causes).toEqual(
    new Set(['counted', 'ECONNREFUSED', ...(causes.has('BREAKER_OPEN') ? ['BREAKER_OPEN'] : [])]),
  )
})

test('finding 15: requests that are broken off write nothing', async () => {
  let calls = 0
  const { lines } = await withPlatform(
    () => (calls += 1),
    (platformOrigin) =>
      readLog({ platformOrigin }, async ({ origin }) => {
        for (const path of ['/de-CH/', '/de-CH/my/orders', '/de-CH/global-search/karton', cart]) {
          const before = calls
          const visitor = new AbortController()
          const left = fetch(origin + path, { signal: visitor.signal, headers: { cookie: 'sid=1' } })
          await expect.poll(() => calls).toBeGreaterThan(before)
          visitor.abort()
          await expect(left).rejects.toThrow(/abort/)
        }
      }),
  )
  expect(lines.map(({ event }) => event)).toEqual(lifecycle)
})

test('finding 15: percent signs that encode nothing are a page that is not there, without a line', async () => {
  const { lines } = await readLog({}, async ({ origin }) => {
    for (const path of ['/%', '/de-CH/%E0%A4%A', '/de-shop/category/a%', '/de-CH/product/%ff/%']) {
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 404])
    }
  })
  expect(lines.map(({ event }) => event)).toEqual(lifecycle)
})

/** Whatever a visitor can say, in all places where it can be said. */
const secret = 'hunter2'
const said = `${secret}@shop.example`
const sentHeaders = {
  authorization: `Bearer ${secret}`,
  cookie: `sid=${secret}; region=${secret}; acting_for=${secret}; consent=${secret}; ${secret}=1`,
  referer: `https://${secret}.example/`,
  'user-agent': secret,
  'x-forwarded-for': secret,
  'x-request-id': `${secret}-${secret}`,
}
const sentPaths = [
  `/de-CH/${secret}`,
  `/de-CH/${secret}%/%E0%A4%A${secret}`,
  `/de-CH/?${secret}=${secret}`,
  `/de-CH/product/${secret}/${secret}`,
  `/de-CH/category/detail/${secret}?sort=${secret}`,
  `/de-CH/global-search/${secret}?page=${secret}`,
  `/de-CH/cart/${secret}?removed=${secret}`,
  `/de-CH/order-confirmation/${secret}`,
  `/de-CH/my/orders?page=${secret}`,
  `/de-CH/my/orders/${secret}`,
  `/de-CH/my/addresses/${secret}`,
  `/de-CH/recordlist/${secret}/${secret}?page=${secret}`,
  `/de-CH/login?startUrl=/${secret}`,
  `/de-CH/checkout?step=${secret}`,
  `/de-shop/withdrawal?order=${secret}`,
  `/sitemap.xml?${secret}`,
  `/${secret}.png`,
  `/assets/${secret}.js`,
  `/health/live?${secret}`,
  `/services%2f${secret}`,
  `/setup/%5C..%5C..%5Cservices%5Capexrest/auth/login?${secret}`,
  `${cart}?effectiveAccountId=${secret}`,
  `/cms/${secret}`,
]
const sentForms = [
  '/de-CH/login',
  '/de-CH/login/SelfRegister',
  '/de-CH/cart/current',
  '/de-CH/checkout',
  '/de-CH/my/addresses/new',
  '/de-CH/my/accounts',
  '/de-CH/product/x/01tCN0001001180YAA',
  '/de-shop/withdrawal',
  `/de-CH/${secret}`,
]
const fields = [
  'email',
  'password',
  'intent',
  'firstName',
  'order',
  'cartItemId',
  'quantity',
  'country',
  secret,
]

async function sayEverywhere({ origin }: ShopServer): Promise<void> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init, headers: { ...sentHeaders, ...init.headers } })
  for (const path of sentPaths) await ask(path)
  const body = new URLSearchParams(fields.map((name) => [name, said]))
  for (const path of sentForms) await ask(path, { method: 'POST', body, headers: { origin } })
  await ask('/de-CH/login', { method: 'POST', body, headers: { origin: `https://${secret}.example` } })
  await ask('/de-CH/login', { method: 'POST', body: secret, headers: { origin, 'content-type': secret } })
  const request = { username: said, password: secret, startUrl: `/${secret}` }
  const json = { 'content-type': 'application/json', origin }
  for (const text of [JSON.stringify({ request }), `{"${secret}`]) {
    await ask('/services/apexrest/auth/login', { method: 'POST', body: text, headers: json })
    await ask('/de-CH/checkout/choice', { method: 'PUT', body: text, headers: json })
  }
}

/** What a hostile platform could respond. */
const errors = [{ errorCode: secret, type: secret, message: `${said} ${secret}`, [secret]: secret }]
const platforms: readonly (readonly [string, RequestListener | undefined])[] = [
  ['the sandbox', undefined],
  [
    'errors that repeat what was sent',
    (_, response) => void response.writeHead(400).end(JSON.stringify(errors)),
  ],
  ['failures', (_, response) => void response.writeHead(500, secret).end(JSON.stringify({ errors }))],
  ['pages', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(secret)],
  [
    'other JSON than agreed',
    (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(errors)),
  ],
  [
    'a cut response',
    (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
        .write(`{"${secret}`)
      setImmediate(() => response.destroy())
    },
  ],
]

for (const [name, respond] of platforms) {
  test(`finding 15: no line repeats what somebody sent; the platform responds with ${name}`, async () => {
    const { lines, text } =
      respond === undefined
        ? await readLog({}, sayEverywhere)
        : await withPlatform(respond, (platformOrigin) => readLog({ platformOrigin }, sayEverywhere))
    expect(lines.length).toBeGreaterThan(lifecycle.length)
    expect(text).not.toMatch(/hunter2|127\.0\.0\.1/i)
  })
}

/** Faults that no request causes, on a signal. */
const faulty = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => { throw new TypeError('order ${secret}42 has no lines') })
  process.on('SIGHUP', () => { void Promise.reject(new RangeError('order ${secret}42 has no lines')) })
`)}`

for (const [signal, code] of [
  ['SIGUSR2', 'TypeError'],
  ['SIGHUP', 'RangeError'],
] as const) {
  test(`finding 15: a fault that nobody catches is one line, and the process ends with 1 (${code})`, async () => {
    const shop = await startShopServer({ preload: [faulty] })
    try {
      expect(await shop.signal(signal)).toBe(1)
      const [started, ...others] = linesOf(shop)
      expect(started?.event).toBe('started')
      expect(others).toEqual([
        expect.objectContaining({ level: 'fatal', event: 'fault', code, message: 'order … has no lines' }),
      ])
      expect(others[0]?.['stack']).toMatch(/^at /)
    } finally {
      await shop.stop()
    }
  })
}
