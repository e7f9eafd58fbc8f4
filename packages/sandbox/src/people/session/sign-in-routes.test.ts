import { describe, expect, it } from 'vitest'
import { createNodeSandbox } from '../../server'
import { shops, type Shop } from '../../shop'

const password = 'cartonnage'
const lea = 'lea.keller@example.com'
const jonas = 'jonas.weber@example.de'

/** A browser with its cookies. */
function open(sandbox = createNodeSandbox()) {
  const cookies = new Map<string, string>()
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const response = await sandbox.fetch(new Request(`http://localhost${path}`, { ...init, headers }))
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (cookie.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const login = (request: unknown, site = '') =>
    call(`${site}/services/apexrest/auth/login`, { method: 'POST', body: JSON.stringify({ request }) })
  const signIn = async (username: string, { site = '', startUrl = '/' } = {}) => {
    const { redirectUrl } = await (await login({ username, password, startUrl }, site)).json()
    return call(redirectUrl)
  }
  const session = async (shop: Shop) =>
    (await call(`/services/data/v65.0/commerce/webstores/${shops[shop].webstoreId}/session-context`)).json()
  return { call, login, signIn, session, cookies, sandbox }
}

describe('sign-in', () => {
  it('goes to the start page with an HttpOnly session and a readable mark', async () => {
    const { signIn, session } = open()
    const response = await signIn(lea, { startUrl: '/de-CH/cart?a=1' })
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/de-CH/cart?a=1')
    const [sid, mark] = response.headers.getSetCookie()
    expect(sid).toMatch(/^sid=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(mark).toBe('sid_Client=1; Path=/; SameSite=Lax')
    expect(await session('CH')).toMatchObject({ guestUser: false, profile: { firstName: 'Lea' } })
  })

  it('marks its cookies secure over https', async () => {
    const { sandbox } = open()
    const response = await sandbox.fetch(new Request('https://shop.example/secur/logout.jsp'))
    expect(response.headers.getSetCookie().every((cookie) => cookie.includes('Secure'))).toBe(true)
  })

  it.each([
    [{ username: lea, password: 'wrong' }, 401],
    [{ username: 'nobody@example.com', password }, 401],
    [{ username: jonas, password }, 401],
    [{ username: lea }, 400],
    [undefined, 400],
  ])('refuses %j with %i and a list of texts', async (request, status) => {
    const response = await open().login(request)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ success: false, errors: [expect.any(String)] })
  })

  it('refuses in the language of the call', async () => {
    const { call } = open()
    const body = JSON.stringify({ request: { username: lea, password: 'wrong' } })
    const response = await call('/services/apexrest/auth/login?language=de-CH', { method: 'POST', body })
    expect(await response.json()).toMatchObject({
      errors: ['Der Benutzername oder das Passwort stimmt nicht.'],
    })
  })

  it.each(['', '{', '[]', '{"request":[]}', '{"request":{"username":1,"password":true}}'])(
    'refuses the body %j',
    async (body) => {
      const response = await open().call('/services/apexrest/auth/login', { method: 'POST', body })
      expect(response.status).toBe(400)
    },
  )

  it('takes a user name in any case', async () => {
    expect((await open().login({ username: ' LEA.Keller@example.com', password })).status).toBe(200)
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'never leaves for %s',
    async (startUrl) => {
      const { signIn, call } = open()
      expect((await signIn(lea, { startUrl })).headers.get('Location')).toBe('/')
      const logout = await call(`/secur/logout.jsp?retURL=${encodeURIComponent(startUrl)}`)
      expect(logout.headers.get('Location')).toBe('/')
    },
  )

  it('has one buyer per shop in one session', async () => {
    const { signIn, session } = open()
    await signIn(lea)
    await signIn(jonas, { site: '/de-shop', startUrl: '/de-shop/' })
    expect(await session('CH')).toMatchObject({ accountName: 'Lea Keller' })
    expect(await session('DE')).toMatchObject({ accountName: 'Jonas Weber' })
  })

  it('does not bring back a buyer of a session that has ended', async () => {
    const { signIn, session, sandbox } = open()
    await signIn(lea)
    sandbox.clock.advance(365 * 24 * 3_600_000)
    await signIn(jonas, { site: '/de-shop' })
    expect(await session('DE')).toMatchObject({ accountName: 'Jonas Weber' })
    expect(await session('CH')).toMatchObject({ guestUser: true })
  })
})

describe('finding 3: the ticket of the front door', () => {
  const doorOf = async (browser: ReturnType<typeof open>, username: string, site = '') =>
    (await (await browser.login({ username, password, startUrl: '/x' }, site)).json()).redirectUrl as string

  it('is not a session: used as one, it has no buyer', async () => {
    const browser = open()
    const ticket = new URL(await doorOf(browser, lea), 'http://localhost').searchParams.get('sid') ?? ''
    browser.cookies.set('sid', ticket)
    expect(await browser.session('CH')).toMatchObject({ guestUser: true })
  })

  it.each([
    ['is unknown', () => '/secur/frontdoor.jsp?sid=made-up&retURL=/x'],
    ['is missing', () => '/secur/frontdoor.jsp?retURL=/x'],
    [
      'was used',
      async (browser: ReturnType<typeof open>) => {
        const door = await doorOf(browser, lea)
        await browser.call(door)
        return door
      },
    ],
    [
      'is a minute old',
      async (browser: ReturnType<typeof open>) => {
        const door = await doorOf(browser, lea)
        browser.sandbox.clock.advance(60_000)
        return door
      },
    ],
    [
      'is the id of a session',
      async (browser: ReturnType<typeof open>) => {
        await browser.signIn(lea)
        return `/secur/frontdoor.jsp?sid=${browser.cookies.get('sid')}&retURL=/x`
      },
    ],
  ])('that %s sets nothing and leads on', async (_, door) => {
    const browser = open()
    const response = await browser.call(await door(browser))
    expect(response.headers.getSetCookie()).toEqual([])
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/x'])
  })

  it('works just before its minute is over', async () => {
    const browser = open()
    const door = await doorOf(browser, lea)
    browser.sandbox.clock.advance(59_000)
    await browser.call(door)
    expect(await browser.session('CH')).toMatchObject({ accountName: 'Lea Keller' })
  })

  it('moves no buyer out of the session of a browser that did not sign in', async () => {
    const victim = open()
    await victim.signIn(jonas, { site: '/de-shop' })
    const victimsSession = victim.cookies.get('sid') ?? ''
    const attacker = open(victim.sandbox)
    await victim.call(await doorOf(attacker, lea))
    expect(await victim.session('DE')).toMatchObject({ guestUser: true })
    attacker.cookies.set('sid', victimsSession)
    expect(await attacker.session('DE')).toMatchObject({ accountName: 'Jonas Weber' })
    expect(await attacker.session('CH')).toMatchObject({ guestUser: true })
  })

  it('leaves the session of the browser that signed in alone when another one uses the link', async () => {
    const attacker = open()
    await attacker.signIn(lea)
    const victim = open(attacker.sandbox)
    await victim.call(await doorOf(attacker, jonas, '/de-shop'))
    expect(await victim.session('CH')).toMatchObject({ guestUser: true })
    expect(await attacker.session('CH')).toMatchObject({ accountName: 'Lea Keller' })
  })
})

describe('sign-out', () => {
  it('ends the session, clears both cookies and redirects to the shop of the call', async () => {
    const { signIn, call, cookies, session } = open()
    await signIn(jonas, { site: '/de-shop' })
    const sid = cookies.get('sid') ?? ''
    expect((await call('/de-shop/secur/logout.jsp')).headers.get('Location')).toBe('/de-shop/')
    expect([...cookies.keys()]).toEqual([])
    cookies.set('sid', sid)
    expect(await session('DE')).toMatchObject({ guestUser: true })
  })

  it.each([
    ['/webruntime/logout', '/secur/logout.jsp'],
    ['/de-shop/webruntime/logout', '/de-shop/secur/logout.jsp'],
    ['/fr-CH/webruntime/logout', '/secur/logout.jsp?retURL=%2Ffr-CH%2F'],
    ['/de-shop/en-US/webruntime/logout', '/de-shop/secur/logout.jsp?retURL=%2Fde-shop%2Fen-US%2F'],
  ])('[2.1-17] %s leads to %s', async (path, to) => {
    expect((await open().call(path)).headers.get('Location')).toBe(to)
  })

  it('[2.1-17] has no second address behind the language of another shop', async () => {
    expect((await open().call('/de-shop/fr-CH/webruntime/logout')).status).toBe(404)
  })

  it('says where it is', async () => {
    const response = await open().call('/s/services/apexrest/auth/logout-url')
    expect(await response.json()).toEqual({ logoutUrl: '/s/secur/logout.jsp' })
  })
})
