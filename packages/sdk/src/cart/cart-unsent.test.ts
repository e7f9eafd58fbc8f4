import { describe, expect, it } from 'vitest'
import { ResponseError, ShopError } from '../errors/errors'
import { storageEntries } from '../storage/storage-entries'
import { createWorld, line, settle } from './cart-world.fixture'
import type { World } from './cart-world.fixture'

/** Another tab is finding out what became of its addition, and a second page adds the same product meanwhile. */
async function holdBack(held: Readonly<Record<string, number>> = { a: 5, b: 5 }) {
  const world = createWorld(held)
  const page = world.openPage()
  for (const { writer } of [world, page]) await writer.look(() => world.calls.read({}))
  world.faults.push('cut later')
  const doubtful = world.writer.add([line('a', '10')])
  await soon()
  const heldBack = page.writer.add([line('a', '2')])
  await soon()
  return { world, page, doubtful, heldBack }
}

/** Lets everything happen that follows at once. */
const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

const unsentOf = ({ browser }: Pick<World, 'browser'>) =>
  browser.read().claims.filter(({ isUnsent }) => isUnsent)

describe('a change that waits for one in doubt', () => {
  it('goes on where its page is loaded anew', async () => {
    const { world, page, doubtful } = await holdBack()
    expect(unsentOf(page)).toMatchObject([{ kind: 'add', lines: [{ productId: 'a', quantity: '2' }] }])
    page.die()
    const next = world.openPage(page.tab)
    next.writer.resume()
    await settle(world, doubtful)
    expect(world.items.get('a')).toBe(17)
    expect(world.writes).toEqual(['add', 'add'])
    expect(next.browser.read().claims).toEqual([])
    expect(next.onDiffers).not.toHaveBeenCalled()
  })

  it('goes on in another tab where its own is closed', async () => {
    const { world, page, doubtful } = await holdBack()
    page.die()
    await settle(world, doubtful)
    expect(world.items.get('a')).toBe(15)
    world.openPage().writer.resume()
    await world.time.run()
    expect(world.items.get('a')).toBe(17)
  })

  it('keeps its order with what is meant on the next page', async () => {
    const { world, page, doubtful } = await holdBack()
    page.die()
    const next = world.openPage(page.tab)
    next.writer.resume()
    await soon()
    const set = next.writer.setQuantity({ cartItemId: 'a', quantity: '3' })
    await settle(world, Promise.all([doubtful, set]))
    expect(world.items.get('a')).toBe(3)
    expect(world.writes).toEqual(['add', 'add', 'set'])
  })

  it('is left to no other page as long as its own lives', async () => {
    const { world, page, doubtful, heldBack } = await holdBack()
    const watching = world.openPage()
    watching.writer.resume()
    await settle(world, Promise.all([doubtful, heldBack]))
    expect(world.items.get('a')).toBe(17)
    expect(page.browser.read().claims).toEqual([])
  })

  it('is not sent twice by a page that was suspended while another one sent it', async () => {
    const { world, page, doubtful, heldBack } = await holdBack()
    const [kept] = unsentOf(page)
    page.browser.remove(kept?.id ?? '')
    const reported = expect(heldBack).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
    await settle(world, doubtful)
    await reported
    expect(world.writes).toEqual(['add'])
    expect(page.onDiffers).toHaveBeenCalledWith([expect.objectContaining({ reason: 'unknown' })])
  })

  it('is sent by its own page where the shopper empties the storage meanwhile', async () => {
    const { world, page, doubtful, heldBack } = await holdBack()
    page.tab.browserStore.remove(storageEntries.cartClaims)
    await settle(world, Promise.all([doubtful, heldBack]))
    expect(world.items.get('a')).toBe(17)
    expect(world.writes).toEqual(['add', 'add'])
  })

  it('is forgotten where its caller takes it back', async () => {
    const { world, page, doubtful } = await holdBack()
    const leave = new AbortController()
    const change = page.writer.add([line('a', '7')], { signal: leave.signal })
    await soon()
    expect(unsentOf(page)).toHaveLength(2)
    leave.abort()
    await expect(change).rejects.toMatchObject({ code: 'ABORTED' })
    await soon()
    expect(unsentOf(page)).toMatchObject([{ lines: [{ quantity: '2' }] }])
    await settle(world, doubtful)
    expect(world.items.get('a')).toBe(17)
  })

  it.each([
    ['a refusal', () => new ResponseError({ url: '/carts', status: 400, statusText: '', errors: [] })],
    ['a break that comes twice', () => new ShopError('NETWORK', 'cut')],
  ])('is told by the next page after %s', async (_, createError) => {
    const { world, page, doubtful } = await holdBack()
    page.die()
    const next = world.openPage(page.tab)
    const { add } = world.calls
    world.calls.add = async (lines, call) => {
      if (lines[0]?.quantity === '2') throw createError()
      return await add(lines, call)
    }
    next.writer.resume()
    await settle(world, doubtful)
    expect(next.onDiffers).toHaveBeenCalledWith([
      expect.objectContaining({ productId: 'a', intended: '17', actual: '15', isInherited: true }),
    ])
  })

  it('has the lines told by the next page that the platform does not take', async () => {
    const { world, page, doubtful } = await holdBack()
    void page.writer.add([line('a', '1'), line('b', '4')]).catch(() => undefined)
    await soon()
    page.die()
    const next = world.openPage(page.tab)
    const { add } = world.calls
    world.calls.add = async (lines, call) => {
      const taken = lines.filter(({ productId }) => productId !== 'b')
      await add(taken, call)
      return taken.length < lines.length ? [{ code: 'OUT_OF_STOCK', productId: 'b' }] : []
    }
    next.writer.resume()
    await settle(world, doubtful)
    expect(Object.fromEntries(world.items)).toEqual({ a: 18, b: 5 })
    expect(next.onDiffers).toHaveBeenCalledWith([
      {
        productId: 'b',
        intended: '9',
        actual: '5',
        reason: 'refused',
        code: 'OUT_OF_STOCK',
        isInherited: true,
      },
    ])
  })
})
