import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClock } from './clock'

afterEach(() => {
  vi.useRealTimers()
})

describe('createClock', () => {
  it('stays at its start until it is advanced', () => {
    const clock = createClock(1000)
    clock.advance(250)
    expect(clock.now()).toBe(1250)
  })

  it('resumes only sleepers whose moment has come', async () => {
    const clock = createClock(0)
    const woken: string[] = []
    const soon = clock.sleep(100).then(() => woken.push('soon'))
    const late = clock.sleep(300).then(() => woken.push('late'))
    clock.advance(100)
    await soon
    expect(woken).toEqual(['soon'])
    clock.advance(200)
    await late
    expect(woken).toEqual(['soon', 'late'])
  })

  it('does not wait for zero time', async () => {
    await expect(createClock(0).sleep(0)).resolves.toBeUndefined()
  })

  it('stops waiting when it is aborted', async () => {
    const control = new AbortController()
    const waiting = createClock(0).sleep(100, control.signal)
    control.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
  })

  it('moves ahead of the system time', () => {
    const clock = createClock()
    clock.advance(60_000)
    expect(clock.now()).toBeGreaterThanOrEqual(Date.now() + 59_000)
  })

  it('freezes the running time and lets it run again from there', () => {
    vi.useFakeTimers({ now: 5000 })
    const clock = createClock()
    clock.freeze()
    vi.setSystemTime(9000)
    expect([clock.now(), clock.isFrozen]).toEqual([5000, true])
    clock.resume()
    vi.setSystemTime(9250)
    expect([clock.now(), clock.isFrozen]).toEqual([5250, false])
  })

  it('can be set to a moment, in the past too', () => {
    const clock = createClock(5000)
    clock.set(1000)
    clock.advance(-400)
    expect(clock.now()).toBe(600)
  })

  it('resumes no sleeper while time is frozen, and those that are due once it runs again', async () => {
    vi.useFakeTimers({ now: 0 })
    const clock = createClock()
    const woken = vi.fn()
    const waiting = clock.sleep(100).then(woken)
    clock.freeze()
    await vi.advanceTimersByTimeAsync(1000)
    expect(woken).not.toHaveBeenCalled()
    clock.resume()
    await vi.advanceTimersByTimeAsync(100)
    await waiting
    expect(woken).toHaveBeenCalledOnce()
  })

  it('resumes a sleeper when it is set beyond its moment', async () => {
    vi.useFakeTimers({ now: 0 })
    const clock = createClock()
    const waiting = clock.sleep(60_000)
    clock.set(60_000)
    await expect(waiting).resolves.toBeUndefined()
  })
})
