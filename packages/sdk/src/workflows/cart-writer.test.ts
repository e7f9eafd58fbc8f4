import { describe, expect, it, vi } from 'vitest'
import { ResponseError, ShopError } from '../errors'
import { createAsyncStore } from '../state/async-state'
import type { Cart } from '../state/cart'
import { createStore } from '../state/store'
import { createCartWriter } from './cart-writer'
import type { CartCalls } from './cart-writer'

type Fault =
  'cut before' | 'cut after' | 'late before' | 'late after' | 'refused' | 'broken before' | 'broken after'

const refusal = (status: number) => new ResponseError({ url: '/carts', status, statusText: '', errors: [] })
const errors: Record<Fault, Error> = {
  'cut before': new ShopError('NETWORK', 'cut'),
  'cut after': new ShopError('NETWORK', 'cut'),
  'late before': new ShopError('TIMEOUT', 'late'),
  'late after': new ShopError('TIMEOUT', 'late'),
  'broken before': refusal(500),
  'broken after': refusal(500),
  refused: refusal(400),
}

/** A cart on the server, as the writer sees it. */
function createWorld(held: Readonly<Record<string, number>> = { a: 5 }, isLoaded = true) {
  const items = new Map(Object.entries(held))
  const faults: Fault[] = []
  const writes: string[] = []
  const read = (): Cart =>
    ({
      summary: { messagesSummary: null },
      items: [...items].map(([productId, quantity]) => ({ productId, quantity, cartItemId: productId })),
      // Only what the writer reads of a cart.
    }) as unknown as Cart

  const attempt = (name: string, work: () => void) => {
    writes.push(name)
    const fault = faults.shift()
    if (!fault?.endsWith('before') && fault !== 'refused') work()
    if (fault) throw errors[fault]
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
  const cart = createAsyncStore<Cart | null>(isLoaded ? read() : undefined)
  const isProcessing = createStore(false)
  const onChanged = vi.fn()
  const lifetime = new AbortController()
  const writer = createCartWriter({ calls, cart, isProcessing, onChanged, lifetime: () => lifetime.signal })
  return { writer, items, faults, writes, cart, isProcessing, onChanged, lifetime, calls }
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
    ['cut before', 'repeats', 7, 2],
  ])('after an add that is %s it %s', async (fault, _, quantity, writes) => {
    const world = createWorld()
    world.faults.push(fault)
    await world.writer.add([line('a', '2')])
    expect(world.items.get('a')).toBe(quantity)
    expect(world.writes).toHaveLength(writes)
  })

  it.each<[Fault, object]>([
    ['late before', { code: 'UNKNOWN_OUTCOME' }],
    ['broken before', { code: 'RESPONSE', status: 500 }],
    ['refused', { code: 'RESPONSE', status: 400 }],
  ])('after an add that is %s it tells, and does not repeat', async (fault, error) => {
    const world = createWorld()
    world.faults.push(fault)
    await expect(world.writer.add([line('a', '2')])).rejects.toMatchObject(error)
    expect(world.writes).toHaveLength(1)
  })

  it('tells when nobody looked at the cart before and the product is in it', async () => {
    const { writer, faults } = createWorld({ a: 5 }, false)
    faults.push('cut after')
    await expect(writer.add([line('a', '2')])).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
  })

  it.each([
    ['setQuantity', (world: World) => world.writer.setQuantity({ cartItemId: 'a', quantity: '9' }), 9],
    ['remove', (world: World) => world.writer.remove('a'), undefined],
    ['delete', (world: World) => world.writer.delete(), undefined],
  ] as const)('%s holds whether its request or its answer was cut', async (_, act, quantity) => {
    for (const fault of ['cut before', 'cut after'] as const) {
      const world = createWorld()
      world.faults.push(fault)
      await act(world)
      expect(world.items.get('a')).toBe(quantity)
    }
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
})

type World = ReturnType<typeof createWorld>
