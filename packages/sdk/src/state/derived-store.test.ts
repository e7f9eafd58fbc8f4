import { describe, expect, it, vi } from 'vitest'
import { deriveStore } from './derived-store'
import { createStore } from './store'

const setUp = () => {
  const [names, counts] = [createStore<readonly string[]>(['a', 'b'], []), createStore(1)]
  const derive = vi.fn((of: readonly string[], count: number) => of.map((name) => ({ name, count })))
  const store = deriveStore([names, counts], (read) => derive(read(names), read(counts)))
  return { names, counts, derive, store }
}

describe('deriveStore', () => {
  it('derives its value from the current values, once for the same ones', () => {
    const { counts, derive, store } = setUp()
    expect(store.getSnapshot()).toEqual([
      { name: 'a', count: 1 },
      { name: 'b', count: 1 },
    ])
    expect(store.getSnapshot()).toBe(store.getSnapshot())
    expect(derive).toHaveBeenCalledTimes(1)
    counts.set(2)
    expect(store.getSnapshot()[0]).toEqual({ name: 'a', count: 2 })
  })

  it('keeps the parts that are as before', () => {
    const { names, store } = setUp()
    const [a, b] = store.getSnapshot()
    names.set(['a', 'x', 'b'])
    expect(store.getSnapshot()[0]).toBe(a)
    expect(store.getSnapshot()[2]).toBe(b)
  })

  it('has a value for the server of its own', () => {
    expect(setUp().store.getServerSnapshot()).toEqual([])
  })

  it('calls its listeners when its value changed, until they unsubscribe', () => {
    const [number, other] = [createStore(1), createStore(0)]
    const isOdd = deriveStore([number, other], (read) => read(number) % 2 === 1)
    const listener = vi.fn()
    const stop = isOdd.subscribe(listener)
    number.set(3)
    other.set(1)
    expect(listener).not.toHaveBeenCalled()
    number.set(4)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    number.set(5)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
