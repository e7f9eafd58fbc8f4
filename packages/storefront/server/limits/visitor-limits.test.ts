import { afterAll, describe, expect, it } from 'vitest'
import { openShopServer } from '../stories/shop-server.fixture'
import type { Limits } from './limits'
import type { Platform } from '../platform/platform'
import { openPlatform } from '../platform/platform.fixture'
import { rawRequest } from '../http/raw-http.fixture'
import { createRemotePlatform } from '../platform/remote-platform'
import { createSandboxPlatform } from '../platform/sandbox-platform'

const login = '/services/apexrest/auth/login'
const withdrawals = '/services/apexrest/legal/withdrawals'
const lea = 'lea.keller@example.com'
const reto = 'einkauf@alpenblick.example'

const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

interface DoorSettings {
  readonly limits?: Partial<Limits>
  readonly trustedHops?: number
}

/** The shop with its limits, and the paths of the calls that reach the platform behind them. */
async function open({ limits = {}, trustedHops = 0 }: DoorSettings = {}) {
  const reachedPaths: string[] = []
  const platform: Platform = {
    ...sandbox,
    fetch: (request) => {
      reachedPaths.push(new URL(request.url).pathname)
      return sandbox.fetch(request)
    },
  }
  const { port, hits } = await openShopServer({ platform, limits, trustedHops })
  const send = (path: string, { body, type, headers = [] }: Sent) =>
    rawRequest(
      port,
      [
        `POST ${path} HTTP/1.1`,
        `Host: localhost:${port}`,
        `Origin: http://localhost:${port}`,
        'Connection: close',
        `Content-Type: ${type}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...headers,
        '',
        body,
      ].join('\r\n'),
    )
  return {
    hits,
    /** Sends a form of a page. */
    form: (path: string, fields: Readonly<Record<string, string>>, headers: readonly string[] = []) =>
      send(path, {
        body: new URLSearchParams(fields).toString(),
        headers,
        type: 'application/x-www-form-urlencoded',
      }),
    /** Makes a call as the shop's scripts do. */
    call: (path: string, body: object, headers: readonly string[] = []) =>
      send(path, { body: JSON.stringify(body), type: 'application/json', headers }),
    /** How often the platform was called there. */
    reached: (path: string) => reachedPaths.filter((one) => one.includes(path)).length,
  }
}

interface Sent {
  readonly body: string
  readonly type: string
  readonly headers?: readonly string[]
}

const credentials = (email: string, password: string) => ({ email, password })
const request = (username: string, password = 'wrong') => ({ request: { username, password, startUrl: '/' } })
const from = (index: number) => [`X-Forwarded-For: 203.0.113.${index}`]
const count = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length

async function times(most: number, attempt: (index: number) => Promise<{ readonly status: number }>) {
  const statuses: number[] = []
  for (let index = 0; index < most; index++) statuses.push((await attempt(index)).status)
  return statuses
}

const generous = { 'sign-in.address': { max: 1_000, seconds: 60 } }

describe('finding 4: 60 wrong passwords of one buyer', { timeout: 60_000 }, () => {
  it('by the page: 5 reach the platform, and others sign in', async () => {
    const { form, reached, hits } = await open({ limits: generous })
    const statuses = await times(60, () => form('/de-CH/login', credentials(lea, 'wrong')))
    expect([count(statuses, 401), count(statuses, 429), reached(login)]).toEqual([5, 55, 5])
    expect(hits.map(({ kind }) => kind)).toEqual(Array(55).fill('sign-in.name'))
    expect((await form('/de-CH/login', credentials(reto, 'cartonnage'))).status).toBe(303)
  })

  it('by calls through the shop: 5 reach the platform, and others sign in', async () => {
    const { call, reached } = await open({ limits: generous })
    const statuses = await times(60, () => call(login, request(lea)))
    expect([count(statuses, 401), count(statuses, 429), reached(login)]).toEqual([5, 55, 5])
    expect((await call(login, request(reto, 'cartonnage'))).status).toBe(200)
  })

  it('in both ways and in both shops: they are the same attempts', async () => {
    const { form, call, reached } = await open({ limits: generous })
    await times(3, () => form('/de-CH/login', credentials(lea, 'wrong')))
    await times(3, () => call(`/de-shop${login}`, request(lea)))
    expect(reached(login)).toBe(5)
  })
})

describe('finding 4: a call that is limited', { timeout: 60_000 }, () => {
  it('reaches a platform elsewhere with the body that was checked, and with the visitor’s address', async () => {
    const { calls, origin } = await openPlatform((_, response) => void response.writeHead(401).end('{}'))
    const { port } = await openShopServer({ platform: createRemotePlatform(origin), limits: {} })
    const body = '{"request":{"username":"é","username":"ü"}}'
    const head = [
      `POST ${login}?language=de-CH HTTP/1.1`,
      `Host: localhost:${port}`,
      `Origin: http://localhost:${port}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      'X-Forwarded-For: 203.0.113.9',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ]
    expect((await rawRequest(port, [...head, '', body].join('\r\n'))).status).toBe(401)
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: `${login}?language=de-CH`,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': String(Buffer.byteLength('{"request":{"username":"ü"}}')),
          'x-forwarded-for': '127.0.0.1',
        },
      },
    ])
  })
})

describe('finding 4: the address of who attempts', { timeout: 60_000 }, () => {
  it('has 10 sign-ins a minute, and no forged header more', async () => {
    const { form, call, reached } = await open()
    const byPage = await times(8, (i) => form('/de-CH/login', credentials(`a${i}@b.ch`, 'x'), from(i)))
    const byCall = await times(8, (i) => call(login, request(`c${i}@b.ch`), from(i)))
    expect([count([...byPage, ...byCall], 429), reached(login)]).toEqual([6, 10])
  })

  it('is the last hop behind a trusted proxy; earlier ones do not help', async () => {
    const { form, call, reached } = await open({ trustedHops: 1 })
    const forged = (index: number) => [`X-Forwarded-For: 198.51.100.${index}, 203.0.113.1`]
    await times(12, (i) => form('/de-CH/login', credentials(`a${i}@b.ch`, 'x'), forged(i)))
    expect(reached(login)).toBe(10)
    expect((await form('/de-CH/login', credentials(lea, 'cartonnage'), from(2))).status).toBe(303)
    expect((await call(login, request(lea, 'cartonnage'), from(1))).status).toBe(429)
  })

  it('opens 5 accounts an hour', async () => {
    const { form, reached } = await open()
    const statuses = await times(7, (i) =>
      form('/de-CH/login/SelfRegister', {
        firstName: 'Mira',
        lastName: 'Kern',
        email: `mira${i}@example.com`,
        password: 'Karton und 7',
      }),
    )
    expect([count(statuses, 303), count(statuses, 429), reached('/auth/register')]).toEqual([5, 2, 5])
  })
})

describe('finding 4: withdrawals', { timeout: 60_000 }, () => {
  const declare = (email: string, key: number) => ({
    intent: 'confirm',
    name: 'Jonas Weber',
    order: 'ABCDE-FGHJK',
    email,
    scope: 'whole',
    key: String(key).padStart(32, '0'),
  })

  it('send 3 mails a day to a recipient, from any visitor and in any way', async () => {
    const { form, call, reached } = await open({ trustedHops: 1 })
    const body = (key: number) => ({
      request: { name: 'Jonas', orderReferenceNumber: 'X', email: 'JONAS@example.de', language: 'de' },
      idempotencyKey: `key ${key}`,
    })
    const byPage = await times(2, (i) => form('/de-shop/withdrawal', declare('jonas@example.de', i), from(i)))
    const byCall = await times(4, (i) => call(`/de-shop${withdrawals}`, body(i), from(10 + i)))
    expect([byPage, byCall, reached(withdrawals)]).toEqual([[303, 303], [201, 429, 429, 429], 3])
  })

  it('of one address are 5 an hour', async () => {
    const { form, reached } = await open()
    const statuses = await times(6, (i) => form('/de-shop/withdrawal', declare(`j${i}@example.de`, 10 + i)))
    expect([statuses, reached(withdrawals)]).toEqual([[303, 303, 303, 303, 303, 429], 5])
  })
})

describe('finding 4: coupons', { timeout: 60_000 }, () => {
  it('of a session are 20 an hour', async () => {
    const { call, reached } = await open()
    const path = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/carts/current/cart-coupons'
    const guess = (sid: string) => call(path, { couponCode: 'X' }, [`Cookie: sid=${sid}`])
    const statuses = await times(40, () => guess('one'))
    expect([count(statuses, 429), reached('cart-coupons')]).toEqual([20, 20])
    expect((await guess('two')).status).not.toBe(429)
    const { head, body } = await guess('one')
    expect(head).toMatch(/^retry-after: 3\d{3}\r?$/im)
    expect(head).toMatch(/^cache-control: private, no-store\r?$/im)
    expect(JSON.parse(body.replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, ''))).toMatchObject([
      { errorCode: 'REQUEST_LIMIT_EXCEEDED' },
    ])
  })
})

describe('lookups of orders', { timeout: 60_000 }, () => {
  const path = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/order-summaries/actions/lookup'
  const address = { max: 3, seconds: 900 }

  it('that find nothing are limited for an address, whatever the number', async () => {
    const { call, reached } = await open({ limits: { 'order-lookup.address': address } })
    const statuses = await times(6, () => call(path, { orderNumber: `A-${Math.random()}`, email: lea }))
    expect([count(statuses, 404), count(statuses, 429), reached('lookup')]).toEqual([3, 3, 3])
  })

  it.each([
    ['the shop’s call', { orderNumber: 'KR4TN-A', email: lea }],
    [
      'the platform’s call',
      { orderSummaryIdOrRefNumber: 'kr4tn-a', verification: { email: lea, phoneNumber: '1' } },
    ],
  ])('are limited for a number, by %s too', async (_what, body) => {
    const { call } = await open({ limits: { 'order-lookup.order': address } })
    const statuses = await times(4, () => call(path, body))
    expect([count(statuses, 404), count(statuses, 429)]).toEqual([3, 1])
    expect((await call(path, { orderNumber: 'other', email: lea })).status).toBe(404)
  })

  it('and changes of orders share the limit for a number, however the URL spells it', async () => {
    const { call } = await open({ limits: { 'order-lookup.order': { ...address, max: 4 } } })
    const cancel = (number: string) => path.replace('actions/lookup', `${number}/actions/cancel`)
    const returning = { email: lea, items: [], idempotencyKey: 'k1' }
    const statuses = [
      await call(path, { orderNumber: 'KR4TN-A', email: lea }),
      await call(cancel('KR4TN-A'), { email: lea }),
      await call(cancel('kr4tn%2DA').replace('cancel', 'return'), returning),
      await call(path.replace('lookup', 'add-order-to-cart'), {
        cartStateOrId: 'current',
        orderSummaryIdOrRefNumber: 'kr4tn-a',
        verification: { email: lea, phoneNumber: '1' },
      }),
      await call(cancel('%4BR4TN-a'), { phoneNumber: '1' }),
      await call(cancel('%E0'), { email: lea }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 429, expect.toSatisfy((status) => status !== 500)])
  })

  it('without a proof are not counted: they show only the orders of the visitor’s own session', async () => {
    const { call } = await open({ limits: { 'order-lookup.address': address } })
    const statuses = await times(6, () => call(path, { orderNumber: 'KR4TN-A' }))
    expect(count(statuses, 404)).toBe(6)
  })
})

describe('finding 4: the page beyond a limit', { timeout: 60_000 }, () => {
  const one = { max: 1, seconds: 15 * 60 }
  const limits = {
    'sign-in.address': one,
    'registration.address': one,
    'withdrawal.recipient': { max: 1, seconds: 24 * 3_600 },
  }

  it.each([
    ['/de-CH', 'Bitte versuchen Sie es in 15 Minuten noch einmal.'],
    ['/de-shop', 'Bitte versuchen Sie es in 15 Minuten noch einmal.'],
    ['/fr-CH', 'Veuillez réessayer dans 15 minutes.'],
    ['', 'Please try again in 15 minutes.'],
  ])(
    'of the sign-in at “%s” keeps the name, not the password, and says how long to wait',
    async (base, wait) => {
      const { form } = await open({ limits })
      const attempt = () => form(`${base}/login`, credentials(lea, 'SecretWord'))
      await attempt()
      const { status, head, body } = await attempt()
      expect(status).toBe(429)
      expect(head).toMatch(/^retry-after: (?:900|89\d)\r?$/im)
      expect(head).toMatch(/^cache-control: private, no-store\r?$/im)
      expect(body).toContain(`value="${lea}"`)
      expect(body).not.toContain('SecretWord')
      expect(body).toMatch(new RegExp(`<[^>]*autofocus=""[^>]*>[\\s\\S]*${wait}`))
    },
  )

  it('of the registration keeps the input, and repeats no text of others', async () => {
    const { form } = await open({ limits })
    const fields = { firstName: 'Mira', lastName: 'Kern', email: 'mira.k@example.com' }
    const attempt = () => form('/fr-CH/login/SelfRegister', { ...fields, password: 'SecretWord 7' })
    await attempt()
    const { status, head, body } = await attempt()
    expect([status, /^retry-after: \d+\r?$/im.test(head)]).toEqual([429, true])
    for (const value of Object.values(fields)) expect(body).toContain(`value="${value}"`)
    expect(body).not.toContain('SecretWord')
    expect(body).toContain('Veuillez réessayer dans 15 minutes.')
    expect(body).not.toContain('Too many attempts')
  })

  it('of the withdrawal keeps the declaration and its key, and offers other ways', async () => {
    const { form } = await open({ limits })
    const fields = { name: 'Jonas Weber', order: 'ABCDE-FGHJK', email: 'jonas.k@example.de', scope: 'part' }
    const attempt = (key: string) =>
      form('/de-shop/withdrawal', { ...fields, intent: 'confirm', written: '25 × Karton', key })
    await attempt('a'.repeat(32))
    const { status, head, body } = await attempt('b'.repeat(32))
    expect([status, /^retry-after: \d+\r?$/im.test(head)]).toEqual([429, true])
    for (const value of [fields.name, fields.order, fields.email, 'b'.repeat(32)])
      expect(body).toContain(`value="${value}"`)
    expect(body).toContain('25 × Karton')
    expect(body).toContain('Bitte versuchen Sie es in 24 Stunden noch einmal.')
    expect(body).toMatch(/per E-Mail oder Brief erklären.*<a[^>]*href="\/de-shop\/service\/contact"/)
  })
})
