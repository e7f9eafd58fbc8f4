import { describe, expect, it } from 'vitest'
import { createClock } from './clock'

describe('createClock', () => {
  it('stands still at its start until it is advanced', () => {
    const clock = createClock(1000)
    clock.advance(250)
    expect(clock.now()).toBe(1250)
  })

  it('wakes what waited for a moment that has come, and only that', async () => {
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

  it('does not wait for no time', async () => {
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
})
