import { describe, expect, it } from 'vitest'
import { ShopError } from '../errors/errors'
import { createAsyncStore } from './async-state'

/** A promise that the test settles. */
function createResponse<T>() {
  const response: { resolve: (value: T) => void } = { resolve: () => undefined }
  const promise = new Promise<T>((resolve) => (response.resolve = resolve))
  return { promise, resolve: (value: T) => response.resolve(value) }
}

describe('createAsyncStore', () => {
  it('keeps the old value while it loads again', async () => {
    const store = createAsyncStore(1)
    const response = createResponse<number>()
    const run = store.run(() => response.promise)
    expect(store.getSnapshot()).toEqual({ status: 'loading', value: 1 })
    response.resolve(2)
    await run
    expect(store.getSnapshot()).toEqual({ status: 'ready', value: 2 })
  })

  it('drops a response that is older than the current one', async () => {
    const store = createAsyncStore<string>()
    const [old, young] = [createResponse<string>(), createResponse<string>()]
    const runs = [store.run(() => old.promise), store.run(() => young.promise)]
    young.resolve('young')
    old.resolve('old')
    await Promise.all(runs)
    expect(store.getSnapshot()).toEqual({ status: 'ready', value: 'young' })
  })

  it('joins a load in flight', async () => {
    const store = createAsyncStore<number>()
    const response = createResponse<number>()
    const first = store.join(() => response.promise)
    const second = store.join(() => Promise.reject(new Error('not called')))
    response.resolve(1)
    expect(await Promise.all([first, second])).toEqual([1, 1])
  })

  it('keeps the old value beside a failure', async () => {
    const store = createAsyncStore(1)
    await expect(store.run(() => Promise.reject(new Error('boom')))).rejects.toThrow('boom')
    expect(store.getSnapshot()).toMatchObject({
      status: 'failed',
      value: 1,
      error: { code: 'INTERNAL_ERROR' },
    })
  })

  it('returns to the former state after a cancelled load', async () => {
    const store = createAsyncStore(1)
    const aborted = new ShopError('ABORTED', 'Aborted')
    await expect(store.run(() => Promise.reject(aborted))).rejects.toBe(aborted)
    expect(store.getSnapshot()).toEqual({ status: 'ready', value: 1 })
  })

  it('ignores runs in flight after a reset', async () => {
    const store = createAsyncStore<number>()
    const response = createResponse<number>()
    const run = store.run(() => response.promise)
    store.reset()
    response.resolve(1)
    await run
    expect(store.getSnapshot()).toEqual({ status: 'idle' })
  })
})
