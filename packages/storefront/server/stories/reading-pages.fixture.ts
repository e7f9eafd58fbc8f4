import { expect, it } from 'vitest'
import { servicePages } from '../../src/shell/service-pages'
import { loadTexts } from '../../src/i18n/text-files'
import { findInlineCode } from '../pages/find-inline-code.fixture'
import { secureHeaders } from '../http/headers'
import { openShop, origin } from './open-shop.fixture'

interface Site {
  readonly shop: 'CH' | 'DE'
  readonly base: string
}

/** Who reads pages of a shop. */
export function openReader() {
  const app = openShop()
  const ask = (path: string) => app.request(origin + path, { headers: { host: 'localhost:4173' } })
  const mainOf = async (path: string) => /<main.*<\/main>/s.exec(await (await ask(path)).text())?.[0] ?? ''
  return { ask, mainOf }
}

type Reader = ReturnType<typeof openReader>

const guides = Object.keys(await loadTexts('de-CH', 'guide'))

/** Every page of service and every guide that a shop has. */
const pagesOf = (shop: 'CH' | 'DE') => [
  ...servicePages.filter(({ shops }) => shops.includes(shop)).map(({ slug }) => `/service/${slug}`),
  ...guides.map((slug) => `/guide/${slug}`),
]

/** Values of an attribute, in the order of the page. */
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) < index)

/** Heading levels that skip one, as in h2, h4. */
const skippedLevels = (html: string) => {
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  return levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
}

/** Tests every page of service and every guide of a site. */
export function testReadingPages({ ask, mainOf }: Reader, { shop, base }: Site): void {
  it.each(pagesOf(shop))('%s is safe, may be cached and is well built', async (path) => {
    const response = await ask(base + path)
    expect(response.status).toBe(200)
    const headers = Object.fromEntries(response.headers)
    expect(headers['content-security-policy']).toBe(
      secureHeaders({ origin, contentType: 'text/html' })['Content-Security-Policy'],
    )
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60,/)
    expect(headers).not.toHaveProperty('set-cookie')
    const html = await response.text()
    expect(findInlineCode(html)).toEqual([])
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    expect(main.match(/<h1[ >]/g)).toHaveLength(1)
    expect(skippedLevels(main)).toEqual([])
    expect(repeated(valuesOf(html, 'id'))).toEqual([])
    expect(main.match(/<img(?![^>]*\salt=)[^>]*>/g) ?? []).toEqual([])
    const anchors = valuesOf(main, 'href').filter((link) => link.startsWith('#'))
    expect(anchors.filter((link) => !valuesOf(html, 'id').includes(link.slice(1)))).toEqual([])
    expect(main).not.toContain('{{')
    expect(main.match(/aria-current="page"/g)).toHaveLength(1)
  })

  it('lead nowhere but to pages that the shop has', async () => {
    const mains = await Promise.all(pagesOf(shop).map((path) => mainOf(base + path)))
    const links = new Set(
      mains.flatMap((main) => valuesOf(main, 'href')).filter((link) => link.startsWith('/')),
    )
    expect([...links].filter((link) => link.includes('/category/'))).toHaveLength(7)
    const responses = await Promise.all(
      [...links].map(async (link) => [link, (await ask(link.replace(/#.*/, ''))).status] as const),
    )
    // The orders of an account are behind the sign-in.
    const statusOf = (link: string) => (link.endsWith('/my/orders') ? 303 : 200)
    expect(responses.filter(([link, status]) => status !== statusOf(link))).toEqual([])
  })
}
