import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openLog } from './log.fixture'
import { openPlatform } from '../platform/platform.fixture'
import { redirectConsole } from './process-log'
import { createRemotePlatform } from '../platform/remote-platform'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { openShopServer } from '../stories/shop-server.fixture'

const cart = '/services/data/v67.0/commerce/webstores/0ZECH00000000014AA/carts/current'

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
  `/services/data/v67.0/commerce/webstores/0ZECH00000000014AA/search/products?searchTerm=${secret}&page=0&pageSize=30`,
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

async function sayEverywhere(origin: string): Promise<void> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init, headers: { ...sentHeaders, ...init.headers } })
  await Promise.all(sentPaths.map((path) => ask(path)))
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

type Respond = (requested: unknown, response: ServerResponse) => void

/** What a hostile platform could respond. */
const errors = [{ errorCode: secret, type: secret, message: `${said} ${secret}`, [secret]: secret }]
const platforms: readonly (readonly [string, Respond | undefined])[] = [
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

const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

const usualConsole = { ...console }
afterEach(() => void Object.assign(console, usualConsole))

/** The shop in front of a platform, with all that it writes; libraries write to the console. */
async function openLoggedShop(respond: Respond | undefined) {
  const { log, printed } = openLog()
  redirectConsole(console, log)
  const platform =
    respond === undefined ? sandbox : createRemotePlatform((await openPlatform(respond)).origin)
  const { origin } = await openShopServer({ platform, log, limits: {} })
  return { origin, printed, log }
}

describe('finding 15: the log', () => {
  it.each(platforms)(
    'no line repeats what somebody sent; the platform responds with %s',
    async (_, respond) => {
      const { origin, printed, log } = await openLoggedShop(respond)
      await sayEverywhere(origin)
      log.flush()
      expect(printed.length).toBeGreaterThan(5)
      expect(printed.join('')).not.toMatch(/hunter2|127\.0\.0\.1/i)
    },
  )
})
