import { describe, expect, it } from 'vitest'
import { isFirstRegion, readRegionCookie, regionCookieLine } from './region-cookie'

describe('the region of a visitor', () => {
  it.each([
    ['', 'CH', 'CH'],
    ['region=NL', 'CH', 'CH'],
    ['', 'DE', 'DE'],
    ['a=b; region=NL', 'DE', 'NL'],
    ['region=CH', 'DE', 'DE'],
    ['region=%', 'DE', 'DE'],
    ['region=XX', 'DE', 'DE'],
  ] as const)('with the cookies %j is in the shop %s: %s', (cookies, shop, region) => {
    expect(readRegionCookie(cookies, shop)).toBe(region)
  })

  it('is the first one of its shop, or another', () => {
    expect([isFirstRegion('CH', 'CH'), isFirstRegion('DE', 'DE'), isFirstRegion('NL', 'DE')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('what is written down for the server', () => {
  const line = (cookies: string, region: string, shop: 'CH' | 'DE' = 'DE') =>
    regionCookieLine(cookies, { region, shop, isSecure: false })

  it('is nothing for the first region of a shop, or for one that it knows', () => {
    expect([line('', 'CH', 'CH'), line('', 'DE'), line('region=NL', 'NL'), line('region=XX', 'DE')]).toEqual([
      ...Array<undefined>(4),
    ])
  })

  it('is another region, for a year', () => {
    expect(line('region=LU', 'NL')).toBe('region=NL; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(regionCookieLine('', { region: 'NL', shop: 'DE', isSecure: true })).toMatch(/; Secure$/)
  })

  it('is gone when the first one is chosen again', () => {
    expect(line('region=NL', 'DE')).toBe('region=; Max-Age=0; Path=/; SameSite=Lax')
  })

  it('is left alone by the other shop, which knows no such region', () => {
    expect(line('region=NL', 'CH', 'CH')).toBeUndefined()
  })
})
