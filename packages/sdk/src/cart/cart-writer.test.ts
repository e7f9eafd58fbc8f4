import { describe, expect, it, vi } from 'vitest'
import { isShopError, ShopError } from '../errors/errors'
import { valueOf } from '../state/async-state'
import type { Cart } from '../state/cart'
import type { CartCalls } from './cart-calls'
import { createWorld, line, refusal, settle } from './cart-world.fixture'

describe('createCartWriter', () => {
  it('resolves to the cart as the platform has it, and shows it', async () => {
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

  it('repeats nothing after a change of shopper', async () => {
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

  it('reports no accepted change as failed when the session ends before the cart is read', async () => {
    const { writer, calls, lifetime } = createWorld()
    const { read } = calls
    const waiting: Promise<unknown>[] = []
    calls.read = (call) => {
      waiting.push(writer.add([line('c', '1')]))
      lifetime.abort(new ShopError('SESSION_ENDED', 'over'))
      return read(call)
    }
    await expect(writer.setQuantity({ cartItemId: 'a', quantity: '6' })).resolves.toMatchObject({
      errors: [],
    })
    await expect(waiting[0]).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  })

  it.each([
    ['is done, which the buyer’s cart has taken', 'cart', undefined],
    ['has failed, which a guest’s cart has taken', 'guest', 'SESSION_ENDED'],
    ['has failed, which is in a cart that is not known', undefined, 'SESSION_ENDED'],
  ])('says then that an addition %s', async (_, cartId, code) => {
    const { writer, calls, lifetime } = createWorld()
    const { add, read } = calls
    calls.add = async (lines, call) => ({ ...(await add(lines, call)), cartId })
    calls.read = (call) => {
      lifetime.abort(new ShopError('SESSION_ENDED', 'over'))
      return read(call)
    }
    const failure = await writer.add([line('c', '1')]).then(
      () => undefined,
      (error: unknown) => (isShopError(error) ? error.code : error),
    )
    expect(failure).toBe(code)
  })

  it('says that the outcome is unknown when the session ends after a response was lost', async () => {
    const { writer, calls, faults, lifetime, items } = createWorld()
    const { read } = calls
    const waiting: Promise<unknown>[] = []
    faults.push('cut after')
    calls.read = (call) => {
      waiting.push(writer.add([line('c', '1')]))
      lifetime.abort(new ShopError('SESSION_ENDED', 'over'))
      return read(call)
    }
    await expect(writer.remove('a')).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
    await expect(waiting[0]).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    expect(items.has('a')).toBe(false)
  })

  it('says so too while the cart does not show yet what became of it', async () => {
    const world = createWorld()
    world.faults.push('cut before')
    const removal = world.writer.remove('a')
    world.time.at(5000, () => world.lifetime.abort(new ShopError('SESSION_ENDED', 'over')))
    await expect(settle(world, removal)).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
    expect(world.writes).toEqual(['remove'])
  })

  it('says that the session has ended when the platform has refused the change', async () => {
    const { writer, calls, faults, lifetime } = createWorld()
    const { read } = calls
    faults.push('refused')
    calls.read = (call) => {
      lifetime.abort(new ShopError('SESSION_ENDED', 'over'))
      return read(call)
    }
    await expect(writer.remove('a')).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  })

  it('does not report a failed read as a failed change', async () => {
    const { writer, calls, cart } = createWorld()
    calls.read = () => Promise.reject(new ShopError('NETWORK', 'cut'))
    const change = await writer.add([line('a', '2')])
    expect(change.cart?.items).toMatchObject([{ quantity: 5 }])
    expect(cart.getSnapshot().status).toBe('failed')
  })

  it('combines what waits: one absolute quantity per line, one batch of additions', async () => {
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
    const responses = await Promise.all(changes)
    expect(writes).toEqual(['add', 'set', 'remove', 'add'])
    expect(Object.fromEntries(items)).toEqual({ a: 7, c: 1, d: 3, e: 3 })
    expect(responses[1]).toEqual(responses[2])
    expect(responses[3]).toEqual(responses[4])
  })

  it('does not combine an addition with an earlier one before a quantity of the same line', async () => {
    const { writer, items } = createWorld()
    await Promise.all([
      writer.add([line('a', '1')]),
      writer.add([line('a', '2')]),
      writer.setQuantity({ cartItemId: 'a', quantity: '10' }),
      writer.add([line('a', '3')]),
    ])
    expect(items.get('a')).toBe(13)
  })

  it('replaces everything that waits by a delete', async () => {
    const { writer, writes, items } = createWorld()
    const waiting = [writer.add([line('b', '1')]), writer.add([line('c', '1')]), writer.delete()]
    await Promise.all(waiting)
    expect(writes).toEqual(['delete'])
    expect(items.size).toBe(0)
  })

  it('sends at most 100 lines at once', async () => {
    const { writer, calls } = createWorld()
    const add = vi.spyOn(calls, 'add')
    await writer.add(Array.from({ length: 250 }, (_, index) => line(`p${index}`, '1')))
    expect(add.mock.calls.map(([lines]) => lines.length)).toEqual([100, 100, 50])
  })

  it('shows changes at once, and which lines are pending', async () => {
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

  it('reports to each caller of a batch its own lines; a single line as an error', async () => {
    const { writer, calls } = createWorld()
    const { add } = calls
    calls.add = async (lines, call) => {
      const refused = lines.filter(({ productId }) => productId === 'x')
      await add(
        lines.filter((added) => !refused.includes(added)),
        call,
      )
      const notices = refused.map(({ productId }) => ({
        code: 'CART_VALIDATION_ERROR',
        productId,
        message: 'no',
      }))
      return { notices }
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

  it('[8-17] removes the waiting change of a caller who cancels, and only that', async () => {
    const { writer, items, onMismatch } = createWorld()
    const controller = new AbortController()
    const first = writer.add([line('b', '1')])
    const other = writer.setQuantity({ cartItemId: 'a', quantity: '7' })
    const cancelled = writer.setQuantity({ cartItemId: 'a', quantity: '8' }, controller)
    controller.abort()
    await expect(cancelled).rejects.toMatchObject({ code: 'ABORTED' })
    await Promise.all([first, other])
    expect(items.get('a')).toBe(7)
    expect(onMismatch).not.toHaveBeenCalled()
  })

  it('reports the lines that are not as intended, and why', async () => {
    const { writer, faults, items, onMismatch } = createWorld({ a: 5, b: 5 })
    faults.push('refused')
    const refused = writer.setQuantity({ cartItemId: 'a', quantity: '9' })
    items.set('b', 20)
    const added = writer.add([line('b', '1'), line('c', '1')])
    await Promise.allSettled([refused, added])
    expect(onMismatch.mock.calls).toEqual([
      [
        [
          {
            productId: 'a',
            cartItemId: 'a',
            intended: '9',
            actual: '5',
            reason: 'refused',
            code: 'RESPONSE',
          },
          { productId: 'b', cartItemId: 'b', intended: '6', actual: '21', reason: 'changed-elsewhere' },
        ],
      ],
    ])
  })

  it('counts a quantity that is as intended after a conflict as done, but not an addition', async () => {
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
  ])('repeats a write that the platform finishes %s', async (_, failures, status, quantity) => {
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
    await writer.read(() => withId('first'))
    calls.read = () => withId('second')
    faults.push('cut after')
    const { delete: deleteCart } = calls
    calls.delete = (call) => deleteCart(call).finally(() => items.set('b', 1))
    await writer.delete()
    expect(writes).toEqual(['delete'])
    expect(items.get('b')).toBe(1)
  })

  it('writes nothing while the platform does not finish working on the cart', async () => {
    const { writer, calls, writes } = createWorld()
    const error = new ShopError('ASYNC_MAXIMUM_WAIT_EXCEEDED', 'async maximum wait exceeded')
    calls.read = () => Promise.reject(error)
    await writer.add([line('a', '2')])
    await expect(writer.add([line('b', '2')])).rejects.toBe(error)
    expect(writes).toEqual(['add'])
  })

  it('drops the response to a read that a write has overtaken', async () => {
    const { writer, calls, cart } = createWorld()
    const old = await calls.read({})
    const slow = Promise.withResolvers<Cart | null>()
    const loaded = writer.read(() => slow.promise)
    await writer.add([line('a', '2')])
    slow.resolve(old)
    expect((await loaded)?.items).toMatchObject([{ quantity: 7 }])
    expect(valueOf(cart.getSnapshot())?.items).toMatchObject([{ quantity: 7 }])
  })

  it('starts other reads only when the changes are through', async () => {
    const { writer, calls } = createWorld()
    const read = vi.fn(() => calls.read({}))
    const change = writer.add([line('a', '2')])
    const loaded = writer.read(read)
    expect(read).not.toHaveBeenCalled()
    await change
    expect((await loaded)?.items).toMatchObject([{ quantity: 7 }])
    expect(read).toHaveBeenCalledTimes(1)
  })
})
