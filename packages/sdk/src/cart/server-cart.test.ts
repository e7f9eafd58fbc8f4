import { describe, expect, it } from 'vitest'
import type { CartSummary } from '../contract/cart-summary'
import { openFurther } from '../resources/further.fixture'
import { createGuestSessionCart } from '../guest-cart/guest-session-cart'
import { createMemoryStorage } from '../storage/memory-storage'
import { storageEntries } from '../storage/storage-entries'
import { refusal, webstore } from '../transport/scripted-platform.fixture'

const { guestCartId, paymentLinkId, anonymousCart } = storageEntries
const preserved = { cartId: '0a6-buyer', numberOfProductsWithError: 2 }
const path = `${webstore}/carts/0a6-guest/actions/preserve`

describe('a cart on the server', () => {
  const cart = { ensure: () => Promise.resolve({ cartId: '0a6-guest' } as CartSummary) }

  it('[3.browser-stored-data-8] of a guest is remembered by its id until the guest signs in', async () => {
    const { core } = openFurther([], { userId: undefined })
    await createGuestSessionCart(core, cart).ensure()
    expect(core.browserStore.read(guestCartId)).toBe('0a6-guest')
  })

  it('of a buyer is not', async () => {
    const { core } = openFurther([])
    await createGuestSessionCart(core, cart).ensure()
    expect(core.browserStore.read(guestCartId)).toBeNull()
  })

  it('[8-12] is null where it cannot be copied, of which only the log hears', async () => {
    const { side, core, failures } = openFurther([refusal(403, 'INSUFFICIENT_ACCESS')])
    core.browserStore.write(guestCartId, '0a6-guest')
    expect(await side.serverCart.clone()).toBeNull()
    expect(failures).toEqual(['the cart cannot be cloned'])
    expect(core.browserStore.read(guestCartId)).toBe('0a6-guest')
  })

  it('[4.guest-cart-on-login-5] forgets the guest’s id when it is copied', async () => {
    const { side, core } = openFurther([{ body: { cartId: '0a6-copy' } }])
    core.browserStore.write(guestCartId, '0a6-guest')
    await side.serverCart.clone()
    expect(core.browserStore.read(guestCartId)).toBeNull()
  })
})

describe('preserving a guest’s cart', () => {
  it('[4.guest-cart-on-login-5] [7.3-12] gives it to the buyer once, and says how much did not come along', async () => {
    const { side, core, seen } = openFurther([{ body: preserved }])
    const changes: string[] = []
    core.events.on('cartchanged', () => changes.push('cartchanged'))
    core.browserStore.write(guestCartId, '0a6-guest')
    await side.serverCart.preserve()
    await side.serverCart.preserve()
    expect(seen.map(({ method, path: asked }) => [method, asked])).toEqual([['POST', path]])
    expect(core.productsNotPreserved.getSnapshot()).toBe(2)
    expect(core.browserStore.read(guestCartId)).toBeNull()
    expect(changes).toEqual(['cartchanged'])
  })

  it('[3.cart-7] remembers how much did not come along, for the pages that follow in this tab', async () => {
    const tab = createMemoryStorage()
    const options = { sessionStorage: () => tab }
    const { side, core } = openFurther([{ body: preserved }], { options })
    core.browserStore.write(guestCartId, '0a6-guest')
    await side.serverCart.preserve()
    const next = openFurther([], { options }).core
    expect(next.productsNotPreserved.getSnapshot()).toBe(2)
    expect(openFurther([]).core.productsNotPreserved.getSnapshot()).toBe(0)
    next.browserStore.forgetPersonal()
    expect(openFurther([], { options }).core.productsNotPreserved.getSnapshot()).toBe(0)
  })

  it('[4.guest-cart-on-login-5] waits while a payment link is in the tab', async () => {
    const { side, core, seen } = openFurther([{ body: preserved }])
    core.browserStore.write(guestCartId, '0a6-guest')
    core.browserStore.write(paymentLinkId, 'link')
    await side.serverCart.preserve()
    expect(seen).toEqual([])
    expect(core.browserStore.read(guestCartId)).toBe('0a6-guest')
  })

  it('sends nothing again that came along', async () => {
    const body = { ...preserved, succeededCartItems: [{ productId: '01t-a' }] }
    const { side, core } = openFurther([{ body }])
    const lines = [
      { productId: '01t-a', quantity: '5' },
      { productId: '01t-b', quantity: '5' },
    ]
    core.browserStore.write(anonymousCart, lines)
    core.browserStore.write(guestCartId, '0a6-guest')
    core.guestCart.refresh()
    await side.serverCart.preserve()
    expect(core.guestCart.getSnapshot().map(({ productId }) => productId)).toEqual(['01t-b'])
  })

  it('takes an empty answer for nothing to give', async () => {
    const { side, core } = openFurther([{}])
    core.browserStore.write(guestCartId, '0a6-guest')
    await side.serverCart.preserve()
    expect(core.browserStore.read(guestCartId)).toBeNull()
    expect(core.productsNotPreserved.getSnapshot()).toBe(0)
  })

  it('[4.guest-cart-on-login-5] gives up the id when it is refused', async () => {
    const { side, core } = openFurther([refusal(404, 'ITEM_NOT_FOUND')])
    core.browserStore.write(guestCartId, '0a6-guest')
    await expect(side.serverCart.preserve()).rejects.toMatchObject({ status: 404 })
    expect(core.browserStore.read(guestCartId)).toBeNull()
  })

  it('keeps the id when nobody answers, for the next page', async () => {
    const { side, core } = openFurther([new TypeError('offline')])
    core.browserStore.write(guestCartId, '0a6-guest')
    await expect(side.serverCart.preserve()).rejects.toMatchObject({ code: 'NETWORK' })
    expect(core.browserStore.read(guestCartId)).toBe('0a6-guest')
  })
})
