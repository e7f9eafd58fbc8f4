import { describe, expect, it } from 'vitest'
import { poll } from './poll'
import { scriptPlatform } from './scripted-platform.fixture'

const inBrowser = () => {
  const { ports, sleeps } = scriptPlatform([])
  return { sleeps, ports }
}
const counter = (readyAt: number) => {
  let attempts = 0
  return { load: () => Promise.resolve((attempts += 1)), isPending: (value: number) => value < readyAt }
}

describe('poll', () => {
  it.each([
    [1, []],
    [4, []],
    [6, [100, 200]],
    [9, [100, 200, 300, 400, 1500]],
    [14, [100, 200, 300, 400, 1500, 3000, 6000, 12000, 24000, 48000]],
  ])('[9-28] loads %i times with the waits of the schedule between', async (readyAt, waits) => {
    const { ports, sleeps } = inBrowser()
    await expect(poll(counter(readyAt), ports)).resolves.toBe(readyAt)
    expect(sleeps).toEqual(waits)
  })

  it('[8-30] gives up instead of a fifteenth attempt', async () => {
    const { ports } = inBrowser()
    await expect(poll(counter(15), ports)).rejects.toMatchObject({ code: 'ASYNC_MAXIMUM_WAIT_EXCEEDED' })
  })

  it('[8-21] does not wait on a server', async () => {
    const { ports, sleeps } = inBrowser()
    const onServer = { ...ports, runtime: 'server' as const }
    await expect(poll(counter(1), onServer)).resolves.toBe(1)
    await expect(poll(counter(2), onServer)).rejects.toMatchObject({ code: 'SSR_NO_POLLING' })
    expect(sleeps).toEqual([])
  })

  it('treats a failure that means "not yet" as pending, and any other as final', async () => {
    const { ports } = inBrowser()
    const failures = [new Error('not yet'), new Error('broken')]
    const load = () => Promise.reject(failures.shift() ?? new Error('asked too often'))
    const isPendingFailure = (error: unknown) => error instanceof Error && error.message === 'not yet'
    await expect(poll({ load, isPending: () => false, isPendingFailure }, ports)).rejects.toThrow('broken')
  })

  it('[8-17] is Aborted between two attempts', async () => {
    const { ports } = inBrowser()
    const controller = new AbortController()
    const load = () => Promise.resolve(controller.abort())
    const failure = poll({ load, isPending: () => true, signal: controller.signal }, ports)
    await expect(failure).rejects.toMatchObject({ code: 'ABORTED', message: 'Aborted' })
  })
})
