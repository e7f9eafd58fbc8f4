import type { ServerResponse } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { openShopServer } from '../stories/shop-server.fixture'
import type { RequestedCall } from '../platform/platform.fixture'
import { openPlatform } from '../platform/platform.fixture'
import { createRemotePlatform } from '../platform/remote-platform'
import { openVisitor } from '../stories/visitor.fixture'
import { createSandboxPlatform } from '../platform/sandbox-platform'

const platform = createSandboxPlatform(undefined)
afterAll(() => platform.close())

const lea = 'lea.keller@example.com'
const jonas = 'jonas.weber@example.de'
const password = 'cartonnage'

const openSandboxShop = async () => {
  const { port } = await openShopServer({ platform })
  return { port, open: () => openVisitor(port) }
}

/** The URL that a sign-in at the sandbox redirects to, which works for anybody. */
async function linkOf(username: string, site = ''): Promise<string> {
  const request = new Request(`http://localhost${site}/services/apexrest/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ request: { username, password, startUrl: `${site}/` } }),
  })
  const { redirectUrl } = (await (await platform.fetch(request)).json()) as { redirectUrl: string }
  return redirectUrl
}

const login = { email: lea, password }
const call = { request: { username: lea, password, startUrl: '/de-CH/cart' } }

describe('finding 3: a sign-in shows no browser the address with the ticket', () => {
  it.each([
    ['/de-CH/login?startUrl=%2Fde-CH%2Fcart', login, '/de-CH/cart'],
    [
      '/de-shop/login/SelfRegister',
      { firstName: 'Mira', lastName: 'Kern', email: 'mira.door@example.de', password: 'Karton und 7' },
      '/de-shop/my/addresses/new?from=registration',
    ],
  ])('without scripts: %s', async (path, form, to) => {
    const { open } = await openSandboxShop()
    const visitor = open()
    const response = await visitor.send(path, { form })
    expect([response.status, response.to]).toEqual([303, `${visitor.origin}${to}`])
    expect(response.head).not.toContain('frontdoor')
    expect(visitor.cookies.get('sid')).toMatch(/^[0-9a-f]{64}$/)
    expect(response.head).toMatch(/^set-cookie: sid=\w+; Path=\/; HttpOnly; SameSite=Lax\r?$/im)
  })

  it.each([
    ['/services/apexrest/auth/login', lea, ['Lea Keller', '']],
    ['/webruntime/api/services/apexrest/auth/login', lea, ['Lea Keller', '']],
    ['/de-shop/services/apexrest/auth/login', jonas, ['', 'Jonas Weber']],
  ])('by a browser’s call: %s', async (path, username, names) => {
    const { open } = await openSandboxShop()
    const visitor = open()
    const response = await visitor.send(path, { json: { request: { ...call.request, username } } })
    expect([response.status, JSON.parse(response.body)]).toEqual([200, { redirectUrl: '/de-CH/cart' }])
    expect([await visitor.nameIn('CH'), await visitor.nameIn('DE')]).toEqual(names)
  })

  it('by a browser’s call that registers', async () => {
    const { open } = await openSandboxShop()
    const visitor = open()
    const request = {
      firstName: 'Mio',
      lastName: 'Kern',
      email: 'mio.door@example.com',
      password: 'Karton und 7',
    }
    const response = await visitor.send('/services/apexrest/auth/register', { json: { request } })
    expect(JSON.parse(response.body)).toEqual({ success: true, redirectUrl: '/' })
    expect(await visitor.nameIn('CH')).toBe('Mio Kern')
  })

  it('keeps the other shop’s buyer who is signed in in the same browser', async () => {
    const { open } = await openSandboxShop()
    const visitor = open()
    await visitor.send('/de-shop/login', { form: { email: jonas, password } })
    await visitor.send('/de-CH/login', { form: login })
    expect([await visitor.nameIn('CH'), await visitor.nameIn('DE')]).toEqual(['Lea Keller', 'Jonas Weber'])
  })

  it('passes a refusal on as it is', async () => {
    const { open } = await openSandboxShop()
    const visitor = open()
    const wrong = { request: { ...call.request, password: 'wrong' } }
    const response = await visitor.send('/services/apexrest/auth/login', { json: wrong })
    expect([response.status, JSON.parse(response.body)]).toEqual([
      401,
      { success: false, errors: [expect.any(String)] },
    ])
  })

  it.each(['/secur/frontdoor.jsp?sid=LINK&retURL=%2F', '/secur/logout.jsp', '/de-CH/webruntime/logout'])(
    'goes on to no other door: %s',
    async (requested) => {
      const { open } = await openSandboxShop()
      const visitor = open()
      const link =
        new URL(await linkOf('einkauf@alpenblick.example'), visitor.origin).searchParams.get('sid') ?? ''
      const startUrl = requested.replace('LINK', link)
      const response = await visitor.send('/services/apexrest/auth/login', {
        json: { request: { ...call.request, startUrl } },
      })
      expect(JSON.parse(response.body)).toEqual({
        redirectUrl: requested.startsWith('/de-CH') ? '/de-CH/' : '/',
      })
      expect(await visitor.nameIn('CH')).toBe('Lea Keller')
    },
  )
})

/** The shop in front of a platform with this response; it has no buyers, and signs everybody in. */
async function openShopBefore(
  respond: (requested: RequestedCall, response: ServerResponse, origin: string) => void,
) {
  const location = { origin: '' }
  const { calls, origin } = await openPlatform((requested, response) =>
    respond(requested, response, location.origin),
  )
  location.origin = origin
  const { port } = await openShopServer({
    platform: createRemotePlatform(origin, { silenceMs: 200 }),
    deadlines: { pageMs: 800, readMs: 500, writeMs: 500 },
  })
  const visitor = openVisitor(port)
  const doors = () => calls.map(({ path }) => path).filter((path) => path.includes('/secur/'))
  return { visitor, calls, doors }
}

const leadTo = (response: ServerResponse, redirectUrl: string) =>
  void response.end(JSON.stringify({ redirectUrl }))
const isLogin = ({ path }: RequestedCall) => path.endsWith('/auth/login')

describe('finding 3: the redirectUrl of another platform', () => {
  it('may name the platform’s own host', async () => {
    const { visitor, calls } = await openShopBefore((requested, response, origin) => {
      if (isLogin(requested))
        return leadTo(response, `${origin}/secur/frontdoor.jsp?sid=T&retURL=%2Fde-CH%2Fcart`)
      response.setHeader('Set-Cookie', ['sid=S; Domain=127.0.0.1; SameSite=None; Secure', 'sid_Client=1'])
      response.writeHead(302, { Location: `${origin}/de-CH/cart` }).end()
    })
    const response = await visitor.send('/services/apexrest/auth/login', {
      json: call,
      headers: ['Cookie: guest_id=7', 'User-Agent: Browser/1'],
    })
    expect([response.status, response.body]).toEqual([200, '{"redirectUrl":"/de-CH/cart"}'])
    expect(response.setCookies).toEqual(['sid=S; Secure; SameSite=Lax', 'sid_Client=1; SameSite=Lax'])
    expect(calls.at(-1)).toMatchObject({
      method: 'GET',
      path: '/secur/frontdoor.jsp?sid=T&retURL=%2Fde-CH%2Fcart',
      headers: { cookie: 'guest_id=7', 'user-agent': 'Browser/1', 'x-forwarded-for': '127.0.0.1' },
    })
  })

  it('may lead over several steps, each with the cookies of the one before', async () => {
    const { visitor, calls } = await openShopBefore((requested, response) => {
      if (isLogin(requested))
        return leadTo(response.setHeader('Set-Cookie', 'a=1'), '/secur/frontdoor.jsp?sid=T')
      if (!requested.path.includes('contentDoor')) {
        response.setHeader('Set-Cookie', 'b=2').writeHead(302, { Location: '/secur/contentDoor?x=1' }).end()
      } else response.setHeader('Set-Cookie', 'sid=S').writeHead(302, { Location: '/de-CH/' }).end()
    })
    const response = await visitor.send('/services/apexrest/auth/login', { json: call })
    expect([response.body, calls.at(-1)?.headers.cookie]).toEqual(['{"redirectUrl":"/de-CH/"}', 'a=1; b=2'])
    expect(response.setCookies.map((line) => line.split(';')[0])).toEqual(['a=1', 'b=2', 'sid=S'])
  })

  it('is not followed beyond the session', async () => {
    const { visitor, doors } = await openShopBefore((requested, response) => {
      if (isLogin(requested)) return leadTo(response, '/secur/frontdoor.jsp?sid=T')
      response
        .setHeader('Set-Cookie', 'sid=S')
        .writeHead(302, { Location: '/secur/frontdoor.jsp?sid=X' })
        .end()
    })
    const response = await visitor.send('/services/apexrest/auth/login', { json: call })
    expect([response.body, doors()]).toEqual(['{"redirectUrl":"/"}', ['/secur/frontdoor.jsp?sid=T']])
  })

  it('goes to its requested page where the platform returns a page instead of a redirect', async () => {
    const { visitor } = await openShopBefore((requested, response) => {
      if (isLogin(requested)) return leadTo(response, '/secur/frontdoor.jsp?sid=T&retURL=%2Ffr-CH%2F')
      response.setHeader('Set-Cookie', 'sid=S').end('<script>location.replace("/x")</script>')
    })
    const response = await visitor.send('/services/apexrest/auth/login', { json: call })
    expect(response.body).toBe('{"redirectUrl":"/fr-CH/"}')
  })

  it.each([
    ['is another site’s', 'https://evil.example/secur/frontdoor.jsp?sid=T', 0],
    ['is another scheme’s', 'javascript:alert(1)', 0],
    ['leads round in a circle', '/secur/frontdoor.jsp?sid=circle', 5],
    ['is silent', '/secur/frontdoor.jsp?sid=silent', 1],
    ['refuses', '/secur/frontdoor.jsp?sid=refuse', 1],
  ])('that %s is a sign-in that failed', async (_, redirectUrl, hops) => {
    const { visitor, doors } = await openShopBefore((requested, response) => {
      if (isLogin(requested)) leadTo(response, redirectUrl)
      else if (requested.path.includes('circle')) response.writeHead(302, { Location: requested.path }).end()
      else if (requested.path.includes('refuse')) response.writeHead(500).end()
      else if (!requested.path.includes('silent')) response.writeHead(404).end('{}')
    })
    const response = await visitor.send('/services/apexrest/auth/login', { json: call })
    expect([response.status, response.setCookies, doors().length]).toEqual([502, [], hops])
    expect(response.body).not.toMatch(/secur|evil/)
    const page = await visitor.send('/de-CH/login', { form: login })
    expect([page.status, page.setCookies]).toEqual([503, []])
    expect(page.body).toContain(`value="${lea}"`)
  })

  it('that leads to a foreign site after the session leads to the start page', async () => {
    const { visitor } = await openShopBefore((requested, response) => {
      if (isLogin(requested)) return leadTo(response, '/secur/frontdoor.jsp?sid=T')
      response.setHeader('Set-Cookie', 'sid=S').writeHead(302, { Location: 'https://evil.example/' }).end()
    })
    const response = await visitor.send('/services/apexrest/auth/login', { json: call })
    expect(response.body).toBe('{"redirectUrl":"/"}')
  })

  it('in an endless response is not waited for', async () => {
    const { visitor } = await openShopBefore((_, response) => {
      const more = () => response.write('x'.repeat(10_000), () => response.destroyed || setImmediate(more))
      more()
    })
    const response = await visitor.send('/services/apexrest/auth/login', { json: call })
    expect(response.status).toBe(502)
  })
})

describe('finding 3: a front-door link from outside', () => {
  const asks = ['cross-site', 'same-site', 'none', 'same-origin', undefined]

  it.each(asks)('asks a buyer who is signed in before anything is lost: Sec-Fetch-Site %s', async (site) => {
    const { open } = await openSandboxShop()
    const visitor = open()
    await visitor.send('/de-shop/login', { form: { email: jonas, password } })
    const mine = visitor.cookies.get('sid')
    const link = await linkOf(lea)
    const headers = site === undefined ? [] : [`Sec-Fetch-Site: ${site}`]
    const page = await visitor.send(`${link}&retURL=%2Fde-CH%2F`.replace('retURL=%2F&', ''), { headers })
    expect([page.status, page.setCookies]).toEqual([200, []])
    expect(page.body).toContain('<form method="post">')
    expect(page.body).toContain('Mit diesem Link anmelden?')
    expect(page.head).toMatch(/^referrer-policy: strict-origin\r?$/im)
    expect(page.head).toMatch(/^cache-control: private, no-store\r?$/im)
    expect(page.head).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im)
    expect([visitor.cookies.get('sid'), await visitor.nameIn('DE')]).toEqual([mine, 'Jonas Weber'])
    expect(await visitor.nameIn('CH')).toBe('')
  })

  it('is followed by the button, and affects nobody else', async () => {
    const { open } = await openSandboxShop()
    const visitor = open()
    await visitor.send('/de-shop/login', { form: { email: jonas, password } })
    const mine = visitor.cookies.get('sid') ?? ''
    const response = await visitor.send(await linkOf(lea), { form: {} })
    expect([response.status, response.to]).toEqual([303, '/'])
    expect(response.head).toMatch(/^referrer-policy: no-referrer\r?$/im)
    expect([await visitor.nameIn('CH'), await visitor.nameIn('DE')]).toEqual(['Lea Keller', ''])
    visitor.cookies.set('sid', mine)
    expect([await visitor.nameIn('CH'), await visitor.nameIn('DE')]).toEqual(['', 'Jonas Weber'])
  })

  it('is not followed by a form of another site', async () => {
    const { open } = await openSandboxShop()
    const visitor = open()
    await visitor.send('/de-CH/login', { form: login })
    const mine = visitor.cookies.get('sid')
    const link = await linkOf('einkauf@alpenblick.example')
    const response = await visitor.send(link, { form: {}, origin: 'https://evil.example' })
    expect([response.status, visitor.cookies.get('sid')]).toEqual([403, mine])
    expect(await visitor.nameIn('CH')).toBe('Lea Keller')
  })

  it('signs in who has no session, once', async () => {
    const { open } = await openSandboxShop()
    const [visitor, other] = [open(), open()]
    const link = await linkOf(lea)
    expect((await visitor.send(link)).status).toBe(302)
    expect(await visitor.nameIn('CH')).toBe('Lea Keller')
    await other.send(link)
    expect([await other.nameIn('CH'), other.cookies.has('sid')]).toEqual(['', false])
  })

  it('is not opened by another method', async () => {
    const { open } = await openSandboxShop()
    const visitor = open()
    const response = await visitor.send(await linkOf(lea), { method: 'PUT', form: {} })
    expect([response.status, response.setCookies]).toEqual([405, []])
  })
})
