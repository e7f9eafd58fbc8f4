import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../fixtures/browser.fixture'
import { errorOf, openShop } from '../../fixtures/shopper.fixture'

const mira = {
  firstName: 'Mira',
  lastName: 'Kern',
  email: 'Mira.Kern@example.com',
  phoneNumber: '+41791234567',
}
const address = { street: 'Weg 1', city: 'Olten', postalCode: '4600', country: 'CH', lastName: 'Kern' }

function open(version = 'v65.0') {
  const shop = openShop({ version })
  const { call } = openBrowser(shop.sandbox)
  const register = (body: object) => shop.as().call('POST', 'buyers/registrations?language=de-CH', body)
  return { ...shop, register, site: call }
}

describe('buyers/registrations', () => {
  it('makes a private buyer, who sets a password by the link of a mail and signs in', async () => {
    const { register, site } = open()
    const { status, body } = await register({ ...mira, addressList: { addresses: [address] } })
    expect([status, body]).toEqual([201, { buyerId: expect.stringMatching(/^001\w{15}$/) }])
    const { mails } = (await site('/__sandbox/mails')).body as { mails: { to: string; text: string }[] }
    expect(mails[0]?.to).toBe(mira.email)
    const token = mails[0]?.text.split('token=')[1]
    await site('/services/apexrest/auth/reset-password', { body: { token, newPassword: 'schachtel7' } })
    const request = { username: mira.email, password: 'schachtel7', startUrl: '/' }
    const entry = await site('/services/apexrest/auth/login', { body: { request } })
    await site(entry.body.redirectUrl as string)
    const base = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'
    expect((await site(`${base}/myprofile`)).body).toMatchObject(mira)
    expect((await site(`${base}/accounts/current/addresses`)).body.items).toMatchObject([address])
    expect((await site(`${base}/session-context`)).body.accountId).toBe(body.buyerId)
  })

  it('is refused for an address that has an account, whatever its letters', async () => {
    const { register } = open()
    await register(mira)
    const again = await register({ ...mira, email: mira.email.toLowerCase() })
    expect(errorOf(again)).toEqual([400, 'INVALID_API_INPUT'])
  })

  it.each([
    [{ firstName: ' ' }, 'INVALID_API_INPUT'],
    [{ lastName: 'k'.repeat(81) }, 'INVALID_API_INPUT'],
    [{ email: 'mira' }, 'INVALID_API_INPUT'],
    [{ addressList: { addresses: [{ ...address, street: '' }] } }, 'INVALID_API_INPUT'],
    [{ addressList: [address] }, 'JSON_PARSER_ERROR'],
    [{ addressList: {} }, 'JSON_PARSER_ERROR'],
    [{ password: 'schachtel7' }, 'JSON_PARSER_ERROR'],
  ])('refuses %j and makes nobody', async (change, errorCode) => {
    const { register, db } = open()
    const count = () => db.get<{ n: number }>('SELECT count(*) AS n FROM buyer')?.n
    const before = count()
    expect(errorOf(await register({ ...mira, ...change }))).toEqual([400, errorCode])
    expect(count()).toBe(before)
  })

  it('is not there before version 61', async () => {
    expect(errorOf(await open('v60.0').register(mira))).toEqual([404, 'NOT_FOUND'])
  })
})
