import { describe, expect, it } from 'vitest'
import { isExpected } from './visits.mjs'
import type { Kind } from './plan.mjs'

const outages = [{ from: 1_000, to: 2_000 }]
const check = (
  kind: Kind,
  outcome: { status: number; location?: string } | { code: string },
  [startedAt, endedAt] = [0, 500],
) => isExpected({ kind, path: '/', outcome, startedAt, endedAt }, outages)

const before = [0, 999] as const
const during = [1_500, 1_600] as const
const intoIt = [900, 1_001] as const
const outOfIt = [1_999, 2_100] as const
const after = [2_001, 2_100] as const

describe('isExpected', () => {
  it.each([
    ['page', 200, true],
    ['page', 404, false],
    ['page', 500, false],
    ['page that is not there', 404, true],
    ['page that is not there', 200, false],
    ['wrong password', 401, true],
    ['wrong password', 429, false],
    ['wrong password', 303, false],
    ['odd path', 200, false],
    ['body too large', 413, true],
    ['body too large', 200, false],
    ['write of another site', 201, false],
  ] as const)('expects of a %s the status %i: %s', (kind, status, expected) => {
    expect(check(kind, { status })).toBe(expected)
  })

  it.each([
    ['before', before, false],
    ['that goes into', intoIt, true],
    ['in the middle of', during, true],
    ['that comes out of', outOfIt, true],
    ['after', after, false],
  ] as const)('takes 503 for a page %s an outage: %s', (_, [startedAt, endedAt], expected) => {
    expect(check('page', { status: 503 }, [startedAt, endedAt])).toBe(expected)
  })

  it('takes 502 for a forwarded call alone, and never for what needs no platform', () => {
    const results = (['forwarded call', 'page', 'file', 'health', 'odd path'] as const).map((kind) =>
      check(kind, { status: 502 }, [...during]),
    )
    expect(results).toEqual([true, false, false, false, false])
    expect(check('health', { status: 503 }, [...during])).toBe(false)
  })

  it('never lets a buyer be sent to sign in', () => {
    const outcome = { status: 303, location: '/de-CH/login?startUrl=%2F' }
    expect(check('buyer’s cart', outcome)).toBe(false)
    expect(check('buyer’s cart', outcome, [...during])).toBe(false)
    expect(check('buyer’s cart', { status: 303, location: '/de-CH/cart/0a6' })).toBe(true)
  })

  it('takes a broken connection for a visitor who left alone', () => {
    expect(check('page that is left', { code: 'left' })).toBe(true)
    expect(check('page that is left', { code: 'ECONNRESET' })).toBe(false)
    expect(check('page', { code: 'ECONNRESET' }, [...during])).toBe(false)
    expect(check('page', { code: 'too late' }, [...during])).toBe(false)
  })
})
