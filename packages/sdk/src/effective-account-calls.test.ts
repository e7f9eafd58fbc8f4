import { describe, expect, it } from 'vitest'
import { createPlatform, type Platform } from './platform.fixture'
import { scriptPlatform, webstore } from './transport/scripted-platform.fixture'

const account = '001Q50000000007AAA'
const cartSummary = { cartId: '0a6' }
const item = { cartItemId: '0a9', productId: '01t', quantity: '25' }
const checkoutResponse = { checkoutId: '2z9' }
const line = { productId: '01t', quantity: 25 }

/** Each call that is made for an account, and a response for it. */
const calls: readonly (readonly [string, object, (platform: Platform) => Promise<unknown>])[] = [
  ['the session', { guestUser: false }, ({ context }) => context.getSession()],
  ['the cart', cartSummary, ({ cart }) => cart.get()],
  ['the counts of the cart', cartSummary, ({ cart }) => cart.getSummary()],
  ['the header’s counts', { uniqueProductCount: 1 }, ({ cart }) => cart.getCounts()],
  ['the inactive carts', {}, ({ cart }) => cart.listInactive()],
  ['a new cart', cartSummary, ({ cart }) => cart.ensure()],
  ['the items', {}, ({ cart }) => cart.listItems()],
  ['adding', item, ({ cart }) => cart.addItem(line)],
  ['adding several', {}, ({ cart }) => cart.addItems([line])],
  ['adding a guest’s lines', {}, ({ cart }) => cart.mergeLines([line])],
  ['a quantity', item, ({ cart }) => cart.changeItem({ cartItemId: '0a9', quantity: 50 })],
  ['removing', {}, ({ cart }) => cart.removeItem({ cartItemId: '0a9' })],
  ['deleting the cart', {}, ({ cart }) => cart.delete()],
  ['starting a checkout', checkoutResponse, ({ checkout }) => checkout.start()],
  ['the checkout', checkoutResponse, ({ checkout }) => checkout.get('2z9')],
  ['the address', checkoutResponse, ({ checkout }) => checkout.setDeliveryAddress('2z9', { id: '8lW' })],
  ['the delivery method', checkoutResponse, ({ checkout }) => checkout.setDeliveryMethod('2z9', '2Dm')],
  [
    'paying',
    {},
    ({ checkout }) => checkout.pay('2z9', { paymentToken: 'PO', requestType: 'SimplePurchaseOrder' }),
  ],
  ['ordering', { orderReferenceNumber: 'KR-1' }, ({ checkout }) => checkout.placeOrder('2z9')],
  ['deleting the checkout', {}, ({ checkout }) => checkout.delete()],
]

const script = (body: object, effectiveAccountId: string | undefined) => {
  const scripted = scriptPlatform([{ body }])
  scripted.scope = { ...scripted.scope, effectiveAccountId }
  return { seen: scripted.seen, platform: createPlatform(scripted.ports) }
}

describe('a buyer with an effective account', () => {
  it.each(calls)('[6-4] sends it with %s', async (_, body, send) => {
    const { platform, seen } = script(body, account)
    await send(platform)
    expect(seen.map(({ query }) => query.effectiveAccountId)).toEqual([account])
  })

  it.each([undefined, ' ', '000000000000000'])(
    '[6-4] sends none when it is %j',
    async (effectiveAccountId) => {
      const { platform, seen } = script(cartSummary, effectiveAccountId)
      await platform.cart.get()
      expect(seen[0]?.query).not.toHaveProperty('effectiveAccountId')
    },
  )

  it.each([
    [account, account],
    [undefined, 'current'],
    ['000000000000000', 'current'],
  ])(
    '[6-4] [7.3-42] with %j requests the addresses of %s, without an account in the query',
    async (effectiveAccountId, owner) => {
      const { platform, seen } = script({ items: [] }, effectiveAccountId)
      await platform.addresses.list()
      expect(seen[0]?.path).toBe(`${webstore}/accounts/${owner}/addresses`)
      expect(seen[0]?.query).not.toHaveProperty('effectiveAccountId')
    },
  )
})
