import { describe, expect, it } from 'vitest'
import { openLog } from '../log/log.fixture'
import { isTaken, jonas, lea, loginPath, openTokenShop, password } from './token-shop.fixture'

const id = '[\\w-]{43}'
const login = { email: lea, password }

describe('signing in by token', () => {
  it('without scripts leads on with a session of this server, and no cookie of the platform', async () => {
    const { open } = await openTokenShop()
    const visitor = open()
    const response = await visitor.page('/de-CH/login?startUrl=%2Fde-CH%2Fmy%2Forders', login)
    expect([response.status, response.to]).toEqual([303, `${visitor.origin}/de-CH/my/orders`])
    expect(response.setCookies).toEqual([
      'acting_for_CH=; Path=/; SameSite=Lax; Max-Age=0',
      expect.stringMatching(new RegExp(`^session_CH=${id}; Path=/; HttpOnly; SameSite=Lax$`)),
      'sid_Client=1; Path=/; SameSite=Lax',
    ])
    expect((await visitor.page('/de-CH/my/orders')).body).toContain('Lea Keller')
  })

  it('has cookies over https that no other host can give', async () => {
    const { open } = await openTokenShop({ publicOrigins: ['https://shop.example'] })
    const visitor = open()
    const { setCookies } = await visitor.signIn(lea)
    expect(setCookies).toEqual([
      expect.stringMatching(new RegExp(`^__Host-session_CH=${id}; Path=/; HttpOnly; SameSite=Lax; Secure$`)),
      'sid_Client=1; Path=/; SameSite=Lax; Secure',
    ])
    expect(await visitor.nameIn('CH')).toBe('Lea Keller')
    const own = visitor.cookies.get('__Host-session_CH') ?? ''
    visitor.cookies.clear()
    visitor.cookies.set('session_CH', own)
    expect(await visitor.nameIn('CH')).toBe('')
  })

  it.each([
    [loginPath, lea, ['Lea Keller', ''], '/'],
    [`/webruntime/api${loginPath}`, lea, ['Lea Keller', ''], '/'],
    [`/de-shop${loginPath}`, jonas, ['', 'Jonas Weber'], '/de-shop/'],
  ])('by a browser’s call: %s', async (path, username, names, home) => {
    const { open } = await openTokenShop()
    const visitor = open()
    const response = await visitor.send(path, { json: { request: { username, password } } })
    expect([response.status, JSON.parse(response.body)]).toEqual([200, { redirectUrl: home }])
    expect(response.head).toMatch(/^cache-control: private, no-store\r?$/im)
    expect([await visitor.nameIn('CH'), await visitor.nameIn('DE')]).toEqual(names)
  })

  it('has one session for each shop', async () => {
    const { open } = await openTokenShop()
    const visitor = open()
    await visitor.signIn(lea)
    await visitor.signIn(jonas, { site: '/de-shop' })
    expect([...visitor.cookies.keys()]).toEqual(['session_CH', 'sid_Client', 'session_DE'])
    expect([await visitor.nameIn('CH'), await visitor.nameIn('DE')]).toEqual(['Lea Keller', 'Jonas Weber'])
  })

  it.each([
    ['/de-CH/cart?a=1', '/de-CH/cart?a=1'],
    ['/secur/frontdoor.jsp?sid=T', '/'],
    ['/secur/logout.jsp', '/'],
    ['//evil.example/', '/'],
    ['https://evil.example/', '/'],
  ])('goes on from %s to %s', async (startUrl, expected) => {
    const { open } = await openTokenShop()
    const response = await open().signIn(lea, { startUrl })
    expect(JSON.parse(response.body)).toEqual({ redirectUrl: expected })
  })
})

describe('a sign-in that is refused', () => {
  it.each([
    [{ username: lea, password: 'wrong' }, 401],
    [{ username: 'nobody@example.com', password }, 401],
    [{ username: lea }, 400],
    [{ username: ' ', password }, 400],
    [undefined, 400],
  ])('%j gets a text, no session, and a line in the log', async (request, status) => {
    const { log, lines } = openLog()
    const { open } = await openTokenShop({ log })
    const visitor = open()
    const response = await visitor.send(loginPath, { json: { request } })
    expect([response.status, JSON.parse(response.body)]).toEqual([
      status,
      { success: false, errors: [expect.stringMatching(/\.$/)] },
    ])
    expect(response.setCookies).toEqual([])
    expect(lines()).toEqual([
      expect.objectContaining({ event: 'sign-in-failed', platformStatus: status, route: loginPath }),
    ])
  })

  it('says so in the language of the site', async () => {
    const { open } = await openTokenShop()
    const response = await open().signIn(jonas, { site: '/de-shop', secret: 'wrong' })
    expect(JSON.parse(response.body)).toEqual({
      success: false,
      errors: ['E-Mail-Adresse oder Passwort stimmt nicht.'],
    })
  })

  it('keeps what was entered on its page', async () => {
    const { open } = await openTokenShop()
    const page = await open().page('/de-CH/login', { email: lea, password: 'wrong' })
    expect([page.status, page.setCookies]).toEqual([401, []])
    expect(page.body).toContain(`value="${lea}"`)
  })

  it('is one of a buyer of the other shop, too, whose token ends at once', async () => {
    const shop = await openTokenShop()
    const visitor = shop.open()
    const response = await visitor.signIn(jonas)
    expect([response.status, response.setCookies]).toEqual([401, []])
    expect(shop.tokens).toHaveLength(1)
    expect(await isTaken(shop, shop.tokens[0])).toBe(false)
  })

  it('ends no session that there is', async () => {
    const { open } = await openTokenShop()
    const visitor = open()
    await visitor.signIn(lea)
    await visitor.signIn(lea, { secret: 'wrong' })
    expect(await visitor.nameIn('CH')).toBe('Lea Keller')
  })

  it.each([
    ['fails', () => new Response('no', { status: 500 })],
    ['gives none', () => Response.json({ accessToken: '' })],
    ['gives one for no time', () => Response.json({ accessToken: 'T', expiresInSeconds: 0 })],
    ['gives one that no header can carry', () => Response.json({ accessToken: 'a\nb', expiresInSeconds: 9 })],
    ['responds with something else', () => new Response('<secret>')],
  ])('is no wrong password where the platform %s', async (_, respond) => {
    const { open } = await openTokenShop({
      instead: ({ url }) => (url.endsWith('/__sandbox/tokens') ? respond() : undefined),
    })
    const visitor = open()
    const response = await visitor.signIn(lea)
    expect([response.status, response.setCookies]).toEqual([502, []])
    const page = await visitor.page('/de-CH/login', login)
    expect([page.status, page.setCookies]).toEqual([503, []])
  })

  it('is no wrong password where the platform does not say whose token it is', async () => {
    const { open } = await openTokenShop({
      instead: ({ url, headers }) =>
        url.endsWith('/session-context') && headers.has('authorization')
          ? new Response('{', { status: 200 })
          : undefined,
    })
    const response = await open().signIn(lea)
    expect([response.status, response.setCookies]).toEqual([502, []])
  })
})

describe('the limits of a sign-in by token', () => {
  const limits = { 'sign-in.address': { max: 6, seconds: 60 }, 'sign-in.name': { max: 2, seconds: 900 } }

  it('hold for wrong passwords of a name, on pages and by calls, before the platform is asked', async () => {
    const { open, callsOf, hits } = await openTokenShop({ limits })
    const visitor = open()
    await visitor.signIn(lea, { secret: 'wrong' })
    await visitor.page('/de-CH/login', { email: lea, password: 'wrong' })
    const refused = await visitor.signIn(lea)
    expect([refused.status, refused.setCookies, callsOf('/__sandbox/tokens').length]).toEqual([429, [], 2])
    expect(hits.map(({ kind }) => kind)).toEqual(['sign-in.name'])
  })

  it('hold for an address, and right passwords do not count for their name', async () => {
    const { open, hits } = await openTokenShop({ limits })
    const visitor = open()
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) statuses.push((await visitor.signIn(lea)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect(hits.map(({ kind }) => kind)).toEqual(['sign-in.address'])
  })

  it('count the coupons of a session, whatever other cookies come along', async () => {
    const { open, hits } = await openTokenShop({ limits: { 'coupons.session': { max: 2, seconds: 60 } } })
    const visitor = open()
    await visitor.signIn(lea)
    await visitor.signIn(jonas, { site: '/de-shop' })
    const guess = (shop: string) =>
      visitor.send(`/services/data/v65.0/commerce/webstores/${shop}/carts/current/cart-coupons`, {
        json: { couponCode: 'X' },
      })
    for (let i = 0; i < 3; i++) await guess('0ZECH00000000014AA')
    await guess('0ZEDE00000000014AA')
    expect(hits.map(({ kind }) => kind)).toEqual(['coupons.session'])
  })
})
