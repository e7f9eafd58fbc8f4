import { describe, expect, it } from 'vitest'
import { ResponseError, ShopError } from '../errors/errors'
import { storageEntries } from '../storage/storage-entries'
import { createWorld, line, settle } from './cart-world.fixture'
import type { World } from './cart-world.fixture'

/** One tab's addition is unresolved, and a second page adds the same product meanwhile. */
async function openBlocked() {
  const world = createWorld({ a: 5, b: 5 })
  const page = world.openPage()
  for (const { writer } of [world, page]) await writer.read(() => world.calls.read({}))
  world.faults.push('cut later')
  const lost = world.writer.add([line('a', '10')])
  await soon()
  const blocked = page.writer.add([line('a', '2')])
  await soon()
  return { world, page, lost, blocked }
}

/** Lets everything happen that needs no time. */
const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

const unsentOf = ({ browser }: Pick<World, 'browser'>) =>
  browser.read().claims.filter(({ isUnsent }) => isUnsent)

describe('a change that waits for an unresolved one', () => {
  it('is sent by the next page when its own is reloaded', async () => {
    const { world, page, lost } = await openBlocked()
    expect(unsentOf(page)).toMatchObject([{ kind: 'add', lines: [{ productId: 'a', quantity: '2' }] }])
    page.close()
    const next = world.openPage(page.tab)
    next.writer.resume()
    await settle(world, lost)
    expect(world.items.get('a')).toBe(17)
    expect(world.writes).toEqual(['add', 'add'])
    expect(next.browser.read().claims).toEqual([])
    expect(next.onMismatch).not.toHaveBeenCalled()
  })

  it('is sent by another tab when its own is closed', async () => {
    const { world, page, lost } = await openBlocked()
    page.close()
    await settle(world, lost)
    expect(world.items.get('a')).toBe(15)
    world.openPage().writer.resume()
    await world.time.run()
    expect(world.items.get('a')).toBe(17)
  })

  it('is sent before the changes of the next page', async () => {
    const { world, page, lost } = await openBlocked()
    page.close()
    const next = world.openPage(page.tab)
    next.writer.resume()
    await soon()
    const set = next.writer.setQuantity({ cartItemId: 'a', quantity: '3' })
    await settle(world, Promise.all([lost, set]))
    expect(world.items.get('a')).toBe(3)
    expect(world.writes).toEqual(['add', 'add', 'set'])
  })

  it('is left alone by other pages while its own is open', async () => {
    const { world, page, lost, blocked } = await openBlocked()
    const watching = world.openPage()
    watching.writer.resume()
    await settle(world, Promise.all([lost, blocked]))
    expect(world.items.get('a')).toBe(17)
    expect(page.browser.read().claims).toEqual([])
  })

  it('is not sent twice by a page that was suspended while another one sent it', async () => {
    const { world, page, lost, blocked } = await openBlocked()
    const [stored] = unsentOf(page)
    page.browser.remove(stored?.id ?? '')
    const reported = expect(blocked).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
    await settle(world, lost)
    await reported
    expect(world.writes).toEqual(['add'])
    expect(page.onMismatch).toHaveBeenCalledWith([expect.objectContaining({ reason: 'unknown' })])
  })

  it('is sent by its own page when the shopper empties the storage meanwhile', async () => {
    const { world, page, lost, blocked } = await openBlocked()
    page.tab.browserStore.remove(storageEntries.cartClaims)
    await settle(world, Promise.all([lost, blocked]))
    expect(world.items.get('a')).toBe(17)
    expect(world.writes).toEqual(['add', 'add'])
  })

  it('is removed when its caller cancels it', async () => {
    const { world, page, lost } = await openBlocked()
    const controller = new AbortController()
    const change = page.writer.add([line('a', '7')], controller)
    await soon()
    expect(unsentOf(page)).toHaveLength(2)
    controller.abort()
    await expect(change).rejects.toMatchObject({ code: 'ABORTED' })
    await soon()
    expect(unsentOf(page)).toMatchObject([{ lines: [{ quantity: '2' }] }])
    await settle(world, lost)
    expect(world.items.get('a')).toBe(17)
  })

  it.each([
    ['a refusal', () => new ResponseError({ url: '/carts', status: 400, statusText: '', errors: [] })],
    ['a connection that is lost twice', () => new ShopError('NETWORK', 'cut')],
  ])('is reported by the next page after %s', async (_, createError) => {
    const { world, page, lost } = await openBlocked()
    page.close()
    const next = world.openPage(page.tab)
    const { add } = world.calls
    world.calls.add = async (lines, call) => {
      if (lines[0]?.quantity === '2') throw createError()
      return await add(lines, call)
    }
    next.writer.resume()
    await settle(world, lost)
    expect(next.onMismatch).toHaveBeenCalledWith([
      expect.objectContaining({ productId: 'a', intended: '17', actual: '15', isInherited: true }),
    ])
  })

  it('has its refused lines reported by the next page', async () => {
    const { world, page, lost } = await openBlocked()
    void page.writer.add([line('a', '1'), line('b', '4')]).catch(() => undefined)
    await soon()
    page.close()
    const next = world.openPage(page.tab)
    const { add } = world.calls
    world.calls.add = async (lines, call) => {
      const accepted = lines.filter(({ productId }) => productId !== 'b')
      await add(accepted, call)
      const notices = accepted.length < lines.length ? [{ code: 'OUT_OF_STOCK', productId: 'b' }] : []
      return { notices }
    }
    next.writer.resume()
    await settle(world, lost)
    expect(Object.fromEntries(world.items)).toEqual({ a: 18, b: 5 })
    expect(next.onMismatch).toHaveBeenCalledWith([
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
