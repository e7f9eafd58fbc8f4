import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../fixtures/browser.fixture'
import { openShop } from '../../fixtures/shopper.fixture'
import { findOrder, listOrderItems } from '../records/order-repository'
import { pay, placeOrder, readyGuest } from '../../fixtures/ordering.fixture'
import type { Sandbox } from '../../sandbox'
import { createNodeSandbox } from '../../server'

const path = '/services/apexrest/legal/withdrawals'
const request = {
  name: 'Jonas Weber',
  orderReferenceNumber: 'KR4TN-BQX5A',
  email: 'jonas.weber@example.de',
  language: 'de',
}
const body = { request, idempotencyKey: 'key 1' }

function open(options: Parameters<typeof createNodeSandbox>[0] = {}) {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9), ...options })
  const { call } = openBrowser(sandbox)
  const declare = (sent: unknown = body, site = '/de-shop') => call(`${site}${path}`, { body: sent })
  return { sandbox, declare, mails: () => readMails(sandbox) }
}

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** What the shop sent, the latest first. */
async function readMails(sandbox: Sandbox): Promise<readonly Mail[]> {
  return ((await openBrowser(sandbox).call('/__sandbox/mails')).body as { mails: Mail[] }).mails
}
const shopAddress = /^(?:hallo|kontakt)@cartonnage\.example$/
const receiptOf = (mails: readonly Mail[]) => mails.find(({ to }) => !shopAddress.test(to))
const copyOf = (mails: readonly Mail[]) => mails.find(({ to }) => shopAddress.test(to))

describe('the withdrawal function', () => {
  it('accepts a declaration without signing in, and says when it was received', async () => {
    const { status, body: receipt } = await open().declare()
    expect([status, receipt]).toEqual([
      201,
      {
        withdrawalId: expect.stringMatching(/^W-DE-\d{6}$/) as string,
        receivedAt: '2026-11-21T09:00:00.000Z',
      },
    ])
  })

  it('sends the receipt with date and time, and the shop a copy', async () => {
    const { declare, mails } = open()
    const { body: receipt } = await declare()
    const sent = await mails()
    expect(sent.map(({ to }) => to).toSorted()).toEqual([
      'jonas.weber@example.de',
      'kontakt@cartonnage.example',
    ])
    for (const { text } of sent) {
      expect(text).toContain('21. November 2026 um 10:00:00 MEZ')
      for (const part of [receipt.withdrawalId, request.name, request.orderReferenceNumber])
        expect(text).toContain(part)
    }
    expect(copyOf(sent)?.text).toContain('gibt es keine Bestellung')
  })

  it('says in the receipt where the goods go, where the shop says so', async () => {
    const texts = await Promise.all(
      [{}, { returnAddresses: { DE: 'Firma, Weg 1, 88045 Ort' } }].map(async (options) => {
        const { declare, mails } = open(options)
        await declare()
        const sent = await mails()
        return [receiptOf(sent)?.text, copyOf(sent)?.text]
      }),
    )
    const sentence =
      /\n\nSenden Sie die Ware, .* binnen 14 Tagen an: Firma, Weg 1, 88045 Ort\. Schreiben Sie die Nummer W-DE-000001 auf das Paket\.$/
    expect(texts.map((each) => each.map((text = '') => sentence.test(text)))).toEqual([
      [false, false],
      [true, false],
    ])
  })

  it('finding 5: repeats a stranger’s text plain, short and without links, and gives the shop all of it', async () => {
    const { declare, mails } = open()
    const link = 'https://evil.example/login'
    const lines = [`Ihr Konto ist gesperrt: ${link}`, 'x'.repeat(500), '25 × 1001180 Faltkarton']
    const name = `Jonas www.evil.example\nWeber ${'y'.repeat(100)}`
    const email = 'www.evil.example/x@x.example'
    const typed = { ...request, name, email, orderReferenceNumber: `KR4TN evil.example`, lines }
    await declare({ ...body, request: typed })
    const sent = await mails()
    const receipt = receiptOf(sent)
    expect(`${receipt?.subject} ${receipt?.text}`).not.toMatch(/evil|https?:|www/)
    const written = (receipt?.text ?? '')
      .split('\n')
      .filter((line) => /^(?:- |Name|Bestellnummer)/.test(line))
    expect(written.map((line) => line.slice(0, 24))).toEqual(
      ['Name: Jonas … Weber yyyyy', 'Bestellnummer: KR4TN …', '- Ihr Konto ist gesperrt:'].map((line) =>
        line.slice(0, 24),
      ),
    )
    expect(Math.max(...written.map((line) => line.length))).toBeLessThan(100)
    for (const part of [link, ...lines, name]) expect(copyOf(sent)?.text).toContain(part)
    expect(copyOf(sent)?.subject).toMatch(/^Widerruf W-DE-\d{6}$/)
  })

  it('finding 5: is whole for the address of the order', async () => {
    const shop = openShop()
    const orderReferenceNumber = await placeOrder(shop.as('reto'))
    const name = 'Zoë Reto-Maria '.repeat(8).trim()
    const lines = ['5 × 1001010, siehe https://cartonnage.example']
    const sent = { ...request, orderReferenceNumber, name, lines, email: 'Einkauf@alpenblick.example' }
    const { call } = openBrowser(shop.sandbox)
    await call(path, { body: { request: sent, idempotencyKey: 'a' } })
    const mails = await readMails(shop.sandbox)
    expect(mails.find(({ to }) => to === sent.email)?.text).toContain(`Name: ${name}\n`)
    expect(mails.find(({ to }) => to === sent.email)?.text).toContain(`- ${lines[0]}`)
    expect(copyOf(mails)?.text).toContain('Die Bestellung ist bekannt.')
  })

  it('finding 5: is whole for the address of a guest’s order, but without links', async () => {
    const shop = openShop()
    const guest = shop.as()
    await readyGuest(guest)
    await pay(guest, 'tok_success')
    const placed = await guest.call('POST', 'checkouts/active/orders')
    const { orderReferenceNumber } = placed.body
    const lines = [`Ihr Konto ist gesperrt: evil.example/login ${'x'.repeat(200)}`, '5 × 1001010']
    const sent = {
      ...request,
      orderReferenceNumber,
      lines,
      name: 'https://evil.example',
      email: 'ida@example.com',
    }
    const { call } = openBrowser(shop.sandbox)
    await call(path, { body: { request: sent, idempotencyKey: 'a' } })
    const receipt = (await readMails(shop.sandbox)).find(({ subject }) => subject.includes('withdrawal'))
    expect(receipt?.text).not.toMatch(/evil|https?:/)
    expect(receipt?.text).toContain(`- Ihr Konto ist gesperrt: … ${'x'.repeat(200)}\n- 5 × 1001010`)
  })

  it('finding 5: keeps the lines that the form offered to the order’s buyer, whatever the address', async () => {
    const shop = openShop()
    const reto = shop.as('reto')
    const orderReferenceNumber = await placeOrder(reto)
    const [item] = listOrderItems(shop.db, findOrder(shop.db, orderReferenceNumber)?.id ?? '')
    const line = `${item?.quantity} × ${item?.sku} ${item?.name}`
    const inWords = `${item?.quantity} Stück ${item?.sku} ${item?.name}`
    const declare = async (browser: ReturnType<typeof openBrowser>, idempotencyKey: string) => {
      const sent = {
        ...request,
        orderReferenceNumber,
        lines: [line, inWords, 'a.evil', 'b'],
        email: `${idempotencyKey}@x.example`,
      }
      await browser.call(path, { body: { request: sent, idempotencyKey } })
      const mail = (await readMails(shop.sandbox)).find(({ to }) => to === sent.email)
      return mail?.text.split('\n').filter((text) => text.startsWith('- '))
    }
    expect(await declare(openBrowser(shop.sandbox, reto.cookies), 'buyer')).toEqual([
      `- ${line}`,
      `- ${inWords}`,
      '- … / b',
    ])
    expect(await declare(openBrowser(shop.sandbox), 'stranger')).toHaveLength(1)
  })

  it.each([
    ['en-US', 'The whole order'],
    ['fr-CH', 'Die gesamte Bestellung'],
    ['xx', 'Die gesamte Bestellung'],
  ])('writes the receipt in %s, or in the shop’s own language', async (language, words) => {
    const { declare, mails } = open()
    await declare({ ...body, request: { ...request, language } })
    expect(receiptOf(await mails())?.text).toContain(words)
  })

  it('writes the receipt of the Swiss shop in French too', async () => {
    const { declare, mails } = open()
    await declare({ ...body, request: { ...request, language: 'fr-CH' } }, '')
    expect(receiptOf(await mails())?.text).toContain('Toute la commande')
  })

  it('makes one declaration of a form that is sent twice, with one receipt', async () => {
    const { sandbox, declare, mails } = open()
    const first = await declare()
    sandbox.clock.advance(60_000)
    const second = await declare()
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await mails()).toHaveLength(2)
  })

  it('takes the same key for another declaration in the other shop', async () => {
    const { declare } = open()
    await declare()
    expect((await declare(body, '')).status).toBe(201)
  })

  it('refuses a key that was used for another declaration', async () => {
    const { declare, mails } = open()
    await declare()
    const { status, body: refusal } = await declare({ ...body, request: { ...request, name: 'Mira Kern' } })
    expect([status, refusal.success]).toEqual([422, false])
    expect(await mails()).toHaveLength(2)
  })

  it('finding 5: reveals whether an order has the number only to the shop, in its copy', async () => {
    const shop = openShop()
    const number = (await placeOrder(shop.as('reto'))).toLowerCase()
    const { call } = openBrowser(shop.sandbox)
    const declare = async (site: string, orderReferenceNumber: string) => {
      const email = `${site.slice(1)}${orderReferenceNumber}@x.example`
      const sent = { ...request, email, orderReferenceNumber }
      const idempotencyKey = email
      const { body: given } = await call(`${site}${path}`, { body: { request: sent, idempotencyKey } })
      const mails = await readMails(shop.sandbox)
      const strip = (text: string) =>
        text.replaceAll(new RegExp(`W-\\w{2}-\\d{6}|${orderReferenceNumber}`, 'gi'), '')
      const [receipt, copy] = [mails.find(({ to }) => to === email), copyOf(mails)]
      return { given: Object.keys(given), said: strip(receipt?.text ?? ''), copy: copy?.text }
    }
    const [existing, elsewhere, unknown] = [
      await declare('', number),
      await declare('/de-shop', number),
      await declare('', 'NONE'),
    ]
    expect(existing.given).toEqual(['withdrawalId', 'receivedAt'])
    expect([elsewhere.given, unknown.given]).toEqual([existing.given, existing.given])
    expect(unknown.said).toBe(existing.said)
    expect(existing.copy).toContain('Die Bestellung ist bekannt')
    expect([elsewhere.copy, unknown.copy].filter((copy) => copy?.includes('keine Bestellung'))).toHaveLength(
      2,
    )
  })

  it('is returned with its order from then on, in its own shop only', async () => {
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
    [{ ...body, request: { ...request, email: 'a,b@x.example' } }, 1],
    [{ ...body, request: { ...request, email: 'https://evil.example/x@x.example' } }, 1],
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

describe('a receipt that is asked for again', () => {
  it('repeats the declaration to whoever knows its key, and to nobody else', async () => {
    const { sandbox, declare } = open()
    const { body: receipt } = await declare()
    const lookUp = async (sent: object, site = '/de-shop') => {
      const { status, body: found } = await openBrowser(sandbox).call(`${site}${path}/lookup`, { body: sent })
      return [status, found] as const
    }
    const { withdrawalId } = receipt as { withdrawalId: string }
    const { name, email, orderReferenceNumber } = request
    expect(await lookUp({ withdrawalId, idempotencyKey: 'key 1' })).toEqual([
      200,
      { ...receipt, name, email, orderReferenceNumber, lines: [] },
    ])
    for (const [sent, site] of [
      [{ withdrawalId, idempotencyKey: 'key 2' }],
      [{ withdrawalId: 'W-DE-000999', idempotencyKey: 'key 1' }],
      [{ idempotencyKey: 'key 1' }],
      [{}],
      [{ withdrawalId, idempotencyKey: 'key 1' }, ''],
    ] as const)
      expect((await lookUp(sent, site))[0]).toBe(404)
  })
})
