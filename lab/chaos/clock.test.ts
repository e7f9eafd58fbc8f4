import { describe, expect, it } from 'vitest'
import { createClock } from './clock.mjs'

const minute = 60_000

describe('the clock of a run', () => {
  it('jumps over waits and keeps their order', async () => {
    const clock = createClock({ limitMs: 10 * minute })
    const seen: [string, number][] = []
    const wait = async (name: string, ms: number) => {
      await clock.sleep(ms)
      seen.push([name, clock.elapsed()])
    }
    await clock.drive(Promise.all([wait('long', minute), wait('short', 5), wait('same', minute)]))
    expect(seen).toEqual([
      ['short', 5],
      ['long', minute],
      ['same', minute],
    ])
  })

  it('stands still while work is done', async () => {
    const clock = createClock({ limitMs: minute })
    const realWork = () => clock.work(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
    const atEnd = realWork().then(() => clock.elapsed())
    expect(await clock.drive(Promise.race([atEnd, clock.sleep(1).then(() => 'too early')]))).toBe(0)
  })

  it('goes on while work pauses, and a pause can end early', async () => {
    const clock = createClock({ limitMs: minute })
    let resume = () => {}
    const paused = clock.work(async () => {
      await clock.pause(1000, (end) => (resume = end))
      return clock.elapsed()
    })
    const waking = clock.sleep(10).then(() => resume())
    const [elapsed] = await clock.drive(Promise.all([paused, waking]))
    expect(elapsed).toBe(10)
  })

  it('rejects a sleep whose signal is aborted', async () => {
    const clock = createClock({ limitMs: minute })
    const controller = new AbortController()
    const sleeping = clock.sleep(minute, controller.signal)
    const aborting = clock.sleep(1).then(() => controller.abort())
    await expect(clock.drive(Promise.all([sleeping, aborting]))).rejects.toMatchObject({ name: 'AbortError' })
    await expect(clock.sleep(1, controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('gives up a story that takes too long', async () => {
    const clock = createClock({ limitMs: minute })
    await expect(clock.drive(clock.sleep(2 * minute))).rejects.toThrow('not at rest after 60 s')
  })

  it('gives a story more time when hours pass in it', async () => {
    const clock = createClock({ limitMs: minute })
    clock.extend(minute)
    await expect(clock.drive(clock.sleep(2 * minute))).resolves.toBeUndefined()
  })
})
