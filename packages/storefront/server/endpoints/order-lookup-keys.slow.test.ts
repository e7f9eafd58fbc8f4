import { beforeAll, describe, expect, it } from 'vitest'
import { createShopper } from '../../src/app/shopper.fixture'
import { openShopServer } from '../stories/shop-server.fixture'
import { openPageVisitor } from '../stories/page-visitor.fixture'

const email = 'nora.frei@example.com'
const key = '0123456789abcdef0123456789abcdef'

/** Orders as a guest of the German shop for a company, and forgets the browser. */
async function placeGuestOrder({ createClient, cookies }: ReturnType<typeof createShopper>): Promise<string> {
  const client = createClient()
  await client.guestCart.add({ productId: '01tCN0001001180YAA', quantity: 25 })
  await client.guestSessionCart.send()
  await client.checkout.start()
  const address = { street: 'Weg 1', postalCode: '79098', city: 'Freiburg', country: 'DE' }
  const { checkoutId, deliveryGroups } = await client.checkout.setGuestDelivery({
    contactInfo: { firstName: 'Nora', lastName: 'Frei', email },
    deliveryAddress: { ...address, name: 'Nora Frei' },
  })
  await client.checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
  const { orderReferenceNumber } = await client.checkout.placeOrder(checkoutId, {
    payment: () => ({
      requestType: 'Auth',
      paymentToken: 'tok_success',
      billingAddress: { ...address, name: 'Nora Frei', companyName: 'Frei Papeterie' },
    }),
  })
  cookies.clear()
  return orderReferenceNumber
}

/** A shop in which guests may order, and its server. */
async function openShop() {
  const shopper = createShopper({ shop: 'DE', runtime: 'browser' })
  await shopper.changeSettings({ guestCartEnabled: true, guestCheckoutEnabled: true })
  const platform = { fetch: shopper.sandbox.fetch, close: () => undefined, isSandbox: true }
  const { port } = await openShopServer({ platform })
  const move = (orderNumber: string, step: string) => {
    const body = JSON.stringify({ orderNumber, step })
    return shopper.sandbox.fetch(new Request('http://localhost/__sandbox/orders', { method: 'POST', body }))
  }
  return { port, move, order: () => placeGuestOrder(shopper) }
}

describe('an order that a guest looks up without scripts', { timeout: 60_000 }, () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    shop = await openShop()
  })
  const visit = () => openPageVisitor(shop.port)
  const lookUp = async (orderNumber: string) => {
    const visitor = visit()
    const { path } = await visitor.open('/de-shop/order-lookup', { orderNumber, email })
    return { ...visitor, path }
  }

  it('has a page with its papers, for this browser only and kept by no cache', async () => {
    const number = await shop.order()
    await shop.move(number, 'sent')
    const guest = await lookUp(number)
    expect(guest.path).toMatch(/^\/de-shop\/order-lookup\/[0-9a-f]{32}$/)
    const page = await guest.send(guest.path)
    const links = [...page.body.matchAll(/href="([^"]*order-lookup\/[^"]*)"/g)].map(([, href = '']) => href)
    const papers = links.filter((link) => link.startsWith(`${guest.path}/`))
    expect(papers.map((link) => link.slice(guest.path.length + 1).replace(/note\/.*/, 'note'))).toEqual([
      'confirmation',
      'delivery-note',
      'invoice',
      'e-invoice',
    ])
    for (const path of [guest.path, ...papers]) {
      const { status, head, body } = await guest.send(path)
      expect([path, status, body.includes('Nora Frei') || body.includes('Frei Papeterie')]).toEqual([
        path,
        200,
        true,
      ])
      expect(head).toMatch(/^cache-control: .*no-store/im)
      expect(path).not.toMatch(new RegExp(`${number}|@`))
      const stranger = await visit().send(path)
      expect([stranger.status, stranger.to]).toMatchObject([
        303,
        expect.stringMatching(/order-lookup\?ended=1$/),
      ])
    }
  })

  it('is canceled while nothing is packed, and says when it is too late', async () => {
    const [early, late] = [await shop.order(), await shop.order()]
    const guest = await lookUp(early)
    expect((await guest.send(guest.path)).body).toContain(`${guest.path}/cancel`)
    expect((await guest.send(`${guest.path}/cancel`)).body).toContain('Bestellung jetzt stornieren')
    const canceled = await guest.open(`${guest.path}/cancel`, { confirm: '' })
    expect(canceled.path).toBe(guest.path)
    expect(canceled.body).toMatch(/Diese Bestellung wurde am .* storniert/)
    const other = await lookUp(late)
    await shop.move(late, 'packed')
    const { status, body } = await other.send(`${other.path}/cancel`, { confirm: '' })
    expect([status, body.includes('schon verpackt')]).toEqual([409, true])
    expect((await other.send(other.path)).body).not.toContain(`${other.path}/cancel`)
  })

  it('is not there for a proof that scripts save but the platform refuses', async () => {
    const number = await shop.order()
    const visitor = visit()
    const save = (entered: unknown) =>
      visitor.put('/de-shop/order-lookup/keys', { key, orderNumber: number, email: entered })
    expect((await save(5)).status).toBe(422)
    expect((await save('else@example.com')).status).toBe(204)
    const read = await visitor.send(`/de-shop/order-lookup/keys?key=${key}`)
    expect(JSON.parse(read.body)).toEqual({ orderNumber: number, email: 'else@example.com' })
    expect((await visitor.send(`/de-shop/order-lookup/${key}/confirmation`)).status).toBe(404)
    expect((await visit().send(`/de-shop/order-lookup/keys?key=${key}`)).status).toBe(404)
  })
})
