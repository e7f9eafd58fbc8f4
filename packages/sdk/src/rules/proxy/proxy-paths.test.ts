import { describe, expect, it } from 'vitest'
import { allCalls } from '../../contract/all-calls'
import { nextRewrites } from './next-rewrites'
import { nginxLocation } from './nginx-location'
import { proxyPattern } from './proxy-paths'
import { viteProxy } from './vite-proxy'

const platform = 'https://shop.my.site.com'

/** Where each tool's own way of matching sends a path; undefined where it stays at the front. */
const ways: readonly (readonly [string, (path: string) => string | undefined])[] = [
  [
    'the pattern',
    (path) => (new RegExp(proxyPattern({ platform })).test(path) ? platform + path : undefined),
  ],
  [
    'Next.js',
    (path) => {
      const found = nextRewrites({ platform }).flatMap(({ source, destination }) => {
        const match = new URLPattern({ pathname: source }).exec({ pathname: path })
        return match ? destination.replace(':rest*', match.pathname.groups.rest ?? '') : []
      })
      expect(found.length).toBeLessThanOrEqual(1)
      return found[0]
    },
  ],
]

const handedOn = allCalls.filter(({ path }) => !path.startsWith('/services/auth/headless/'))
const contract = [...new Set(handedOn.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'x')))]
const pages = ['/secur/frontdoor.jsp', '/secur/logout.jsp', '/webruntime/logout', '/cms/delivery/media/1.svg']
const elsewhere = ['/webruntime/api', '/sf/api'].map((prefix) => prefix + (contract[0] ?? ''))

describe.each(ways)('%s', (_, handOn) => {
  it('hands on every call of the contract and what browsers open, in each shop', () => {
    const paths = [...contract, ...pages, ...elsewhere].flatMap((path) =>
      ['', '/de-shop', '/s'].map((site) => site + path),
    )
    expect(paths.map(handOn)).toEqual(paths.map((path) => platform + path))
  })

  it.each([
    '/',
    '/services',
    '/services/oauth2/token',
    '/services/Soap/u/65.0',
    '/de-shop/services/auth/sso',
    '/de-CH/services/data/x',
    '/category/cms/boxes',
    '/cmsx/1',
    '/__sandbox',
    '/setup/secur/',
  ])('leaves %s to the front', (path) => {
    expect(handOn(path)).toBeUndefined()
  })
})

describe('the options of a front’s proxy', () => {
  it('may name other segments, with a language, or none', () => {
    const matches = (segments: readonly string[], path: string) =>
      new RegExp(proxyPattern({ platform, segments })).test(path)
    expect(matches(['store', 'store/de'], '/store/de/webruntime/logout')).toBe(true)
    expect(matches(['store'], '/de-shop/secur/logout.jsp')).toBe(false)
    expect(matches([], '/secur/logout.jsp')).toBe(true)
    expect(nextRewrites({ platform, segments: [] })[0]).toEqual({
      source: '/services/data/:rest*',
      destination: `${platform}/services/data/:rest*`,
    })
  })

  it.each([
    ['platform', { platform: 'shop.my.site.com' }],
    ['platform', { platform: 'https://shop.my.site.com/s' }],
    ['platform', { platform: 'https://user@shop.my.site.com' }],
    ['segments', { platform, segments: ['/s'] }],
    ['segments', { platform, segments: [''] }],
    ['segments', { platform, segments: ['.*'] }],
  ])('names the key %s of a bad option: %o', (key, options) => {
    for (const make of [proxyPattern, viteProxy, nextRewrites, nginxLocation])
      expect(() => make(options)).toThrow(
        expect.objectContaining({
          code: 'INVALID_OPTION',
          message: expect.stringMatching(`^${key}: `) as string,
        }),
      )
  })
})
