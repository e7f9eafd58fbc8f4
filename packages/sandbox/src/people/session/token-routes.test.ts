import { describe, expect, it } from 'vitest'
import { errorOf, openShop } from '../../fixtures/shopper.fixture'
import { shops, type Shop } from '../../shop'

const password = 'cartonnage'
const lea = { username: 'lea.keller@example.com', password }
const jonas = { username: 'jonas.weber@example.de', password }

/** A caller without cookies, which sends a token of its own with each call. */
function open(options: Parameters<typeof openShop>[0] = {}) {
  const { sandbox, db, as } = openShop({ tokens: true, ...options })
  const send = async (method: string, path: string, { headers, body }: RequestInit = {}) => {
    const init = { method, ...(headers && { headers }), ...(body !== undefined && { body }) }
    const response = await sandbox.fetch(new Request(`http://localhost${path}`, init))
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
  }
  const ask = (credentials: object) =>
    send('POST', '/__sandbox/tokens', { body: JSON.stringify(credentials) })
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
  const tokenOf = async (credentials: object) =>
    ((await ask(credentials)).body as { accessToken: string }).accessToken
  const revoke = (token: string) => send('POST', '/__sandbox/tokens/revoke', { headers: bearer(token) })
  const shop = (path: string, token?: string, name: Shop = 'CH') =>
    send('GET', `/services/data/v65.0/commerce/webstores/${shops[name].webstoreId}/${path}`, {
      headers: token === undefined ? {} : bearer(token),
    })
  return { sandbox, db, as, send, ask, bearer, tokenOf, revoke, shop }
}

describe('access tokens', () => {
  it('are given for a user name and its password, for an hour', async () => {
    const response = await open().ask(lea)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.body).toEqual({
      accessToken: expect.stringMatching(/^[0-9a-f]{64}$/),
      expiresInSeconds: 3600,
    })
  })

  it.each([
    [{ ...lea, password: 'wrong' }, 401, 'INVALID_LOGIN'],
    [{ username: 'nobody@example.com', password }, 401, 'INVALID_LOGIN'],
    [{ username: lea.username }, 400, 'INVALID_API_INPUT'],
    [{ ...lea, scope: 'api' }, 400, 'JSON_PARSER_ERROR'],
  ])('are refused for %j', async (credentials, status, code) => {
    expect(errorOf(await open().ask(credentials))).toEqual([status, code])
  })

  it('are given although the sandbox’s own pages are off, and not without the option', async () => {
    expect((await open({ admin: false }).ask(lea)).status).toBe(200)
    expect((await open({ tokens: false }).ask(lea)).status).toBe(404)
    expect((await open({ tokens: false }).revoke('x')).status).toBe(404)
  })

  it('are not stored in clear', async () => {
    const { db, tokenOf } = open()
    const token = await tokenOf(lea)
    const stored = [...db.all('SELECT * FROM access_token'), ...db.all('SELECT * FROM session')]
    expect(stored.length).toBeGreaterThan(0)
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})

describe('a call with a token', () => {
  it('is one of its buyer, in the shop that it belongs to', async () => {
    const { tokenOf, shop } = open()
    const token = await tokenOf(jonas)
    expect((await shop('session-context', token, 'DE')).body).toMatchObject({
      guestUser: false,
      profile: { userName: jonas.username },
    })
    expect((await shop('session-context', token, 'CH')).body).toMatchObject({ guestUser: true })
  })

  it.each([
    ['GET', '/services/data/v67.0/chatter/users/me'],
    ['POST', '/lwr/apex/v65.0/UserController/getUserInfo'],
    ['GET', '/services/apexrest/carts'],
    ['GET', '/services/data/v65.0/ui-api/list-ui/Quote/AllQuotes'],
  ])('%s %s is one of its buyer, too', async (method, path) => {
    const { tokenOf, send, bearer } = open()
    const body = method === 'POST' ? '{}' : undefined
    const ask = (headers: HeadersInit) => send(method, path, { headers, ...(body && { body }) })
    expect((await ask(bearer(await tokenOf(lea)))).status).toBe(200)
    expect((await ask({})).status).not.toBe(200)
  })

  it('is one of its buyer whatever the cookie says', async () => {
    const { tokenOf, as, send, bearer } = open()
    const Cookie = `sid=${as('reto').cookies.get('sid')}`
    const headers = { Cookie, ...bearer(await tokenOf(lea)) }
    const path = `/services/data/v65.0/commerce/webstores/${shops.CH.webstoreId}/session-context`
    expect((await send('GET', path, { headers })).body).toMatchObject({ profile: { firstName: 'Lea' } })
  })

  it('needs no CSRF token', async () => {
    const { tokenOf, send, bearer } = open({ csrf: true })
    const path = `/services/data/v65.0/commerce/webstores/${shops.CH.webstoreId}/carts/current`
    const headers = bearer(await tokenOf(lea))
    expect((await send('PUT', path, { headers, body: '{}' })).status).toBe(201)
  })
})

describe('a token that is not valid', () => {
  it('gets 401 from everything but what is the same for everyone', async () => {
    const { shop, send, bearer } = open({ tokens: false })
    const refused = [401, 'INVALID_SESSION_ID']
    expect(errorOf(await shop('session-context', 'made-up'))).toEqual(refused)
    expect(errorOf(await shop('session-context?asGuest=true', 'made-up'))).toEqual(refused)
    const action = await send('GET', '/lwr/apex/v65.0/NavigationController/getCategories', {
      headers: bearer('made-up'),
    })
    expect(errorOf(action)).toEqual(refused)
    expect((await shop('application-context?asGuest=true', 'made-up')).status).toBe(200)
  })

  it('is one that was revoked', async () => {
    const { tokenOf, shop, revoke } = open()
    const token = await tokenOf(lea)
    expect((await revoke(token)).status).toBe(204)
    expect(errorOf(await shop('session-context', token))).toEqual([401, 'INVALID_SESSION_ID'])
    expect(errorOf(await revoke(token))).toEqual([401, 'INVALID_SESSION_ID'])
  })

  it('is one whose hour is over by the sandbox’s clock', async () => {
    const { tokenOf, shop, sandbox, db } = open()
    const token = await tokenOf(lea)
    sandbox.clock.advance(3_599_000)
    expect((await shop('session-context', token)).status).toBe(200)
    sandbox.clock.advance(1000)
    expect(errorOf(await shop('session-context', token))).toEqual([401, 'INVALID_SESSION_ID'])
    await tokenOf(jonas)
    expect(db.all('SELECT * FROM access_token')).toHaveLength(1)
  })
})
