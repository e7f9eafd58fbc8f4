import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterAll, describe, expect, it } from 'vitest'
import { openPageVisitor } from '../stories/page-visitor.fixture'
import { buy } from '../stories/plain-purchase.fixture'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { openShopServer } from '../stories/shop-server.fixture'
import { openVisitor } from '../stories/visitor.fixture'

const sandbox = createNodeSandbox()
afterAll(() => sandbox.close())

const store = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'

/** Orders by calls, as scripts do; returns the page of the confirmation. */
async function orderAsGuest({ send }: ReturnType<typeof openVisitor>): Promise<string> {
  const call = async (method: string, path: string, json: unknown) =>
    JSON.parse((await send(`${store}/${path}`, { method, json })).body) as {
      readonly orderReferenceNumber: string
      readonly deliveryGroups: { readonly items: readonly { availableDeliveryMethods: { id: string }[] }[] }
    }
  const product = { productId: '01tCN0001001180YAA', quantity: '25', type: 'Product' }
  await call('POST', 'carts/current/cart-items', product)
  await call('PUT', 'checkouts', { cartId: 'active' })
  const deliveryAddress = {
    street: 'Weg 1',
    postalCode: '4600',
    city: 'Olten',
    country: 'CH',
    name: 'Nora Frei',
  }
  const contactInfo = { firstName: 'Nora', lastName: 'Frei', email: 'nora.frei@example.com' }
  const { deliveryGroups } = await call('PATCH', 'checkouts/active', { contactInfo, deliveryAddress })
  const deliveryMethodId = deliveryGroups.items[0]?.availableDeliveryMethods[0]?.id
  await call('PATCH', 'checkouts/active', { deliveryMethodId })
  await call('POST', 'checkouts/active/payments', { requestType: 'Auth', paymentToken: 'tok_success' })
  const { orderReferenceNumber } = await call('POST', 'checkouts/active/orders', {})
  return (await send(`/de-CH/order-confirmation/${orderReferenceNumber}`)).body
}

const one = { max: 1, seconds: 900 }

describe('an order beyond the limit', { timeout: 60_000 }, () => {
  it('is refused in words by a page that keeps the purchase, before anything is paid', async () => {
    const paid: string[] = []
    const platform = {
      fetch: (request: Request) => {
        if (new URL(request.url).pathname.endsWith('/payments')) paid.push(request.url)
        return sandbox.fetch(request)
      },
      close: () => undefined,
    }
    const { port } = await openShopServer({
      platform,
      limits: { 'orders.address': one, 'orders.address-then': one },
    })
    const lea = openPageVisitor(port)
    await lea.signIn('/de-CH', 'lea.keller@example.com')
    expect((await buy(lea, { method: 'prepayment' })).status).toBe(303)
    const { status, head, body } = await buy(lea, { method: 'prepayment' })
    expect([status, /^retry-after: (?:900|8\d\d)\r?$/im.test(head)]).toEqual([429, true])
    expect(body).toContain('Bitte versuchen Sie es in 15 Minuten noch einmal.')
    expect(body).toContain('name="intent" value="order"')
    expect(paid).toHaveLength(1)
  })
})

describe('the confirmation of a guest’s order', { timeout: 60_000 }, () => {
  it('says that no mail comes where the address has had too many, and has what it would lead to', async () => {
    const own = createSandboxPlatform(undefined, { orderMails: { max: 1, seconds: 86_400 } })
    afterAll(() => own.close())
    const { port } = await openShopServer({ platform: own })
    const confirmations: string[] = []
    for (let i = 0; i < 2; i++) confirmations.push(await orderAsGuest(openVisitor(port)))
    expect(confirmations[0]).toContain('Eine Bestätigung geht an nora.frei@example.com.')
    expect(confirmations[1]).toContain('Zu dieser Bestellung kommt deshalb keine E-Mail.')
    expect(confirmations[1]).toMatch(/<main.*href="\/de-CH\/service\/terms".*<\/main>/s)
    expect(confirmations[1]).not.toContain('Eine Bestätigung geht an')
  })
})
