import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterAll, describe, expect, it } from 'vitest'
import { guardReservations } from './guard-reservations'
import { openShopServer } from '../stories/shop-server.fixture'
import { openVisitor } from '../stories/visitor.fixture'

const store = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'
const reservations = `${store}/carts/current/inventory-reservations`
const box = { productId: '01tCN0001001180YAA', quantity: '25', type: 'Product' }

const sandbox = createNodeSandbox()
afterAll(() => sandbox.close())

async function openGuest(limits = {}) {
  const platform = guardReservations({ fetch: sandbox.fetch, close: () => undefined })
  const { port } = await openShopServer({ platform, limits })
  const guest = openVisitor(port)
  const call = (method: string, path: string, json: unknown) => guest.send(path, { method, json })
  await call('POST', `${store}/carts/current/cart-items`, box)
  const reserve = (durationInSeconds: unknown, more = {}) =>
    call('PUT', reservations, { durationInSeconds, ...more })
  const start = () => call('PUT', `${store}/checkouts`, { cartId: 'active' })
  return { ...guest, call, reserve, start }
}

const durationOf = ({ body }: { readonly body: string }): unknown =>
  (JSON.parse(body) as { readonly durationInSeconds?: unknown }).durationInSeconds

describe('the stock that a guest reserves', () => {
  it('is none as long as there is no checkout', async () => {
    const { reserve, start } = await openGuest()
    const refused = await reserve(3_600)
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
      403,
      [{ errorCode: 'INSUFFICIENT_ACCESS' }],
    ])
    await start()
    expect((await reserve(3_600)).status).toBe(200)
  })

  it('is a buyer’s before a checkout too, unless the session is invented', async () => {
    const { send, cookies, call, reserve } = await openGuest()
    await send('/de-CH/login', { form: { email: 'lea.keller@example.com', password: 'cartonnage' } })
    await call('POST', `${store}/carts/current/cart-items`, box)
    expect(durationOf(await reserve(604_800))).toBe(14_400)
    cookies.set('sid', 'invented')
    expect((await reserve(60)).status).toBe(403)
  })

  it.each([
    [604_800, 900],
    [901, 900],
    [60, 60],
  ])('is held no longer than a quarter of an hour: %i s asked, %i s held', async (asked, held) => {
    const { reserve, start } = await openGuest()
    await start()
    expect(durationOf(await reserve(asked))).toBe(held)
  })

  it('is not held longer by another spelling, or by something that is no number', async () => {
    const { reserve, start } = await openGuest()
    await start()
    expect(durationOf(await reserve(60, { DurationInSeconds: 604_800 }))).toBe(60)
    expect((await reserve('604800')).status).toBe(400)
  })

  it('is known by the account that a buyer orders for', async () => {
    const seen: string[] = []
    const spied = guardReservations({
      fetch: async (request) => {
        seen.push(new URL(request.url).pathname.replace(store, '') + new URL(request.url).search)
        return await Promise.resolve(Response.json({}))
      },
      close: () => undefined,
    })
    const query = '?effectiveAccountId=001&language=de-CH'
    await spied.fetch(new Request(`http://localhost${reservations}${query}`, { method: 'PUT', body: '{}' }))
    expect(seen).toContain(`/checkouts/active${query}`)
  })

  it('is 30 times an hour for an address, and refusals do not count', async () => {
    const { reserve, start } = await openGuest()
    await reserve(60)
    await start()
    const statuses: number[] = []
    for (let i = 0; i < 31; i++) statuses.push((await reserve(60)).status)
    expect([statuses.indexOf(429), statuses.length]).toEqual([30, 31])
  })
})
