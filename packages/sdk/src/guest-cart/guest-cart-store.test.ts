import { describe, expect, it, vi } from 'vitest'
import { createBrowser } from '../storage/browser.fixture'
import type { Tab } from '../storage/browser.fixture'
import { createGuestCartStore } from './guest-cart-store'

const createCart = (tab: Tab) => createGuestCartStore(tab)
const line = (productId: string, quantity: string) => ({ productId, quantity })

describe('createGuestCartStore', () => {
  it('[6-1] [4.guest-cart-1] stores lines in browser storage under anonymousCart, quantities as text', async () => {
    const { data, openTab } = createBrowser()
    const cart = createCart(openTab())
    await cart.add({ productId: 'a', quantity: 5 })
    await cart.add({ productId: 'a', quantity: '2' })
    expect(JSON.parse(data.get('anonymousCart') ?? '')).toEqual([line('a', '7')])
    expect(cart.getSnapshot()).toEqual([line('a', '7')])
  })

  it('[4.guest-cart-2] [4.guest-cart-3] [4.guest-cart-4] adds several, sets, removes and clears', async () => {
    const cart = createCart(createBrowser().openTab())
    await cart.add(line('a', '1'))
    await cart.addAll([line('b', '2'), line('a', '3')])
    expect(cart.getSnapshot()).toEqual([line('a', '4'), line('b', '2')])
    await cart.setQuantity({ productId: 'b', quantity: 9 })
    await cart.remove('a')
    expect(cart.getSnapshot()).toEqual([line('b', '9')])
    await cart.clear()
    expect(cart.getSnapshot()).toEqual([])
  })

  it('[8-19] rejects and changes nothing when the product is not in the cart', async () => {
    const cart = createCart(createBrowser().openTab())
    await cart.add(line('a', '1'))
    await expect(cart.setQuantity({ productId: 'x', quantity: 1 })).rejects.toMatchObject({
      code: 'GUEST_CART_ITEM_NOT_FOUND',
    })
    await expect(cart.add({ productId: 'a', quantity: 0 })).rejects.toMatchObject({
      code: 'INVALID_QUANTITY',
    })
    expect(cart.getSnapshot()).toEqual([line('a', '1')])
  })

  it('enforces the limits of a line and of the cart, and keeps what an older version stored beyond them', async () => {
    const stored = [line('a', '1000000000'), ...Array.from({ length: 499 }, (_, n) => line(`b${n}`, '1'))]
    const { data, openTab } = createBrowser()
    data.set('anonymousCart', JSON.stringify(stored))
    const cart = createCart(openTab())
    const failing = (code: string) => expect.objectContaining({ code }) as unknown
    await expect(cart.add(line('a', '1'))).rejects.toEqual(failing('QUANTITY_TOO_LARGE'))
    await expect(cart.setQuantity(line('b0', '1000000'))).rejects.toEqual(failing('QUANTITY_TOO_LARGE'))
    await expect(cart.addAll([line('c', '1')])).rejects.toEqual(failing('GUEST_CART_FULL'))
    expect(cart.getSnapshot()).toEqual(stored)
    await cart.setQuantity(line('b0', '999999'))
    expect(cart.getSnapshot().slice(0, 2)).toEqual([line('a', '1000000000'), line('b0', '999999')])
  })

  it('loses nothing when two tabs add at the same time', async () => {
    const { openTab } = createBrowser()
    const [first, second] = [createCart(openTab()), createCart(openTab())]
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? first : second).add(line(index % 3 ? 'a' : 'b', '1')),
      ),
    )
    const sum = first.getSnapshot().reduce((total, { quantity }) => total + Number(quantity), 0)
    expect(sum).toBe(20)
  })

  it('follows another tab while it has listeners, and reads storage while it has none', async () => {
    const { openTab } = createBrowser()
    const [here, there] = [createCart(openTab()), createCart(openTab())]
    const listener = vi.fn()
    const leave = here.subscribe(listener)
    await there.add(line('a', '1'))
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    await there.add(line('b', '1'))
    expect(listener).toHaveBeenCalledTimes(1)
    expect(here.getSnapshot()).toHaveLength(2)
  })

  it('keeps the same snapshot while the storage is unchanged', async () => {
    const cart = createCart(createBrowser().openTab())
    await cart.add(line('a', '1'))
    const before = cart.getSnapshot()
    await cart.remove('x')
    expect(cart.getSnapshot()).toBe(before)
  })

  it('keeps unreadable lines through every change, until they are reported', async () => {
    const { data, openTab } = createBrowser()
    const broken = { productId: 'b', quantity: '1e3' }
    data.set('anonymousCart', JSON.stringify([broken, line('a', '1')]))
    const cart = createCart(openTab())
    await cart.add(line('c', '2'))
    await cart.remove('a')
    expect(JSON.parse(data.get('anonymousCart') ?? '')).toEqual([line('c', '2'), broken])
    expect(cart.getSnapshot()).toEqual([line('c', '2')])
    await cart.clear()
    expect(JSON.parse(data.get('anonymousCart') ?? '')).toEqual([])
  })

  it('reports unreadable lines, and keeps the rest', () => {
    const { data, openTab } = createBrowser()
    data.set('anonymousCart', JSON.stringify([line('a', '1'), { productId: 'b', quantity: '1e3' }]))
    const tab = openTab()
    expect(createCart(tab).getSnapshot()).toEqual([line('a', '1')])
    expect(tab.failures).toHaveLength(1)
  })

  it('is empty on the server', () => {
    const { data, openTab } = createBrowser()
    data.set('anonymousCart', JSON.stringify([line('a', '1')]))
    expect(createCart(openTab()).getServerSnapshot()).toEqual([])
  })
})
