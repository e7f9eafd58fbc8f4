import { afterEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from './options'
import { steadyClock } from './steady-clock'

const clockOf = (clock: typeof systemClock) =>
  // Only what it reads of a client.
  steadyClock({ options: { clock } } as Parameters<typeof steadyClock>[0])

afterEach(() => {
  vi.restoreAllMocks()
})

describe('steadyClock', () => {
  it.each([7_200_000, -120_000])('goes on as before when the clock of the device is set by %d ms', (ms) => {
    const clock = clockOf(systemClock)
    const [real, before] = [Date.now(), clock.now()]
    expect(Math.abs(before - real)).toBeLessThan(1000)
    vi.spyOn(Date, 'now').mockReturnValue(real + ms)
    expect(clock.now()).toBeGreaterThanOrEqual(before)
    expect(clock.now() - before).toBeLessThan(1000)
  })

  it('goes on with the time', async () => {
    const clock = clockOf(systemClock)
    const before = clock.now()
    await clock.sleep(15)
    expect(clock.now() - before).toBeGreaterThanOrEqual(14)
  })

  it('is the clock that the client was given', () => {
    const own = { now: () => 7, sleep: async () => undefined }
    expect(clockOf(own)).toBe(own)
  })
})
