import { beforeAll, describe, expect, it } from 'vitest'
import { createShopper } from '../../src/app/shopper.fixture'
import { openShopServer } from './shop-server.fixture'
import { openPageVisitor } from './page-visitor.fixture'
import { formOf } from './plain-browser.fixture'

const email = 'nora.frei@example.com'
const box = '01tCN0001001180YAA'

/** Orders as a guest of the Swiss shop, and forgets the browser. */
async function placeGuestOrder({ createClient, cookies }: ReturnType<typeof createShopper>): Promise<string> {
  const client = createClient()
  await client.guestCart.add({ productId: box, quantity: 25 })
  await client.guestSessionCart.send()
  await client.checkout.start()
  const address = { street: 'Weg 1', postalCode: '4600', city: 'Olten', country: 'CH' }
  const { checkoutId, deliveryGroups } = await client.checkout.setGuestDelivery({
    contactInfo: { firstName: 'Nora', lastName: 'Frei', email },
    deliveryAddress: { ...address, name: 'Nora Frei' },
  })
  await client.checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
  const { orderReferenceNumber } = await client.checkout.placeOrder(checkoutId, {
    payment: () => ({ requestType: 'Auth', paymentToken: 'tok_success' }),
  })
  cookies.clear()
  return orderReferenceNumber
}

/** A shop with its server, and guests whose order was moved to a step. */
async function openShop() {
  const shopper = createShopper({ runtime: 'browser' })
  const platform = { fetch: shopper.sandbox.fetch, close: () => undefined, isSandbox: true }
  const { port } = await openShopServer({ platform })
  const move = (orderNumber: string, step: string) => {
    const body = JSON.stringify({ orderNumber, step })
    return shopper.sandbox.fetch(new Request('http://localhost/__sandbox/orders', { method: 'POST', body }))
  }
  const lookUp = async (orderNumber: string) => {
    const visitor = openPageVisitor(port)
    const { path } = await visitor.open('/de-CH/order-lookup', { orderNumber, email })
    return { ...visitor, path }
  }
  /** The guest at the form. */
  const arrived = async () => {
    const number = await placeGuestOrder(shopper)
    await move(number, 'delivered')
    const guest = await lookUp(number)
    const page = await guest.open(`${guest.path}/return`)
    const form = formOf({ ...page, html: page.body, headers: new Headers() }, 'key')
    const quantity = Object.keys(form).find((name) => name.startsWith('quantity-')) ?? ''
    const fill = (entered: string, more = {}) => ({ ...form, [quantity]: entered, ...more })
    const announce = (entered: string, more = {}) => guest.open(`${guest.path}/return`, fill(entered, more))
    return { ...guest, number, fill, announce }
  }
  return {
    shopper,
    port,
    move,
    lookUp,
    arrived,
    order: () => placeGuestOrder(shopper),
    mails: () => shopper.sandbox.fetch(new Request('http://localhost/__sandbox/mails')),
  }
}

const otherKey = 'f'.repeat(32)

describe('a guest of the Swiss shop who sends items back without scripts', { timeout: 60_000 }, () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    shop = await openShop()
  })

  it('gets from the order to a receipt that can be loaded again, and is seen at the order', async () => {
    const guest = await shop.arrived()
    expect((await guest.send(guest.path)).body).toContain(`href="${guest.path}/return"`)
    const receipt = await guest.announce('10', { reason: 'Zu klein.\nLeider.' })
    expect(receipt.path).toMatch(new RegExp(`^${guest.path}/return/RS-CH-\\d{6}$`))
    const again = await guest.send(receipt.path)
    expect(again.body).toContain('Ihre Rücksendung ist angemeldet')
    expect(again.body).toMatch(/10\sStück 1001180/)
    expect(again.head).toMatch(/^cache-control: .*no-store/im)
    expect(receipt.path).not.toMatch(new RegExp(`${guest.number}|@`))
    const order = await guest.send(guest.path)
    expect(order.body).toContain(`href="${receipt.path}"`)
    expect((await guest.send(`${guest.path}/return`)).body).toContain('Höchstens 15')
    expect(await (await shop.mails()).text()).toContain(receipt.path.split('/').at(-1))
  })

  it('finds no electronic invoice, which is the German shop’s, and nobody else gets that page', async () => {
    const guest = await shop.arrived()
    const { status, to, head, body } = await guest.send(`${guest.path}/e-invoice`)
    expect([status, to]).toEqual([404, undefined])
    expect(body).toContain('</html>')
    expect(head).toMatch(/^cache-control: private/im)
  })

  it('announces it once, however often the form is sent, also where nothing is left by then', async () => {
    const guest = await shop.arrived()
    const receipts = await Promise.all([guest.announce('25'), guest.announce('25')])
    const later = await guest.announce('25')
    expect(new Set([...receipts, later].map(({ path }) => path)).size).toBe(1)
    expect(later.path).toContain('/return/RS-CH-')
  })

  it('gets back what was entered and is more than another tab has left', async () => {
    const guest = await shop.arrived()
    await guest.announce('15', { key: otherKey })
    const refused = await guest.announce('11', { reason: 'Zu klein' })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatch(/<title>Fehler: /)
    expect(refused.body).toContain('Höchstens 10 können zurück')
    expect(refused.body).toContain('value="11"')
    expect(refused.body).toContain('Zu klein')
    await guest.announce('10', { key: 'e'.repeat(32) })
    const gone = await guest.announce('1')
    expect([gone.status, gone.body.includes('lässt sich nichts zurücksenden')]).toEqual([422, true])
  })

  it('is asked for number and address again when the lookup ended meanwhile, and loses nothing', async () => {
    const guest = await shop.arrived()
    guest.cookies.clear()
    expect((await guest.announce('x')).body).toMatch(/name="quantity-\w+" value="x"/)
    const interrupted = await guest.announce('7', { reason: 'Zu <klein>,\r\n"leider"' })
    expect([interrupted.status, interrupted.path]).toEqual([422, '/de-CH/order-lookup?ended=1&to=return'])
    expect(interrupted.body).toContain('ist noch da')
    expect(interrupted.body).not.toContain('aria-invalid="true"')
    const page = { ...interrupted, html: interrupted.body, headers: new Headers() }
    expect(formOf(page, 'email')).toMatchObject({ reason: 'Zu &lt;klein&gt;,\r\n"leider"' })
    const action = /<form\b[^>]*action="([^"]*to=return)"/.exec(interrupted.body)?.[1] ?? ''
    const wrong = await guest.open(action, {
      ...formOf(page, 'email'),
      orderNumber: guest.number,
      email: 'a@b.ch',
    })
    expect([wrong.status, wrong.body.includes('finden wir keine Bestellung')]).toEqual([422, true])
    const form = formOf({ ...wrong, html: wrong.body, headers: new Headers() }, 'email')
    const receipt = await guest.open(action, { ...form, email })
    expect(receipt.path).toMatch(/\/order-lookup\/[0-9a-f]{32}\/return\/RS-CH-\d{6}$/)
    expect(receipt.path).not.toContain(guest.path)
    expect(receipt.body).toMatch(/7\sStück 1001180/)
  })

  it('cannot do so with another guest’s key, number or receipt', async () => {
    const [mine, theirs] = [await shop.arrived(), await shop.arrived()]
    const receipt = await theirs.announce('5')
    const id = receipt.path.split('/').at(-1) ?? ''
    expect((await mine.send(`${mine.path}/return/${id}`)).status).toBe(404)
    const stranger = await mine.send(receipt.path)
    expect([stranger.status, mine.targetOf(stranger)]).toEqual([303, '/de-CH/order-lookup?ended=1'])
    const sent = await mine.send(`${theirs.path}/return`, theirs.fill('1', { key: otherKey }))
    expect([sent.status, mine.targetOf(sent)]).toEqual([307, '/de-CH/order-lookup?ended=1&to=return'])
    const foreign = await mine.send(`${mine.path}/return`, theirs.fill('1', { key: otherKey }))
    expect([foreign.status, foreign.body.includes('nicht mehr zurücknehmen')]).toEqual([422, true])
  })

  it.each(['packed', 'sent'])('is told that it is too early for an order that is %s', async (step) => {
    const number = await shop.order()
    await shop.move(number, step)
    const guest = await shop.lookUp(number)
    expect((await guest.send(guest.path)).body).not.toContain(`${guest.path}/return`)
    expect((await guest.send(`${guest.path}/return`)).body).toContain('lässt sich nichts zurücksenden')
  })

  it('is told that a canceled order has nothing to send back', async () => {
    const number = await shop.order()
    const guest = await shop.lookUp(number)
    await guest.open(`${guest.path}/cancel`, { confirm: '' })
    expect((await guest.send(guest.path)).body).not.toContain(`${guest.path}/return`)
    expect((await guest.send(`${guest.path}/return`)).body).toContain('lässt sich nichts zurücksenden')
  })

  it('has no such form in the German shop, whoever sends it', async () => {
    const guest = await shop.arrived()
    expect((await guest.send('/de-shop/my/orders/1/return', guest.fill('1'))).status).toBe(404)
  })
})
