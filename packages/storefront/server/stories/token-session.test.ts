import { describe, expect, it } from 'vitest'
import { isRead } from '../http/platform-paths'
import { addOne, cart, ch, expired, lea, openBuyer, outcomeOf, password, product } from './token-shop.fixture'

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
    expect((await addOne(buyer)).status).toBe(201)
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
    expect((await addOne(buyer)).status).toBe(201)
    shop.clock.advance(3_600_000)
    expect(outcomeOf(await addOne(buyer))).toEqual(expired)
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
    expect(outcomeOf(await addOne(buyer))).toEqual(expired)
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
