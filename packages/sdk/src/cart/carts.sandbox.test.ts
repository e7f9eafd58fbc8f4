import { describe, expect, it, vi } from 'vitest'
import { lea, product, reto } from '../client.fixture'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'
import type { Cart } from '../state/cart'
import { storageEntries } from '../storage/storage-entries'

const inactiveId = '0a6CN0000000001YAA'
const seededLines = 4

async function openBuyer(username = reto) {
  const world = createSandboxWorld()
  const client = await openBuyerPage(world, username)
  return { ...world, client }
}

const add = { productId: product.carton, quantity: 25 }
const quantities = async (cart: Promise<Cart | null>) =>
  (await cart)?.items.map(({ productId, quantity }) => [productId, quantity])

describe('the carts of a buyer', () => {
  it('[1-12] are read by their id, with all items and totals', async () => {
    const { client } = await openBuyer()
    const cart = await client.carts.read(inactiveId)
    expect(cart?.items).toHaveLength(seededLines)
    expect(cart?.summary).toMatchObject({ cartId: inactiveId, isSecondary: true, uniqueProductCount: 4 })
    expect(await client.carts.read('0a6000000000001AAA')).toBeNull()
  })

  it('[1-12] are listed with name, note, age and owner, the active one first', async () => {
    const { client } = await openBuyer()
    await client.cart.add(add)
    expect(await client.carts.list()).toEqual([
      expect.objectContaining({ isActive: true, name: null, ownerName: 'Reto Brunner' }),
      expect.objectContaining({ cartId: inactiveId, isActive: false, name: 'Nachschub Lager Olten' }),
    ])
  })

  it('[1-12] are not listed where the shop has no such call', async () => {
    const { client, fetch } = await openBuyer()
    const settings = { method: 'PATCH', body: JSON.stringify({ cartListEnabled: false }) }
    await fetch(new Request('http://localhost/__sandbox/settings/0ZECH00000000014AA', settings))
    expect(await client.carts.list()).toBeNull()
    const named = client.carts.describe(inactiveId, { name: 'A', note: '' })
    await expect(named).rejects.toMatchObject({ status: 404 })
  })

  it('[1-12] are named, and a name that is not allowed is not sent', async () => {
    const { client, requests } = await openBuyer()
    await client.carts.describe(inactiveId, { name: ' Lager ', note: 'Eilt' })
    expect(await client.carts.list()).toMatchObject([{ name: 'Lager', note: 'Eilt' }])
    const before = requests.length
    const refused = client.carts.describe(inactiveId, { name: 'A & B', note: '' })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_OPTION' })
    expect(requests.slice(before).filter((request) => request.startsWith('PATCH'))).toEqual([])
  })

  it('[1-12] change places, and page and header are told', async () => {
    const { client } = await openBuyer()
    await client.cart.add(add)
    await client.inactiveCart.load()
    const told = vi.fn()
    client.events.on('cartchanged', () => told('cartchanged'))
    client.events.on('blackcartchanged', () => told('blackcartchanged'))
    await client.carts.makeActive(inactiveId)
    expect(client.cart.getSnapshot()).toMatchObject({ value: { summary: { cartId: inactiveId } } })
    expect(told.mock.calls.flat()).toEqual(['cartchanged', 'blackcartchanged'])
    await vi.waitFor(() =>
      expect(client.inactiveCart.getSnapshot()).toMatchObject({ value: { uniqueProductCount: 1 } }),
    )
  })

  it('[1-12] change places after what was added before, which is not reported as lost', async () => {
    const { client } = await openBuyer()
    const mismatch = vi.fn()
    client.events.on('cartmismatch', mismatch)
    await client.cart.load()
    const [{ cart }] = await Promise.all([client.cart.add(add), client.carts.makeActive(inactiveId)])
    expect(cart?.items).toMatchObject([{ productId: product.carton }])
    expect((await client.cart.load())?.summary.cartId).toBe(inactiveId)
    expect(mismatch).not.toHaveBeenCalled()
  })

  it('[1-12] change places on the other pages of the browser as well', async () => {
    const { client, openPage } = await openBuyer()
    await client.cart.add(add)
    const other = openPage()
    await other.load()
    await other.cart.load()
    await client.carts.makeActive(inactiveId)
    await vi.waitFor(() =>
      expect(other.cart.getSnapshot()).toMatchObject({ value: { summary: { cartId: inactiveId } } }),
    )
  })

  it('[1-12] end the checkout of the one that was active', async () => {
    const { client } = await openBuyer()
    await client.cart.add(add)
    await client.checkout.start()
    await client.carts.makeActive(inactiveId)
    expect(client.storage.read(storageEntries.activeCheckoutId)).toBeNull()
    await client.checkout.load()
    expect(client.checkout.getSnapshot()).toMatchObject({
      value: { cartSummary: { cartId: inactiveId } },
    })
  })

  it('[1-12] are for buyers only', async () => {
    const { openPage, requests } = createSandboxWorld()
    const guest = openPage()
    await expect(guest.carts.list()).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    await expect(guest.carts.makeActive(inactiveId)).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    expect(requests.join()).not.toMatch(/carts/)
  })
})

describe('keeping the cart for later', () => {
  it('[1-12] makes it inactive, and does nothing with an empty one', async () => {
    const { client } = await openBuyer(lea)
    await expect(client.carts.keepForLater()).resolves.toBeNull()
    await client.cart.add(add)
    await expect(client.carts.keepForLater()).resolves.toBeNull()
    expect(await client.inactiveCart.load()).toMatchObject({ uniqueProductCount: 1 })
    expect(client.cart.getSnapshot()).toMatchObject({ value: { items: [] } })
  })

  it('[1-12] asks what becomes of an inactive one', async () => {
    const { client } = await openBuyer()
    await client.cart.add(add)
    await expect(client.carts.keepForLater()).rejects.toMatchObject({ code: 'INACTIVE_CART_EXISTS' })
    expect(await client.inactiveCart.load()).toMatchObject({ id: inactiveId })
  })

  it('[1-12] replaces the inactive one', async () => {
    const { client } = await openBuyer()
    await client.cart.add(add)
    await client.carts.keepForLater({ existing: 'replace' })
    const kept = await client.inactiveCart.load()
    expect(await quantities(client.carts.read(kept?.id ?? ''))).toEqual([[product.carton, 25]])
    expect(await client.carts.read(inactiveId)).toBeNull()
  })

  it('[1-12] merges the inactive one into it first', async () => {
    const { client } = await openBuyer()
    await client.cart.add(add)
    const merged = await client.carts.keepForLater({ existing: 'merge' })
    expect(merged).toEqual({ addedCount: seededLines, left: [], isOpen: false })
    const kept = await client.inactiveCart.load()
    expect(await quantities(client.carts.read(kept?.id ?? ''))).toContainEqual([product.carton, 175])
    expect(await client.carts.read(inactiveId)).toBeNull()
  })
})

describe('deleting a cart', () => {
  it('[1-12] can be undone, with items, name and note', async () => {
    const { client } = await openBuyer()
    const before = await quantities(client.carts.read(inactiveId))
    const deleted = await client.carts.delete(inactiveId)
    expect(deleted).toMatchObject({
      name: 'Nachschub Lager Olten',
      note: 'Erst nach der Inventur bestellen',
    })
    expect(await client.carts.read(inactiveId)).toBeNull()
    await client.carts.restore(deleted)
    const [entry] = (await client.carts.list()) ?? []
    expect(entry).toMatchObject({ isActive: false, name: deleted.name, note: deleted.note })
    expect(await quantities(client.carts.read(entry?.cartId ?? ''))).toEqual(before)
  })

  it('[1-12] is undone once, however often it is asked for', async () => {
    const { client, sandbox } = await openBuyer()
    const before = await quantities(client.carts.read(inactiveId))
    const deleted = await client.carts.delete(inactiveId)
    sandbox.faults.arm({ match: { path: 'cart-items/batch' }, kind: 'status', status: 503, times: 9 })
    await expect(client.carts.restore(deleted)).rejects.toThrow()
    sandbox.faults.clear()
    await client.carts.restore(deleted)
    const entries = (await client.carts.list()) ?? []
    expect(entries).toHaveLength(1)
    expect(await quantities(client.carts.read(entries[0]?.cartId ?? ''))).toEqual(before)
  })

  it('[1-12] is refused for the active one', async () => {
    const { client } = await openBuyer()
    const { cart } = await client.cart.add(add)
    const refused = client.carts.delete(cart?.summary.cartId ?? '')
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_OPTION' })
  })
})
