import { describe, expect, it } from 'vitest'
import { lea, product, reto } from '../client.fixture'
import { createSandboxWorld, openBuyerPage, type SandboxFetch } from '../sandbox-world.fixture'

const { carton, other } = product
const unknown = '01tCN0009999999YAA'
const lines = [
  { productId: carton, quantity: 50 },
  { productId: other, quantity: 25 },
]

async function openBuyer({ fetch, username = reto }: { fetch?: SandboxFetch; username?: string } = {}) {
  const world = createSandboxWorld(fetch ? { fetch } : {})
  const client = await openBuyerPage(world, username)
  return { ...world, client, lists: client.lists }
}

const withoutQuantities = async ({ sandbox }: Pick<ReturnType<typeof createSandboxWorld>, 'sandbox'>) => {
  const init = { method: 'PATCH', body: JSON.stringify({ wishListQuantitiesEnabled: false }) }
  await sandbox.fetch(new Request('http://localhost/__sandbox/settings/0ZECH00000000014AA', init))
}

const isWish = (request: Request, method: string, end: RegExp) =>
  request.method === method && end.test(new URL(request.url).pathname)

/** Does what a matching request asks for, and loses the response, the first `times` times. */
function losing(method: string, end: RegExp, times = 1): SandboxFetch {
  let left = times
  return async (request, sandbox) => {
    const response = await sandbox.fetch(request)
    if (!isWish(request, method, end) || left === 0) return response
    left -= 1
    throw new TypeError('network')
  }
}

describe('the lists of a buyer', () => {
  it('are made with products and quantities, and read again', async () => {
    const { lists } = await openBuyer()
    const { list, isNameTaken, hasQuantities } = await lists.create({ name: ' Monatsbestellung ', lines })
    expect([list.name, isNameTaken, hasQuantities]).toEqual(['Monatsbestellung', false, true])
    expect(await lists.read(list.id)).toMatchObject({
      name: 'Monatsbestellung',
      lines,
      hiddenCount: 0,
      count: 2,
    })
    expect(await lists.list()).toMatchObject([{ id: list.id, count: 2, isFavourites: false }])
  })

  it('are changed line by line, and the same change again changes nothing', async () => {
    const { lists } = await openBuyer()
    const { list } = await lists.create({ name: 'Lager', lines })
    for (const _ of [1, 2]) {
      await lists.setLines(list.id, [
        { productId: other, quantity: 0 },
        { productId: carton, quantity: 75 },
      ])
      expect((await lists.read(list.id))?.lines).toEqual([{ productId: carton, quantity: 75 }])
    }
  })

  it('are renamed, but not to the name of another list', async () => {
    const { lists } = await openBuyer()
    const { list } = await lists.create({ name: 'Lager' })
    await lists.create({ name: 'Versand' })
    expect(await lists.rename(list.id, 'versand ')).toBe(false)
    expect(await lists.rename(list.id, 'Lager Olten')).toBe(true)
    expect((await lists.list())?.map(({ name }) => name).toSorted()).toEqual(['Lager Olten', 'Versand'])
  })

  it('are deleted and made again with the same lines', async () => {
    const { lists } = await openBuyer()
    const { list } = await lists.create({ name: 'Lager', lines })
    const deleted = await lists.delete(list.id)
    expect(await lists.read(list.id)).toBeNull()
    expect(await lists.delete(list.id)).toBeNull()
    if (deleted === null) throw new Error('not deleted')
    const again = await lists.create(deleted)
    expect((await lists.read(again.list.id))?.lines).toEqual(lines)
  })

  it('are not made a second time by the same form, and not over another list', async () => {
    const { lists } = await openBuyer()
    const first = await lists.create({ name: 'Lager', lines })
    const second = await lists.create({ name: 'lager', lines })
    expect([second.list.id, second.isNameTaken]).toEqual([first.list.id, false])
    const others = await lists.create({ name: 'Lager', lines: [{ productId: carton, quantity: 1 }] })
    expect([others.list.id, others.isNameTaken]).toEqual([first.list.id, true])
    expect((await lists.read(first.list.id))?.lines).toEqual(lines)
  })

  it('are made once by two presses at the same moment', async () => {
    const { lists } = await openBuyer()
    const made = await Promise.all([1, 2, 3].map(() => lists.create({ name: 'Lager', lines })))
    expect(new Set(made.map(({ list }) => list.id)).size).toBe(1)
    expect(await lists.list()).toHaveLength(1)
    expect((await lists.read(made[0]?.list.id ?? ''))?.lines).toEqual(lines)
  })

  it.each([
    ['of the new list', 'POST', /wishlists$/],
    ['of the quantities', 'PATCH', /quantities$/],
  ])('are made once where the response %s is lost', async (_, method, end) => {
    const { lists } = await openBuyer({ fetch: losing(method, end) })
    const { list } = await lists.create({ name: 'Lager', lines })
    expect(await lists.list()).toHaveLength(1)
    expect((await lists.read(list.id))?.lines).toEqual(lines)
  })

  it('take what the shop sells, and name the rest', async () => {
    const { lists } = await openBuyer()
    const { list, failed } = await lists.create({
      name: 'Lager',
      lines: [...lines, { productId: unknown, quantity: 5 }],
    })
    expect(failed).toMatchObject([{ productId: unknown, errorCode: 'ITEM_NOT_FOUND' }])
    expect((await lists.read(list.id))?.lines).toEqual(lines)
  })

  it('are nobody else’s, and not for guests', async () => {
    const { lists, ...world } = await openBuyer()
    const { list } = await lists.create({ name: 'Lager', lines })
    const stranger = await openBuyerPage(world, lea)
    expect(await stranger.lists.read(list.id)).toBeNull()
    const foreign = stranger.lists.setLines(list.id, lines)
    await expect(foreign).rejects.toMatchObject({ status: 404 })
    const guest = createSandboxWorld().openPage()
    await expect(guest.lists.list()).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  })

  it.each(['', '  ', 'a'.repeat(81)])('have no name like %j', async (name) => {
    const { lists, requests } = await openBuyer()
    const before = requests.length
    await expect(lists.create({ name })).rejects.toMatchObject({ code: 'INVALID_OPTION' })
    expect(requests.slice(before).filter((request) => request.includes('wishlists'))).toEqual([])
  })
})

describe('lists without quantities', () => {
  it('keep their products', async () => {
    const { lists, ...world } = await openBuyer()
    await withoutQuantities(world)
    const { list, hasQuantities } = await lists.create({ name: 'Lager', lines })
    expect(hasQuantities).toBe(false)
    const open = [carton, other].map((productId) => ({ productId, quantity: null }))
    expect(await lists.read(list.id)).toMatchObject({ lines: open, hasQuantities: false })
    const { failed } = await lists.setLines(list.id, [
      { productId: other, quantity: 0 },
      { productId: unknown, quantity: 1 },
    ])
    expect(failed).toMatchObject([{ productId: unknown }])
    expect((await lists.read(list.id))?.lines).toEqual([{ productId: carton, quantity: null }])
    await lists.delete(list.id)
    await expect(lists.setLines(list.id, lines)).rejects.toMatchObject({ status: 404 })
  })
})

describe('favourites', () => {
  it('are a list of their own, the first of all', async () => {
    const { lists } = await openBuyer()
    expect(await lists.readFavourites()).toBeNull()
    await lists.create({ name: 'Lager', lines })
    await lists.addFavourites([carton])
    await lists.addFavourites([carton, other])
    expect(await lists.list()).toMatchObject([
      { name: 'Favoriten', isFavourites: true, count: 2 },
      { name: 'Lager' },
    ])
    await lists.removeFavourites([carton])
    expect((await lists.readFavourites())?.lines).toEqual([{ productId: other, quantity: null }])
  })

  it('keep their quantities when they are marked again', async () => {
    const { lists } = await openBuyer()
    const { list } = await lists.create({ name: 'Favoriten', lines })
    await lists.addFavourites([carton])
    expect((await lists.read(list.id))?.lines).toEqual(lines)
  })

  it('of a guest go into the buyer’s list, once, and the browser forgets them', async () => {
    const world = createSandboxWorld()
    const guest = world.openPage()
    for (const id of [carton, other, carton, unknown]) await guest.guestFavourites.add(id)
    expect(guest.guestFavourites.getSnapshot()).toEqual([carton, other, unknown])
    const { lists, guestFavourites } = await openBuyerPage(world, reto)
    expect(await lists.keepFavourites()).toBe(3)
    expect(await lists.keepFavourites()).toBe(0)
    expect(guestFavourites.getSnapshot()).toEqual([])
    expect((await lists.readFavourites())?.lines.map(({ productId }) => productId)).toEqual([carton, other])
  })

  it('of a guest stay in the browser when the call fails, and are tried again', async () => {
    let isDown = true
    const world = createSandboxWorld({
      fetch: async (request, sandbox) =>
        isDown && isWish(request, 'POST', /wishlists$/)
          ? Response.json([{ errorCode: 'DOWN', message: '' }], { status: 503 })
          : await sandbox.fetch(request),
    })
    await world.openPage().guestFavourites.add(carton)
    const client = await openBuyerPage(world, reto)
    await expect(client.lists.keepFavourites()).rejects.toMatchObject({ status: 503 })
    expect(client.guestFavourites.getSnapshot()).toEqual([carton])
    isDown = false
    await client.lists.keepFavourites()
    expect((await client.lists.readFavourites())?.lines).toHaveLength(1)
  })
})
