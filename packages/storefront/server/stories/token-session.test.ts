import { describe, expect, it } from 'vitest'
import { isRead } from '../http/platform-paths'
import { cart, isTaken, jonas, lea, loginPath, openTokenShop, password } from './token-shop.fixture'

const ch = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'
const product = '01tCN0001001180YAA'

/** A shop and a buyer who is signed in there. */
async function openBuyer(options: Parameters<typeof openTokenShop>[0] = {}) {
  const shop = await openTokenShop(options)
  const buyer = shop.open()
  await buyer.signIn(lea)
  return { shop, buyer }
}

type Buyer = Awaited<ReturnType<typeof openBuyer>>['buyer']

const add = (buyer: Buyer) =>
  buyer.send(`${cart}/cart-items`, { json: { productId: product, quantity: '25', type: 'Product' } })

const expired = [401, [{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired or invalid' }]]
const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof add>>) => [status, JSON.parse(body) as unknown]

describe('a call of a buyer', () => {
  it('carries the token, and no cookie of a session', async () => {
    const { shop, buyer } = await openBuyer()
    buyer.cookies.set('sid', 'mine').set('region', 'CH').set('guest_id', '7')
    shop.calls.splice(0)
    await buyer.send(`${cart}?fields=x`, { headers: ['Authorization: Bearer mine'] })
    await buyer.page('/de-CH/my/orders')
    expect(shop.calls.length).toBeGreaterThan(2)
    for (const { url, headers } of shop.calls) {
      expect(headers.get('authorization'), url).toBe(`Bearer ${shop.tokens[0]}`)
      expect(headers.get('cookie'), url).toBe('sid_Client=1; region=CH; guest_id=7')
    }
  })

  it('writes as the buyer, from a page and from a script', async () => {
    const { buyer } = await openBuyer()
    expect((await add(buyer)).status).toBe(201)
    const added = await buyer.page(`/de-CH/product/-/${product}`)
    const page = await buyer.page((added.to ?? '').replace(buyer.origin, ''), { quantity: '25' })
    expect(page.status).toBe(303)
    const { ownerId, totalProductCount } = JSON.parse((await buyer.send(cart)).body) as Record<string, string>
    expect([ownerId?.slice(0, 3), Number(totalProductCount)]).toEqual(['005', 50])
  })

  it('is one of nobody without the cookie, whatever Authorization says', async () => {
    const { shop } = await openBuyer()
    const headers = [`Authorization: Bearer ${shop.tokens[0]}`]
    const guest = await shop.open().send(`${ch}/session-context`, { headers })
    expect(JSON.parse(guest.body)).toMatchObject({ guestUser: true })
  })

  it('gets a response that no shared cache may keep', async () => {
    const { buyer } = await openBuyer({
      instead: ({ url }) =>
        url.includes('/cms/')
          ? new Response('x', { headers: { 'Cache-Control': 'public, max-age=60, s-maxage=90' } })
          : undefined,
    })
    const cachingOf = async (path: string) =>
      /^cache-control: (.*?)\r?$/im.exec((await buyer.send(path)).head)?.[1]
    expect(await cachingOf('/cms/delivery/media/x')).toBe('private, max-age=60')
    expect(await cachingOf(`${ch}/session-context`)).toBe('private, no-store')
    expect(await cachingOf(cart)).toBe('private, no-store')
  })

  it('is the same in two tabs, and in none of another browser', async () => {
    const { shop, buyer } = await openBuyer()
    const tabs = await Promise.all(['/de-CH/my/orders', '/de-CH/'].map((path) => buyer.page(path)))
    expect(tabs.map(({ body }) => body.includes('Lea Keller'))).toEqual([true, true])
    const other = shop.open()
    await other.signIn('einkauf@alpenblick.example')
    expect([await buyer.nameIn('CH'), await other.nameIn('CH')]).toEqual([
      'Lea Keller',
      'Alpenblick Versand AG',
    ])
  })
})

describe('a session that is over', () => {
  it('by its time: reads go on as a guest, writes get 401, pages ask to sign in', async () => {
    const { shop, buyer } = await openBuyer()
    expect((await add(buyer)).status).toBe(201)
    shop.clock.advance(3_600_000)
    expect(outcomeOf(await add(buyer))).toEqual(expired)
    const page = await buyer.page('/de-CH/my/orders')
    expect([page.status, page.to]).toEqual([303, expect.stringMatching(/\/de-CH\/login\?.*ended=1$/)])
    // By then the visitor is known to be a guest.
    expect(buyer.cookies.has('session_CH')).toBe(false)
    expect((await buyer.page('/de-CH/')).body).not.toContain('Lea')
  })

  it('holds until the last moment', async () => {
    const { shop, buyer } = await openBuyer()
    shop.clock.advance(3_599_000)
    expect(await buyer.nameIn('CH')).toBe('Lea Keller')
  })

  it.each([
    ['/de-CH/cart/current', { intent: 'clear' }],
    [
      '/de-CH/my/addresses/new',
      { country: 'CH', firstName: 'R', lastName: 'B', street: 'S', postalCode: '8001' },
    ],
  ])(
    'in the middle of the form of %s: nothing is written, and the page asks to sign in',
    async (path, form) => {
      const { shop, buyer } = await openBuyer()
      shop.clock.advance(3_600_000)
      shop.calls.splice(0)
      const response = await buyer.page(path, form)
      expect([response.status, response.to]).toEqual([
        303,
        expect.stringMatching(/\/de-CH\/login\?.*ended=1$/),
      ])
      expect(shop.calls.filter((call) => !isRead(call))).toEqual([])
    },
  )

  it('by the platform: its 401 ends the session here', async () => {
    const { shop, buyer } = await openBuyer()
    const headers = { Authorization: `Bearer ${shop.tokens[0]}` }
    const url = 'http://localhost/__sandbox/tokens/revoke'
    await shop.sandbox.fetch(new Request(url, { method: 'POST', headers }))
    expect(outcomeOf(await add(buyer))).toEqual(expired)
    shop.calls.splice(0)
    expect(await buyer.nameIn('CH')).toBe('')
    expect(shop.calls.map((call) => call.headers.get('authorization'))).toEqual([null])
  })

  it('by the platform: a read that finds out is made again as a guest, also one by POST', async () => {
    const { shop, buyer } = await openBuyer({
      instead: ({ headers, url }) =>
        headers.has('authorization') && url.includes('order-summaries/actions/lookup')
          ? Response.json([{ errorCode: 'INVALID_SESSION_ID', message: 'x' }], { status: 401 })
          : undefined,
    })
    shop.calls.splice(0)
    const body = { orderNumber: '10000001', email: lea }
    const response = await buyer.send(`${ch}/order-summaries/actions/lookup`, { json: body })
    expect(shop.calls.map((call) => call.headers.has('authorization'))).toEqual([true, false])
    expect([response.status, response.body]).toEqual([404, expect.not.stringContaining('SESSION')])
    expect(await buyer.nameIn('CH')).toBe('')
  })

  it('is not ended by a 401 about something else', async () => {
    const { buyer } = await openBuyer({
      instead: ({ url, headers }) =>
        url.includes('/carts/current') && headers.has('authorization')
          ? Response.json([{ errorCode: 'INVALID_LOGIN', message: 'x' }], { status: 401 })
          : undefined,
    })
    expect((await buyer.send(cart)).status).toBe(401)
    expect(await buyer.nameIn('CH')).toBe('Lea Keller')
  })

  it('keeps its cookie until the client has learned of it, and its mark after that', async () => {
    const { shop, buyer } = await openBuyer()
    shop.clock.advance(3_600_000)
    expect((await buyer.send(`${ch}/application-context`)).setCookies).toEqual([])
    const { setCookies } = await buyer.send(`${ch}/session-context`)
    expect(setCookies).toEqual(['session_CH=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'])
    expect([...buyer.cookies.keys()]).toEqual(['sid_Client'])
  })

  it('lets its visitor sign in again', async () => {
    const { shop, buyer } = await openBuyer()
    shop.clock.advance(3_600_000)
    await buyer.page('/de-CH/login', { email: lea, password })
    expect(await buyer.nameIn('CH')).toBe('Lea Keller')
  })
})

describe('the id of a session', () => {
  it.each(['made-up', '', '%', '../../x'])(
    '%j that this server did not give is one of nobody',
    async (id) => {
      const { open } = await openTokenShop()
      const visitor = open()
      visitor.cookies.set('session_CH', id)
      expect(outcomeOf(await add(visitor))).toEqual(expired)
      expect(await visitor.nameIn('CH')).toBe('')
      expect(visitor.cookies.has('session_CH')).toBe(false)
    },
  )

  it('does not count in the other shop', async () => {
    const { buyer } = await openBuyer()
    buyer.cookies.set('session_DE', buyer.cookies.get('session_CH') ?? '')
    expect([await buyer.nameIn('DE'), await buyer.nameIn('CH')]).toEqual(['', 'Lea Keller'])
  })

  it('counts for nobody where there are two', async () => {
    const { buyer } = await openBuyer()
    const headers = ['Cookie: session_CH=other']
    const response = await buyer.send(`${ch}/session-context`, { headers })
    expect(JSON.parse(response.body)).toMatchObject({ guestUser: true })
  })

  it('is new after each sign-in, and the one before has ended: none can be foisted on a visitor', async () => {
    const shop = await openTokenShop()
    const attacker = shop.open()
    await attacker.signIn('einkauf@alpenblick.example')
    const planted = attacker.cookies.get('session_CH') ?? ''
    const victim = shop.open()
    victim.cookies.set('session_CH', planted)
    await victim.signIn(lea)
    expect(victim.cookies.get('session_CH')).not.toBe(planted)
    expect([await victim.nameIn('CH'), await attacker.nameIn('CH')]).toEqual(['Lea Keller', ''])
    expect(await isTaken(shop, shop.tokens[0])).toBe(false)
  })

  it('made up by an attacker stays nobody’s after the sign-in', async () => {
    const shop = await openTokenShop()
    const victim = shop.open()
    victim.cookies.set('session_CH', 'planted')
    await victim.signIn(lea)
    const attacker = shop.open()
    attacker.cookies.set('session_CH', 'planted')
    expect([await victim.nameIn('CH'), await attacker.nameIn('CH')]).toEqual(['Lea Keller', ''])
  })
})

describe('signing out of a session by token', () => {
  const personal = ['session_CH', 'session_DE', 'sid_Client', 'checkout_choice_CH', 'acting_for_DE']
  const keptBy = ({ cookies }: Buyer) => personal.filter((name) => cookies.has(name))

  async function openBoth() {
    const { shop, buyer } = await openBuyer()
    await buyer.signIn(jonas, { site: '/de-shop' })
    buyer.cookies.set('checkout_choice_CH', 'x').set('acting_for_DE', 'x')
    return { shop, buyer, old: new Map(buyer.cookies) }
  }

  it.each([
    ['/secur/logout.jsp?retURL=%2Ffr-CH%2F', '/fr-CH/'],
    ['/de-shop/secur/logout.jsp', '/de-shop/'],
    ['/de-CH/webruntime/logout', '/de-CH/'],
    ['/secur/logout.jsp?retURL=https://evil.example/', '/'],
    ['/secur/logout.jsp?retURL=%2Fsecur%2Ffrontdoor.jsp', '/'],
  ])('%s ends the sessions of both shops here and at the platform', async (path, to) => {
    const { shop, buyer, old } = await openBoth()
    const response = await buyer.page(path)
    expect([response.status, response.to]).toEqual([302, to])
    expect([keptBy(buyer), await buyer.nameIn('CH')]).toEqual([[], ''])
    for (const [name, value] of old) buyer.cookies.set(name, value)
    expect([await buyer.nameIn('CH'), await buyer.nameIn('DE')]).toEqual(['', ''])
    expect(await Promise.all(shop.tokens.map((token) => isTaken(shop, token)))).toEqual([false, false])
  })

  it('asks when the link stands elsewhere, and its button signs out', async () => {
    const { buyer } = await openBoth()
    const link = '/de-CH/webruntime/logout'
    const page = await buyer.send(link, { headers: ['Sec-Fetch-Site: cross-site'] })
    expect([page.status, page.setCookies, await buyer.nameIn('CH')]).toEqual([200, [], 'Lea Keller'])
    const foreign = await buyer.send(link, { form: {}, origin: 'https://evil.example' })
    expect([foreign.status, await buyer.nameIn('CH')]).toEqual([403, 'Lea Keller'])
    const response = await buyer.send(link, { form: {} })
    expect([response.status, response.to, keptBy(buyer)]).toEqual([303, '/de-CH/', []])
    expect(await buyer.nameIn('CH')).toBe('')
  })

  it.each([500, 404])(
    'is not kept up by a platform that responds with %i, which is reported',
    async (status) => {
      const { shop, buyer } = await openBuyer({
        instead: ({ url }) => (url.endsWith('/revoke') ? new Response(null, { status }) : undefined),
      })
      const old = buyer.cookies.get('session_CH') ?? ''
      expect((await buyer.page('/secur/logout.jsp')).status).toBe(302)
      buyer.cookies.set('session_CH', old)
      expect(await buyer.nameIn('CH')).toBe('')
      expect(shop.reported).toEqual(['ending a token of the platform'])
    },
  )

  it('is done without a session, too', async () => {
    const { open, calls } = await openTokenShop()
    expect((await open().page('/secur/logout.jsp')).to).toBe('/')
    expect(calls).toEqual([])
  })

  it.each([
    ['/services/apexrest/auth/logout-url', '/secur/logout.jsp'],
    ['/webruntime/api/services/apexrest/auth/logout-url', '/secur/logout.jsp'],
    ['/de-shop/services/apexrest/auth/logout-url', '/de-shop/secur/logout.jsp'],
  ])('is told its address by %s', async (path, logoutUrl) => {
    const { open } = await openTokenShop()
    expect(JSON.parse((await open().send(path)).body)).toEqual({ logoutUrl })
  })
})

describe('a registration', () => {
  it('is forwarded, also with the cookie of a session that is over', async () => {
    const { open, callsOf } = await openTokenShop({
      instead: ({ url }) =>
        url.endsWith('/auth/register') ? Response.json({ success: false, errors: ['x'] }) : undefined,
    })
    const visitor = open()
    visitor.cookies.set('session_CH', 'over')
    const path = loginPath.replace('login', 'register')
    const response = await visitor.send(path, { json: { request: {} } })
    expect([response.status, callsOf('/auth/register').length]).toEqual([200, 1])
  })
})
