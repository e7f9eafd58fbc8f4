import { describe, expect, it, vi } from 'vitest'
import { createStore } from './store'

describe('createStore', () => {
  it('keeps the same reference until the content changes', () => {
    const first = { lines: [{ productId: 'a', quantity: '1' }] }
    const store = createStore(first)
    store.set({ lines: [{ productId: 'a', quantity: '1' }] })
    expect(store.getSnapshot()).toBe(first)
  })

  it('calls each listener once per change, until it unsubscribes', () => {
    const store = createStore(0)
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    store.set(1)
    store.set(1)
    unsubscribe()
    store.set(2)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('lets one listener subscribe twice and unsubscribe once', () => {
    const store = createStore(0)
    const listener = vi.fn()
    store.subscribe(listener)
    store.subscribe(listener)()
    store.set(1)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('keeps what the server rendered as the server snapshot', () => {
    const store = createStore('browser', 'server')
    store.set('later')
    expect(store.getServerSnapshot()).toBe('server')
  })

  it('begins with the very value that the server rendered, where the content is the same', () => {
    const rendered = { countryCode: 'CH', rates: [0.081] }
    expect(createStore({ countryCode: 'CH', rates: [0.081] }, rendered).getSnapshot()).toBe(rendered)
    const other = { countryCode: 'DE', rates: [0.19] }
    expect(createStore(other, rendered).getSnapshot()).toBe(other)
  })

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [null, {}],
    [new Error('x'), new Error('x')],
  ])('treats %o and %o as different', (a, b) => {
    const store = createStore<unknown>(a)
    store.set(b)
    expect(store.getSnapshot()).toBe(b)
  })
})
