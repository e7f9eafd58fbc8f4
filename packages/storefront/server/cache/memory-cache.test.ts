import { describe, expect, it } from 'vitest'
import type { Created } from './memory-cache'
import { createMemoryCache } from './memory-cache'

const ages = { freshMs: 60_000, staleMs: 600_000, outageMs: 3_600_000, retryPauseMs: 5_000 }

function openCache(options: Partial<Parameters<typeof createMemoryCache>[0]> = {}) {
  let time = 0
  const failures: unknown[] = []
  const cache = createMemoryCache<{ readonly text: string }>({
    ...ages,
    maxBytes: 1_000,
    now: () => time,
    reportFailure: (error) => failures.push(error),
    ...options,
  })
  let made = 0
  const make = async (extra: Partial<Created<{ text: string }>> = {}) => {
    made += 1
    const text = String(made)
    return Promise.resolve({ value: { text }, bytes: 100, isComplete: true, ...extra })
  }
  const get = async (extra?: Partial<Created<{ text: string }>>, key = 'a') => {
    const { value, ageMs, from } = await cache.getOrCreate(key, () => make(extra))
    return [value.text, from, ageMs]
  }
  const fail = async () => {
    const { value, from } = await cache.getOrCreate('a', () => Promise.reject(new Error('out')))
    return [value.text, from]
  }
  const wait = (ms: number) => void (time += ms)
  /** Waits until background work is done. */
  const settle = async () => {
    for (let round = 0; round < 5; round += 1) await new Promise(setImmediate)
  }
  return { cache, get, fail, wait, settle, failures, count: () => made }
}

describe('a cached value', () => {
  it('is given as it is for its first minute', async () => {
    const { get, wait } = openCache()
    expect(await get()).toEqual(['1', 'made', 0])
    wait(59_999)
    expect(await get()).toEqual(['1', 'fresh', 59_999])
  })

  it('is given once more while the new one is made, for ten minutes', async () => {
    const { get, wait, settle } = openCache()
    await get()
    wait(60_000)
    expect(await get()).toEqual(['1', 'stale', 60_000])
    await settle()
    expect(await get()).toEqual(['2', 'fresh', 0])
  })

  it('is waited for when it is older', async () => {
    const { get, wait } = openCache()
    await get()
    wait(600_000)
    expect(await get()).toEqual(['2', 'made', 0])
  })

  it('is waited for after the first minute where nothing may be stale', async () => {
    const { get, wait } = openCache({ staleMs: 0 })
    await get()
    wait(60_000)
    expect(await get()).toEqual(['2', 'made', 0])
  })

  it('is not given after the moment until which it was true', async () => {
    const { get, wait, fail } = openCache()
    await get({ endsAt: 1_000 })
    wait(1_000)
    await expect(fail()).rejects.toThrow('out')
    expect(await get()).toEqual(['2', 'made', 0])
  })

  it('is only what is whole: the rest is given to those who wait', async () => {
    const { get } = openCache()
    expect(await get({ isComplete: false })).toEqual(['1', 'made', 0])
    expect(await get()).toEqual(['2', 'made', 0])
  })

  it('is bounded in bytes: what was not asked for longest goes', async () => {
    const { get } = openCache({ maxBytes: 250 })
    for (const key of ['a', 'b', 'a', 'c']) await get({}, key)
    expect((await get({}, 'a'))[1]).toBe('fresh')
    expect((await get({}, 'b'))[1]).toBe('made')
  })
})

describe('while refreshing fails', () => {
  it('the cached value is returned for an hour, and the failure is reported', async () => {
    const { get, fail, wait, failures } = openCache()
    await get()
    wait(3_599_999)
    expect(await fail()).toEqual(['1', 'outage'])
    expect(failures).toEqual([new Error('out')])
    wait(1)
    await expect(fail()).rejects.toThrow('out')
  })

  it('a cached value is preferred to an incomplete one', async () => {
    const { get, wait } = openCache()
    await get()
    wait(700_000)
    expect(await get({ isComplete: false })).toEqual(['1', 'outage', 700_000])
  })

  it('it is not retried for five seconds', async () => {
    const { get, fail, wait, count } = openCache()
    await get()
    wait(700_000)
    await fail()
    wait(4_999)
    expect(await get()).toEqual(['1', 'outage', 704_999])
    expect(count()).toBe(1)
    wait(1)
    expect(await get()).toEqual(['2', 'made', 0])
  })

  it('what was never made fails for everybody who waits, and is tried again by the next', async () => {
    const { get, fail } = openCache()
    const waiting = [fail(), fail()]
    for (const one of waiting) await expect(one).rejects.toThrow('out')
    expect(await get()).toEqual(['1', 'made', 0])
  })
})

describe('several who ask at once', () => {
  it('wait for one making', async () => {
    const { get, count } = openCache()
    expect(await Promise.all([get(), get(), get()])).toEqual(Array(3).fill(['1', 'made', 0]))
    expect(count()).toBe(1)
  })

  it('begin one making in the background', async () => {
    const { get, wait, settle, count } = openCache()
    await get()
    wait(60_000)
    await Promise.all([get(), get(), get()])
    await settle()
    expect(count()).toBe(2)
  })
})

/** A cache with a stale value for each key, whose new values are made by hand, one at a time. */
async function openStale(...keys: string[]) {
  const { cache, get, wait, settle } = openCache({ maxBytes: 100_000 })
  for (const key of keys) await get({}, key)
  wait(60_000)
  const begun: string[] = []
  const making: (() => void)[] = []
  const request = (key: string) =>
    cache.getOrCreate(key, () => {
      begun.push(key)
      const { promise, resolve } = Promise.withResolvers<Created<{ text: string }>>()
      making.push(() => resolve({ value: { text: 'new' }, bytes: 1, isComplete: true }))
      return promise
    })
  const finishOne = async () => {
    making.pop()?.()
    await settle()
  }
  return { cache, get, wait, settle, begun, making, request, finishOne }
}

describe('a stale value', () => {
  it('is made one after the other, in the order in which they were asked for first', async () => {
    const keys = ['a', 'b', 'c']
    const { get, settle, begun, making, request, finishOne } = await openStale(...keys)
    const given = await Promise.all([...keys, 'b', 'a'].map(request))
    expect(given.map(({ from }) => from)).toEqual(Array(5).fill('stale'))
    await settle()
    for (const _key of keys) {
      expect(making).toHaveLength(1)
      await finishOne()
    }
    expect(begun).toEqual(keys)
    expect(making).toHaveLength(0)
    expect((await get({}, 'c'))[1]).toBe('fresh')
  })

  it('is given up after a while without anybody who asks, and shown old until it is', async () => {
    const { get, wait, settle, begun, request, finishOne } = await openStale('a', 'b', 'c')
    for (const key of ['a', 'b', 'c']) await request(key)
    await settle()
    wait(4_999)
    await request('c')
    wait(1)
    await finishOne()
    await finishOne()
    expect(begun).toEqual(['a', 'c'])
    expect((await get({}, 'b'))[1]).toBe('stale')
    await settle()
    expect((await get({}, 'b'))[1]).toBe('fresh')
  })

  it('is not put into a full queue, but by a later request', async () => {
    const keys = Array.from({ length: 202 }, (_, index) => String(index))
    const { settle, begun, request, finishOne } = await openStale(...keys)
    await request('0')
    await settle()
    for (const key of keys) await request(key)
    for (const _key of keys) await finishOne()
    expect(begun).toEqual(keys.slice(0, -1))
    await request('201')
    await settle()
    expect(begun).toEqual(keys)
  })

  it('that has become too old in the queue is waited for, and made once', async () => {
    const { get, wait, settle, begun, request, finishOne } = await openStale('a', 'b')
    for (const key of ['a', 'b']) await request(key)
    await settle()
    wait(540_000)
    const waiting = [get({}, 'b'), get({}, 'b')]
    await finishOne()
    await finishOne()
    expect(await Promise.all(waiting)).toEqual(Array(2).fill(['new', 'made', 0]))
    expect(begun).toEqual(['a', 'b'])
  })

  it('is not made for a cache that has been emptied', async () => {
    const { cache, settle, begun, request, finishOne } = await openStale('a', 'b')
    for (const key of ['a', 'b']) await request(key)
    await settle()
    cache.clear()
    await finishOne()
    expect(begun).toEqual(['a'])
  })
})

describe('an emptied cache', () => {
  it('does not cache what was being created before', async () => {
    const { cache, get } = openCache()
    const late = Promise.withResolvers<Created<{ text: string }>>()
    const waiting = cache.getOrCreate('a', () => late.promise)
    cache.clear()
    const after = get()
    late.resolve({ value: { text: 'old' }, bytes: 1, isComplete: true })
    expect((await waiting).value.text).toBe('old')
    expect(await after).toEqual(['1', 'made', 0])
    expect(await get()).toEqual(['1', 'fresh', 0])
  })
})
