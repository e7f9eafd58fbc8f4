import { describe, expect, it } from 'vitest'
import { openShop, errorOf } from './fixtures/shopper.fixture'
import { createNodeSandbox } from './server'

const { fetch } = createNodeSandbox()
const webstore = 'commerce/webstores/0ZECH00000000014AA'
const get = async (path: string) => {
  const response = await fetch(new Request(`http://localhost${path}`))
  return { response, body: await response.json() }
}

describe('a webstore', () => {
  const aliases = { '0ZExx0000000001AAA': 'CH', '0ZExx0000000002AAA': 'DE' } as const

  it.each([
    ['0ZExx0000000001AAA', 'CHF', '0ZExx0000000001AAA'],
    ['0ZExx0000000002', 'EUR', '0ZExx0000000002AAA'],
    ['0ZECH0000000001', 'CHF', '0ZECH00000000014AA'],
  ])('also has the id %s, where that is an option', async (id, currencyIsoCode, webstoreId) => {
    const sandbox = createNodeSandbox({ webstoreAliases: aliases })
    const path = `http://localhost/services/data/v67.0/commerce/webstores/${id}/carts/current`
    const response = await sandbox.fetch(new Request(path, { method: 'PUT', body: '{}' }))
    expect(await response.json()).toMatchObject({ currencyIsoCode, webstoreId })
  })

  it('does not have an id that it was not given', async () => {
    const { body } = await get('/services/data/v67.0/commerce/webstores/0ZExx0000000001AAA/carts/current')
    expect(body).toMatchObject([{ errorCode: 'WEBSTORE_NOT_FOUND' }])
  })
})

describe('platform paths', () => {
  it.each([
    `/services/data/v65.0/${webstore}/session-context`,
    `/services/data/v67.0/${webstore}/session-context?language=xx&asGuest=true&htmlEncode=false&surprise=1`,
    `/services/data/v57.0/${webstore}/session-context`,
    `/services/data/v101.0/${webstore}/session-context`,
    `/sf/api/services/data/v65.0/${webstore}/session-context`,
    `/s/sf/api/services/data/v65.0/${webstore}/session-context`,
    `/webruntime/api/services/data/v65.0/${webstore}/session-context`,
    `/de-shop/webruntime/api/services/data/v65.0/${webstore}/session-context`,
    `/s/services/data/v65.0/${webstore.slice(0, -3)}/session-context`,
  ])('responds to %s', async (path) => {
    const { response, body } = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json;charset=UTF-8')
    expect(body.guestUser).toBe(true)
  })

  it.each([
    [`/services/data/v65.0/commerce/webstores/0ZEXX0000000001AAA/session-context`, 'WEBSTORE_NOT_FOUND'],
    [`/services/data/v65.0/${webstore}/surprise`, 'NOT_FOUND'],
    [`/services/data/v56.0/${webstore}/session-context`, 'NOT_FOUND'],
    [`/services/data/65/${webstore}/session-context`, 'NOT_FOUND'],
    ['/nowhere', 'NOT_FOUND'],
  ])('responds to %s with an error list', async (path, errorCode) => {
    const { response, body } = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toBe('application/json;charset=UTF-8')
    expect(body).toEqual([{ errorCode, message: expect.any(String) }])
  })
})

describe('asGuest', () => {
  it('is obeyed where the response is the same for everyone, and nowhere else', async () => {
    const lea = openShop().as('lea')
    const wrongAccount = 'effectiveAccountId=001000000000999AAA'
    // A buyer who names a foreign account is refused; a guest's account id is ignored.
    expect((await lea.get(`application-context?${wrongAccount}`)).status).toBe(404)
    expect((await lea.get(`application-context?${wrongAccount}&asGuest=true`)).status).toBe(200)
    expect((await lea.get('session-context?asGuest=true')).body).toMatchObject({ guestUser: false })
  })
})

describe('a session that has ended', () => {
  it('gets 401 where a buyer is needed, and is a guest elsewhere', async () => {
    const { sandbox, as } = openShop({ sessionHours: 2 })
    const lea = as('lea')
    expect((await lea.get('accounts/current/addresses')).status).toBe(200)
    sandbox.clock.advance(2 * 3_600_000)
    const refused = await lea.get('accounts/current/addresses')
    expect(errorOf(refused)).toEqual([401, 'INVALID_SESSION_ID'])
    expect((await lea.get('session-context')).body).toMatchObject({ guestUser: true })
    expect((await lea.add('1001180', 25)).status).toBe(201)
  })

  it('is one that never was, too', async () => {
    const guest = openShop().as()
    expect((await guest.get('accounts/current/addresses')).body[0].errorCode).not.toBe('INVALID_SESSION_ID')
    guest.cookies.set('sid', 'made-up')
    expect((await guest.get('accounts/current/addresses')).body[0].errorCode).toBe('INVALID_SESSION_ID')
  })
})

describe('the CSRF check', () => {
  const send = (sid: string | undefined, headers: HeadersInit = {}) =>
    new Request(`http://localhost/services/data/v65.0/${webstore}/carts/current/cart-items`, {
      method: 'POST',
      headers: { ...(sid === undefined ? {} : { Cookie: `sid=${sid}` }), ...headers },
      body: JSON.stringify({ productId: '01tCN0001001180YAA', quantity: 25, type: 'Product' }),
    })

  it("asks a signed-in visitor's writes for the session's token", async () => {
    const { sandbox, as } = openShop({ csrf: true })
    const sid = as('lea').cookies.get('sid')
    const token = new Request('http://localhost/services/data/v67.0/ui-api/session/csrf', {
      headers: { Cookie: `sid=${sid}` },
    })
    const { csrfToken } = await (await sandbox.fetch(token)).json()
    expect((await sandbox.fetch(send(sid))).status).toBe(403)
    expect((await sandbox.fetch(send(sid, { 'X-CSRF-Token': 'made-up' }))).status).toBe(403)
    expect((await sandbox.fetch(send(sid, { 'X-CSRF-Token': csrfToken }))).status).toBe(201)
  })

  it('takes the header that it was given, and asks neither guests nor reads', async () => {
    const { sandbox, as } = openShop({ csrf: true, csrfHeader: 'X-Other' })
    const lea = as('lea')
    const refused = await lea.call('DELETE', 'carts/current')
    expect([refused.status, refused.body[0].message.includes('X-Other')]).toEqual([403, true])
    expect((await lea.get('session-context')).status).toBe(200)
    expect((await sandbox.fetch(send(undefined))).status).toBe(201)
  })

  it('also applies to server actions', async () => {
    const { sandbox, as } = openShop({ csrf: true })
    const Cookie = `sid=${as('lea').cookies.get('sid')}`
    const path = '/lwr/apex/v65.0/ShoppingCartController/getInactiveCarts'
    const action = new Request(`http://localhost${path}`, { method: 'POST', body: '{}', headers: { Cookie } })
    expect((await sandbox.fetch(action)).status).toBe(403)
  })

  it('is off by default', async () => {
    const { sandbox, as } = openShop()
    expect((await sandbox.fetch(send(as('lea').cookies.get('sid')))).status).toBe(201)
  })
})
