import { describe, expect, it } from 'vitest'
import { lea, reto } from '../client.fixture'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'
import { createMemoryStorage } from '../storage/memory-storage'
import type { KeyValueStorage } from '../storage/memory-storage'
import type { SandboxFetch } from '../sandbox-world.fixture'

/** The Swiss shop has 12 of it, and no more are made. */
const clearance = '01tCN0002000220YAA'
const path = 'inventory-reservations'

interface Opening {
  readonly placeOrderV2Enabled?: boolean
  readonly fetch?: SandboxFetch
  /** The session storage of the tab. */
  readonly tab?: KeyValueStorage
}

async function openCart(
  quantity: number,
  { placeOrderV2Enabled = false, fetch, tab = createMemoryStorage() }: Opening = {},
) {
  const world = createSandboxWorld(fetch && { fetch })
  const init = { method: 'PATCH', body: JSON.stringify({ placeOrderV2Enabled }) }
  await world.sandbox.fetch(new Request('http://localhost/__sandbox/settings/0ZECH00000000014AA', init))
  const client = await openBuyerPage(world, lea, { sessionStorage: () => tab })
  await client.cart.add({ productId: clearance, quantity })
  const sent = () =>
    world.requests.filter((request) => request.endsWith(path)).map((request) => request.split(' ')[0])
  return { ...world, client, sent }
}

/** The platform's settings with another time of reservations. */
const settingTime =
  (reservationInSeconds: number | null): SandboxFetch =>
  async (request, sandbox) => {
    const response = await sandbox.fetch(request)
    if (!request.url.includes('/application-context')) return response
    const settings = (await response.json()) as object
    return Response.json({
      ...settings,
      inventoryConfiguration: { isInventoryEnabled: true, inventoryDefaultSource: { reservationInSeconds } },
    })
  }

describe('the stock of a purchase under way', () => {
  it('[7.3-24] [9-36] is reserved for four hours, and released', async () => {
    const { client, sent } = await openCart(10)
    expect(await client.checkoutStock.reserve()).toMatchObject({ durationInSeconds: 14_400, errors: [] })
    await client.checkoutStock.release()
    expect(sent()).toEqual(['PUT', 'DELETE'])
  })

  it('is given back by a later page of the tab too, once', async () => {
    const tab = createMemoryStorage()
    const { client, openPage, sent } = await openCart(10, { tab })
    await client.checkout.load()
    await client.checkoutStock.reserve()
    const later = openPage({ sessionStorage: () => tab })
    expect(later.checkoutStock.mayBeReserved()).toBe(true)
    await later.checkoutStock.release()
    await later.checkoutStock.release()
    expect(later.checkoutStock.mayBeReserved()).toBe(false)
    expect(sent()).toEqual(['PUT', 'DELETE'])
  })

  it('is reserved again after it is given back, however soon', async () => {
    const { client, sent } = await openCart(10)
    await client.checkoutStock.reserve()
    const released = client.checkoutStock.release()
    await client.checkoutStock.reserve()
    await released
    expect(sent()).toEqual(['PUT', 'DELETE', 'PUT'])
  })

  it.each([
    [600, 600],
    [null, 14_400],
    [0, 14_400],
  ])('is reserved as long as the settings say: %j s', async (reservationInSeconds, durationInSeconds) => {
    const { client } = await openCart(10, { fetch: settingTime(reservationInSeconds) })
    expect(await client.checkoutStock.reserve()).toMatchObject({ durationInSeconds })
  })

  it('is not reserved where the platform prepares the order', async () => {
    const { client, sent } = await openCart(10, { placeOrderV2Enabled: true })
    expect(await client.checkoutStock.reserve()).toBeNull()
    await client.checkoutStock.release()
    expect(sent()).toEqual([])
  })

  it.each([403, 404])('is not reserved where the organisation answers %i', async (status) => {
    const { client, sandbox, failures } = await openCart(10)
    sandbox.faults.arm({ kind: 'status', status, errorCode: 'API_DISABLED_FOR_ORG', match: { path } })
    expect(await client.checkoutStock.reserve()).toBeNull()
    expect(failures).toEqual([])
  })

  it('says that it is short', async () => {
    const { client, sandbox } = await openCart(10)
    sandbox.faults.arm({
      kind: 'status',
      status: 422,
      errorCode: '/commerce/integrations/inventory',
      match: { path },
    })
    await expect(client.checkoutStock.reserve()).rejects.toMatchObject({
      code: 'INSUFFICIENT_INVENTORY',
      // It is a call of the cart, whose texts are not for shoppers.
      errors: [{ type: '/commerce/integrations/inventory' }],
    })
  })

  it('fails in silence where it cannot be reserved for another reason', async () => {
    const { client, sandbox, failures } = await openCart(10)
    sandbox.faults.arm({ kind: 'status', status: 500, times: 9, match: { path } })
    expect(await client.checkoutStock.reserve()).toBeNull()
    await client.checkoutStock.release()
    expect(failures).toHaveLength(2)
  })

  it('is short for another buyer meanwhile', async () => {
    const { client, openPage, signIn } = await openCart(10)
    await client.checkoutStock.reserve()
    const other = await openBuyerPage({ openPage, signIn }, reto)
    await expect(other.cart.add({ productId: clearance, quantity: 5 })).rejects.toMatchObject({ status: 400 })
  })
})
