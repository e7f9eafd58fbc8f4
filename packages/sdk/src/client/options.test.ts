import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { resolveOptions } from './options'
import type { ClientOptions } from './options'

const good: ClientOptions = { webstoreId: '0ZE', url: 'https://shop.example/de-CH/', locale: 'de-CH' }

describe('resolveOptions', () => {
  it.each<[string, object]>([
    ['webstoreId', { webstoreId: ' ' }],
    ['url', { url: '/de-CH/' }],
    ['url', { url: 'ftp://shop.example' }],
    ['locale', { locale: 'de' }],
    ['runtime', { runtime: 'edge' }],
    ['apiPrefix', { apiPrefix: 'sf/api/' }],
    ['apiVersion', { apiVersion: 'v20.0' }],
    ['apiVersion', { apiVersion: '67' }],
    ['clock', { clock: {} }],
    ['fetch', { fetch: 'fetch' }],
    ['localStorage', { localStorage: {} }],
    ['shopType', { shopType: 'AT' }],
    ['webstoreId', { webstoreId: '0ZEDE00000000014AA' }],
    ['webstoreId', { webstoreId: '0ZECH00000000014AA', shopType: 'DE', locale: 'de' }],
    ['previewHosts', { previewHosts: 'preview.shop.example' }],
    ['previewHosts', { previewHosts: [null] }],
    ['actions', { actions: {} }],
    ['productFields', { productFields: [] }],
    ['productFields', { productFields: ['Name', ' '] }],
    ['productFields', { productFields: 'Name,Family' }],
    ['foo', { foo: 1 }],
    ['retryReads', { retryReads: false }],
    ['csrf', { csrf: { header: 'X', token: 't' } }],
    ['webstoreId', { webstoreId: '001Q50000000001AAA' }],
    ['webstoreId', { webstoreId: '0DBQ50000000001' }],
    ['auth', { auth: {} }],
    ['beforeCall', { beforeCall: 1 }],
    ['afterCall', { afterCall: {} }],
    ['retry', { retry: { attempts: 0 } }],
    ['retry', { retry: { attempts: 1.5 } }],
    ['retry', { retry: { statuses: 503 } }],
    ['retry', { retry: { delayMs: -1 } }],
    ['initialVat', { initialVat: { countryCode: 'DE' } }],
    ['initialVat', { initialVat: { countryCode: 'CH', vatRate: 8.1 } }],
  ])('names the key %s of a bad option: %o', (key, bad) => {
    const resolve = () => resolveOptions({ ...good, ...bad })
    expect(resolve).toThrow(expect.objectContaining({ code: 'INVALID_OPTION' }))
    expect(resolve).toThrow(new RegExp(`^${key}: `))
  })

  it('treats an explicit undefined as absent', () => {
    expect(resolveOptions({ ...good, fetch: undefined }).fetch).toBeTypeOf('function')
  })

  it('asks the auth port whether there is a session, or else the cookie of the platform', () => {
    const hasSession = (options: Partial<ClientOptions>) =>
      resolveOptions({ ...good, ...options }).hasSession()
    vi.stubGlobal('document', { cookie: 'a=b; sid_Client=x' })
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(hasSession({})).toBe(true)
    expect(hasSession({ runtime: 'server' })).toBe(false)
    expect(hasSession({ auth: { headers: () => ({}) } })).toBe(true)
    expect(hasSession({ auth: { headers: () => ({}), hasSession: () => false } })).toBe(false)
  })

  it.each(['0ZEQ50000000001', 'webstore', '0zq', '001'])(
    'takes any id that may be one of a webstore: %s',
    (webstoreId) => {
      expect(resolveOptions({ ...good, webstoreId })).toMatchObject({ webstoreId })
    },
  )

  it('[2.1-3] [9-1] finds shop and site segment in the address', () => {
    const { base } = resolveOptions({ ...good, url: 'http://localhost/de-shop/en-US/cart/1', locale: 'de' })
    expect(base).toMatchObject({ shop: 'DE', siteSegment: 'de-shop', locale: 'de' })
  })

  it.each([
    ['https://shop.example.de/s/', 'de', 'DE'],
    ['https://shop.example.de.com/', 'en-US', 'CH'],
  ] as const)('[2.1-1] takes the shop from the host: %s', (url, locale, shop) => {
    expect(resolveOptions({ ...good, url, locale }).base.shop).toBe(shop)
  })

  it('[9-1] prefers `shopType` to the host', () => {
    const { base } = resolveOptions({
      ...good,
      url: 'https://shop.example/s/cart',
      locale: 'de',
      shopType: 'DE',
    })
    expect(base).toMatchObject({ shop: 'DE', siteSegment: 's', path: '/cart' })
  })

  it('gives each server client its own memory', () => {
    const [first, second] = [1, 2].map(() => resolveOptions({ ...good, runtime: 'server' }))
    first?.localStorage().setItem('a', '1')
    expect(first?.localStorage().getItem('a')).toBe('1')
    expect(second?.localStorage().getItem('a')).toBeNull()
  })
})
