import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import { isOrgSandboxHost, resolveShopType } from './shop-type'

const settings = {
  orgSandboxHosts: ['*.sandbox.example.de', 'shop.test'],
  germanOrgSandboxSegment: 'germany',
}

describe('resolveShopType', () => {
  it.each([
    ['https://www.example.de/s/', 'DE'],
    ['https://www.example.de', 'DE'],
    ['https://WWW.EXAMPLE.DE/', 'DE'],
    ['https://www.example.de./', 'DE'],
    ['https://www.example.de:8443/', 'DE'],
    ['https://www.example.ch/', 'CH'],
    ['https://www.example.com/', 'CH'],
    ['https://de.example.ch/de/', 'CH'],
    ['https://example.de.com/', 'CH'],
    ['https://example.ch/?host=example.de', 'CH'],
    ['https://fade/', 'CH'],
    ['https://x.de@example.ch/', 'CH'],
  ])('[2.1-1] [9-1] %s belongs to %s', (url, shop) => {
    expect(resolveShopType(url)).toBe(shop)
  })

  it.each([
    ['http://localhost:3000/', 'CH'],
    ['http://localhost:3000/de-shop/', 'DE'],
    ['http://localhost:3000/de-shop', 'DE'],
    ['http://localhost:3000/de-shop/en-US/cart', 'DE'],
    ['http://localhost:3000/de-shops/', 'CH'],
    ['http://localhost:3000/my-de-shop/', 'CH'],
    ['http://localhost:3000/de-CH/de-shop/', 'CH'],
    ['http://localhost:3000/DE-SHOP/', 'CH'],
    ['http://localhost:3000/de%2Dshop/', 'CH'],
    ['http://localhost:3000/?x=/de-shop/', 'CH'],
    ['http://127.0.0.1/de-shop/', 'DE'],
    ['http://a.b.localhost/de-shop/', 'DE'],
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

  it.each([
    [''],
    [' '],
    ['/path'],
    ['example.de'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['file:///x.de'],
    ['https://'],
  ])('throws INVALID_URL for %j', (url) => {
    expect(() => resolveShopType(url)).toThrow(
      expect.toSatisfy((e: unknown) => isShopError(e, 'INVALID_URL')),
    )
  })
})

describe('isOrgSandboxHost', () => {
  it.each([
    ['localhost', true],
    ['LOCALHOST', true],
    ['localhost:3000', true],
    ['localhost.', true],
    ['shop.localhost', true],
    ['a.b.localhost', true],
    ['127.0.0.1', true],
    ['notlocalhost', false],
    ['localhost.example.com', false],
    ['', false],
  ])('[2.1-2] %j: %s', (host, isSandbox) => {
    expect(isOrgSandboxHost(host)).toBe(isSandbox)
  })

  it('[2.1-2] lets a configured list replace the default', () => {
    expect(
      ['shop.test', 'x.sandbox.example.de', 'sandbox.example.de', 'localhost'].map((host) =>
        isOrgSandboxHost(host, settings),
      ),
    ).toEqual([true, true, false, false])
  })
})
