import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from './app'
import type { Platform } from './platform/platform'
import { createRenderPage } from './pages/render-page'
import { createSandboxPlatform } from './platform/sandbox-platform'

const origin = 'http://localhost:4173'
const product = '/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA'
/** Holds the few files that are not built. */
const clientFolder = fileURLToPath(new URL('../public', import.meta.url))
const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

/** The application without files of a build. Collects failures, which some tests expect. */
function open(platform: Platform = sandbox) {
  const failures: string[] = []
  const reportFailure = (_: unknown, context: string) => void failures.push(context)
  const renderPage = createRenderPage({ platform, manifest: {}, reportFailure })
  const app = createApp({ platform, renderPage, publicOrigins: [], clientFolder, reportFailure })
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('host')) headers.set('host', 'localhost:4173')
    return app.request(origin + path, { ...init, headers })
  }
  return { ask, failures }
}

async function signIn(ask: ReturnType<typeof open>['ask']): Promise<string> {
  const request = { username: 'einkauf@alpenblick.example', password: 'cartonnage', startUrl: '/de-CH/' }
  const response = await ask('/services/apexrest/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ request }),
  })
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

describe('the shop’s pages', () => {
  it.each([
    ['/', 'en-US'],
    ['/de-CH/', 'de-CH'],
    ['/fr-CH', 'fr-CH'],
    ['/de-shop/', 'de'],
    ['/de-shop/en-US/', 'en-US'],
  ])('[2.11-9] %s speaks %s', async (path, locale) => {
    const response = await open().ask(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<html lang="${locale}" dir="ltr">`)
  })

  it.each([
    ['/en-US/', '/'],
    ['/en-US/category/x?page=1&sort=%20', '/category/x?page=1&sort=%20'],
    ['/de-shop/de/', '/de-shop/'],
    ['/de-shop/de/category/x', '/de-shop/category/x'],
  ])('[2.1-6] %s is shown without the default language', async (path, displayed) => {
    const response = await open().ask(path)
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe(origin + displayed)
  })

  it.each(['evil.example', 'shop.example:80', 'localhost.evil.example'])(
    'the host %s, which is not configured, is misdirected',
    async (host) => {
      expect((await open().ask('/de-CH/', { headers: { host } })).status).toBe(421)
    },
  )

  it('[2.3-3] the search form leads to the results of its term', async () => {
    const response = await open().ask('/de-CH/global-search?term=box%20a%2Fb')
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/de-CH/global-search/box%20a%2Fb',
    ])
  })

  it.each([
    ['295%20195%20145', 'length=295&width=195&height=145'],
    ['30%20%C3%97%2020%20%C3%97%2015%20cm', 'length=300&width=200&height=150'],
    ['300x200', 'length=300&width=200'],
  ])('[2.4-11] the search form leads the size %s to the Box Finder', async (term, query) => {
    const response = await open().ask(`/de-CH/global-search?term=${term}`)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/de-CH/global-search/boxfindersearch?${query}`,
    ])
  })

  it('[2.4-13] a page of the Box Finder with two sides begins in the third, without scripts too', async () => {
    const html = await (await open().ask('/de-CH/global-search/boxfindersearch?length=300&width=200')).text()
    const fields = html.match(/<input[^>]*name="(?:length|width|height)"[^>]*>/g) ?? []
    expect(
      fields.filter((field) => / autofocus=""/i.test(field)).map((field) => /name="(\w+)"/.exec(field)?.[1]),
    ).toEqual(['height', 'height'])
    expect(fields.filter((field) => field.includes('value="300"'))).toHaveLength(2)
  })

  it('[2.11-1] the canonical address has no query', async () => {
    const html = await (await open().ask('/de-CH/service/terms?utm=1')).text()
    expect(html).toContain(`<link rel="canonical" href="${origin}/de-CH/service/terms" data-meta>`)
  })

  it.each([
    ['an unknown page', '/de-CH/nowhere/at/all', 'Diese Seite gibt es nicht', '/de-CH'],
    ['an unknown product', '/de-CH/product/karton/01tCN0009999999YAA', 'Diese Seite gibt es nicht', '/de-CH'],
    ['no product id', '/de-CH/product/karton/%3Cb%3E', 'Diese Seite gibt es nicht', '/de-CH'],
    [
      'an unknown category id',
      '/de-CH/category/detail/0ZGCH0000009999AAA',
      'Diese Seite gibt es nicht',
      '/de-CH',
    ],
    ['an unknown category slug', '/de-CH/category/unbekannt', 'Diese Seite gibt es nicht', '/de-CH'],
    [
      'another shop’s category',
      '/de-CH/category/detail/0ZGDE0000000001AAA',
      'Diese Seite gibt es nicht',
      '/de-CH',
    ],
    ['an unknown service page', '/de-CH/service/nowhere', 'Diese Seite gibt es nicht', '/de-CH'],
    ['an unknown language', `/it-CH${product}`, 'This page does not exist', '/'],
    ['another shop’s language', `/de-shop/fr-CH${product}`, 'Diese Seite gibt es nicht', '/de-shop'],
    ['a language in other letters', `/DE-CH${product}`, 'This page does not exist', '/'],
  ])(
    '%s is a page of status 404 in the frame, which robots leave out: %s',
    async (_, path, heading, home) => {
      const response = await open().ask(path)
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).toContain('content="noindex, follow"')
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(heading)
      expect(html).toMatch(/<header.*role="search".*<main.*<footer/s)
      const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
      expect([...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([home])
    },
  )

  it('has no inline script and no inline style', async () => {
    const html = await (await open().ask('/de-CH/')).text()
    expect(html).not.toMatch(/<[^>]+\sstyle=|<style|\son\w+=/)
    // Data blocks are not executed.
    expect(html.match(/<script(?![^>]*src=)[^>]*>/g)).toEqual([
      '<script type="application/ld+json" data-meta>',
      '<script type="application/ld+json" data-meta>',
      '<script type="application/json" id="state">',
    ])
  })

  it('responds to HEAD like GET, without a body', async () => {
    const response = await open().ask('/de-CH/', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

describe('what robots read', () => {
  it('is robots.txt, which leads to a sitemap of each shop', async () => {
    const { ask } = open()
    const robots = await ask('/robots.txt')
    expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    const sitemaps = [...(await robots.text()).matchAll(/^Sitemap: (.*)$/gm)].map(([, url]) => url ?? '')
    expect(sitemaps).toEqual([`${origin}/sitemap.xml`, `${origin}/de-shop/sitemap.xml`])
    for (const sitemap of sitemaps) {
      const response = await ask(new URL(sitemap).pathname, { headers: { cookie: 'sid=1' } })
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
      expect(await response.text()).toContain(`<loc>${sitemap.replace(/sitemap\.xml$/, '')}</loc>`)
    }
  })

  it('leads to pages that are there and may be indexed', { timeout: 60_000 }, async () => {
    const { ask } = open()
    const xml = await (await ask('/sitemap.xml')).text()
    const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
    // One of each kind and language, and a few more.
    for (const address of addresses.filter((_, index) => index % 37 === 0)) {
      const response = await ask(new URL(address).pathname)
      expect([address, response.status]).toEqual([address, 200])
      const html = await response.text()
      expect(html).toContain('content="index, follow"')
      expect(html).toContain(`<link rel="canonical" href="${address}"`)
    }
  })
})

describe('caching', () => {
  it('an anonymous page may be stored by a shared cache', async () => {
    const response = await open().ask('/de-CH/')
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60,/)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('a buyer’s page is not cached and names the buyer', async () => {
    const { ask } = open()
    const response = await ask('/de-CH/', { headers: { cookie: await signIn(ask) } })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toContain('Reto Brunner')
  })

  it.each(['sid=1', 'sid_Client=1', 'guest_id=1'])(
    'a page is everybody’s for whoever turns out to be nobody: %s',
    async (cookie) => {
      const { ask } = open()
      const response = await ask('/de-CH/', { headers: { cookie } })
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60,/)
      expect(await response.text()).toBe(await (await ask('/de-CH/')).text())
    },
  )

  it('visitors who come at once each get their own page', { timeout: 30_000 }, async () => {
    const { ask } = open()
    const cookie = await signIn(ask)
    const pages = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const response = await ask(
          index % 2 ? '/de-CH/' : '/fr-CH/',
          index % 4 === 1 ? { headers: { cookie } } : {},
        )
        return response.text()
      }),
    )
    const named = pages.map((html) => html.includes('Reto Brunner'))
    expect(named).toEqual(pages.map((_, index) => index % 4 === 1))
    expect(pages.every((html, index) => html.includes(index % 2 ? 'Warenkorb' : 'Panier'))).toBe(true)
  })
})

describe('protection', () => {
  const post = (headers: HeadersInit) =>
    open().ask(`/de-CH${product}`, { method: 'POST', headers, body: new URLSearchParams({ quantity: '20' }) })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['the same host at another port', { origin: 'http://localhost:1' }],
    ['another site, without an Origin', { 'sec-fetch-site': 'cross-site' }],
    ['nowhere', {}],
  ] as const)('a form of %s is forbidden', async (_, headers) => {
    const response = await post(headers)
    expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'private, no-store'])
  })

  it('a form of the shop itself is taken', async () => {
    expect((await post({ origin })).status).toBe(422)
  })

  it.each(['/', '/de-shop/'])(
    'the session cookie of %s is for the server and this site alone',
    async (site) => {
      const username = site === '/' ? 'einkauf@alpenblick.example' : 'einkauf@sonnenhalde.example'
      const { ask } = open()
      const signedIn = await ask(`${site}services/apexrest/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ request: { username, password: 'cartonnage', startUrl: site } }),
      })
      const [session] = signedIn.headers.getSetCookie().filter((line) => /^sid=/.test(line))
      expect(session).toMatch(/; ?HttpOnly/i)
      expect(session).toMatch(/; ?SameSite=Lax/i)
    },
  )

  it('the cookie by which the platform knows a guest is for the server and this site alone', async () => {
    const response = await open().ask(
      '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/carts/current/cart-items',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ productId: '01tCN0001001180YAA', quantity: '20', type: 'Product' }),
      },
    )
    const [guest] = response.headers.getSetCookie().filter((line) => /^guest_id=/.test(line))
    expect(guest).toMatch(/; ?HttpOnly/i)
    expect(guest).toMatch(/; ?SameSite=Lax/i)
  })

  it('every page carries the policy', async () => {
    const { headers } = await open().ask('/de-CH/')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})

describe('without the platform', () => {
  const down: Platform = {
    fetch: () => Promise.reject(new TypeError('fetch failed')),
    close: () => undefined,
  }

  it.each(['/de-CH/', `/de-CH${product}`, '/de-CH/global-search/karton'])(
    'the page %s says so in the frame, and offers to try again',
    { timeout: 20_000 },
    async (path) => {
      const response = await open(down).ask(path)
      expect(response.status).toBe(503)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('retry-after')).toBe('30')
      const html = await response.text()
      expect(html).toMatch(/<header.*role="search".*<main.*Der Shop ist nicht erreichbar.*<footer/s)
      expect(/<a[^>]*href="([^"]*)"[^>]*>Noch einmal versuchen/.exec(html)?.[1]?.replace(/\/$/, '')).toBe(
        path.replace(/\/$/, ''),
      )
    },
  )

  it('a call of the browser gets 502', async () => {
    expect((await open(down).ask('/services/apexrest/auth/logout-url')).status).toBe(502)
  })
})
