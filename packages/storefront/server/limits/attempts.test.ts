import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attempt } from './attempts'
import { createMemoryStore } from './attempts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const attempt = (key: string, { max = 2, seconds = 60 } = {}): Attempt => ({
  kind: 'sign-in.name',
  key,
  limit: { max, seconds },
})

describe('finding 4: the store in memory', () => {
  it('lets pass what the limit allows, then says how long to wait', async () => {
    const store = createMemoryStore()
    expect([await store.count(attempt('a')), await store.count(attempt('a'))]).toEqual([0, 0])
    vi.advanceTimersByTime(15_000)
    expect(await store.count(attempt('a'))).toBe(45_000)
    expect(await store.count(attempt('b'))).toBe(0)
  })

  it('starts again when the time is over, however often it was tried in between', async () => {
    const store = createMemoryStore()
    for (let i = 0; i < 50; i++) await store.count(attempt('a'))
    vi.advanceTimersByTime(60_000)
    expect([await store.count(attempt('a')), await store.count(attempt('a'))]).toEqual([0, 0])
    expect(await store.count(attempt('a'))).toBe(60_000)
  })

  it('counts each kind apart', async () => {
    const store = createMemoryStore()
    const other: Attempt = { ...attempt('a'), kind: 'coupons.session', limit: { max: 1, seconds: 1 } }
    await store.count(other)
    expect([await store.count(attempt('a')), await store.count(other)]).toEqual([0, 1_000])
  })

  it('takes an attempt back, and never more than there were', async () => {
    const store = createMemoryStore()
    await store.giveBack(attempt('a'))
    await store.count(attempt('a'))
    await store.giveBack(attempt('a'))
    await store.giveBack(attempt('a'))
    const waits = [await store.count(attempt('a')), await store.count(attempt('a'))]
    expect([...waits, await store.count(attempt('a'))]).toEqual([0, 0, 60_000])
  })

  it('remembers no more than so many, and forgets the oldest first', async () => {
    const store = createMemoryStore({ maxKeys: 2 })
    const one = (key: string) => attempt(key, { max: 1 })
    for (const key of ['a', 'b', 'c']) await store.count(one(key))
    expect(await store.count(one('c'))).toBe(60_000)
    expect(await store.count(one('b'))).toBe(60_000)
    expect(await store.count(one('a'))).toBe(0)
  })
})
