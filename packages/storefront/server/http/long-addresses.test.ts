import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortenLocation } from './long-addresses'
import { openShop, origin } from '../stories/open-shop.fixture'

const here = `${origin}/de-CH/my/orders`
const long = 'a%20'.repeat(300)

describe('a redirect target', () => {
  it.each([
    ['stays where it is short', '/de-CH/login?startUrl=%2Fde-CH%2F%3Fa&ended=1', undefined],
    ['stays up to 1 KB', `/${'a'.repeat(1023)}`, undefined],
    [
      'loses the query of the page to return to',
      `/login?c__sessionId=1&startUrl=%2Fmy%2Forders%3Fq%3D${long}&ended=1`,
      '/login?c__sessionId=1&startUrl=%2Fmy%2Forders&ended=1',
    ],
    ['then that page', `/login?startUrl=%2F${long}%3Fq&ended=1`, '/login?ended=1'],
    ['and nothing else', `/login?ended=1&startUrl=/${long}?q`, '/login?ended=1'],
    ['or with it all that there is', `${origin}/login?startUrl=/${long}`, `${origin}/login`],
    ['loses its query', `/category/a?page=${long}&sort=1#b`, '/category/a'],
    ['loses its hash', `/category/a?page=1#${long}`, '/category/a'],
    ['that cannot be shortened is the start page', `/global-search/${long}`, '/de-CH/'],
  ])('%s', (_, location, expected) => {
    expect(shortenLocation(location, here)).toBe(expected ?? location)
  })
})

const app = openShop()
const ask = async (path: string, init: RequestInit = {}) =>
  await app.request(origin + path, {
    ...init,
    headers: { host: 'localhost:4173', 'sec-fetch-site': 'same-origin' },
  })

const sizeOf = ({ headers }: Response): number =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)

/** Addresses that redirect, as a visitor could lengthen them. */
const redirecting: readonly (readonly [string, (text: string) => string])[] = [
  ['a buyer’s page, to the sign-in', (text) => `/de-CH/my/orders?q=${text}&search=${text}`],
  ['a former buyer’s page, to the sign-in', (text) => `/de-CH/my/addresses/new?from=${text}`],
  ['an order', (text) => `/de-CH/my/orders/${text}`],
  ['a list of records', (text) => `/de-CH/recordlist/Quote/Recent?page=${text}`],
  ['the checkout', (text) => `/de-shop/checkout?step=${text}`],
  ['the search form', (text) => `/de-CH/global-search?term=${text}`],
  [
    'the Box Finder’s form',
    (text) => `/de-CH/global-search/boxfindersearch?length=300x200x100&page=${text}&unit=${text}`,
  ],
  ['a product of another name', (text) => `/de-CH/product/${text}/01tCN0001001100YAA?quantity=${text}`],
  ['a category of another language', (text) => `/fr-CH/category/faltkartons?sort=${text}`],
  ['the default language', (text) => `/en-US/global-search/${text}?page=${text}`],
  ['the default language of the German shop', (text) => `/de-shop/de/${text}?region=${text}`],
  ['an order that was looked up', (text) => `/de-shop/order-lookup/${text}`],
  ['a sign-out link, by the platform', (text) => `/secur/logout.jsp?retURL=/de-CH/${text}`],
]

describe('an address that redirects', { timeout: 30_000 }, () => {
  const texts = ['a%20'.repeat(400), '%25'.repeat(600), 'a'.repeat(1900), '7']
  it.each(redirecting)('leads on in 1 KB at most, however long it is: %s', async (_, toPath) => {
    const asked = await Promise.all(texts.map((text) => ask(toPath(text).slice(0, 4000))))
    const sizes = asked.map((response) => ({
      location: response.headers.get('location')?.length,
      all: sizeOf(response),
    }))
    expect(sizes.some(({ location }) => location !== undefined)).toBe(true)
    expect(sizes.filter(({ location = 0, all }) => location > 1024 || all >= 4096)).toEqual([])
  })

  it('leads on in 1 KB at most from a form, whatever it holds', async () => {
    const body = new URLSearchParams({ returnTo: `/de-CH/guide/tape?${'a'.repeat(2000)}` })
    const { status, headers } = await ask('/de-CH/service/cookies', { method: 'POST', body })
    expect([status, headers.get('location')]).toEqual([303, `${origin}/de-CH/guide/tape`])
  })

  it('goes back to its page after the sign-in, without a query that is too long', async () => {
    const { status, headers } = await ask(`/de-CH/my/orders?q=${'a%20'.repeat(800)}`)
    expect([status, headers.get('location')]).toEqual([303, '/de-CH/login?startUrl=%2Fde-CH%2Fmy%2Forders'])
  })

  it('has headers of less than 4 KB whatever is in it', async () => {
    const part = fc.oneof(fc.webFragments(), fc.string({ unit: 'grapheme' }).map(encodeURIComponent))
    const path = fc
      .tuple(
        fc.constantFrom(...redirecting),
        fc.array(part, { minLength: 1 }),
        fc.integer({ min: 1, max: 400 }),
      )
      .map(([[, toPath], parts, times]) => toPath(parts.join('&x=').repeat(times)).slice(0, 4090))
    await fc.assert(
      fc.asyncProperty(path, async (asked) => {
        expect(sizeOf(await ask(asked))).toBeLessThan(4096)
      }),
      { numRuns: 20 },
    )
  })
})

describe('an address of more than 4 KB', () => {
  it.each([
    ['/de-CH/global-search', 'de-CH', 'Diese Adresse ist zu lang', '/de-CH/'],
    ['/fr-CH/', 'fr-CH', 'Cette adresse est trop longue', '/fr-CH/'],
    ['/de-shop/my/orders', 'de', 'Diese Adresse ist zu lang', '/de-shop/'],
  ])('is a page with a way on for whoever opens it: %s', async (path, language, heading, home) => {
    const response = await app.request(`${origin}${path}?x=${'a'.repeat(4096)}`, {
      headers: { host: 'localhost:4173', 'sec-fetch-mode': 'navigate' },
    })
    const html = await response.text()
    expect([response.status, response.headers.get('content-language')]).toEqual([414, language])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain(`<h1>${heading}</h1>`)
    expect(html).toContain(`<a href="${home}">`)
    expect(html.length).toBeLessThan(1000)
  })

  it.each([
    ['a page', '/de-CH/category/faltkartons'],
    ['a kept page', '/de-CH/guide/tape'],
    ['a file', '/favicon.svg'],
    ['a call of the platform', '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/carts/current'],
  ])('is refused before anything is done for it: %s', async (_, path) => {
    const fitting = `${path}?x=${'a'.repeat(4096 - path.length - 3)}`
    await ask(path)
    expect((await ask(fitting)).status).not.toBe(414)
    for (const method of ['GET', 'POST']) {
      const refused = await ask(`${fitting}a`, { method })
      expect([refused.status, await refused.text()]).toEqual([414, 'URI too long'])
      expect(Object.fromEntries(refused.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
      })
    }
  })
})
