import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultHostSettings, isOrgSandboxHost, resolveShopType, toHttpUrl } from './shop-type'

const settings = {
  orgSandboxHosts: ['*.sandbox.example.de', 'Shop.TEST', '[::1]'],
  germanOrgSandboxSegment: 'germany',
}
const invalidUrl = { code: 'INVALID_URL', message: 'an absolute http or https URL is needed' }

describe('resolveShopType', () => {
  it.each([
    ['https://www.example.de/s/', 'DE'],
    ['https://www.example.de', 'DE'],
    ['https://WWW.EXAMPLE.DE/', 'DE'],
    ['https://www.example.de./', 'DE'],
    ['https://www.example.de:8443/', 'DE'],
    ['http://de/', 'DE'],
    ['https://www.example。de/', 'DE'],
    ['https://www.example.ｄｅ/', 'DE'],
    ['https://www.example.ch/', 'CH'],
    ['https://www.example.com/', 'CH'],
    ['https://www.example.dev/', 'CH'],
    ['https://de.example.ch/de/', 'CH'],
    ['https://example.de.com/', 'CH'],
    ['https://example-de/', 'CH'],
    ['https://example.ch/?host=example.de', 'CH'],
    ['https://example.ch/s/.de', 'CH'],
    ['https://example.ch/#.de', 'CH'],
    ['https://fade/', 'CH'],
    ['https://x.de@example.ch/', 'CH'],
    ['https://example.d\u0435/', 'CH'],
    ['https://example.de%2Ech/', 'CH'],
    ['https://192.0.2.1/', 'CH'],
    ['https://[2001:db8::de]/', 'CH'],
  ])('[2.1-1] [9-1] %s belongs to %s', (url, shop) => {
    expect(resolveShopType(url)).toBe(shop)
  })

  it.each([
    ['http://localhost:3000/', 'CH'],
    ['http://localhost:3000/de-shop/', 'DE'],
    ['http://localhost:3000/de-shop', 'DE'],
    ['http://localhost:3000/de-shop/en-US/cart', 'DE'],
    ['http://localhost:3000/./de-shop/', 'DE'],
    ['http://localhost:3000/de-shops/', 'CH'],
    ['http://localhost:3000/my-de-shop/', 'CH'],
    ['http://localhost:3000/de-CH/de-shop/', 'CH'],
    ['http://localhost:3000//de-shop/', 'CH'],
    ['http://localhost:3000/s/', 'CH'],
    ['http://localhost:3000/DE-SHOP/', 'CH'],
    ['http://localhost:3000/de%2Dshop/', 'CH'],
    ['http://localhost:3000/de\u2010shop/', 'CH'],
    ['http://localhost:3000/?x=/de-shop/', 'CH'],
    ['http://localhost:3000/#/de-shop/', 'CH'],
    ['http://127.0.0.1/de-shop/', 'DE'],
    ['http://a.b.localhost/de-shop/', 'DE'],
    ['https://www.example.ch/de-shop/', 'CH'],
  ])('[2.1-2] %s belongs to %s', (url, shop) => {
    expect(resolveShopType(url)).toBe(shop)
  })

  it('[2.1-2] lets the sandbox rule replace the host rule, also for a host that ends with .de', () => {
    expect(resolveShopType('https://a.sandbox.example.de/', settings)).toBe('CH')
    expect(resolveShopType('https://a.sandbox.example.de/germany/', settings)).toBe('DE')
  })

  it('[2.1-2] has no German shop on a sandbox host without a segment', () => {
    expect(
      resolveShopType('http://localhost/', { orgSandboxHosts: ['localhost'], germanOrgSandboxSegment: '' }),
    ).toBe('CH')
  })

  it('[2.1-2] does not mistake another first segment for the German one', () => {
    const segment = fc.stringMatching(/^[a-z-]{0,9}$/).filter((text) => text !== 'de-shop')
    fc.assert(
      fc.property(segment, fc.constantFrom('', '/', '/de-shop', '/cart'), (first, rest) => {
        expect(resolveShopType(`http://localhost/${first}${rest}`)).toBe('CH')
      }),
    )
  })
})

describe('toHttpUrl', () => {
  it.each(['http://x.ch/', 'HTTPS://x.ch/', ' https://x.ch/ '])('parses %j', (url) => {
    expect(toHttpUrl(url).hostname).toBe('x.ch')
  })

  it.each([
    '',
    ' ',
    '\u00a0',
    '/path',
    '//x.ch/',
    'example.de',
    'https://',
    'https:',
    'https://[',
    'undefined',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///x.de',
    'ftp://x.de/',
    'about:blank',
    'x:http://y.de',
    'ｈｔｔｐｓ://x.de',
    'https：//x.de',
    '\u200bhttps://x.de',
    'https://x.de:99999/',
    'https://x\u202e.de /',
    `https://${'9'.repeat(1_000)}/`,
    undefined,
    null,
    NaN,
    Infinity,
    -1,
    true,
    {},
    [],
    ['https://x.de'],
    new URL('https://x.de'),
    Symbol('https://x.de'),
  ])('throws INVALID_URL for %j', (url) => {
    // Untyped callers may pass values that are not strings.
    expect(() => toHttpUrl(url as string)).toThrow(expect.objectContaining(invalidUrl))
    expect(() => resolveShopType(url as string)).toThrow(expect.objectContaining(invalidUrl))
  })
})

describe('isOrgSandboxHost', () => {
  it('[2.1-2] is this computer by default, with the German shop below /de-shop', () => {
    expect(defaultHostSettings).toEqual({
      orgSandboxHosts: ['localhost', '127.0.0.1', '*.localhost'],
      germanOrgSandboxSegment: 'de-shop',
    })
  })

  it.each([
    ['localhost', true],
    ['LOCALHOST', true],
    ['localhost:3000', true],
    ['localhost.', true],
    ['localhost.:80', true],
    ['shop.localhost', true],
    ['a.b.localhost', true],
    ['127.0.0.1', true],
    ['.localhost', false],
    ['notlocalhost', false],
    ['local.host', false],
    ['localhost.example.com', false],
    ['l\u043ecalhost', false],
    ['localhost\u200b', false],
    ['127.0.0.2', false],
    ['', false],
    [' ', false],
    [undefined, false],
    [null, false],
    [127, false],
    [Symbol('localhost'), false],
  ])('[2.1-2] %j: %s', (host, isSandbox) => {
    expect(isOrgSandboxHost(host as string)).toBe(isSandbox)
  })

  it.each([
    ['shop.test', true],
    ['SHOP.test:8080', true],
    ['x.shop.test', false],
    ['x.sandbox.example.de', true],
    ['x.y.sandbox.example.de', true],
    ['sandbox.example.de', false],
    ['xsandbox.example.de', false],
    ['[::1]', true],
    ['[::1]:3000', true],
    ['localhost', false],
  ])('[2.1-2] lets a configured list replace the default: %j, %s', (host, isSandbox) => {
    expect(isOrgSandboxHost(host, settings)).toBe(isSandbox)
  })
})
