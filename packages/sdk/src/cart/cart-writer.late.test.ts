import { describe, expect, it } from 'vitest'
import type { CartCheck } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import { createWorld, line, settle } from './cart-world.fixture'
import type { Fault, World } from './cart-world.fixture'

describe('createCartWriter, when the response to a change is lost', () => {
  it.each<[Fault, string, number, number]>([
    ['cut after', 'finishes', 7, 1],
    ['late after', 'finishes', 7, 1],
    ['broken after', 'finishes', 7, 1],
    ['cut later', 'waits and finishes', 7, 1],
    ['broken later', 'waits and finishes', 7, 1],
    ['garbled later', 'waits and finishes', 7, 1],
    ['cut before', 'waits and repeats', 7, 2],
    ['late before', 'waits and repeats', 7, 2],
    ['broken before', 'waits and repeats', 7, 2],
  ])('after an add that is %s it %s', async (fault, _, quantity, writes) => {
    const world = createWorld()
    await world.writer.read(() => world.calls.read({}))
    world.faults.push(fault)
    await settle(world, world.writer.add([line('a', '2')]))
    expect(world.items.get('a')).toBe(quantity)
    expect(world.writes).toHaveLength(writes)
    expect(world.browser.read().claims).toEqual([])
  })

  it('reports a change as failed that was lost twice', async () => {
    const world = createWorld()
    await world.writer.read(() => world.calls.read({}))
    world.faults.push('cut before', 'late before')
    await expect(settle(world, world.writer.add([line('a', '2')]))).rejects.toMatchObject({ code: 'TIMEOUT' })
    expect(world.writes).toHaveLength(2)
    expect(world.onMismatch).toHaveBeenCalledWith([
      expect.objectContaining({ intended: '7', actual: '5', reason: 'failed' }),
    ])
  })

  it('reports a refusal at once, and does not repeat', async () => {
    const world = createWorld()
    world.faults.push('refused')
    await expect(world.writer.add([line('a', '2')])).rejects.toMatchObject({ code: 'RESPONSE', status: 400 })
    expect(world.writes).toHaveLength(1)
  })

  it('is unknown when the cart had not been read before and has the product', async () => {
    const world = createWorld({ a: 5 }, false)
    world.faults.push('cut after')
    const change = settle(world, world.writer.add([line('a', '2')]))
    await expect(change).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
    expect(world.onMismatch).toHaveBeenCalledWith([expect.objectContaining({ reason: 'unknown' })])
  })

  it('notices a late change even when the cart had not been read before', async () => {
    const world = createWorld({ a: 5 }, false)
    world.faults.push('cut later')
    await settle(world, world.writer.add([line('a', '2')]))
    expect(world.writes).toHaveLength(1)
  })

  it('reports a line that was delivered twice', async () => {
    const world = createWorld()
    world.faults.push('twice')
    await world.writer.add([line('a', '2')])
    expect(world.onMismatch).toHaveBeenCalledWith([
      expect.objectContaining({ intended: '7', actual: '9', reason: 'changed-elsewhere' }),
    ])
  })

  it.each([
    ['setQuantity', (world: World) => world.writer.setQuantity({ cartItemId: 'a', quantity: '9' }), 9],
    ['remove', (world: World) => world.writer.remove('a'), undefined],
    ['delete', (world: World) => world.writer.delete(), undefined],
  ] as const)('%s works whether its request or its response was lost', async (_, act, quantity) => {
    for (const fault of ['cut before', 'cut after', 'cut later'] as const) {
      const world = createWorld()
      world.faults.push(fault)
      // This world has no cart without items.
      const { read } = world.calls
      world.calls.read = async (call) => (world.items.size === 0 ? null : await read(call))
      await settle(world, act(world))
      expect(world.items.get('a')).toBe(quantity)
    }
  })

  it('shows after 3 s what is being checked, on all pages of the browser, until it is known', async () => {
    const world = createWorld()
    await world.writer.read(() => world.calls.read({}))
    world.faults.push('cut before')
    const seen: [number, readonly CartCheck[]][] = []
    world.checks.subscribe(() => seen.push([world.time.now(), world.checks.getSnapshot()]))
    await settle(world, world.writer.add([line('a', '2')]))
    const [from, checks] = seen[0] ?? [0, []]
    expect(checks).toEqual([{ kind: 'add', productId: 'a', quantity: '2' }])
    expect(from).toBeGreaterThanOrEqual(3000)
    expect(from).toBeLessThan(6000)
    expect(world.checks.getSnapshot()).toEqual([])
  })

  it('shows it also while the cart cannot be read', async () => {
    const world = createWorld()
    await world.writer.read(() => world.calls.read({}))
    const { read } = world.calls
    const isUnreadable = () => world.time.now() < 20_000
    world.calls.read = async (call) => {
      if (isUnreadable()) throw new TypeError('fetch failed')
      return read(call)
    }
    world.faults.push('cut before')
    const seen: (readonly [number, number])[] = []
    world.checks.subscribe(() => seen.push([world.time.now(), world.checks.getSnapshot().length]))
    await settle(world, world.writer.add([line('a', '2')]))
    const [from, count] = seen[0] ?? [0, 0]
    expect(count).toBe(1)
    expect(from).toBeGreaterThanOrEqual(3000)
    expect(from).toBeLessThan(6000)
    expect(world.items.get('a')).toBe(7)
    expect(world.checks.getSnapshot()).toEqual([])
  })

  it('shows it when its caller was told, although no request has ended since', async () => {
    const world = createWorld()
    await world.writer.read(() => world.calls.read({}))
    const { read } = world.calls
    world.calls.read = async (call) => {
      await world.time.sleep(40_000)
      return read(call)
    }
    world.faults.push('cut before')
    const seen: number[] = []
    world.checks.subscribe(() => seen.push(world.time.now()))
    const told: number[] = []
    await settle(
      world,
      world.writer.add([line('a', '2')]).catch(() => void told.push(world.time.now())),
    )
    expect([told, seen[0]]).toEqual([[33_000], 33_000])
    expect(world.items.get('a')).toBe(7)
  })

  it('changes other products meanwhile, and the same one only when it is known', async () => {
    const world = createWorld({ a: 5, b: 5 })
    await world.writer.read(() => world.calls.read({}))
    world.faults.push('cut before')
    const first = world.writer.add([line('a', '2')])
    const order: string[] = []
    const record = (name: string) => () => void order.push(name)
    world.onSettled.mockImplementation(({ requested, outcome }) =>
      record(`${requested[0]?.kind} ${outcome}`)(),
    )
    const others = [
      first.catch(record('add told')),
      world.writer.setQuantity({ cartItemId: 'a', quantity: '20' }).catch(record('set told')),
      world.writer.setQuantity({ cartItemId: 'b', quantity: '9' }).then(record('other')),
    ]
    await settle(world, Promise.all(others))
    expect(order).toEqual(['other', 'add told', 'set told', 'add done', 'set done'])
    expect(Object.fromEntries(world.items)).toEqual({ a: 20, b: 9 })
  })

  it('loses no addition of two tabs to the same product, even when a request never arrives', async () => {
    const world = createWorld({ a: 36 })
    const other = world.openPage()
    for (const { writer } of [world, other]) await writer.read(() => world.calls.read({}))
    world.faults.push('cut before')
    await settle(
      world,
      Promise.allSettled([world.writer.add([line('a', '45')]), other.writer.add([line('a', '45')])]),
    )
    expect(world.items.get('a')).toBe(126)
  })

  it('is finished by the next page of the tab when its page is gone', async () => {
    const world = createWorld()
    const gone: CartClaim = {
      id: 'gone:1',
      owner: 'lea',
      tab: world.browser.self().tab,
      page: 'gone',
      kind: 'add',
      sentAt: 0,
      lookedAt: 0,
      lines: [{ productId: 'a', quantity: '2', before: '5' }],
    }
    world.browser.put(gone)
    world.writer.resume()
    await world.time.run()
    expect(world.items.get('a')).toBe(7)
    expect(world.writes).toEqual(['add'])
    expect(world.onMismatch).not.toHaveBeenCalled()
  })

  it.each<[Fault, number]>([
    ['broken before', 3000],
    ['broken after', 0],
    ['garbled later', 0],
    ['cut before', 3000],
  ])('tells the caller soon after a write that is %s, and the end by an event', async (fault, least) => {
    const world = createWorld()
    await world.writer.read(() => world.calls.read({}))
    world.faults.push(fault)
    const change = world.writer.add([line('a', '2')])
    const told = change.then(
      () => ['done', world.time.now()] as const,
      (error: unknown) => [Object(error).code, world.time.now()] as const,
    )
    await settle(world, change)
    const [code, at] = await told
    expect(code).toBe(least > 0 ? 'UNKNOWN_OUTCOME' : 'done')
    expect(at).toBeGreaterThanOrEqual(least)
    expect(at).toBeLessThan(6000)
    expect(world.items.get('a')).toBe(7)
    expect(world.onSettled.mock.calls).toEqual(
      least > 0
        ? [[{ requested: [{ kind: 'add', productId: 'a', quantity: '2' }], outcome: 'done', errors: [] }]]
        : [],
    )
  })

  it('joins the same addition asked for again once its caller was told, and doubles nothing', async () => {
    const world = createWorld()
    await world.writer.read(() => world.calls.read({}))
    world.faults.push('cut before')
    const add = () => world.writer.add([line('a', '2')])
    const again: unknown[] = []
    await settle(
      world,
      add().catch(() => add().catch((error: unknown) => void again.push(error))),
    )
    expect(again).toMatchObject([{ code: 'UNKNOWN_OUTCOME' }])
    expect(world.items.get('a')).toBe(7)
    expect(world.onSettled).toHaveBeenCalledTimes(1)
  })

  it('adds twice what was asked for twice before anybody was told', async () => {
    const world = createWorld()
    await world.writer.read(() => world.calls.read({}))
    world.faults.push('cut before')
    const add = () => world.writer.add([line('a', '2')])
    await settle(world, Promise.allSettled([add(), add()]))
    expect(world.items.get('a')).toBe(9)
  })

  it('joins nothing when another change of the line was asked for in between', async () => {
    const world = createWorld()
    await world.writer.read(() => world.calls.read({}))
    world.faults.push('cut before')
    const add = () => world.writer.add([line('a', '2')])
    await settle(
      world,
      add().catch(() => {
        void world.writer.setQuantity({ cartItemId: 'a', quantity: '1' }).catch(() => undefined)
        void add().catch(() => undefined)
      }),
    )
    expect(world.items.get('a')).toBe(3)
  })

  it('tells a caller who waits behind it as well, within the limit', async () => {
    const world = createWorld()
    await world.writer.read(() => world.calls.read({}))
    world.faults.push('cut before')
    void world.writer.add([line('a', '2')]).catch(() => undefined)
    const told: number[] = []
    await settle(
      world,
      world.writer
        .setQuantity({ cartItemId: 'a', quantity: '1' })
        .catch(() => void told.push(world.time.now())),
    )
    expect(told).toEqual([33_000])
    expect(world.items.get('a')).toBe(1)
  })

  it('keeps open changes for the buyer who comes back, and does not send them again', async () => {
    const world = createWorld()
    await world.writer.read(() => world.calls.read({}))
    world.faults.push('cut before')
    const change = world.writer.add([line('a', '2')])
    world.time.at(2000, () => world.lifetime.abort())
    await expect(settle(world, change)).rejects.toMatchObject({ code: 'ABORTED' })
    expect(world.browser.read().claims).toMatchObject([{ isRepeat: true }])
    const next = world.openPage(world.tab)
    next.writer.resume()
    await world.time.run()
    expect(world.writes).toHaveLength(1)
    expect(next.onMismatch).toHaveBeenCalledWith([expect.objectContaining({ intended: '7', actual: '5' })])
  })
})
