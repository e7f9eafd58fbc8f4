import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import { externalShopUrl, germanShopUrl, swissShopUrl } from './shop-links'

const production = 'https://shop.example.de/s/en-US/cart'
const local = 'http://localhost:4173/de-CH/cart?a=1#b'
const invalidUrl = expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_URL')) as unknown

describe('externalShopUrl', () => {
  it.each([
    ['https://shop.example.at', 'https://shop.example.at/'],
    ['https://shop.example.cz/', 'https://shop.example.cz/'],
    ['https://shop.example.sk/start?x=1', 'https://shop.example.sk/'],
  ])('[7.2-2] [2.8-10] [1-5] %s is reached at %s', (origin, url) => {
    expect(externalShopUrl(origin)).toBe(url)
  })

  it.each(['', 'shop.example.at', 'javascript:alert(1)', 'https://user:secret@shop.example.at'])(
    '%j is no origin of a shop',
    (origin) => {
      expect(() => externalShopUrl(origin)).toThrow(invalidUrl)
    },
  )
})

describe('swissShopUrl', () => {
  const origin = 'https://shop.example.ch'
  it.each([
    [production, 'https://shop.example.ch?redirect=false'],
    [local, 'http://localhost:4173?redirect=false'],
  ])('[7.2-3] [2.8-9] [6-8] from %s it is %s', (currentUrl, url) => {
    expect(swissShopUrl({ origin, currentUrl })).toBe(url)
  })
})

describe('germanShopUrl', () => {
  const origin = 'https://shop.example.de'
  it.each([
    ['NL', 'https://shop.example.ch/de-CH/', 'https://shop.example.de/s?region=NL'],
    ['DE', 'https://shop.example.ch/', 'https://shop.example.de/s?region=DE'],
    ['BE', local, 'http://localhost:4173/de-shop?region=BE'],
  ] as const)('[7.2-4] [2.8-13] [2.1-12] [6-8] for %s from %s it is %s', (region, currentUrl, url) => {
    expect(germanShopUrl(region, { origin, currentUrl })).toBe(url)
  })

  it('[6-8] follows the configured sandbox hosts and segment', () => {
    const settings = { orgSandboxHosts: ['*.sandbox.example'], germanOrgSandboxSegment: 'shopde' }
    const currentUrl = 'https://a.sandbox.example/x'
    expect(germanShopUrl('LU', { origin, currentUrl, settings })).toBe(
      'https://a.sandbox.example/shopde?region=LU',
    )
  })

  it('refuses a present page that is none', () => {
    expect(() => germanShopUrl('DE', { origin, currentUrl: 'about:blank' })).toThrow(invalidUrl)
  })
})
