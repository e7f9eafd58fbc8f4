import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBreaker } from './breaker'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A platform that responds as instructed. */
function open(reply: () => Promise<Response>) {
  const breaker = createBreaker({ failures: 3, restMs: 1_000 })
  const platform = { reply, requested: 0 }
  const ask = () =>
    breaker(() => {
      platform.requested += 1
      return platform.reply()
    }).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof Error ? error.message : error),
    )
  return { platform, ask }
}

const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }))
const broken = () => Promise.reject(new TypeError('fetch failed'))
const left = () => Promise.reject(new DOMException('left', 'AbortError'))
const outOfOrder = 'The platform was not called: it has failed too often in a row.'

describe('createBreaker', () => {
  it.each([
    ['cannot be reached', broken, 'fetch failed'],
    ['says 503', status(503), 503],
    ['says 502', status(502), 502],
  ])('asks no more after three failures in a row of a platform that %s', async (_, reply, seen) => {
    const { platform, ask } = open(reply)
    expect([await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([
      seen,
      seen,
      seen,
      outOfOrder,
      outOfOrder,
    ])
    expect(platform.requested).toBe(3)
  })

  it('lets one question through to look, and all of them when it was good', async () => {
    const { platform, ask } = open(broken)
    for (let i = 0; i < 4; i++) await ask()
    vi.advanceTimersByTime(1_000)
    expect([await ask(), await ask(), platform.requested]).toEqual(['fetch failed', outOfOrder, 4])
    vi.advanceTimersByTime(1_000)
    platform.reply = status(200)
    expect([await ask(), await ask(), platform.requested]).toEqual([200, 200, 6])
  })

  it.each([
    ['are good in between', [broken, broken, status(200), broken, broken, status(404)]],
    ['visitors left', [left, left, left, left, left, status(200)]],
    [
      'are the platform’s own errors',
      [status(500), status(404), status(409), status(500), status(500), status(200)],
    ],
  ])('goes on where responses %s', async (_, replies) => {
    const { platform, ask } = open(broken)
    for (const reply of replies) {
      platform.reply = reply
      await ask()
    }
    expect(platform.requested).toBe(replies.length)
  })
})
