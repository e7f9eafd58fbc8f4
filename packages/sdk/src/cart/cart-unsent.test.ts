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

describe('a change that an earlier page did not send, and that replaces a line', () => {
  /** A change to 12 is lost and done later, one to 15 waits for it, and the page is gone. */
  async function leaveWaiting(act: (world: World) => Promise<unknown>) {
    const world = createWorld({ a: 10, b: 5 })
    await world.writer.read(() => world.calls.read({}))
    world.faults.push('cut later')
    void world.writer.setQuantity({ cartItemId: 'a', quantity: '12' })
    await soon()
    void act(world)
    await soon()
    world.close()
    return world
  }
  const setTo15 = ({ writer }: World) => writer.setQuantity({ cartItemId: 'a', quantity: '15' })

  it('is sent by the next page while the line is as the earlier one left it', async () => {
    const world = await leaveWaiting(setTo15)
    const next = world.openPage(world.tab)
    next.writer.resume()
    await world.time.run()
    expect(world.items.get('a')).toBe(15)
    expect(world.writes).toEqual(['set', 'set'])
    expect(next.onMismatch).not.toHaveBeenCalled()
  })

  it('is dropped and reported when somebody else has changed the line since', async () => {
    const world = await leaveWaiting(setTo15)
    world.time.at(2000, () => world.items.set('a', 16))
    await world.time.run()
    const next = world.openPage(world.tab)
    next.writer.resume()
    await world.time.run()
    expect(world.items.get('a')).toBe(16)
    expect(world.writes).toEqual(['set'])
    expect(next.browser.read().claims).toEqual([])
    const line = {
      productId: 'a',
      intended: '15',
      actual: '16',
      reason: 'changed-elsewhere',
      isInherited: true,
    }
    expect(next.onMismatch.mock.calls.flatMap(([lines]) => lines)).toContainEqual(line)
  })

  it('is dropped in silence when somebody else has made the same change', async () => {
    const world = await leaveWaiting(setTo15)
    world.time.at(2000, () => world.items.set('a', 15))
    await world.time.run()
    const next = world.openPage(world.tab)
    next.writer.resume()
    await world.time.run()
    expect(world.writes).toEqual(['set'])
    expect(next.onMismatch.mock.calls.flatMap(([lines]) => lines)).not.toContainEqual(
      expect.objectContaining({ intended: '15' }),
    )
  })

  it('does not empty a cart into which something was put since', async () => {
    const world = await leaveWaiting(({ writer }) => writer.delete())
    world.time.at(2000, () => world.items.set('c', 3))
    await world.time.run()
    const next = world.openPage(world.tab)
    next.writer.resume()
    await world.time.run()
    expect(Object.fromEntries(world.items)).toEqual({ a: 12, b: 5, c: 3 })
    expect(next.onMismatch.mock.calls.flatMap(([lines]) => lines)).toMatchObject([
      { productId: 'a', intended: '0', actual: '12', reason: 'changed-elsewhere' },
      { productId: 'b', intended: '0', actual: '5', reason: 'changed-elsewhere' },
    ])
  })

  it('empties a cart that is as it was', async () => {
    const world = await leaveWaiting(({ writer }) => writer.delete())
    world.openPage(world.tab).writer.resume()
    await world.time.run()
    expect(world.items.size).toBe(0)
  })

  it('follows another one of the same line that was not sent either', async () => {
    const world = await leaveWaiting(async ({ writer }) => {
      void writer.setQuantity({ cartItemId: 'a', quantity: '13' })
      await writer.setQuantity({ cartItemId: 'a', quantity: '15' })
    })
    world.openPage(world.tab).writer.resume()
    await world.time.run()
    expect(world.items.get('a')).toBe(15)
  })
})

describe('a change while it is not known who is shopping', () => {
  async function openUnknown() {
    const world = createWorld({ a: 10 })
    await world.writer.read(() => world.calls.read({}))
    const { promise: known, resolve, reject } = Promise.withResolvers<void>()
    world.shopper.known = known
    const set = (quantity: string) => world.writer.setQuantity({ cartItemId: 'a', quantity })
    return { world, resolve, reject, set }
  }

  it('is held and shown as being checked; then it is made', async () => {
    const { world, resolve, set } = await openUnknown()
    const change = set('16')
    await soon()
    expect(world.writes).toEqual([])
    expect(world.checks.getSnapshot()).toEqual([{ kind: 'set', productId: 'a', quantity: '16' }])
    resolve()
    await settle(world, change)
    expect(world.items.get('a')).toBe(16)
    expect(world.checks.getSnapshot()).toEqual([])
    expect(world.browser.read().claims).toEqual([])
  })

  it('is told as a write in doubt, joins when asked for again, and is made once', async () => {
    const { world, resolve } = await openUnknown()
    const add = () => world.writer.add([line('a', '2')])
    const told: unknown[] = []
    world.time.at(40_000, resolve)
    await settle(
      world,
      add().catch((error: unknown) => {
        told.push(error)
        return add()
      }),
    )
    expect(told).toMatchObject([{ code: 'UNKNOWN_OUTCOME' }])
    expect(world.items.get('a')).toBe(12)
    expect(world.onSettled).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'done' }))
  })

  it('is made by the next page of the tab when its own is gone, and none of an earlier page overwrites it', async () => {
    const { world, set } = await openUnknown()
    void set('15')
    void set('16')
    await soon()
    world.close()
    const next = world.openPage(world.tab)
    world.shopper.known = undefined
    next.writer.resume()
    await world.time.run()
    expect(world.items.get('a')).toBe(16)
    expect(next.onMismatch).not.toHaveBeenCalled()
  })

  it('fails, and is forgotten, when the buyer turns out to be gone', async () => {
    const { world, reject, set } = await openUnknown()
    const change = set('16')
    reject(new ShopError('SESSION_ENDED', 'the session has ended'))
    await expect(change).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    expect(world.browser.read().claims).toEqual([])
    expect(world.checks.getSnapshot()).toEqual([])
    expect(world.writes).toEqual([])
  })

  it('is dropped when its caller cancels', async () => {
    const { world, resolve } = await openUnknown()
    const control = new AbortController()
    const change = world.writer.add([line('a', '2')], { signal: control.signal })
    control.abort()
    await expect(change).rejects.toMatchObject({ code: 'ABORTED' })
    resolve()
    await world.time.run()
    expect(world.writes).toEqual([])
    expect(world.browser.read().claims).toEqual([])
  })
})
