import { describe, expect, it } from 'vitest'
import type { Region } from '../region/region'
import { externalShopUrl, germanShopUrl, swissShopUrl } from './shop-links'

const production = 'https://shop.example.de/s/en-US/cart'
const local = 'http://localhost:4173/de-CH/cart?a=1#b'
const noUrl = { code: 'INVALID_URL', message: 'an absolute http or https URL is needed' }
const hasUser = { code: 'INVALID_URL', message: 'an origin without a user name' }

/** Invalid origins and the expected error; untyped callers may pass values that are not strings. */
const noOrigins = [
  '',
  ' ',
  '/',
  'shop.example.at',
  '//shop.example.at',
  'javascript:alert(1)',
  'data:,',
  'https://',
  undefined,
  null,
  NaN,
  5,
  {},
  [],
  Symbol('https://shop.example.at'),
].map((origin) => [origin as string, noUrl] as const)
const withUser = [
  'https://user@shop.example.at',
  'https://user:secret@shop.example.at',
  'https://:x@a.at',
].map((origin) => [origin, hasUser] as const)

describe('externalShopUrl', () => {
  it.each([
    ['https://shop.example.at', 'https://shop.example.at/'],
    ['https://shop.example.cz/', 'https://shop.example.cz/'],
    ['https://shop.example.sk/start?x=1#y', 'https://shop.example.sk/'],
    ['HTTP://SHOP.EXAMPLE.HR:8080', 'http://shop.example.hr:8080/'],
  ])('[7.2-2] %s is reached at %s', (origin, url) => {
    expect(externalShopUrl(origin)).toBe(url)
  })

  it.each([...noOrigins, ...withUser])('throws INVALID_URL for %j', (origin, error) => {
    expect(() => externalShopUrl(origin)).toThrow(expect.objectContaining(error))
  })
})

describe('swissShopUrl', () => {
  const origin = 'https://shop.example.ch'
  it('[7.2-3] tells the Swiss shop not to redirect', () => {
    expect(swissShopUrl({ origin, currentUrl: production })).toBe('https://shop.example.ch?redirect=false')
    expect(swissShopUrl({ origin: `${origin}/de-CH?a`, currentUrl: production })).toBe(
      'https://shop.example.ch?redirect=false',
    )
  })

  it('[6-8] stays on the current sandbox host', () => {
    expect(swissShopUrl({ origin, currentUrl: local })).toBe('http://localhost:4173?redirect=false')
  })

  it.each([...noOrigins, ...withUser])('throws INVALID_URL for the origin %j', (text, error) => {
    expect(() => swissShopUrl({ origin: text, currentUrl: production })).toThrow(
      expect.objectContaining(error),
    )
  })

  it.each(noOrigins)('throws INVALID_URL for the current page %j', (text, error) => {
    expect(() => swissShopUrl({ origin, currentUrl: text })).toThrow(expect.objectContaining(error))
  })
})

describe('germanShopUrl', () => {
  const origin = 'https://shop.example.de'
  it.each([
    ['DE', 'https://shop.example.ch/', 'https://shop.example.de/s?region=DE'],
    ['NL', 'https://shop.example.ch/de-CH/', 'https://shop.example.de/s?region=NL'],
    ['LU', 'https://shop.example.ch/', 'https://shop.example.de/s?region=LU'],
    ['BE', 'https://shop.example.ch/', 'https://shop.example.de/s?region=BE'],
  ] as const)('[7.2-4] [2.8-13] [2.1-12] for %s from %s it is %s', (region, currentUrl, url) => {
    expect(germanShopUrl(region, { origin, currentUrl })).toBe(url)
  })

  it('[7.2-4] [2.1-12] [6-8] stays on the current sandbox host, below the German segment', () => {
    expect(germanShopUrl('BE', { origin, currentUrl: local })).toBe('http://localhost:4173/de-shop?region=BE')
  })

  it('[7.2-4] [6-8] follows the configured sandbox hosts and segment', () => {
    const settings = { orgSandboxHosts: ['*.sandbox.example'], germanOrgSandboxSegment: 'shopde' }
    const currentUrl = 'https://a.sandbox.example/x'
    expect(germanShopUrl('LU', { origin, currentUrl, settings })).toBe(
      'https://a.sandbox.example/shopde?region=LU',
    )
    expect(germanShopUrl('LU', { origin, currentUrl: local, settings })).toBe(
      'https://shop.example.de/s?region=LU',
    )
  })

  it.each(['CH', 'AT', 'AU', '', 'DE&x=1', 'ＤＥ', undefined, null, 5, {}, Symbol('DE')])(
    '[2.1-12] throws INVALID_OPTION for the region %j',
    (region) => {
      // Untyped callers may pass values that are not regions.
      expect(() => germanShopUrl(region as Region, { origin, currentUrl: local })).toThrow(
        expect.objectContaining({
          code: 'INVALID_OPTION',
          message: 'region: one of the German shop is needed',
        }),
      )
    },
  )

  it.each([...noOrigins, ...withUser])('throws INVALID_URL for the origin %j', (text, error) => {
    expect(() => germanShopUrl('DE', { origin: text, currentUrl: production })).toThrow(
      expect.objectContaining(error),
    )
  })
})
