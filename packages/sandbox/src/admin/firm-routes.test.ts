import { describe, expect, it } from 'vitest'
import { openBrowser } from '../fixtures/browser.fixture'
import { errorOf } from '../fixtures/shopper.fixture'
import { createNodeSandbox } from '../server'
import { shops, type Shop } from '../shop'

const email = 'einkauf@kistenwerk.example'
const firm = {
  ...{ firstName: 'Ida', lastName: 'Krüger', email, password: 'Karton und 7', startUrl: '/' },
  ...{ companyName: 'Kistenwerk GmbH', vatId: 'de999990002' },
}

async function open(shop: Shop = 'DE') {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const { call } = openBrowser(sandbox)
  const site = shop === 'DE' ? '/de-shop' : ''
  const language = shop === 'DE' ? 'de' : 'fr-CH'
  const register = async (request: object) => {
    const response = await call(`${site}/services/apexrest/auth/register?language=${language}`, {
      body: { request },
    })
    if (response.status === 200) await call(response.body.redirectUrl as string)
    return response
  }
  const { webstoreId } = shops[shop]
  const inShop = (resource: string, init?: Parameters<typeof call>[1]) =>
    call(`/services/data/v65.0/commerce/webstores/${webstoreId}/${resource}`, init)
  const info = async () =>
    (await call(`${site}/lwr/apex/v65.0/UserController/getAccountInfo`)).body as Record<string, unknown>
  const accountId = async () => (await inShop('session-context')).body.accountId as string
  const check = async () => {
    const { body } = await inShop(`effective-accounts/${await accountId()}?fields=CompanyCheck__c,VatId__c`)
    return body.fields as unknown
  }
  const decide = (decision: string, about = email) =>
    call('/__sandbox/firms', { body: { email: about, decision } })
  const subjects = async () =>
    ((await call('/__sandbox/mails')).body.mails as { subject: string; text: string }[]).map(
      ({ subject }) => subject,
    )
  return { call, register, inShop, info, check, decide, subjects }
}

describe('a firm that registers', () => {
  it('is a private customer with its VAT id until the seller releases it', async () => {
    const { register, info, call, subjects } = await open()
    expect((await register(firm)).status).toBe(200)
    expect(await info()).toMatchObject({ UserType: 'private', UserName: 'Ida Krüger' })
    expect(await subjects()).toEqual(['Ihr Konto ist eröffnet, Ihre Firma wird geprüft'])
    const { firms } = (await call('/__sandbox/firms')).body as { firms: unknown }
    expect(firms).toEqual([
      {
        accountId: expect.any(String),
        shop: 'DE',
        companyName: 'Kistenwerk GmbH',
        vatId: 'DE999990002',
        email,
      },
    ])
  })

  it('is a business customer once it is released, and is told', async () => {
    const { register, info, check, decide, subjects } = await open()
    await register(firm)
    expect(await check()).toEqual({ CompanyCheck__c: { value: 'open' }, VatId__c: { value: 'DE999990002' } })
    expect((await decide('released', email.toUpperCase())).status).toBe(200)
    expect(await info()).toMatchObject({ UserType: 'business', companyName: 'Kistenwerk GmbH' })
    expect(await check()).toEqual({ VatId__c: { value: 'DE999990002' } })
    expect((await subjects())[0]).toBe('Ihr Geschäftskonto ist freigeschaltet')
    expect((await decide('released')).status).toBe(404)
  })

  it('stays a private customer where it is refused, and is told', async () => {
    const { register, info, check, decide, subjects } = await open()
    await register(firm)
    await decide('refused')
    expect(await info()).toMatchObject({ UserType: 'private' })
    expect(await check()).toMatchObject({ CompanyCheck__c: { value: 'refused' } })
    expect((await subjects())[0]).toBe('Ihr Konto bleibt ein Privatkonto')
  })

  it('is told in the language of the page', async () => {
    const { register, subjects } = await open('CH')
    await register({ ...firm, vatId: 'CHE-109.999.009 TVA' })
    expect(await subjects()).toEqual([
      'Votre compte est ouvert, votre entreprise est en cours de vérification',
    ])
  })

  it.each([
    [{ companyName: ' ' }, /Namen Ihrer Firma/],
    [{ companyName: 'x'.repeat(81) }, /Namen Ihrer Firma/],
    [{ vatId: '' }, /Umsatzsteuer/],
    [{ vatId: 'DE999990003' }, /Umsatzsteuer/],
    [{ vatId: 'US123456789' }, /Umsatzsteuer/],
  ])('is refused with %j', async (change, text) => {
    const { register, call } = await open()
    const { status, body } = await register({ ...firm, ...change })
    expect([status, (body as { errors: string[] }).errors]).toEqual([400, [expect.stringMatching(text)]])
    expect((await call('/__sandbox/firms')).body).toEqual({ firms: [] })
  })

  it('does not mail a link that is typed as its name', async () => {
    const { register, call } = await open()
    await register({ ...firm, companyName: 'https://evil.example/login' })
    const [mail] = (await call('/__sandbox/mails')).body.mails as { text: string }[]
    expect(mail?.text).not.toContain('evil')
  })

  it('does not pay by invoice until it is released, whatever the amount', async () => {
    const { register, inShop, decide } = await open()
    await register(firm)
    const pay = async () => {
      await inShop('carts/current/cart-items', {
        body: { productId: '01tCN0001001180YAA', quantity: '25', type: 'Product' },
      })
      await inShop('checkouts', { method: 'PUT', body: { cartId: 'active' } })
      const payment = { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' }
      return await inShop('checkouts/active/payments', { body: payment })
    }
    const refused = await pay()
    expect([refused.status, (refused.body as { errors: { detail: string }[] }).errors[0]?.detail]).toEqual([
      422,
      expect.stringContaining('sobald wir Ihre Firma geprüft haben'),
    ])
    await decide('released')
    expect((await pay()).status).toBe(201)
  })
})

describe('the seller’s check', () => {
  it.each([
    [{ email, decision: 'maybe' }, [400, 'INVALID_API_INPUT']],
    [{ decision: 'released' }, [400, 'INVALID_API_INPUT']],
    [{ email: 'nobody@example.com', decision: 'released' }, [404, 'ITEM_NOT_FOUND']],
  ])('refuses %j', async (body, expected) => {
    const { call } = await open()
    expect(errorOf(await call('/__sandbox/firms', { body }))).toEqual(expected)
  })

  it('is a form of the start page', async () => {
    const { call, register } = await open()
    await register(firm)
    const page = await call('/__sandbox', { headers: { Accept: 'text/html' } })
    expect(page.status).toBe(200)
    const body = new URLSearchParams({ email, decision: 'released' }).toString()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const sent = await call('/__sandbox/firms', { method: 'POST', body, headers })
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/__sandbox'])
  })
})
