import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDeliveryCalendar, deliveryDatesLastMs } from './delivery-calendar'
import { openShopServer } from '../stories/shop-server.fixture'
import type { Platform } from '../platform/platform'
import { createSandboxPlatform } from '../platform/sandbox-platform'

const at = (text: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(text) })
}
afterEach(() => vi.useRealTimers())

describe('the delivery calendar of a page', () => {
  it('has the holidays of the shop’s countries in the weeks ahead, and no others', () => {
    at('2026-12-20T09:00:00Z')
    const { holidays } = createDeliveryCalendar('DE', {})
    const days = Object.keys(holidays).sort()
    expect([days[0], days.at(-1)]).toEqual(['2026-12-25', '2027-03-29'])
    expect(holidays['2026-12-26']).toEqual(['DE', 'NL', 'LU'])
    expect(createDeliveryCalendar('CH', {}).holidays['2026-12-26']).toEqual(['CH', 'LI'])
  })

  it('is the same within a quarter of an hour, so that a page made again has the same ETag', () => {
    at('2026-11-26T09:01:00Z')
    const first = createDeliveryCalendar('CH', {})
    at('2026-11-26T09:14:59Z')
    expect(createDeliveryCalendar('CH', {})).toEqual(first)
  })

  it('follows the platform’s clock where that was moved', () => {
    at('2026-11-26T09:00:00Z')
    const moved = { now: () => Date.now() + 86_400_000 }
    expect(createDeliveryCalendar('CH', moved)).toMatchObject({
      now: Date.parse('2026-11-27T09:00:00Z'),
      clockOffset: 86_400_000,
    })
  })

  it.each([
    ['2026-11-26T11:59:30Z', 30_000],
    ['2026-11-26T12:00:00Z', 11 * 3_600_000],
    ['2026-11-26T22:59:59Z', 1_000],
  ])('at %s is right for %i ms', (now, ms) => {
    at(now)
    expect(deliveryDatesLastMs('CH', {})).toBe(ms)
  })
})

describe('a page for everybody', { timeout: 30_000 }, () => {
  it('does not outlive the next cut-off in any cache, by the platform’s clock', async () => {
    const sandbox = createSandboxPlatform(undefined)
    const moved = Date.parse('2026-11-26T11:59:40Z')
    const platform: Platform = { ...sandbox, now: () => moved }
    const { port } = await openShopServer({ platform })
    const response = await fetch(`http://localhost:${port}/de-CH/guide/tape`)
    // Whatever the rendering took is gone already.
    expect(response.headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=(?:20|1\d|\d), stale-while-revalidate=0, stale-if-error=0$/,
    )
    await sandbox.close()
  })
})
