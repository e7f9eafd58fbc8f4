import { describe, expect, it } from 'vitest'
import { openScripted } from '../scripted-client.fixture'
import { guestCart } from '../guest-cart/guest-cart'
import { cart } from './cart'
import { cartMergeStores } from '../guest-cart/cart-merge-stores'
import { createMemoryStorage } from '../storage/memory-storage'
import { storageEntries } from '../storage/storage-entries'
import { refusal, webstore } from '../transport/scripted-platform.fixture'

const { guestCartId, paymentLinkId, anonymousCart } = storageEntries
const preserved = { cartId: '0a6-buyer', numberOfProductsWithError: 2 }
const path = `${webstore}/carts/0a6-guest/actions/preserve`

describe('a cart on the server', () => {
  it('[3.browser-stored-data-8] is remembered by its id until the guest signs in', async () => {
    const { client } = openScripted([{ body: { cartId: '0a6-guest' } }], { userId: undefined })
    await client.use(cart).ensure()
    expect(client.storage.read(guestCartId)).toBe('0a6-guest')
  })

  it('is not remembered for a buyer', async () => {
    const { client } = openScripted([{ body: { cartId: '0a6-guest' } }])
    await client.use(cart).ensure()
    expect(client.storage.read(guestCartId)).toBeNull()
  })

  it('[8-12] resolves to null when it cannot be copied, which is only reported', async () => {
    const { features, client, failures } = openScripted([refusal(403, 'INSUFFICIENT_ACCESS')])
    client.storage.write(guestCartId, '0a6-guest')
    expect(await features.cartCopies.clone()).toBeNull()
    expect(failures).toEqual(['the cart cannot be cloned'])
    expect(client.storage.read(guestCartId)).toBe('0a6-guest')
  })

  it('[4.guest-cart-on-login-5] removes the stored id when it is copied', async () => {
    const { features, client } = openScripted([{ body: { cartId: '0a6-copy' } }])
    client.storage.write(guestCartId, '0a6-guest')
    await features.cartCopies.clone()
    expect(client.storage.read(guestCartId)).toBeNull()
  })
})

describe('preserving a guest’s cart', () => {
  it('[4.guest-cart-on-login-5] [7.3-12] gives it to the buyer once, and counts the products that were not transferred', async () => {
    const { features, client, seen } = openScripted([{ body: preserved }])
    const changes: string[] = []
    client.events.on('cartchanged', () => changes.push('cartchanged'))
    client.storage.write(guestCartId, '0a6-guest')
    await features.cartCopies.preserve()
    await features.cartCopies.preserve()
    expect(seen.map(({ method, path: requested }) => [method, requested])).toEqual([['POST', path]])
    expect(client.use(cartMergeStores).productsNotPreserved.getSnapshot()).toBe(2)
    expect(client.storage.read(guestCartId)).toBeNull()
    expect(changes).toEqual(['cartchanged'])
  })

  it('[3.cart-7] remembers that number for the following pages of the tab', async () => {
    const tab = createMemoryStorage()
    const options = { sessionStorage: () => tab }
    const { features, client } = openScripted([{ body: preserved }], { options })
    client.storage.write(guestCartId, '0a6-guest')
    await features.cartCopies.preserve()
    const next = openScripted([], { options }).client
    expect(next.use(cartMergeStores).productsNotPreserved.getSnapshot()).toBe(2)
    expect(openScripted([]).client.use(cartMergeStores).productsNotPreserved.getSnapshot()).toBe(0)
    next.storage.forgetPersonal()
    expect(openScripted([], { options }).client.use(cartMergeStores).productsNotPreserved.getSnapshot()).toBe(
      0,
    )
  })

  it('[4.guest-cart-on-login-5] does nothing while a payment link is open in the tab', async () => {
    const { features, client, seen } = openScripted([{ body: preserved }])
    client.storage.write(guestCartId, '0a6-guest')
    client.storage.write(paymentLinkId, 'link')
    await features.cartCopies.preserve()
    expect(seen).toEqual([])
    expect(client.storage.read(guestCartId)).toBe('0a6-guest')
  })

  it('removes transferred products from the guest cart in the browser', async () => {
    const body = { ...preserved, succeededCartItems: [{ productId: '01t-a' }] }
    const { features, client } = openScripted([{ body }])
    const lines = [
      { productId: '01t-a', quantity: '5' },
      { productId: '01t-b', quantity: '5' },
    ]
    client.storage.write(anonymousCart, lines)
    client.storage.write(guestCartId, '0a6-guest')
    await features.cartCopies.preserve()
    expect(
      client
        .use(guestCart)
        .getSnapshot()
        .map(({ productId }) => productId),
    ).toEqual(['01t-b'])
  })

  it('takes an empty response as nothing to transfer', async () => {
    const { features, client } = openScripted([{}])
    client.storage.write(guestCartId, '0a6-guest')
    await features.cartCopies.preserve()
    expect(client.storage.read(guestCartId)).toBeNull()
    expect(client.use(cartMergeStores).productsNotPreserved.getSnapshot()).toBe(0)
  })

  it('[4.guest-cart-on-login-5] removes the stored id when it is refused', async () => {
    const { features, client } = openScripted([refusal(404, 'ITEM_NOT_FOUND')])
    client.storage.write(guestCartId, '0a6-guest')
    await expect(features.cartCopies.preserve()).rejects.toMatchObject({ status: 404 })
    expect(client.storage.read(guestCartId)).toBeNull()
  })

  it('keeps the stored id for the next page when there is no response', async () => {
    const { features, client } = openScripted([new TypeError('Failed to fetch')])
    client.storage.write(guestCartId, '0a6-guest')
    await expect(features.cartCopies.preserve()).rejects.toMatchObject({ code: 'NETWORK' })
    expect(client.storage.read(guestCartId)).toBe('0a6-guest')
  })
})
