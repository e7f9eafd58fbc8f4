import { describe, expect, it, vi } from 'vitest'
import { lea, product, reto } from '../client.fixture'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'
import type { ShopClient } from '../shop-client'
import { valueOf } from '../state/async-state'

const { carton, other } = product
/** At most one of it can be ordered. */
const samples = '01tCN0002000500YAA'
/** Not sold in this shop. */
const foreign = '01tCN0009999999YAA'

const cartOf = ({ shopperCart }: ShopClient) => valueOf(shopperCart.getSnapshot())
const quantitiesOf = (shop: ShopClient) =>
  cartOf(shop)?.lines.map(({ productId, quantity }) => [productId, quantity])
/** Somebody looks at the cart, as a page does. */
const look = ({ shopperCart }: ShopClient) => shopperCart.subscribe(() => undefined)

describe('the cart of a shopper', () => {
  it.each<[string, (world: ReturnType<typeof createSandboxWorld>) => Promise<ShopClient>]>([
    ['guest', async ({ openPage }) => await Promise.resolve(openPage())],
    ['buyer', (world) => openBuyerPage(world, lea)],
  ])('has the lines of a %s with names, prices and totals, and one set of changes', async (who, open) => {
    const world = createSandboxWorld()
    const shop = await open(world)
    const { add, setQuantity, remove, clear, load } = shop.shopperCart
    await add([
      { productId: carton, quantity: 50 },
      { productId: other, quantity: 100 },
    ])
    const { isGuest, lines, totals, count, currencyCode } = await load()
    expect({ isGuest, count, currencyCode }).toEqual({
      isGuest: who === 'guest',
      count: 2,
      currencyCode: 'CHF',
    })
    const names = lines.map(({ name, sku, problem }) => ({ name, sku, problem }))
    expect(names).toEqual([
      { name: expect.stringMatching(/^Faltkarton/) as string, sku: '1001180', problem: null },
      { name: expect.stringMatching(/^Faltkarton/) as string, sku: '1001100', problem: null },
    ])
    expect(lines[1]).toMatchObject({ unitPrice: { amount: '0.67' }, amount: { amount: '67.00' } })
    expect(totals?.net.currencyCode).toBe('CHF')
    expect(Number(totals?.net.amount) + Number(totals?.vat.amount)).toBeCloseTo(Number(totals?.gross.amount))

    const [first, second] = lines.map(({ key }) => key)
    const changed = await setQuantity(first ?? '', '60')
    expect(changed.refused).toEqual([])
    expect(changed.cart.lines[0]?.quantity).toBe('60')
    await remove(second ?? '')
    await remove(second ?? '')
    expect(quantitiesOf(shop)).toEqual([[carton, '60']])
    expect((await clear()).cart).toMatchObject({ lines: [], count: 0, totals: { gross: { amount: '0.00' } } })
    await expect(add({ productId: carton, quantity: 0 })).rejects.toMatchObject({ code: 'INVALID_QUANTITY' })
    await expect(setQuantity('x', 0)).rejects.toMatchObject({ code: 'INVALID_QUANTITY' })
    expect(world.failures).toEqual([])
  })

  it('costs the same before and after the sign-in', async () => {
    const world = createSandboxWorld()
    const guest = world.openPage()
    await guest.shopperCart.add([
      { productId: carton, quantity: 50 },
      { productId: other, quantity: 100 },
    ])
    const before = await guest.shopperCart.load()
    const buyer = await openBuyerPage(world, lea)
    const { lines, totals, isGuest } = await buyer.shopperCart.load()
    expect(isGuest).toBe(false)
    expect(totals).toEqual(before.totals)
    const figures = (line: (typeof lines)[number]) => ({ ...line, key: '', fields: {} })
    expect(lines.map(figures)).toEqual(before.lines.map(figures))
  })

  it('names the lines that were refused, of both', async () => {
    const world = createSandboxWorld()
    const shop = world.openPage()
    const tooMuch = { productId: carton, quantity: 1_000_000 }
    const some = { productId: other, quantity: 100 }
    const refused = await shop.shopperCart.add([tooMuch, some])
    expect(refused.refused).toMatchObject([{ productId: carton, code: 'QUANTITY_TOO_LARGE' }])
    expect(quantitiesOf(shop)).toEqual([[other, '100']])
    expect((await shop.shopperCart.setQuantity('gone', 5)).refused).toMatchObject([
      { key: 'gone', code: 'GUEST_CART_ITEM_NOT_FOUND' },
    ])

    const buyer = await openBuyerPage(world, reto)
    const single = await buyer.shopperCart.add({ productId: foreign, quantity: 1 })
    expect(single.refused).toMatchObject([{ productId: foreign, code: expect.any(String) as string }])
    const mixed = await buyer.shopperCart.add([{ productId: foreign, quantity: 1 }, some])
    expect(mixed.refused.map(({ productId }) => productId)).toEqual([foreign])
    expect(quantitiesOf(buyer)).toEqual([[other, '200']])
    await buyer.shopperCart.add({ productId: samples, quantity: 1 })
    const key = cartOf(buyer)?.lines[1]?.key ?? ''
    const second = await buyer.shopperCart.setQuantity(key, 2)
    expect(second.refused).toMatchObject([
      { key, code: 'CART_VALIDATION_ERROR', message: expect.stringContaining('höchstens 1') as string },
    ])
    expect(second.cart.lines.map(({ quantity }) => quantity)).toEqual(['200', '1'])
  })

  it('keeps the line of a product that the shop does not sell, with the problem', async () => {
    const shop = createSandboxWorld().openPage()
    await shop.guestCart.addAll([
      { productId: foreign, quantity: 1 },
      { productId: other, quantity: 100 },
    ])
    const { lines, totals } = await shop.shopperCart.load()
    expect(lines.map(({ problem, amount }) => [problem, amount?.amount])).toEqual([
      ['unsold', undefined],
      [null, '67.00'],
    ])
    expect(totals?.itemsNet.amount).toBe('67.00')
  })

  it('follows what another tab does, and loads the names of new lines while somebody looks', async () => {
    const { openPage, requests } = createSandboxWorld()
    const [shop, tab] = [openPage(), openPage()]
    const stop = look(shop)
    await shop.shopperCart.load()
    await tab.guestCart.add({ productId: carton, quantity: 50 })
    await vi.waitFor(() => expect(cartOf(shop)?.lines[0]?.name).toMatch(/^Faltkarton/))
    stop()
    const before = requests.length
    await tab.guestCart.add({ productId: other, quantity: 50 })
    expect(cartOf(shop)?.lines).toMatchObject([{ sku: '1001180' }, { name: null }])
    expect(requests.slice(before)).toEqual([])
  })

  it('requests each product once, and only its own line changes with a quantity', async () => {
    const { openPage, requests } = createSandboxWorld()
    const shop = openPage()
    await shop.shopperCart.add([
      { productId: carton, quantity: 50 },
      { productId: other, quantity: 100 },
    ])
    await Promise.all([shop.shopperCart.load(), shop.shopperCart.load()])
    const before = cartOf(shop)
    const sent = requests.length
    expect(requests.filter((text) => /^GET .*\/products$/.test(text))).toHaveLength(1)
    await shop.shopperCart.setQuantity(carton, 60)
    const after = cartOf(shop)
    expect(after?.lines[0]).not.toBe(before?.lines[0])
    expect(after?.lines[1]).toBe(before?.lines[1])
    expect(requests).toHaveLength(sent)
  })

  it('says what is under way in a buyer’s cart, and leaves the other lines alone', async () => {
    const shop = await openBuyerPage(createSandboxWorld(), lea)
    await shop.shopperCart.add([
      { productId: carton, quantity: 50 },
      { productId: other, quantity: 100 },
    ])
    const before = await shop.shopperCart.load()
    const seen: unknown[] = []
    shop.shopperCart.subscribe(() => seen.push(cartOf(shop)))
    const change = shop.shopperCart.setQuantity(before.lines[0]?.key ?? '', 60)
    await change
    expect(seen[0]).toMatchObject({
      totals: null,
      lines: [{ quantity: '60', amount: null, isPending: true }, { isPending: false }],
    })
    expect(cartOf(shop)?.lines[0]).toMatchObject({ quantity: '60', isPending: false })
    expect(cartOf(shop)?.lines[1]).toBe(before.lines[1])
  })

  it('is the guest’s again after signing out', async () => {
    const shop = await openBuyerPage(createSandboxWorld(), lea)
    await shop.shopperCart.add({ productId: carton, quantity: 50 })
    await shop.session.signOut()
    expect(cartOf(shop)).toMatchObject({ isGuest: true, cartId: null, lines: [] })
  })

  it('is that of the account which the buyer orders for', async () => {
    const shop = await openBuyerPage(createSandboxWorld({ shop: 'DE' }), 'einkauf@sonnenhalde.example')
    await shop.shopperCart.add({ productId: carton, quantity: 50 })
    const [managed] = (await shop.account.listManaged()).filter(({ isMyAccount }) => !isMyAccount)
    await shop.effectiveAccount.choose({ id: managed?.accountId ?? '', name: managed?.accountName ?? '' })
    expect(cartOf(shop)).toBeUndefined()
    expect(await shop.shopperCart.load()).toMatchObject({ isGuest: false, lines: [] })
    const stop = look(shop)
    await shop.effectiveAccount.choose(null)
    await vi.waitFor(() => expect(quantitiesOf(shop)).toEqual([[carton, '50']]))
    stop()
  })

  it('has the gross prices of the country that is chosen', async () => {
    const shop = createSandboxWorld({ shop: 'DE' }).openPage()
    await shop.load()
    await shop.shopperCart.add({ productId: carton, quantity: 100 })
    const before = await shop.shopperCart.load()
    shop.vat.setCountry('NL')
    const after = cartOf(shop)
    expect([before.totals?.rate, after?.totals?.rate]).toEqual([0.19, 0.21])
    expect(after?.lines).toBe(before.lines)
  })

  it('says why names are missing, and tries again', async () => {
    let isDown = true
    const { openPage } = createSandboxWorld({
      fetch: async (request, sandbox) =>
        isDown && request.url.includes('/products')
          ? new Response(null, { status: 500 })
          : await sandbox.fetch(request),
    })
    const shop = openPage()
    await shop.guestCart.add({ productId: carton, quantity: 50 })
    await expect(shop.shopperCart.load()).rejects.toMatchObject({ code: 'RESPONSE' })
    expect(shop.shopperCart.getSnapshot()).toMatchObject({
      status: 'failed',
      value: { count: 1, totals: null, lines: [{ name: null, quantity: '50' }] },
    })
    isDown = false
    expect(await shop.shopperCart.load()).toMatchObject({ lines: [{ sku: '1001180' }] })
  })
})

describe('clearing the cart', () => {
  it('[1-19] [4.selected-country-header-7] empties the cart of a guest’s browser', async () => {
    const shop = createSandboxWorld().openPage()
    await shop.guestCart.add({ productId: carton, quantity: 25 })
    await shop.shopperCart.clear()
    expect(shop.guestCart.getSnapshot()).toEqual([])
  })

  it('[1-19] [4.selected-country-header-7] [7.3-21] deletes the cart of a buyer, or says why not', async () => {
    const world = createSandboxWorld()
    const shop = await openBuyerPage(world, reto)
    await shop.cart.add({ productId: carton, quantity: 25 })
    const deletes = { method: 'DELETE', path: '/carts/' }
    world.sandbox.faults.arm({ match: deletes, kind: 'status', status: 403 })
    await expect(shop.shopperCart.clear()).rejects.toMatchObject({ status: 403 })
    await shop.shopperCart.clear()
    const sent = world.requests.filter((request) => /^DELETE .*\/carts\/current$/.test(request))
    expect([sent.length, await shop.cart.load()]).toEqual([2, null])
  })
})
