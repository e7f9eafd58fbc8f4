import { describe, expect, it, vi } from 'vitest'
import { lea, product } from '../client.fixture'
import type { OrderRow } from '../rules/quick-order/order-row'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'
import type { ShopClient } from '../shop-client'

const list = (...rows: readonly (readonly [number: string, quantity: string])[]): readonly OrderRow[] =>
  rows.map(([number, quantity], index) => ({ place: index + 1, number, quantity }))

const checks = async (client: ShopClient, rows: readonly OrderRow[]) =>
  (await client.quickOrder.check(rows)).rows.map(({ check }) => check)

const held = async (client: ShopClient) =>
  Object.fromEntries(
    ((await client.cart.load())?.items ?? []).map((item) => [item.productId, Number(item.quantity)]),
  )

async function openBuyer() {
  const world = createSandboxWorld()
  return { ...world, client: await openBuyerPage(world, lea) }
}

/** As many rows as wanted, each of another item of the shop. */
async function rowsOf(client: ShopClient, count: number): Promise<readonly OrderRow[]> {
  const { products } = await client.catalog.search({ searchTerm: 'karton', pageSize: 200 })
  const orderable = products.filter(
    ({ fields, prices }) => prices?.unitPrice && Number(fields.Stock__c) >= 100,
  )
  return orderable.slice(0, count).map(({ fields }, index) => {
    return { place: index + 1, number: fields.StockKeepingUnit ?? '', quantity: '20' }
  })
}

describe('checking an order list', () => {
  it('[7.3-18] names what will be added, at which price, and what is wrong with the others', async () => {
    const { client } = await openBuyer()
    const rows = list(
      ['1001180', '60'],
      ['1001290', '5'],
      ['1001181', '5'],
      ['1001999', '5'],
      ['10 01 180', '40'],
      ['1001190', 'viele'],
    )
    expect(await checks(client, rows)).toMatchObject([
      { kind: 'ready', productId: product.carton, quantity: 100, joined: [5] },
      { kind: 'not-sold' },
      { kind: 'unknown', nearest: { number: '1001180' } },
      { kind: 'unknown', nearest: { number: '1001090' } },
      { kind: 'joined', into: 1 },
      { kind: 'unreadable', part: 'quantity' },
    ])
  })

  it('works for guests too, and changes nothing', async () => {
    const { openPage } = createSandboxWorld()
    const client = openPage()
    await client.load()
    expect(await checks(client, list(['1001180', '60']))).toMatchObject([{ kind: 'ready', quantity: 60 }])
    expect(client.guestCart.getSnapshot()).toEqual([])
    expect(client.quickOrder.getSnapshot()).toBeNull()
  })

  it('sends one call for 20 numbers and one for their prices, and tells how far it is', async () => {
    const { client, requests } = await openBuyer()
    const rows = await rowsOf(client, 45)
    const before = requests.length
    const told = vi.fn()
    await client.quickOrder.check(rows, { onProgress: told })
    const sent = requests.slice(before)
    expect(sent.filter((request) => /^GET .*\/products(\?|$)/.test(request))).toHaveLength(3)
    expect(sent.filter((request) => request.includes('/pricing/products'))).toHaveLength(3)
    expect(told.mock.calls).toEqual([
      [0, 3],
      [3, 3],
    ])
  })

  it('refuses more rows than it takes', async () => {
    const { client } = await openBuyer()
    const rows = Array.from({ length: 2001 }, (_, index) => ({
      place: index + 1,
      number: '1',
      quantity: '1',
    }))
    await expect(client.quickOrder.check(rows)).rejects.toMatchObject({ code: 'INVALID_OPTION' })
  })
})

describe('adding an order list', () => {
  it('[7.3-18] puts what is ready into a buyer’s cart in batches, and says what became of every row', async () => {
    const { client, requests } = await openBuyer()
    const rows = [...(await rowsOf(client, 60)), { place: 61, number: '9999999', quantity: '1' }]
    const order = await client.quickOrder.check(rows)
    const run = await client.quickOrder.add(order)
    expect(run).toMatchObject({ state: 'done', progress: { done: 60, total: 60 } })
    expect(run?.rows.map(({ outcome }) => outcome)).toEqual([...Array(60).fill('added'), 'not-added'])
    expect(Object.keys(await held(client))).toHaveLength(60)
    expect(requests.filter((request) => request.includes('/cart-items/batch'))).toHaveLength(2)
  })

  it('puts it into a guest’s cart', async () => {
    const { openPage } = createSandboxWorld()
    const client = openPage()
    await client.load()
    const run = await client.quickOrder.add(await client.quickOrder.check(list(['1001180', '60'])))
    expect(run?.rows).toMatchObject([{ outcome: 'added', name: expect.stringContaining('Faltkarton') }])
    expect(client.guestCart.getSnapshot()).toEqual([{ productId: product.carton, quantity: '60' }])
  })

  it('stops after the part under way, and goes on later', async () => {
    const { client } = await openBuyer()
    const order = await client.quickOrder.check(await rowsOf(client, 60))
    const leave = client.quickOrder.subscribe(() => {
      if (client.quickOrder.getSnapshot()?.progress.done === 50) client.quickOrder.stop()
    })
    const stopped = await client.quickOrder.add(order)
    leave()
    expect(stopped).toMatchObject({ state: 'stopped', progress: { done: 50, total: 60 } })
    expect(Object.keys(await held(client))).toHaveLength(50)
    expect(await client.quickOrder.resume()).toMatchObject({ state: 'done', progress: { done: 60 } })
    expect(Object.keys(await held(client))).toHaveLength(60)
  })

  it('adds no second list until the first one is through, and forgets one that is dismissed', async () => {
    const { client } = await openBuyer()
    const order = await client.quickOrder.check(list(['1001180', '60']))
    const first = client.quickOrder.add(order)
    await expect(client.quickOrder.add(order)).rejects.toMatchObject({ code: 'INVALID_OPTION' })
    await first
    client.quickOrder.dismiss()
    expect(client.quickOrder.getSnapshot()).toBeNull()
    expect(await client.quickOrder.resume()).toBeNull()
  })

  it('is shown to nobody else', async () => {
    const { client, openPage } = await openBuyer()
    await client.quickOrder.add(await client.quickOrder.check(list(['1001180', '60'])))
    await client.session.signOut()
    const guest = openPage()
    await guest.load()
    expect(guest.quickOrder.getSnapshot()).toBeNull()
  })
})
