import { describe, expect, it } from 'vitest'
import { now, openShop } from '../../../fixtures/shopper.fixture'
import { pay, readyToPay } from '../../../fixtures/ordering.fixture'

const paymentOrigin = 'http://127.0.0.1:8788'
const open = () => openShop({ paymentOrigin, now })

type Sandbox = ReturnType<typeof open>['sandbox']

const get = (sandbox: Sandbox, path: string) => sandbox.paymentPages(new Request(paymentOrigin + path))

const send = (sandbox: Sandbox, body: object, origin = paymentOrigin) =>
  sandbox.paymentPages(
    new Request(`${paymentOrigin}/tokens`, {
      method: 'POST',
      headers: { Origin: origin },
      body: JSON.stringify(body),
    }),
  )

const card = { method: 'card', number: '4111 1111 1111 1111', expiry: '12/30', code: '123' }

describe('the frame of the payment provider', () => {
  const frame = '/frame?method=card&locale=fr-CH&shop=https://shop.example/any'

  it('may be embedded by its shop only, and runs no inline script', async () => {
    const response = await get(open().sandbox, frame)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain('frame-ancestors https://shop.example')
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    const text = await response.text()
    expect(text).not.toMatch(/<script(?! src="\/frame\.js")|style=|<style| on\w+=/)
    expect(text).toContain('<html lang="fr-CH"')
  })

  it.each([
    ['card', ['Numéro de carte', 'Valable jusqu’à', 'Code de sécurité']],
    ['sepa', ['Nom du titulaire du compte', 'IBAN']],
    ['applePay', []],
  ])('%s: labels every field', async (method, labels) => {
    const text = await (await get(open().sandbox, frame.replace('card', method))).text()
    const found = [...text.matchAll(/<label for="(\w+)">([^<]+)<\/label>/g)]
    expect(found.map(([, , label]) => label)).toEqual(labels)
    for (const [, id] of found) expect(text).toContain(`id="${id}"`)
  })

  it.each([
    '/frame',
    '/frame?method=cash&locale=de&shop=https://a.example',
    '/frame?method=card&locale=de&shop=data:,',
  ])('is not %s', async (path) => {
    expect((await get(open().sandbox, path)).status).toBe(400)
  })

  it.each([
    ['4111 1111 1111 1111', 'Success'],
    ['4000000000000002', 'Decline'],
    ['4000-0000-0000-3220', 'RequiresReview'],
    ['5105105105105100', 'Decline'],
  ])('makes a token of card %s that leads to %s, and stores no card', async (number, code) => {
    const { sandbox, db, as } = open()
    const response = await send(sandbox, { ...card, number })
    const { token, label } = (await response.json()) as { token: string; label: string }
    expect([response.status, label]).toEqual([201, `•••• ${number.slice(-4)}`])
    const buyer = as('reto')
    await readyToPay(buyer)
    expect((await pay(buyer, token)).body.salesforceResultCode).toBe(code)
    expect(JSON.stringify(db.all('SELECT * FROM payment_token'))).not.toContain(number.slice(-4))
  })

  it.each<[string, object, readonly string[]]>([
    ['nothing', { method: 'card' }, ['number', 'expiry', 'code']],
    ['a wrong check digit', { ...card, number: '4111111111111112' }, ['number']],
    ['a card that is over', { ...card, expiry: '10/26' }, ['expiry']],
    ['a month that does not exist', { ...card, expiry: '13/30' }, ['expiry']],
    ['a code of two digits', { ...card, code: '12' }, ['code']],
    ['a wrong IBAN', { method: 'sepa', holder: 'Ida', iban: 'DE89370400440532013001' }, ['iban']],
    ['no holder', { method: 'sepa', holder: ' ', iban: 'DE89370400440532013000' }, ['holder']],
    ['no method', {}, []],
  ])('names what is wrong: %s', async (_, body, problems) => {
    const response = await send(open().sandbox, body)
    expect([response.status, await response.json()]).toEqual([422, { problems }])
  })

  it.each([
    ['this month', '11/26'],
    ['four digits of the year', '12/2030'],
    ['no slash', '1230'],
  ])('takes a card that is valid until %s', async (_, expiry) => {
    expect((await send(open().sandbox, { ...card, expiry })).status).toBe(201)
  })

  it('makes tokens of accounts and of the wallet', async () => {
    const { sandbox } = open()
    const account = { method: 'sepa', holder: 'Ida Moser', iban: 'de89 3704 0044 0532 0130 00' }
    for (const body of [account, { method: 'applePay' }]) expect((await send(sandbox, body)).status).toBe(201)
  })

  it('makes no tokens for other pages', async () => {
    expect((await send(open().sandbox, card, 'https://evil.example')).status).toBe(403)
  })
})

describe('the page on which a payment is confirmed', () => {
  async function leave() {
    const shop = open()
    const buyer = shop.as('reto')
    await readyToPay(buyer)
    const { body } = await buyer.call('POST', 'checkouts/active/payments', {
      requestType: 'ClientRequest',
      paymentToken: 'twint',
      paymentsData: JSON.stringify({ PaymentMethod__c: 'twint', ReturnUrl__c: 'https://shop.example/back' }),
    })
    const { redirectUrl } = body.paymentsData as { redirectUrl: string }
    return { ...shop, path: new URL(redirectUrl).pathname }
  }

  it('names amount and method, works without scripts, and its form may lead back to the shop', async () => {
    const { sandbox, path } = await leave()
    const response = await get(sandbox, path)
    expect(response.headers.get('Content-Security-Policy')).toContain(
      "form-action 'self' https://shop.example;",
    )
    const text = await response.text()
    expect(text).toMatch(/<h1>[^<]*CHF/)
    expect(text).toContain('With TWINT')
    expect(text.match(/<button name="decision"/g)).toHaveLength(4)
    expect(text).not.toContain('<script')
  })

  it('leads back to the shop once the payment is decided', async () => {
    const { sandbox, path } = await leave()
    const headers = { Origin: paymentOrigin }
    const body = new URLSearchParams({ decision: 'cancel' })
    await sandbox.paymentPages(new Request(paymentOrigin + path, { method: 'POST', headers, body }))
    const text = await (await get(sandbox, path)).text()
    expect(text).toContain('decided already')
    expect(text).toContain('href="https://shop.example/back"')
    expect(text).not.toContain('<form')
  })

  it('does not exist for an unknown transaction or decision', async () => {
    const { sandbox, path } = await leave()
    expect((await get(sandbox, '/pay/txn_unknown')).status).toBe(404)
    const body = new URLSearchParams({ decision: 'steal' })
    const request = new Request(paymentOrigin + path, {
      method: 'POST',
      headers: { Origin: paymentOrigin },
      body,
    })
    expect((await sandbox.paymentPages(request)).status).toBe(404)
  })
})
