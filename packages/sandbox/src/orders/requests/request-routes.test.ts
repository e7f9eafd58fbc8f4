import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../fixtures/browser.fixture'
import { openShop } from '../../fixtures/shopper.fixture'
import type { Sandbox } from '../../sandbox'
import { createNodeSandbox } from '../../server'

const path = '/services/apexrest/requests'
const request = {
  ...{ style: '0201', length: 320, width: 210, height: 140, flute: 'B' },
  ...{ printColours: 0, isPrintedInside: false, quantities: [500, 1000], language: 'de' },
}
const guest = { name: 'Mira Kern', email: 'mira@example.de' }
const body = { request: { ...request, ...guest }, idempotencyKey: 'key 1' }

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

const readMails = async (sandbox: Sandbox): Promise<readonly Mail[]> =>
  ((await openBrowser(sandbox).call('/__sandbox/mails')).body as { mails: Mail[] }).mails

function open() {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const { call } = openBrowser(sandbox)
  const send = (sent: unknown = body, site = '/de-shop') => call(`${site}${path}`, { body: sent })
  return { sandbox, send, call, mails: () => readMails(sandbox) }
}

describe('a guest’s request', () => {
  it('gets a number, and one mail to its sender and one to the shop', async () => {
    const { send, mails } = open()
    const { status, body: receipt } = await send()
    expect([status, receipt]).toEqual([
      201,
      {
        requestId: expect.stringMatching(/^a0R/) as string,
        requestNumber: 'N-DE-000001',
        receivedAt: '2026-11-21T09:00:00.000Z',
      },
    ])
    const sent = await mails()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['kontakt@cartonnage.example', 'mira@example.de'])
    for (const { text } of sent) {
      for (const part of ['N-DE-000001', '0201', '320 × 210 × 140 mm', 'B-Welle', '500, 1.000'])
        expect(text).toContain(part)
    }
  })

  it.each([
    ['/de-shop', 'de', 'Ihre Anfrage N-DE-000001 ist bei uns', 'Innenmaß'],
    ['/de-shop', 'en-US', 'We have your request N-DE-000001', 'Inner size'],
    ['', 'de-CH', 'Ihre Anfrage N-CH-000001 ist bei uns', 'Innenmass'],
    ['', 'fr-CH', 'Nous avons bien reçu votre demande N-CH-000001', 'Dimensions intérieures'],
    ['', 'en-US', 'We have your request N-CH-000001', 'Inner size'],
  ])('is confirmed at %s in %s', async (site, language, subject, word) => {
    const { send, mails } = open()
    await send({ ...body, request: { ...body.request, language } }, site)
    const mail = (await mails()).find(({ to }) => to === guest.email)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(word)
  })

  it('repeats a stranger’s texts short and without links, and gives the shop all of them', async () => {
    const { send, mails } = open()
    const link = 'https://evil.example/login'
    const typed = {
      ...{ name: `Mira ${link}`, company: 'www.evil.example', remark: `Jetzt ${link}\n${'x'.repeat(500)}` },
      files: [{ id: 'f1', name: 'evil.example.pdf' }],
    }
    await send({ ...body, request: { ...body.request, ...typed } })
    const sent = await mails()
    expect(sent.find(({ to }) => to === guest.email)?.text).not.toMatch(/evil|x{90}/)
    const copy = sent.find(({ to }) => to !== guest.email)
    for (const text of [link, typed.company, typed.remark, 'evil.example.pdf'])
      expect(copy?.text).toContain(text)
  })

  it('is one request when its form is sent twice', async () => {
    const { sandbox, send, mails } = open()
    const first = await send()
    sandbox.clock.advance(60_000)
    const second = await send()
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await mails()).toHaveLength(2)
  })

  it('refuses a key that was used for another request, and takes it in the other shop', async () => {
    const { send } = open()
    await send()
    expect((await send({ ...body, request: { ...body.request, length: 330 } })).status).toBe(422)
    expect((await send(body, '')).status).toBe(201)
  })

  it('is shown again to whoever knows its key, and to nobody else', async () => {
    const { send, call } = open()
    const { requestId } = (await send()).body as unknown as { requestId: string }
    const lookUp = (sent: object, site = '/de-shop') => call(`${site}${path}/lookup`, { body: sent })
    expect((await lookUp({ requestId, idempotencyKey: 'key 1' })).body).toMatchObject({
      ...{ requestNumber: 'N-DE-000001', status: 'Submitted', quantities: [500, 1000], email: guest.email },
    })
    for (const [sent, site] of [
      [{ requestId, idempotencyKey: 'key 2' }],
      [{ requestId: 'a0R', idempotencyKey: 'key 1' }],
      [{}],
      [{ requestId, idempotencyKey: 'key 1' }, ''],
    ] as const)
      expect((await lookUp(sent, site)).status).toBe(404)
    expect((await call(`/de-shop${path}`)).status).toBe(401)
    expect((await call(`/de-shop${path}/${requestId}`)).status).toBe(401)
  })

  it.each([
    [{ style: '9999' }, 1],
    [{ length: 0, width: 1.5, height: '140' }, 3],
    [{ flute: 'Z' }, 1],
    [{ printColours: 5 }, 1],
    [{ isPrintedInside: 'no' }, 1],
    [{ quantities: [] }, 1],
    [{ quantities: [1, 2, 3, 4] }, 1],
    [{ quantities: [1_000_000] }, 1],
    [{ wishedDate: '2027-02-31T' }, 1],
    [{ remark: 'x'.repeat(4001) }, 1],
    [{ files: [{ id: 'a' }] }, 1],
    [{ files: 'all' }, 1],
    [{ email: 'mira' }, 1],
    [{ name: '' }, 1],
    [{ name: '', email: '' }, 1],
    [{ phone: 'x'.repeat(41) }, 1],
    [{ productId: 'x'.repeat(19) }, 1],
    [{ searchTerm: 'x'.repeat(201) }, 1],
  ])('is refused with %o, with a text for each thing that is wrong', async (wrong, count) => {
    const { send, mails } = open()
    const { status, body: refusal } = await send({ ...body, request: { ...body.request, ...wrong } })
    expect([status, refusal.errors.length]).toEqual([400, count])
    expect(await mails()).toEqual([])
  })

  it('is refused with a member that is not known, and without a key', async () => {
    const { send } = open()
    expect((await send({ ...body, surprise: 1 })).status).toBe(400)
    expect((await send({ ...body, request: { ...body.request, surprise: 1 } })).status).toBe(400)
    expect((await send({ request: body.request })).status).toBe(400)
  })
})

describe('a buyer’s request', () => {
  it('needs no name, belongs to the account, and leads to its offers', async () => {
    const shop = openShop()
    const reto = shop.as('reto')
    const { call } = openBrowser(shop.sandbox, reto.cookies)
    const { status, body: receipt } = await call(path, {
      body: { request: { ...request, language: 'de-CH' }, idempotencyKey: 'key 1' },
    })
    expect(status).toBe(201)
    const { requestId } = receipt as unknown as { requestId: string }
    const listed = (await call(path)).body as unknown as { requests: { requestId: string }[] }
    expect(listed.requests.map((each) => each.requestId)).toEqual([requestId])
    expect((await call(`${path}/${requestId.slice(0, 15)}`)).body).toMatchObject({ requestId, style: '0201' })
    const [mail] = (await readMails(shop.sandbox)).filter(({ to }) => to === 'einkauf@alpenblick.example')
    expect(mail?.text).toContain('Die Offerte finden Sie dann unter:\nhttp://localhost/my/offers')
  })

  it('is confirmed to the buyer’s own address, whatever was entered', async () => {
    const shop = openShop()
    const { call } = openBrowser(shop.sandbox, shop.as('reto').cookies)
    const sent = { ...request, name: 'Ida', email: 'ida@x.example', remark: 'https://evil.example' }
    await call(path, { body: { request: sent, idempotencyKey: 'key 1' } })
    const recipients = (await readMails(shop.sandbox)).map(({ to }) => to)
    expect(recipients.toSorted()).toEqual(['einkauf@alpenblick.example', 'hallo@cartonnage.example'])
  })

  it('is nobody else’s', async () => {
    const shop = openShop()
    const { call } = openBrowser(shop.sandbox, shop.as('reto').cookies)
    const { requestId } = (await call(path, { body: { request, idempotencyKey: 'key 1' } }))
      .body as unknown as { requestId: string }
    const lea = openBrowser(shop.sandbox, shop.as('lea').cookies)
    expect((await lea.call(`${path}/${requestId}`)).status).toBe(404)
    expect((await lea.call(path)).body).toEqual({ requests: [] })
  })
})
