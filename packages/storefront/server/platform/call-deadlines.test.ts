import { describe, expect, it } from 'vitest'
import { startPageTime } from './call-deadlines'

/** Calls a function that never responds and ignores the signal, and returns the reason why it ended. */
const never = () => new Promise<never>(() => undefined)
const reason = (requested: Promise<unknown>) =>
  requested.then(
    () => 'done',
    (error: unknown) => (error instanceof DOMException ? error.name : error),
  )

/** A page with a manual clock. */
function openPage(deadlines: { pageMs: number; readMs: number; writeMs: number }) {
  let now = 0
  const visitor = new AbortController()
  const time = startPageTime({ signal: visitor.signal }, deadlines, () => now)
  return { time, visitor, pass: (ms: number) => (now += ms) }
}

describe('startPageTime', () => {
  it('ends a read after its own time', async () => {
    const { time } = openPage({ pageMs: 60_000, readMs: 10, writeMs: 60_000 })
    expect(await reason(time.read(never))).toBe('TimeoutError')
  })

  it('ends a read with the page’s time', async () => {
    const { time, pass } = openPage({ pageMs: 5_000, readMs: 60_000, writeMs: 60_000 })
    await time.read(() => Promise.resolve())
    pass(5_000)
    expect(await reason(time.read(never))).toBe('TimeoutError')
  })

  it('has parts of a millisecond left', async () => {
    const { time, pass } = openPage({ pageMs: 1_000, readMs: 60_000, writeMs: 60_000 })
    await time.read(() => Promise.resolve())
    pass(0.3)
    expect(await time.read(() => Promise.resolve('read'))).toBe('read')
  })

  it('ends a read, but no write, when the visitor leaves', async () => {
    const { time, visitor } = openPage({ pageMs: 60_000, readMs: 60_000, writeMs: 60_000 })
    const response = Promise.withResolvers<string>()
    const [read, written] = [reason(time.read(never)), time.write(() => response.promise)]
    visitor.abort()
    response.resolve('written')
    expect([await read, await written]).toEqual(['AbortError', 'written'])
  })

  it('lets a write take longer than the page, and gives reads after it the whole time again', async () => {
    const { time, pass } = openPage({ pageMs: 8_000, readMs: 5_000, writeMs: 30_000 })
    const written = await time.write((signal) => {
      pass(20_000)
      return Promise.resolve(signal.aborted)
    })
    expect([written, await time.read((signal) => Promise.resolve(signal.aborted))]).toEqual([false, false])
  })

  it('ends a write after its own time', async () => {
    const { time } = openPage({ pageMs: 60_000, readMs: 60_000, writeMs: 10 })
    expect(await reason(time.write(never))).toBe('TimeoutError')
  })
})
