import { describe, expect, it } from 'vitest'
import { openBrowser } from '../fixtures/browser.fixture'
import { openShop, errorOf } from '../fixtures/shopper.fixture'
import { placeOrder } from '../fixtures/ordering.fixture'
import { createNodeSandbox, type NodeSandboxOptions } from '../server'
import { shops } from '../shop'

function open(options?: NodeSandboxOptions) {
  const sandbox = createNodeSandbox({ now: 0, ...options })
  const call = (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(`http://localhost${path}`, init))
  const post = (path: string, body: unknown, headers: HeadersInit = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers })
  const submit = (path: string, fields: Record<string, string>, headers: HeadersInit = {}) =>
    call(path, { method: 'POST', body: new URLSearchParams(fields), headers })
  return { ...sandbox, call, post, submit }
}

describe('/__sandbox', () => {
  it('describes the sandbox, without stored passwords', async () => {
    const text = await (await open().call('/__sandbox')).text()
    expect(JSON.parse(text)).toMatchObject({ name: '@cartonnage/sandbox', now: '1970-01-01T00:00:00.000Z' })
    expect(text).not.toContain('pbkdf2')
  })

  it('goes back to the first start', async () => {
    const { post, faults, call } = open()
    faults.arm({ kind: 'drop-before', match: { path: '/never' } })
    await post('/__sandbox/events', { loading: true })
    expect((await post('/__sandbox/reset', {})).status).toBe(204)
    expect(faults.list()).toEqual([])
    expect(await (await call('/__sandbox/events')).json()).toEqual({ guestsimulation: { loading: false } })
  })

  it('refuses commands when it is switched off or called from another site', async () => {
    expect((await open({ admin: false }).post('/__sandbox/clock', { advance: 1 })).status).toBe(403)
    const from = (site: string) => ({ 'Sec-Fetch-Site': site })
    const { post, submit } = open()
    expect((await post('/__sandbox/clock', { advance: 1 }, from('cross-site'))).status).toBe(403)
    expect((await submit('/__sandbox/reset', {}, from('cross-site'))).status).toBe(403)
    expect((await submit('/__sandbox/reset', {}, from('same-site'))).status).toBe(403)
    expect((await submit('/__sandbox/reset', {}, from('same-origin'))).status).toBe(303)
  })
})

describe('/__sandbox/faults', () => {
  it('arms a fault, lists it, shows it by its id and disarms it', async () => {
    const { post, call } = open()
    const fault = { kind: 'status', status: 500, match: { path: '/health' }, times: 2 }
    const armed = await post('/__sandbox/faults', fault)
    const { id } = await armed.json()
    expect(armed.status).toBe(201)
    expect((await call('/health')).status).toBe(500)
    expect(await (await call('/__sandbox/faults')).json()).toEqual({ faults: [{ ...fault, id, times: 1 }] })
    expect(await (await call(`/__sandbox/faults/${id}`)).json()).toMatchObject({ id, times: 1 })
    expect((await call(`/__sandbox/faults/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await call(`/__sandbox/faults/${id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await call(`/__sandbox/faults/${id}`)).status).toBe(404)
  })

  it('disarms all', async () => {
    const { post, call, faults } = open()
    await post('/__sandbox/faults', { kind: 'drop-before' })
    expect((await call('/__sandbox/faults', { method: 'DELETE' })).status).toBe(204)
    expect(faults.list()).toEqual([])
  })

  it.each([
    [{ kind: 'explode' }],
    [{ kind: 'toString' }],
    [{ kind: 'status', status: 'many' }],
    [{ kind: 'status', status: 500.5 }],
    [{ kind: 'status', errorCode: 5 }],
    [{ kind: 'delay', ms: -1 }],
    [{ kind: 'delay', probability: 2 }],
    [{ kind: 'delay', match: 'all' }],
    [{ kind: 'delay', match: { path: '(' } }],
    [{ kind: 'delay', match: { header: 'not a name' } }],
    [{ kind: 'delay', match: { colour: 'red' } }],
    [{ kind: 'delay', colour: 'red' }],
  ])('refuses the fault %j', async (fault) => {
    expect((await open().post('/__sandbox/faults', fault)).status).toBe(400)
  })
})

describe('/__sandbox/clock', () => {
  it('moves, sets, stops and starts the time', async () => {
    const { post, call, clock } = open()
    await post('/__sandbox/clock', { advance: 90_000 })
    expect(clock.now()).toBe(90_000)
    await post('/__sandbox/clock', { set: '2026-11-21T09:00:00Z' })
    expect(clock.now()).toBe(Date.UTC(2026, 10, 21, 9))
    await post('/__sandbox/clock', { freeze: false })
    expect(clock.isFrozen).toBe(false)
    await post('/__sandbox/clock', { freeze: true })
    expect(await (await call('/__sandbox/clock')).json()).toMatchObject({ isFrozen: true })
  })

  it.each([
    [{}],
    [{ advance: -1 }],
    [{ advance: '1' }],
    [{ advance: 1, freeze: true }],
    [{ set: 'soon' }],
    [{ set: 1e20 }],
    [{ freeze: 'yes' }],
    [{ back: 1 }],
  ])('refuses %j', async (command) => {
    expect((await open().post('/__sandbox/clock', command)).status).toBe(400)
  })
})

describe('/__sandbox/events', () => {
  it('notifies listeners when a guest simulation loads, until they disconnect', async () => {
    const { call, post } = open()
    const stream = await call('/__sandbox/events', { headers: { Accept: 'text/event-stream' } })
    expect(stream.headers.get('Content-Type')).toBe('text/event-stream')
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('event: guestsimulation\ndata: {"loading":false}\n\n')
    expect((await post('/__sandbox/events', { loading: true })).status).toBe(200)
    expect((await reader?.read())?.value).toBe('event: guestsimulation\ndata: {"loading":true}\n\n')
    await reader?.cancel()
    expect((await post('/__sandbox/events', { loading: false })).status).toBe(200)
  })

  it('refuses what is neither true nor false', async () => {
    const { post, submit } = open()
    expect((await post('/__sandbox/events', { loading: 'yes' })).status).toBe(400)
    expect((await submit('/__sandbox/events', {})).status).toBe(400)
  })
})

describe('/__sandbox/products', () => {
  const read = async (shop: ReturnType<typeof openShop>) =>
    (await shop.as('reto').get('products/01tCN0001001100YAA')).body.fields
  const withdraw = ({ sandbox }: ReturnType<typeof openShop>, body: BodyInit) =>
    sandbox.fetch(new Request('https://shop.example/__sandbox/products', { method: 'POST', body }))

  it('takes a product off sale, which keeps its page and names its successor', async () => {
    const shop = openShop()
    expect(await read(shop)).toMatchObject({ Status__c: 'active', NextSupplyDate__c: expect.any(String) })
    const response = await withdraw(shop, JSON.stringify({ sku: '1001100', successor: '1001180' }))
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        productId: '01tCN0001001100YAA',
        status: 'discontinued',
        stock: 0,
        successorId: '01tCN0001001180YAA',
      },
    ])
    const fields = await read(shop)
    expect(fields).toMatchObject({
      Status__c: 'discontinued',
      Stock__c: '0',
      SuccessorId__c: '01tCN0001001180YAA',
    })
    expect(fields).not.toHaveProperty('NextSupplyDate__c')
    const line = { productId: '01tCN0001001100YAA', quantity: '25', type: 'Product' }
    expect((await shop.as('reto').call('POST', 'carts/current/cart-items', line)).status).toBe(400)
    const found = await shop.as('reto').get('search/products?searchTerm=1001100')
    expect(JSON.stringify(found.body)).not.toContain('01tCN0001001100YAA')
  })

  it('leaves some of it in stock, by the form of the start page', async () => {
    const shop = openShop()
    const form = new URLSearchParams({ sku: ' 1001100 ', stock: '40', successor: '' })
    expect((await withdraw(shop, form)).status).toBe(303)
    expect(await read(shop)).toMatchObject({ Status__c: 'discontinued', Stock__c: '40' })
  })

  it.each([
    [404, { sku: '9999999' }],
    [404, { sku: '1001100', successor: '9999999' }],
    [400, { sku: '1001100', stock: -1 }],
    [400, {}],
  ])('refuses with %i %j', async (status, body) => {
    expect((await withdraw(openShop(), JSON.stringify(body))).status).toBe(status)
  })
})

describe('the forms of the start page', () => {
  it('move an order on', async () => {
    const shop = openShop()
    const orderNumber = await placeOrder(shop.as('reto'))
    const body = new URLSearchParams({ orderNumber: ` ${orderNumber} `, step: 'packed' })
    const request = new Request('https://shop.example/__sandbox/orders', { method: 'POST', body })
    expect((await shop.sandbox.fetch(request)).status).toBe(303)
    const { body: order } = await shop.as('reto').get(`order-summaries/${orderNumber}`)
    expect(order).toMatchObject({ status: 'InFulfilment' })
  })

  it('arm a fault from the fields that are filled in', async () => {
    const { submit, faults } = open()
    const fields = {
      kind: 'status',
      status: '503',
      path: '/carts',
      method: '',
      header: '',
      times: '3',
      ms: '',
    }
    const response = await submit('/__sandbox/faults', fields)
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/__sandbox'])
    const fault = { kind: 'status', status: 503, match: { path: '/carts' }, times: 3 }
    expect(faults.list()).toEqual([{ id: expect.any(String), ...fault }])
  })

  it('disarm faults', async () => {
    const { submit, faults } = open()
    const { id } = faults.arm({ kind: 'drop-before' })
    faults.arm({ kind: 'drop-after' })
    await submit(`/__sandbox/faults/${id}/clear`, {})
    expect(faults.list()).toHaveLength(1)
    await submit('/__sandbox/faults/clear', {})
    expect(faults.list()).toEqual([])
  })

  it('move, set and stop the clock, and raise the guest simulation', async () => {
    const { submit, clock, call } = open()
    await submit('/__sandbox/clock', { advance: '2', unit: '60000' })
    expect(clock.now()).toBe(120_000)
    await submit('/__sandbox/clock', { set: '2026-11-21T09:00' })
    expect(clock.now()).toBe(Date.UTC(2026, 10, 21, 9))
    await submit('/__sandbox/clock', { freeze: 'false' })
    expect(clock.isFrozen).toBe(false)
    await submit('/__sandbox/events', { loading: 'true' })
    expect(await (await call('/__sandbox/events')).json()).toEqual({ guestsimulation: { loading: true } })
  })

  it('show on the page what was wrong, as text', async () => {
    const response = await open().submit('/__sandbox/faults', { kind: '<script>alert(1)</script>' })
    const page = await response.text()
    expect(response.status).toBe(400)
    expect(page).toContain('role="alert"')
    expect(page).not.toContain('<script>')
  })
})

const swiss = `/__sandbox/settings/${shops.CH.webstoreId}`

function openSettings(options = {}) {
  const sandbox = createNodeSandbox(options)
  const { call } = openBrowser(sandbox)
  const context = (shop: 'CH' | 'DE' = 'CH') =>
    call(`/services/data/v65.0/commerce/webstores/${shops[shop].webstoreId}/application-context`)
  return { call, context, sandbox }
}

describe('settings of a webstore', () => {
  it('show in the application context of that shop only', async () => {
    const { call, context } = openSettings()
    const body = {
      sessionDrivenCurrency: true,
      guestCheckoutEnabled: true,
      placeOrderV2Enabled: true,
      highScaleCartEnabled: true,
      maxAge: 20,
    }
    const { status, body: all } = await call(swiss, { method: 'PATCH', body })
    expect([status, all.guestCartEnabled]).toEqual([200, true])
    const changed = await context()
    expect(changed.headers.get('Cache-Control')).toBe('max-age=20')
    expect(changed.body).toMatchObject({
      sessionDrivenCurrency: true,
      guestCheckoutEnabled: true,
      placeOrderV2Enabled: true,
      propertiesEx: { highScaleCartEnabled: true },
    })
    expect((await context('DE')).body).toMatchObject({
      sessionDrivenCurrency: false,
      placeOrderV2Enabled: false,
    })
  })

  it('replace the markets', async () => {
    const { call, context } = openSettings()
    const markets = [{ marketId: '0ZICH00000000008AAA', localeCurrencyMap: { de_CH: 'EUR' } }]
    await call(swiss, { method: 'PATCH', body: { markets } })
    expect((await context()).body.markets).toEqual(markets)
  })

  it('are as at the first start after a reset', async () => {
    const { call, context, sandbox } = openSettings()
    await call(swiss, { method: 'PATCH', body: { guestCartEnabled: false, maxAge: 0 } })
    expect((await context()).headers.get('Cache-Control')).toBe('no-store')
    sandbox.reset()
    expect((await call(swiss)).body).toMatchObject({ guestCartEnabled: true, maxAge: 300 })
  })

  it.each([
    ['INVALID_API_INPUT', { guestCartEnabled: 'yes' }],
    ['INVALID_API_INPUT', { maxAge: -1 }],
    ['INVALID_API_INPUT', { maxAge: '20' }],
    ['INVALID_API_INPUT', { markets: [{ marketId: 1 }] }],
    ['INVALID_API_INPUT', { markets: [{ marketId: 'm', localeCurrencyMap: { de_CH: 1 } }] }],
    ['JSON_PARSER_ERROR', { colour: true }],
  ])('are refused with %s: %j', async (errorCode, body) => {
    const response = await openSettings().call(swiss, { method: 'PATCH', body })
    expect(errorOf(response)).toEqual([400, errorCode])
  })

  it('stay as they are for pages of other sites, and without the admin calls', async () => {
    const body = { maxAge: 1 }
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await openSettings().call(swiss, { method: 'PATCH', body, headers })).status).toBe(403)
    expect((await openSettings({ admin: false }).call(swiss, { method: 'PATCH', body })).status).toBe(403)
    expect((await openSettings().call('/__sandbox/settings/0ZE')).status).toBe(404)
  })
})

interface MailBox {
  readonly count: number
  readonly mails: readonly { readonly to: string; readonly subject: string; readonly text: string }[]
}

const read = async ({ sandbox }: ReturnType<typeof openShop>, headers = {}) => {
  const response = await sandbox.fetch(new Request('https://shop.example/__sandbox/mails', { headers }))
  return { status: response.status, body: (await response.json()) as MailBox }
}

describe('the mail box', () => {
  it('is empty before anything was ordered', async () => {
    expect(await read(openShop())).toEqual({ status: 200, body: { count: 0, mails: [] } })
  })

  it('has one confirmation for each order, with its items and total', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const number = await placeOrder(buyer)
    await buyer.call('POST', 'checkouts/active/orders')
    const { body } = await read(shop)
    expect(body).toMatchObject({
      count: 1,
      mails: [
        {
          to: 'einkauf@alpenblick.example',
          subject: `Your order ${number}`,
          createdAt: '2026-11-21T09:00:00.000Z',
        },
      ],
    })
    expect(body.mails[0]?.text).toContain('CHF 43.27')
    expect(body.mails[0]?.text).toContain('125 × ')
  })

  it('is closed to other sites, and where admin calls are switched off', async () => {
    expect((await read(openShop(), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await read(openShop({ admin: false }))).status).toBe(403)
  })

  it('is a page for browsers, whose mails are text, or HTML that runs and loads nothing', async () => {
    const html = '<p style="margin:0">Order</p><script>alert(1)</script>'
    const shop = openShop({ renderMail: () => ({ subject: '<b>Order</b>', text: '<i>text</i>', html }) })
    await placeOrder(shop.as('reto'))
    const get = (path: string, headers = {}) =>
      shop.sandbox.fetch(new Request(`https://shop.example/__sandbox/mails${path}`, { headers }))
    const page = await (await get('', { Accept: 'text/html' })).text()
    expect(page).toContain('&lt;b&gt;Order&lt;/b&gt;')
    expect(page).toContain('&lt;i&gt;text&lt;/i&gt;')
    expect(page).toMatch(/<iframe\s+sandbox=""/)
    const response = await get('/1/html')
    expect(await response.text()).toBe(html)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy.split('; ')).toContain('sandbox')
    expect((await get('/9/html')).status).toBe(404)
    expect((await get('/1/html', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  })

  it('has the files of a mail, which are saved and never shown', async () => {
    const attachments = [{ name: 'AGB <1>.txt', text: '<b>Größe</b>' }]
    const shop = openShop({ renderMail: () => ({ subject: 'S', text: 'T', attachments }) })
    await placeOrder(shop.as('reto'))
    expect((await read(shop)).body.mails[0]).toMatchObject({ attachments })
    const get = (path: string, headers = {}) =>
      shop.sandbox.fetch(new Request(`https://shop.example/__sandbox/mails${path}`, { headers }))
    const page = await (await get('', { Accept: 'text/html' })).text()
    expect(page).toContain('<a href="/__sandbox/mails/1/attachments/0">AGB &lt;1&gt;.txt</a>')
    const file = await get('/1/attachments/0')
    expect(await file.text()).toBe('<b>Größe</b>')
    expect(file.headers.get('Content-Type')).toBe('text/plain;charset=UTF-8')
    expect(file.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''AGB%20%3C1%3E.txt")
    expect((await get('/1/attachments/1')).status).toBe(404)
  })
})
