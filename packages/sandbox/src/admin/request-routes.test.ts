import { describe, expect, it } from 'vitest'
import { openBrowser } from '../fixtures/browser.fixture'
import { openShop } from '../fixtures/shopper.fixture'

const box = {
  ...{ style: '0201', length: 320, width: 210, height: 140, flute: 'B' },
  ...{ printColours: 0, isPrintedInside: false, quantities: [500, 1000, 2000], language: 'de-CH' },
}
const lastDay = '2026-12-31'

function open() {
  const shop = openShop()
  const reto = openBrowser(shop.sandbox, shop.as('reto').cookies)
  const stranger = openBrowser(shop.sandbox)
  const ask = async ({ call }: typeof reto, request: object) => {
    const sent = { request: { ...box, ...request }, idempotencyKey: JSON.stringify(request) }
    return (await call('/services/apexrest/requests', { body: sent })).body as unknown as {
      requestNumber: string
      requestId: string
    }
  }
  const admin = (path: string, body?: unknown, headers = {}) =>
    stranger.call(`/__sandbox/requests${path}`, { ...(body === undefined ? {} : { body }), headers })
  const mails = async () =>
    (
      (await stranger.call('/__sandbox/mails')).body as {
        mails: { to: string; subject: string; text: string }[]
      }
    ).mails
  return { shop, reto, stranger, ask, admin, mails }
}

describe('a request that is answered', () => {
  it('becomes an approved quote for each quantity with a price', async () => {
    const { shop, reto, ask, admin } = open()
    const { requestNumber, requestId } = await ask(reto, { remark: 'Rillung aussen' })
    const { status, body } = await admin('/answer', {
      ...{ requestNumber, unitPrices: ['0.82', null, '0.6125'], lastDay, note: 'Ab Werk' },
    })
    expect([status, body]).toMatchObject([
      200,
      { status: 'Answered', quotes: [{ quantity: 500 }, { quantity: 2000 }] },
    ])
    const { quotes } = (await reto.call(`/services/apexrest/requests/${requestId}`)).body as unknown as {
      quotes: { quoteId: string }[]
    }
    const db = shop.db
    const lines = quotes.map(({ quoteId }) =>
      db.get(
        `SELECT q.status, q.last_day, q.name, l.description, l.quantity, l.unit_price, l.sku FROM quote q
         JOIN quote_line l ON l.quote_id = q.id WHERE q.id = ?`,
        quoteId,
      ),
    )
    expect(lines).toMatchObject([
      {
        ...{ status: 'Approved', last_day: lastDay, quantity: 500, unit_price: '0.82', sku: '2000480' },
        name: '320 × 210 × 140 mm, 500 Stück (N-CH-000001)',
        description: 'FEFCO 0201, 320 × 210 × 140 mm, B-Welle, unbedruckt',
      },
      { quantity: 2000, unit_price: '0.6125' },
    ])
  })

  it('of a guest is a mail with the prices, net and with VAT', async () => {
    const { stranger, ask, admin, mails } = open()
    const { requestNumber } = await ask(stranger, { name: 'Mira Kern', email: 'mira@example.ch' })
    await admin('/answer', { requestNumber, unitPrices: ['0.82', '0.70'], lastDay, note: null })
    const [mail] = (await mails()).filter(({ subject }) => subject.startsWith('Preise'))
    expect(mail?.to).toBe('mira@example.ch')
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
      '500 Stück zu CHF 0.82: CHF 410.00 netto, CHF 443.21 mit MWST',
    )
    expect(mail?.text).toContain('Die Preise gelten bis 31. Dezember 2026')
    expect(mail?.text).not.toContain('offers')
  })

  it('has one answer', async () => {
    const { reto, ask, admin } = open()
    const { requestNumber } = await ask(reto, {})
    const answer = { requestNumber, unitPrices: ['0.82'], lastDay, note: null }
    expect((await admin('/answer', answer)).status).toBe(200)
    expect((await admin('/answer', answer)).status).toBe(409)
    expect((await admin('/decline', { requestNumber, note: null })).status).toBe(409)
    expect((await admin('')).body).toEqual({ requests: [] })
  })

  it.each([
    [{ unitPrices: [] }, 400],
    [{ unitPrices: [null, null] }, 400],
    [{ unitPrices: ['0'] }, 400],
    [{ unitPrices: ['0.12345'] }, 400],
    [{ unitPrices: ['1', '1', '1', '1'] }, 400],
    [{ unitPrices: 'all' }, 400],
    [{ lastDay: '2026-11-20' }, 400],
    [{ lastDay: 'morgen' }, 400],
    [{ requestNumber: 'N-CH-999999' }, 404],
  ])('is refused with %o, and stays open', async (wrong, expected) => {
    const { reto, ask, admin } = open()
    const { requestNumber } = await ask(reto, {})
    const { status } = await admin('/answer', { requestNumber, unitPrices: ['1'], lastDay, ...wrong })
    expect(status).toBe(expected)
    expect((await admin('')).body).toMatchObject({ requests: [{ requestNumber, status: 'Submitted' }] })
  })

  it('can be declined, with a mail that says so', async () => {
    const { reto, ask, admin, mails } = open()
    const { requestNumber, requestId } = await ask(reto, {})
    await admin('/decline', { requestNumber, note: 'Zu gross für unsere Maschine' })
    expect((await reto.call(`/services/apexrest/requests/${requestId}`)).body).toMatchObject({
      status: 'Declined',
    })
    expect((await mails())[0]?.text).toContain('Zu gross für unsere Maschine')
  })
})

describe('the start page', () => {
  it('has the open requests, and answers one with its form', async () => {
    const { shop, reto, ask, admin } = open()
    const { requestNumber } = await ask(reto, { remark: '<b>Rillung</b>' })
    const page = await shop.sandbox.fetch(
      new Request('http://localhost/__sandbox', { headers: { Accept: 'text/html' } }),
    )
    const response = await page.text()
    expect(response).toContain('&lt;b&gt;Rillung')
    expect(response).toContain('Net unit price for 2000')
    expect(response).not.toContain('idempotencyKey')
    const form = new URLSearchParams({
      ...{ requestNumber, unitPrice1: '0,82', unitPrice2: '', unitPrice3: '', lastDay, note: '' },
    })
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await admin('/answer', form.toString(), headers)).status).toBe(303)
    expect((await admin('')).body).toEqual({ requests: [] })
  })
})
