import { describe, expect, it } from 'vitest'
import { createNodeSandbox } from '../server'
import { openBrowser } from './browser.fixture'
import { placeOrder } from './ordering.fixture'
import { openShop } from './shopper.fixture'

const path = '/services/apexrest/legal/withdrawals'
const request = {
  ...{ name: 'Jonas Weber', orderReferenceNumber: 'KR4TN-BQX5A', email: 'jonas.weber@example.de' },
  language: 'de',
}
const body = { request, idempotencyKey: 'key 1' }

function open() {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const { call } = openBrowser(sandbox)
  const declare = (sent: unknown = body, site = '/de-shop') => call(`${site}${path}`, { body: sent })
  const mails = async () =>
    ((await call('/__sandbox/mails')).body as { mails: { to: string; text: string }[] }).mails
  return { sandbox, declare, mails }
}

describe('the withdrawal function', () => {
  it('takes a declaration of somebody who is not signed in, and says when it was received', async () => {
    const { status, body: receipt } = await open().declare()
    expect([status, receipt]).toEqual([
      201,
      {
        withdrawalId: expect.stringMatching(/^0wd\w{15}$/) as string,
        receivedAt: '2026-11-21T09:00:00.000Z',
        isOrderKnown: false,
      },
    ])
  })

  it('sends the receipt with content, date and time', async () => {
    const { declare, mails } = open()
    const lines = ['25 × 1001180 Faltkarton', '10 × 2000310 Abroller']
    const { body: receipt } = await declare({ ...body, request: { ...request, lines } })
    const [mail, ...others] = await mails()
    expect([mail?.to, others]).toEqual(['jonas.weber@example.de', []])
    expect(mail?.text).toContain('21. November 2026 um 10:00:00 MEZ')
    for (const part of [receipt.withdrawalId, request.name, request.orderReferenceNumber, ...lines]) {
      expect(mail?.text).toContain(part)
    }
    expect(mail?.text).toContain('fanden wir keine Bestellung')
  })

  it.each([
    ['en-US', 'The whole order'],
    ['fr-CH', 'Die gesamte Bestellung'],
    ['xx', 'Die gesamte Bestellung'],
  ])('writes the receipt in %s, or in the shop’s own language', async (language, words) => {
    const { declare, mails } = open()
    await declare({ ...body, request: { ...request, language } })
    expect((await mails())[0]?.text).toContain(words)
  })

  it('writes the receipt of the Swiss shop in French too', async () => {
    const { declare, mails } = open()
    await declare({ ...body, request: { ...request, language: 'fr-CH' } }, '')
    expect((await mails())[0]?.text).toContain('Toute la commande')
  })

  it('makes one declaration of a form that is sent twice, with one mail', async () => {
    const { sandbox, declare, mails } = open()
    const first = await declare()
    sandbox.clock.advance(60_000)
    const second = await declare()
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await mails()).toHaveLength(1)
  })

  it('takes the same key for another declaration in the other shop', async () => {
    const { declare } = open()
    await declare()
    expect((await declare(body, '')).status).toBe(201)
  })

  it('refuses a key that stands for another declaration', async () => {
    const { declare, mails } = open()
    await declare()
    const { status, body: refusal } = await declare({ ...body, request: { ...request, name: 'Mira Kern' } })
    expect([status, refusal.success]).toEqual([422, false])
    expect(await mails()).toHaveLength(1)
  })

  it('finds the order, whatever the case of its number, in its own shop only', async () => {
    const shop = openShop()
    const orderReferenceNumber = (await placeOrder(shop.as('reto'))).toLowerCase()
    const { call } = openBrowser(shop.sandbox)
    const isKnown = async (site: string) => {
      const sent = { ...body, request: { ...request, orderReferenceNumber } }
      return (await call(`${site}${path}`, { body: sent })).body.isOrderKnown as boolean
    }
    expect([await isKnown(''), await isKnown('/de-shop')]).toEqual([true, false])
  })

  it('is told with its order from then on, in its own shop only', async () => {
    const shop = openShop()
    const reto = shop.as('reto')
    const number = await placeOrder(reto)
    const { call } = openBrowser(shop.sandbox)
    const declare = (site: string, lines: readonly string[], idempotencyKey: string) => {
      const sent = { ...request, orderReferenceNumber: number.toLowerCase(), lines }
      return call(`${site}${path}`, { body: { request: sent, idempotencyKey } })
    }
    const { withdrawalId, receivedAt } = (await declare('', ['5 × 1001010'], 'a')).body
    await declare('/de-shop', [], 'b')
    expect((await reto.get(`order-summaries/${number}`)).body).toMatchObject({
      withdrawals: [{ withdrawalId, receivedAt, lines: ['5 × 1001010'] }],
    })
  })

  it.each([
    [{}, 4],
    [{ ...body, idempotencyKey: '' }, 1],
    [{ ...body, request: { ...request, name: ' ' } }, 1],
    [{ ...body, request: { ...request, name: 'x'.repeat(201) } }, 1],
    [{ ...body, request: { ...request, email: 'jonas' } }, 1],
    [{ ...body, request: { ...request, orderReferenceNumber: 7 } }, 1],
    [{ ...body, request: { ...request, lines: 'all' } }, 1],
    [{ ...body, request: { ...request, lines: ['x'.repeat(501)] } }, 1],
  ])(
    'refuses what is not complete, case %#, with a text for each thing that is wrong',
    async (sent, count) => {
      const { declare, mails } = open()
      const { status, body: refusal } = await declare(sent)
      expect([status, refusal.errors.length]).toEqual([400, count])
      expect(await mails()).toEqual([])
    },
  )

  it('refuses a member that it does not know', async () => {
    const { declare } = open()
    expect((await declare({ ...body, surprise: 1 })).status).toBe(400)
    expect((await declare({ ...body, request: { ...request, surprise: 1 } })).status).toBe(400)
  })
})
