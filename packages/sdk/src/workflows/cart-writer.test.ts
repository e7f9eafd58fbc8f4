import { describe, expect, it, vi } from 'vitest'
import { ResponseError, ShopError } from '../errors'
import { createAsyncStore, valueOf } from '../state/async-state'
import type { Cart, CartCheck } from '../state/cart'
import { createStore } from '../state/store'
import { createBrowser } from '../storage/browser.fixture'
import type { CartClaim } from '../storage/cart-claims'
import type { CartCalls } from './cart-calls'
import { createFakeTime } from './cart-clock.fixture'
import { openCartBrowser } from './cart-shopper.fixture'
import { createCartWriter } from './cart-writer'

/** What becomes of a write. 'later': the response is lost, and the platform does it 1.2 s later all the same. */
type Fault =
  | 'cut before'
  | 'cut after'
  | 'cut later'
  | 'late before'
  | 'late after'
  | 'refused'
  | 'broken before'
  | 'broken after'
  | 'broken later'
  | 'garbled later'
  | 'twice'

const refusal = (status: number) => new ResponseError({ url: '/carts', status, statusText: '', errors: [] })
const errors: Record<Exclude<Fault, 'twice'>, Error> = {
  'cut later': new ShopError('NETWORK', 'cut'),
  'broken later': refusal(503),
  'garbled later': new ShopError('UNEXPECTED_ANSWER', 'a sign-in page'),
  'cut before': new ShopError('NETWORK', 'cut'),
  'cut after': new ShopError('NETWORK', 'cut'),
  'late before': new ShopError('TIMEOUT', 'late'),
  'late after': new ShopError('TIMEOUT', 'late'),
  'broken before': refusal(500),
  'broken after': refusal(500),
  refused: refusal(400),
}

/** A cart on the server, as the writers of one browser's tabs see it. */
function createWorld(held: Readonly<Record<string, number>> = { a: 5 }, isLoaded = true) {
  const time = createFakeTime()
  const shopBrowser = createBrowser()
  const items = new Map(Object.entries(held))
  const faults: Fault[] = []
  const writes: string[] = []
  const read = (): Cart =>
    ({
      summary: { cartId: 'cart', messagesSummary: null },
      items: [...items].map(([productId, quantity]) => ({ productId, quantity, cartItemId: productId })),
      // Only what the writer reads of a cart.
    }) as unknown as Cart

  const attempt = (name: string, work: () => void) => {
    writes.push(name)
    const fault = faults.shift()
    if (fault?.endsWith('later')) time.at(time.now() + 1200, work)
    else if (!fault?.endsWith('before') && fault !== 'refused') work()
    if (fault === 'twice') work()
    else if (fault) throw errors[fault]
  }
  const calls: CartCalls = {
    add: async (lines) => {
      attempt('add', () => {
        for (const { productId, quantity } of lines)
          items.set(productId, (items.get(productId) ?? 0) + Number(quantity))
      })
      return []
    },
    setQuantity: async ({ cartItemId, quantity }) =>
      attempt('set', () => void items.set(cartItemId, Number(quantity))),
    remove: async (cartItemId) => attempt('remove', () => void items.delete(cartItemId)),
    delete: async () => attempt('delete', () => items.clear()),
    read: async () => read(),
  }
  /** A page of a new tab, or of the one that is given. */
  const openPage = (tab = shopBrowser.openTab()) => {
    const cart = createAsyncStore<Cart | null>(isLoaded ? read() : undefined)
    const isProcessing = createStore(false)
    const onChanged = vi.fn()
    const onDiffers = vi.fn()
    const lifetime = new AbortController()
    const checks = createStore<readonly CartCheck[]>([])
    const browser = openCartBrowser(tab, checks)
    const writer = createCartWriter({
      ...{ calls, cart, isProcessing, onChanged, onDiffers, browser },
      clock: time,
      platformWorkTimeMs: 60_000,
      lifetime: () => lifetime.signal,
    })
    return { writer, cart, isProcessing, onChanged, onDiffers, lifetime, checks, tab, browser }
  }
  return { ...openPage(), openPage, items, faults, writes, calls, time }
}

/** Waits until nothing is planned any more, and says what became of the change. */
async function settle<T>({ time }: Pick<World, 'time'>, change: Promise<T>): Promise<T> {
  const settled = Promise.allSettled([change])
  await time.run()
  await settled
  return await change
}

const line = (productId: string, quantity: string) => ({ productId, quantity })

describe('createCartWriter', () => {
  it('answers with the cart as the platform has it, and shows it', async () => {
    const { writer, cart, onChanged } = createWorld()
    const change = await writer.add([line('a', '2')])
    expect(change.cart?.items).toMatchObject([{ productId: 'a', quantity: 7 }])
    expect(cart.getSnapshot()).toEqual({ status: 'ready', value: change.cart })
    expect(onChanged).toHaveBeenCalledTimes(1)
  })

  it('[4.cart-counts-and-processing-2] is processing while any change is in flight, one after another', async () => {
    const { writer, writes, isProcessing } = createWorld()
    const changes = [writer.add([line('b', '1')]), writer.setQuantity({ cartItemId: 'a', quantity: '9' })]
    expect(isProcessing.getSnapshot()).toBe(true)
    await Promise.resolve()
    expect(writes.length).toBeLessThan(2)
    await changes[0]
    expect(isProcessing.getSnapshot()).toBe(true)
    await changes[1]
    await Promise.resolve()
    expect(isProcessing.getSnapshot()).toBe(false)
    expect(writes).toEqual(['add', 'set'])
  })

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
    await world.writer.look(() => world.calls.read({}))
    world.faults.push(fault)
    await settle(world, world.writer.add([line('a', '2')]))
    expect(world.items.get('a')).toBe(quantity)
    expect(world.writes).toHaveLength(writes)
    expect(world.browser.read().claims).toEqual([])
  })

  it('tells that a change failed which was lost twice', async () => {
    const world = createWorld()
    await world.writer.look(() => world.calls.read({}))
    world.faults.push('cut before', 'late before')
    await expect(settle(world, world.writer.add([line('a', '2')]))).rejects.toMatchObject({ code: 'TIMEOUT' })
    expect(world.writes).toHaveLength(2)
    expect(world.onDiffers).toHaveBeenCalledWith([
      expect.objectContaining({ meant: '7', actual: '5', reason: 'failed' }),
    ])
  })

  it('tells a refusal at once, and does not repeat', async () => {
    const world = createWorld()
    world.faults.push('refused')
    await expect(world.writer.add([line('a', '2')])).rejects.toMatchObject({ code: 'RESPONSE', status: 400 })
    expect(world.writes).toHaveLength(1)
  })

  it('tells when nobody looked at the cart before and the product is in it', async () => {
    const world = createWorld({ a: 5 }, false)
    world.faults.push('cut after')
    const change = settle(world, world.writer.add([line('a', '2')]))
    await expect(change).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
    expect(world.onDiffers).toHaveBeenCalledWith([expect.objectContaining({ reason: 'unknown' })])
  })

  it('sees a change come also where nobody looked at the cart before', async () => {
    const world = createWorld({ a: 5 }, false)
    world.faults.push('cut later')
    await settle(world, world.writer.add([line('a', '2')]))
    expect(world.writes).toHaveLength(1)
  })

  it('tells a line that was delivered twice', async () => {
    const world = createWorld()
    world.faults.push('twice')
    await world.writer.add([line('a', '2')])
    expect(world.onDiffers).toHaveBeenCalledWith([
      expect.objectContaining({ meant: '7', actual: '9', reason: 'changed-elsewhere' }),
    ])
  })

  it.each([
    ['setQuantity', (world: World) => world.writer.setQuantity({ cartItemId: 'a', quantity: '9' }), 9],
    ['remove', (world: World) => world.writer.remove('a'), undefined],
    ['delete', (world: World) => world.writer.delete(), undefined],
  ] as const)('%s holds whether its request or its response was cut', async (_, act, quantity) => {
    for (const fault of ['cut before', 'cut after', 'cut later'] as const) {
      const world = createWorld()
      world.faults.push(fault)
      // The cart of this world goes by its items alone.
      const { read } = world.calls
      world.calls.read = async (call) => (world.items.size === 0 ? null : await read(call))
      await settle(world, act(world))
      expect(world.items.get('a')).toBe(quantity)
    }
  })

  it('says after 3 s what is being checked, on all pages of the browser, until it is known', async () => {
    const world = createWorld()
    await world.writer.look(() => world.calls.read({}))
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

  it('changes other products meanwhile, and the same one only when it is known', async () => {
    const world = createWorld({ a: 5, b: 5 })
    await world.writer.look(() => world.calls.read({}))
    world.faults.push('cut before')
    const first = world.writer.add([line('a', '2')])
    const order: string[] = []
    const note = (name: string) => () => void order.push(name)
    const others = [
      first.then(note('first')),
      world.writer.setQuantity({ cartItemId: 'a', quantity: '20' }).then(note('same')),
      world.writer.setQuantity({ cartItemId: 'b', quantity: '9' }).then(note('other')),
    ]
    await settle(world, Promise.all(others))
    expect(order).toEqual(['other', 'first', 'same'])
    expect(Object.fromEntries(world.items)).toEqual({ a: 20, b: 9 })
  })

  it('of two tabs that add the same product loses none, also when a request never arrives', async () => {
    const world = createWorld({ a: 36 })
    const other = world.openPage()
    for (const { writer } of [world, other]) await writer.look(() => world.calls.read({}))
    world.faults.push('cut before')
    await settle(
      world,
      Promise.all([world.writer.add([line('a', '45')]), other.writer.add([line('a', '45')])]),
    )
    expect(world.items.get('a')).toBe(126)
  })

  it('of a page that is gone is finished by the next one of its tab', async () => {
    const world = createWorld()
    const gone: CartClaim = {
      ...{ id: 'gone:1', owner: 'lea', tab: world.browser.self().tab, page: 'gone', kind: 'add' },
      ...{ sentAt: 0, lookedAt: 0, lines: [{ productId: 'a', quantity: '2', before: '5' }] },
    }
    world.browser.put(gone)
    world.writer.resume()
    await world.time.run()
    expect(world.items.get('a')).toBe(7)
    expect(world.writes).toEqual(['add'])
    expect(world.onDiffers).not.toHaveBeenCalled()
  })

  it('keeps what is open for the buyer who comes back, and does not send it again', async () => {
    const world = createWorld()
    await world.writer.look(() => world.calls.read({}))
    world.faults.push('cut before')
    const change = world.writer.add([line('a', '2')])
    world.time.at(2000, () => world.lifetime.abort())
    await expect(settle(world, change)).rejects.toMatchObject({ code: 'ABORTED' })
    expect(world.browser.read().claims).toMatchObject([{ isRepeat: true }])
    const next = world.openPage(world.tab)
    next.writer.resume()
    await world.time.run()
    expect(world.writes).toHaveLength(1)
    expect(next.onDiffers).toHaveBeenCalledWith([expect.objectContaining({ meant: '7', actual: '5' })])
  })

  it('goes on after a change that failed', async () => {
    const { writer, faults, items } = createWorld()
    faults.push('refused')
    await expect(writer.add([line('a', '2')])).rejects.toThrow()
    await writer.add([line('b', '1')])
    expect(items.get('b')).toBe(1)
  })

  it('[8-17] begins nothing for a caller who has cancelled', async () => {
    const { writer, writes } = createWorld()
    await expect(writer.add([line('a', '2')], { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'ABORTED',
    })
    expect(writes).toEqual([])
  })

  it('repeats nothing once the cart belongs to somebody else', async () => {
    const { writer, writes, faults, lifetime, calls } = createWorld()
    faults.push('cut before')
    const { add } = calls
    calls.add = (lines, call) => {
      lifetime.abort()
      return add(lines, call)
    }
    await expect(writer.add([line('a', '2')])).rejects.toThrow()
    expect(writes).toHaveLength(1)
  })

  it('does not let a failed read look like a failed change', async () => {
    const { writer, calls, cart } = createWorld()
    calls.read = () => Promise.reject(new ShopError('NETWORK', 'cut'))
    const change = await writer.add([line('a', '2')])
    expect(change.cart?.items).toMatchObject([{ quantity: 5 }])
    expect(cart.getSnapshot().status).toBe('failed')
  })

  it('puts what waits together: one absolute quantity a line, one batch of additions', async () => {
    const { writer, writes, items } = createWorld({ a: 5, b: 5 })
    const changes = [
      writer.add([line('c', '1')]),
      writer.setQuantity({ cartItemId: 'a', quantity: '6' }),
      writer.setQuantity({ cartItemId: 'a', quantity: '7' }),
      writer.setQuantity({ cartItemId: 'b', quantity: '9' }),
      writer.remove('b'),
      writer.add([line('d', '1')]),
      writer.add([line('d', '2'), line('e', '3')]),
    ]
    const answers = await Promise.all(changes)
    expect(writes).toEqual(['add', 'set', 'remove', 'add'])
    expect(Object.fromEntries(items)).toEqual({ a: 7, c: 1, d: 3, e: 3 })
    expect(answers[1]).toEqual(answers[2])
    expect(answers[3]).toEqual(answers[4])
  })

  it('keeps an addition behind a quantity of the same line apart', async () => {
    const { writer, items } = createWorld()
    await Promise.all([
      writer.add([line('a', '1')]),
      writer.add([line('a', '2')]),
      writer.setQuantity({ cartItemId: 'a', quantity: '10' }),
      writer.add([line('a', '3')]),
    ])
    expect(items.get('a')).toBe(13)
  })

  it('lets a delete overtake all that waits', async () => {
    const { writer, writes, items } = createWorld()
    const waiting = [writer.add([line('b', '1')]), writer.add([line('c', '1')]), writer.delete()]
    await Promise.all(waiting)
    expect(writes).toEqual(['delete'])
    expect(items.size).toBe(0)
  })

  it('sends 100 lines at most at once', async () => {
    const { writer, calls } = createWorld()
    const add = vi.spyOn(calls, 'add')
    await writer.add(Array.from({ length: 250 }, (_, index) => line(`p${index}`, '1')))
    expect(add.mock.calls.map(([lines]) => lines.length)).toEqual([100, 100, 50])
  })

  it('shows at once what is meant, and which lines wait', async () => {
    const { writer, cart } = createWorld({ a: 5, b: 5 })
    const change = Promise.all([
      writer.setQuantity({ cartItemId: 'a', quantity: '9' }),
      writer.remove('b'),
      writer.add([line('c', '2')]),
    ])
    expect(valueOf(cart.getSnapshot())).toMatchObject({
      items: [
        { productId: 'a', quantity: 9 },
        { productId: 'b', quantity: 5 },
      ],
      pending: { a: '9', b: '0', c: '2' },
    })
    await change
    expect(valueOf(cart.getSnapshot())).not.toHaveProperty('pending')
  })

  it('tells each caller of a batch about its own lines; a single one as an error', async () => {
    const { writer, calls } = createWorld()
    const { add } = calls
    calls.add = async (lines, call) => {
      const refused = lines.filter(({ productId }) => productId === 'x')
      await add(
        lines.filter((one) => !refused.includes(one)),
        call,
      )
      return refused.map(({ productId }) => ({ code: 'CART_VALIDATION_ERROR', productId, message: 'no' }))
    }
    const first = writer.add([line('a', '1')])
    const [good, list, single] = await Promise.allSettled([
      writer.add([line('b', '1')]),
      writer.add([line('c', '1'), line('x', '1')]),
      writer.add([line('x', '1')]),
      first,
    ])
    expect(good).toMatchObject({ status: 'fulfilled', value: { errors: [] } })
    expect(list).toMatchObject({ status: 'fulfilled', value: { errors: [{ productId: 'x' }] } })
    const errors = [{ type: 'CART_VALIDATION_ERROR', message: 'no' }]
    expect(single).toMatchObject({ status: 'rejected', reason: { code: 'RESPONSE', status: 400, errors } })
  })

  it('[8-17] takes back what waits for a caller who cancels, and only that', async () => {
    const { writer, items, onDiffers } = createWorld()
    const controller = new AbortController()
    const first = writer.add([line('b', '1')])
    const kept = writer.setQuantity({ cartItemId: 'a', quantity: '7' })
    const cancelled = writer.setQuantity({ cartItemId: 'a', quantity: '8' }, controller)
    controller.abort()
    await expect(cancelled).rejects.toMatchObject({ code: 'ABORTED' })
    await Promise.all([first, kept])
    expect(items.get('a')).toBe(7)
    expect(onDiffers).not.toHaveBeenCalled()
  })

  it('names the lines that are not as meant, and why', async () => {
    const { writer, faults, items, onDiffers } = createWorld({ a: 5, b: 5 })
    faults.push('refused')
    const refused = writer.setQuantity({ cartItemId: 'a', quantity: '9' })
    items.set('b', 20)
    const added = writer.add([line('b', '1'), line('c', '1')])
    await Promise.allSettled([refused, added])
    expect(onDiffers.mock.calls).toEqual([
      [
        [
          { productId: 'a', cartItemId: 'a', meant: '9', actual: '5', reason: 'refused', code: 'RESPONSE' },
          { productId: 'b', cartItemId: 'b', meant: '6', actual: '21', reason: 'changed-elsewhere' },
        ],
      ],
    ])
  })

  it('takes a quantity that a conflict left as meant for done, but not an addition', async () => {
    const { writer, calls, items } = createWorld({ a: 5 })
    const conflict = (change: () => void) => () => {
      change()
      return Promise.reject(refusal(409))
    }
    calls.setQuantity = conflict(() => items.set('a', 7))
    calls.add = conflict(() => items.set('a', 9))
    await expect(writer.setQuantity({ cartItemId: 'a', quantity: '7' })).resolves.toBeDefined()
    await expect(writer.add([line('a', '2')])).rejects.toMatchObject({ status: 409 })
  })

  it.each([
    ['the second time', 1, 'fulfilled', 7],
    ['never', 9, 'rejected', 5],
  ])('makes a write once more whose work the platform finishes %s', async (_, failures, status, quantity) => {
    const { writer, calls, items } = createWorld({ a: 5 })
    const { read, setQuantity } = calls
    let left = failures
    const set = vi.fn<CartCalls['setQuantity']>(async (change, call) => {
      if (left <= 0) await setQuantity(change, call)
    })
    calls.setQuantity = set
    calls.read = async (call) => {
      const cart = await read(call)
      const asyncOperationStatus = left > 0 ? 'Errored' : 'Completed'
      left -= 1
      return cart && { ...cart, summary: { ...cart.summary, asyncOperationStatus } }
    }
    const [change] = await Promise.allSettled([writer.setQuantity({ cartItemId: 'a', quantity: '7' })])
    expect(change.status).toBe(status)
    expect(set).toHaveBeenCalledTimes(2)
    expect(items.get('a')).toBe(quantity)
  })

  it('does not delete the cart that another tab has begun since', async () => {
    const { writer, calls, writes, faults, items } = createWorld({ a: 5 })
    const { read } = calls
    const withId = async (cartId: string) => {
      const cart = await read({})
      return cart && { ...cart, summary: { ...cart.summary, cartId } }
    }
    await writer.look(() => withId('first'))
    calls.read = () => withId('second')
    faults.push('cut after')
    const { delete: deleteCart } = calls
    calls.delete = (call) => deleteCart(call).finally(() => items.set('b', 1))
    await writer.delete()
    expect(writes).toEqual(['delete'])
    expect(items.get('b')).toBe(1)
  })

  it('writes nothing as long as the platform does not come to an end with the cart', async () => {
    const { writer, calls, writes } = createWorld()
    const error = new ShopError('ASYNC_MAXIMUM_WAIT_EXCEEDED', 'async maximum wait exceeded')
    calls.read = () => Promise.reject(error)
    await writer.add([line('a', '2')])
    await expect(writer.add([line('b', '2')])).rejects.toBe(error)
    expect(writes).toEqual(['add'])
  })

  it('drops the answer of a reading that a write has overtaken', async () => {
    const { writer, calls, cart } = createWorld()
    const old = await calls.read({})
    const slow = Promise.withResolvers<Cart | null>()
    const looked = writer.look(() => slow.promise)
    await writer.add([line('a', '2')])
    slow.resolve(old)
    expect((await looked)?.items).toMatchObject([{ quantity: 7 }])
    expect(valueOf(cart.getSnapshot())?.items).toMatchObject([{ quantity: 7 }])
  })

  it('reads beside the changes only when they are through', async () => {
    const { writer, calls } = createWorld()
    const read = vi.fn(() => calls.read({}))
    const change = writer.add([line('a', '2')])
    const looked = writer.look(read)
    expect(read).not.toHaveBeenCalled()
    await change
    expect((await looked)?.items).toMatchObject([{ quantity: 7 }])
    expect(read).toHaveBeenCalledTimes(1)
  })
})

type World = ReturnType<typeof createWorld>
