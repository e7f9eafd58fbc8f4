import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AttemptStore } from './attempts'
import { createMemoryStore } from './attempts'
import type { LimitHit } from './limit-platform'
import { limitPlatform } from './limit-platform'
import { defaultLimits } from './limits'
import type { Platform } from '../platform/platform'

const origin = 'http://localhost:4173'
const store = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'
const calls = {
  signIn: '/services/apexrest/auth/login',
  register: '/services/apexrest/auth/register',
  withdraw: '/services/apexrest/legal/withdrawals',
  request: '/services/apexrest/requests',
  cartCoupon: `${store}/carts/current/cart-coupons`,
  checkoutCoupon: `${store}/checkouts/active/coupons`,
  order: `${store}/checkouts/active/orders`,
  orderStep: `${store}/checkouts/active/orders/actions`,
  pay: `${store}/checkouts/active/payments`,
  lookUp: `${store}/order-summaries/actions/lookup`,
  authorize: `${store}/order-summaries/actions/authorize`,
  registerBuyer: `${store}/buyers/registrations`,
} as const

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

interface Requested {
  readonly path: string
  readonly body: string
}

/** The default limits in front of a platform with this response. */
function open(
  respond: (requested: Requested) => Response | Promise<Response>,
  given: Partial<AttemptStore> = {},
) {
  const requested: Requested[] = []
  const sent: Uint8Array[] = []
  const hits: LimitHit[] = []
  const failures: string[] = []
  const platform: Platform = {
    fetch: async (request) => {
      sent.push(new Uint8Array(await request.clone().arrayBuffer()))
      const one = { path: new URL(request.url).pathname, body: await request.text() }
      requested.push(one)
      return await respond(one)
    },
    close: () => undefined,
  }
  const limited = limitPlatform(platform, {
    limits: defaultLimits,
    store: { ...createMemoryStore(), ...given },
    onLimit: (hit) => hits.push(hit),
    reportFailure: (_, context) => failures.push(context),
  })
  const post = (path: string, { body = '{}', from = '203.0.113.9', cookie = '', ...init }: Sent = {}) =>
    limited.fetch(
      new Request(origin + path, {
        method: 'POST',
        headers: { 'x-forwarded-for': from, 'content-type': 'application/json', cookie },
        body,
        ...init,
      }),
    )
  const signIn = (username: string, sent: Sent = {}) =>
    post(calls.signIn, { body: JSON.stringify({ request: { username, password: 'x' } }), ...sent })
  /** How many of these attempts are allowed. */
  const count = async (times: number, attempt: (index: number) => Promise<Response>) => {
    let passed = 0
    for (let i = 0; i < times; i++) if ((await attempt(i)).status !== 429) passed += 1
    return passed
  }
  return { limited, post, signIn, count, requested, sent, hits, failures }
}

interface Sent extends Omit<RequestInit, 'body'> {
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly from?: string
  readonly cookie?: string
}

const wrong = () => Response.json({ success: false, errors: ['No.'] }, { status: 401 })
const right = () => Response.json({ redirectUrl: '/secur/frontdoor.jsp?sid=1' })
const address = (index: number) => `198.51.100.${index}`

describe('finding 4: limits by name', () => {
  it('allows 5 wrong passwords for a name in 15 minutes, then one a minute, from any address', async () => {
    const { signIn, count } = open(wrong)
    const guess = (index: number) => signIn('lea@example.com', { from: address(index) })
    expect(await count(60, guess)).toBe(5)
    vi.advanceTimersByTime(59_000)
    expect(await count(5, guess)).toBe(0)
    vi.advanceTimersByTime(1_000)
    expect(await count(5, guess)).toBe(1)
    vi.advanceTimersByTime(15 * 60_000)
    expect(await count(60, guess)).toBe(5)
  })

  it('lets no more pass of those who come at once', async () => {
    const { signIn, requested } = open(wrong)
    await Promise.all(Array.from({ length: 60 }, (_, i) => signIn('lea@example.com', { from: address(i) })))
    expect(requested).toHaveLength(5)
  })

  it('takes a name in other cases and with blanks for the same, and others for others', async () => {
    const { signIn, count } = open(wrong)
    const names = ['lea@example.com', ' LEA@example.com', 'Lea@Example.com ']
    expect(await count(9, (index) => signIn(names[index % 3] ?? '', { from: address(index) }))).toBe(5)
    expect((await signIn('reto@example.com')).status).toBe(401)
  })

  it('counts guesses only: a right password costs nothing', async () => {
    let isRight = true
    const { signIn, count } = open(() => (isRight ? right() : wrong()))
    expect(await count(20, (index) => signIn('lea@example.com', { from: address(index) }))).toBe(20)
    isRight = false
    expect(await count(20, (index) => signIn('lea@example.com', { from: address(index) }))).toBe(5)
  })

  it.each([
    ['members that are there twice', '{"request":{"username":"a","username":"lea@example.com"}}'],
    ['members in other cases', '{"request":{"username":"a%","Username":"lea@example.com"}}'],
    ['another format', '<request><username>a%</username></request>'],
    ['no name', '{"request":{"password":"%"}}'],
    ['no text', '{"request":{"username":["a%"]}}'],
  ])('does not let %s go round it', async (_, body) => {
    const { post, count } = open(wrong)
    const guess = (index: number) =>
      post(calls.signIn, { body: body.replace('%', String(index)), from: address(index) })
    expect(await count(30, guess)).toBe(5)
  })

  it('forwards the body that was checked', async () => {
    const { post, requested } = open(wrong)
    const body = '{"request":{"username":"a","username":"lea@example.com","password":"Zoë \\u00e9"}}'
    await post(calls.signIn, { body })
    expect(requested[0]?.body).toBe('{"request":{"username":"lea@example.com","password":"Zoë é"}}')
  })

  it('sends on as it came what it cannot read', async () => {
    const { post, sent } = open(wrong)
    const packed = new Uint8Array(gzipSync('{"request":{}}'))
    await post(calls.signIn, { body: packed })
    expect(sent[0]).toEqual(packed)
  })

  it('refuses a body that is too long to check', async () => {
    const { post, requested } = open(wrong)
    const response = await post(calls.signIn, { body: `{"pad":"${'a'.repeat(200_000)}"}` })
    expect([response.status, requested.length]).toEqual([413, 0])
  })

  it('stores neither names nor addresses', async () => {
    const keys: string[] = []
    const memory = createMemoryStore()
    const { signIn } = open(wrong, {
      count: (attempt) => {
        keys.push(attempt.key)
        return memory.count(attempt)
      },
    })
    await signIn('lea@example.com')
    expect(keys).toHaveLength(3)
    expect(keys.join(' ')).not.toMatch(/lea|203\.0/)
  })
})

describe('finding 4: limits by address and session', () => {
  it.each([
    ['sign-ins', calls.signIn, 10, 60],
    ['registrations', calls.register, 5, 3_600],
    ['registrations of the platform', calls.registerBuyer, 5, 3_600],
  ])('of %s', async (_, path, most, seconds) => {
    const { post, count } = open(wrong)
    const attempt = (index: number) =>
      post(path, { body: `{"request":{"username":"${index}","email":"${index}"}}` })
    expect(await count(most + 5, attempt)).toBe(most)
    vi.advanceTimersByTime(seconds * 1_000)
    expect(await count(1, (index) => attempt(index + 100))).toBe(1)
  })

  it('count one household for one, and the next for another', async () => {
    const { signIn, count } = open(wrong)
    expect(await count(20, (i) => signIn(`a${i}`, { from: `2001:db8:1:2::${i}` }))).toBe(10)
    expect(await count(20, (i) => signIn(`b${i}`, { from: `2001:db8:1:3::${i}` }))).toBe(10)
  })

  it('of withdrawals: 5 an hour an address, 3 a day a recipient', async () => {
    const { post, count } = open(() => Response.json({ withdrawalId: '1' }, { status: 201 }))
    const declare = (email: string, from: string) =>
      post(calls.withdraw, { body: JSON.stringify({ request: { email }, idempotencyKey: '1' }), from })
    expect(await count(9, (i) => declare(`${i}@example.de`, '203.0.113.9'))).toBe(5)
    expect(await count(9, (i) => declare('Jonas@example.de', address(i)))).toBe(3)
    vi.advanceTimersByTime(23 * 3_600_000)
    expect(await count(9, (i) => declare('jonas@example.de', address(i)))).toBe(0)
    vi.advanceTimersByTime(3_600_000)
    expect(await count(9, (i) => declare('jonas@example.de', address(i)))).toBe(3)
  })

  it('of requests: 10 an hour an address, 5 a day a recipient, and none of a buyer, who enters none', async () => {
    const { post, count } = open(() => Response.json({ requestId: '1' }, { status: 201 }))
    const ask = (request: object, from: string) =>
      post(calls.request, { body: JSON.stringify({ request, idempotencyKey: '1' }), from })
    expect(await count(15, (i) => ask({ email: `${i}@example.de` }, '203.0.113.9'))).toBe(10)
    expect(await count(9, (i) => ask({ email: 'Mira@example.de' }, address(i)))).toBe(5)
    expect(await count(9, (i) => ask({}, address(20 + i)))).toBe(9)
  })

  it('leave the recipient alone whom nothing was sent to', async () => {
    const { post, count } = open(() => Response.json({ success: false, errors: ['No.'] }, { status: 422 }))
    const body = JSON.stringify({ request: { email: 'jonas@example.de' } })
    expect(await count(9, (i) => post(calls.withdraw, { body, from: address(i) }))).toBe(9)
  })

  it.each([calls.cartCoupon, calls.checkoutCoupon])('of coupons, by the session: %s', async (path) => {
    const { post, count } = open(() => Response.json([], { status: 404 }))
    const guess = (cookie: string) => post(path, { cookie, body: '{"couponCode":"x"}' })
    expect(await count(30, () => guess('region=CH; sid=one'))).toBe(20)
    expect(await count(30, () => guess('sid=two'))).toBe(20)
    expect(await count(30, (i) => guess(`sid=one; sid=${i}`))).toBe(20)
    expect(await count(30, () => guess(''))).toBe(0)
  })

  it('of coupons are 100 an hour for who invents a session for each', async () => {
    const { post, count } = open(() => Response.json([], { status: 404 }))
    const guess = (from: string, sid: number) => post(calls.cartCoupon, { cookie: `sid=${sid}`, from })
    expect(await count(300, (i) => guess('203.0.113.9', i))).toBe(100)
    expect((await guess('203.0.113.10', 301)).status).toBe(404)
  })

  it.each([
    ['the German shop', `/de-shop${calls.signIn}`],
    ['the site’s API', `/de-shop/webruntime/api${calls.cartCoupon}`],
    ['another version', calls.cartCoupon.replace('v65.0', 'v67.0')],
    ['encoded letters', calls.cartCoupon.replace('cart-c', '%63art-%63')],
    ['a slash at the end', `${calls.cartCoupon}/`],
    ['parameters of the path', `${calls.cartCoupon};x=1`],
    ['other cases', calls.cartCoupon.replace('cart-coupons', 'Cart-Coupons')],
    ['a query', `${calls.cartCoupon}?effectiveAccountId=1`],
  ])('hold for %s', async (_, path) => {
    const { post, count } = open(wrong)
    expect(await count(25, () => post(path, { cookie: 'sid=1' }))).toBeLessThanOrEqual(20)
  })

  it('leave other calls alone', async () => {
    const { limited, requested, post } = open(() => Response.json({}))
    for (let i = 0; i < 30; i++) {
      await limited.fetch(new Request(origin + calls.cartCoupon))
      await limited.fetch(new Request(`${origin}${calls.cartCoupon}/0a6`, { method: 'DELETE' }))
      await post(`${store}/carts/current/cart-items`, { body: '{"a": 1}' })
    }
    expect(requested).toHaveLength(90)
    expect(requested[2]?.body).toBe('{"a": 1}')
  })
})

const placed = () => Response.json({ orderReferenceNumber: 'A' }, { status: 201 })

describe('orders', () => {
  it('of who has no session are 10 an hour an address, then one a minute', async () => {
    const { post, count } = open(placed)
    expect(await count(30, () => post(calls.order))).toBe(10)
    vi.advanceTimersByTime(60_000)
    expect(await count(5, () => post(calls.order))).toBe(1)
  })

  it('of the buyers of an address are 20 an hour, then one a minute, and others order', async () => {
    const { post, count } = open(placed)
    expect(await count(30, (index) => post(calls.order, { cookie: `sid=${index}` }))).toBe(20)
    vi.advanceTimersByTime(60_000)
    expect(await count(5, (index) => post(calls.order, { cookie: `sid=${index}` }))).toBe(1)
    expect((await post(calls.order, { from: '198.51.100.1' })).status).toBe(201)
  })

  it('of one buyer take none of those of their address, once the buyer has had theirs', async () => {
    const { post, count } = open(placed)
    const flood = () => post(calls.order, { cookie: 'sid=one' })
    expect(await count(40, flood)).toBe(10)
    expect(await count(10, (index) => post(calls.order, { cookie: `sid=other ${index}` }))).toBe(10)
  })

  it('that are refused do not count', async () => {
    const { post, count } = open(() => Response.json([], { status: 422 }))
    expect(await count(40, () => post(calls.order))).toBe(40)
  })

  it('in steps count by the step that places them', async () => {
    const { post, count } = open(placed)
    const step = (action: string) => () =>
      post(calls.orderStep, { body: JSON.stringify({ actions: [{ action }] }) })
    expect(await count(20, step('prepare'))).toBe(20)
    expect(await count(20, step('submit'))).toBe(10)
    expect(await count(20, step('prepare'))).toBe(10)
  })

  it('beyond the limit are not paid for, and payments count for none', async () => {
    const { post, count } = open(placed)
    expect(await count(20, () => post(calls.pay))).toBe(20)
    await count(10, () => post(calls.order))
    // The first one of a minute is left to who has reached the limit.
    vi.advanceTimersByTime(60_000)
    expect(await count(3, () => post(calls.order))).toBe(1)
    expect((await post(calls.pay)).status).toBe(429)
  })
})

describe('lookups of an order', () => {
  it.each([
    ['proofs for a token', calls.authorize, { orderSummaryRefNumber: 'KR4TN-A', email: 'lea@example.com' }],
    ['tokens', calls.lookUp, { orderSummaryIdOrRefNumber: 'KR4TN-A', accessToken: 'guessed' }],
  ])('with wrong %s count as those with a wrong address', async (_, path, sent) => {
    const { post, count } = open(() => new Response(null, { status: 404 }))
    const body = JSON.stringify(sent)
    expect(await count(30, (index) => post(path, { body, from: address(index) }))).toBe(10)
  })

  it('with 10 wrong e-mail addresses an hour leave its owner one a minute', async () => {
    let isRight = false
    const { post, count } = open(() => new Response(null, { status: isRight ? 200 : 404 }))
    const body = JSON.stringify({ orderNumber: 'KR4TN-A', email: 'lea@example.com' })
    expect(await count(30, (index) => post(calls.lookUp, { body, from: address(index) }))).toBe(10)
    vi.advanceTimersByTime(60_000)
    isRight = true
    expect(await count(3, () => post(calls.lookUp, { body }))).toBe(3)
  })
})

describe('finding 4: beyond a limit', () => {
  it('the response is the platform’s refusal of sign-ins, says when to try again, and is not cached', async () => {
    const { signIn, requested, hits } = open(wrong)
    for (let i = 0; i < 5; i++) await signIn('lea@example.com')
    vi.advanceTimersByTime(500)
    const response = await signIn('lea@example.com')
    const { headers } = response
    expect([response.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      429,
      '60',
      'private, no-store',
    ])
    expect(await response.json()).toEqual({ success: false, errors: [expect.any(String)] })
    expect(requested).toHaveLength(5)
    expect(hits).toMatchObject([{ kind: 'sign-in.name', retryAfterSeconds: 60 }])
  })

  it('the response is a list of errors for calls of the commerce API', async () => {
    const { post, hits } = open(() => Response.json([]))
    for (let i = 0; i < 20; i++) await post(calls.cartCoupon)
    expect(await (await post(calls.cartCoupon)).json()).toEqual([
      { errorCode: 'REQUEST_LIMIT_EXCEEDED', message: expect.any(String) },
    ])
    expect(hits.map(({ kind }) => kind)).toEqual(['coupons.session'])
  })
})

describe('finding 4: what does not count', () => {
  it.each([
    ['a platform out of order', () => new Response('', { status: 503 })],
    ['a platform out of reach', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s: nobody loses an attempt by it', async (_, respond) => {
    const { post, requested } = open(respond)
    const body = JSON.stringify({ request: { email: 'jonas@example.de' } })
    for (let i = 0; i < 10; i++) await post(calls.withdraw, { body }).catch(() => undefined)
    expect(requested).toHaveLength(10)
  })

  it('but who leaves before the response has tried', async () => {
    const { signIn, requested } = open(() => Promise.reject(new DOMException('gone', 'AbortError')))
    const signal = AbortSignal.abort()
    for (let i = 0; i < 20; i++) await signIn('lea@example.com', { signal }).catch(() => undefined)
    expect(requested.length).toBe(5)
  })

  it.each([
    ['fails', () => Promise.reject(new Error('no store'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('a store that %s does not close the shop, and is reported', async (_, fail) => {
    const { signIn, failures } = open(right, { count: fail, giveBack: fail })
    const response = signIn('lea@example.com')
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await response).status).toBe(200)
    expect(await (await response).json()).toEqual({ redirectUrl: expect.any(String) })
    expect(failures).toEqual(Array(5).fill('counting attempts'))
  })
})
