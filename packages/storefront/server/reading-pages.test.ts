import { describe, expect, it } from 'vitest'
import { servicePages } from '../src/shell/service-pages'
import { loadTexts } from '../src/i18n/text-files'
import { findInlineCode } from './find-inline-code.fixture'
import { secureHeaders } from './headers'
import { openShop, origin } from './open-shop.fixture'

const app = openShop()

const sites = [
  { shop: 'CH', base: '/de-CH' },
  { shop: 'CH', base: '/fr-CH' },
  { shop: 'CH', base: '' },
  { shop: 'DE', base: '/de-shop' },
  { shop: 'DE', base: '/de-shop/en-US' },
] as const

const guides = Object.keys(await loadTexts('de-CH', 'guide'))

/** Every page of service and every guide that a shop has. */
const pagesOf = (shop: 'CH' | 'DE') => [
  ...servicePages.filter(({ shops }) => shops.includes(shop)).map(({ slug }) => `/service/${slug}`),
  ...guides.map((slug) => `/guide/${slug}`),
]

/** Values of an attribute, in the order of the page. */
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

const ask = (path: string) => app.request(origin + path, { headers: { host: 'localhost:4173' } })
const mainOf = async (path: string) => /<main.*<\/main>/s.exec(await (await ask(path)).text())?.[0] ?? ''

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) < index)

/** Heading levels that skip one, as in h2, h4. */
const skippedLevels = (html: string) => {
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  return levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
}

describe.each(sites)('the reading pages of the shop $shop below "$base"', ({ shop, base }) => {
  it.each(pagesOf(shop))('%s is safe, may be cached and is well built', async (path) => {
    const response = await ask(base + path)
    expect(response.status).toBe(200)
    const headers = Object.fromEntries(response.headers)
    expect(headers['content-security-policy']).toBe(
      secureHeaders({ origin, contentType: 'text/html' })['Content-Security-Policy'],
    )
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    expect(headers).not.toHaveProperty('set-cookie')
    const html = await response.text()
    expect(findInlineCode(html)).toEqual([])
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    expect(main.match(/<h1[ >]/g)).toHaveLength(1)
    expect(skippedLevels(main)).toEqual([])
    expect(repeated(valuesOf(html, 'id'))).toEqual([])
    expect(main.match(/<img(?![^>]*\salt=)[^>]*>/g) ?? []).toEqual([])
    const anchors = valuesOf(main, 'href').filter((href) => href.startsWith('#'))
    expect(anchors.filter((href) => !valuesOf(html, 'id').includes(href.slice(1)))).toEqual([])
    expect(main).not.toContain('{{')
    expect(main.match(/aria-current="page"/g)).toHaveLength(1)
  })

  it('lead nowhere but to pages that the shop has', async () => {
    const mains = await Promise.all(pagesOf(shop).map((path) => mainOf(base + path)))
    const links = new Set(
      mains.flatMap((main) => valuesOf(main, 'href')).filter((href) => href.startsWith('/')),
    )
    expect([...links].filter((href) => href.includes('/category/'))).toHaveLength(7)
    const responses = await Promise.all(
      [...links].map(async (href) => [href, (await ask(href.replace(/#.*/, ''))).status] as const),
    )
    // The orders of an account are behind the sign-in.
    const statusOf = (href: string) => (href.endsWith('/my/orders') ? 303 : 200)
    expect(responses.filter(([href, status]) => status !== statusOf(href))).toEqual([])
  })
})

describe('the promise of a delivery', () => {
  const carton = '/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA'

  it.each([
    ['/de-CH', '', 'in 1–2 Werktagen'],
    ['/fr-CH', '', 'en 1–2 jours ouvrables'],
    ['/de-shop', '', 'in 1–3 Werktagen'],
    ['/de-shop', '?region=NL', 'in 2–4 Werktagen'],
    ['/de-shop/en-US', '?region=BE', 'in 2–4 working days'],
  ])('has on every page below "%s%s" the same words: %s', async (base, query, words) => {
    const found = await ask(base + carton)
    const product = found.status === 308 ? (found.headers.get('Location') ?? '') : base + carton
    for (const path of [`${base}/`, product.replace(origin, ''), `${base}/service/delivery`]) {
      const text = (await mainOf(path + query)).replace(/<[^>]*>|\u2060/g, '')
      expect([path, text.includes(words)]).toEqual([path, true])
    }
  })
})
