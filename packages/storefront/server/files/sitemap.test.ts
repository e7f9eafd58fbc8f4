import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Platform } from '../platform/platform'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import type { SitemapOptions } from './sitemap'
import { createSitemap, writeRobots } from './sitemap'

const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

/** The sandbox, with the calls to it. */
function watched(): Platform & { readonly requested: Request[] } {
  const requested: Request[] = []
  const fetch: Platform['fetch'] = (request) => {
    requested.push(request)
    return sandbox.fetch(request)
  }
  return { requested, fetch, close: () => undefined }
}

const open = (options: Partial<SitemapOptions> = {}) =>
  createSitemap({ platform: sandbox, reportFailure: vi.fn(), ...options })

const textOf = async (response: Response | undefined) => (await response?.text()) ?? ''
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '')
const swiss = 'https://shop.example.ch/sitemap.xml'

describe('the sitemap', { timeout: 60_000 }, () => {
  it('has start page, categories, products and static pages of the Swiss shop, in each language', async () => {
    const response = await open()(swiss)
    const list = addresses(await textOf(response))
    expect([response?.status, response?.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])
    const count = (pattern: RegExp) => list.filter((address) => pattern.test(address)).length
    expect(count(/^https:\/\/shop\.example\.ch\/(?:(?:de|fr)-CH\/)?$/)).toBe(3)
    expect(count(/\/de-CH\/category\/[^/]+$/)).toBeGreaterThan(20)
    expect(count(/\/fr-CH\/product\/[^/]+\/01t\w{15}$/)).toBeGreaterThan(100)
    expect(list).toContain('https://shop.example.ch/fr-CH/service/terms')
    expect(list).toContain('https://shop.example.ch/guide/flutes')
    expect(new Set(list).size).toBe(list.length)
  })

  it('[2.11-5] names all languages of a page, with each one’s own path', async () => {
    const xml = await textOf(await open()(swiss))
    const entry = xml
      .split('\n')
      .find((line) => line.includes('<loc>https://shop.example.ch/de-CH/category/'))
    const links = [...(entry ?? '').matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)]
    expect(links.map(([, language]) => language)).toEqual(['de-CH', 'fr-CH', 'en-US'])
    expect(new Set(links.map(([, , href]) => href?.split('/').at(-1))).size).toBe(3)
  })

  it.each([
    ['http://localhost:4173/de-shop/sitemap.xml', 'http://localhost:4173/de-shop/'],
    ['https://shop.example.de/sitemap.xml', 'https://shop.example.de/s/'],
  ])('[2.11-7] at %s is that of the German shop', async (address, home) => {
    const xml = await textOf(await open()(address))
    expect(addresses(xml).slice(0, 2)).toEqual([home, `${home}en-US/`])
    expect(addresses(xml)).toContain(`${home}service/withdrawal`)
    expect(new Set([...xml.matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language))).toEqual(
      new Set(['de-de', 'en-US']),
    )
  })

  it('is a list of its parts where it would be too long', async () => {
    const sitemap = open({ limit: 200 })
    const [whole, index] = await Promise.all([open()(swiss), sitemap(swiss)])
    const parts = addresses(await textOf(index))
    expect(parts[0]).toBe('https://shop.example.ch/sitemap-1.xml')
    const texts = await Promise.all(parts.map(async (part) => addresses(await textOf(await sitemap(part)))))
    expect(Math.max(...texts.map((list) => list.length))).toBeLessThanOrEqual(200)
    expect(texts.flat()).toEqual(addresses(await textOf(whole)))
    expect(await sitemap(`https://shop.example.ch/sitemap-${parts.length + 1}.xml`)).toBeUndefined()
  })

  it('is made once an hour, however many ask', async () => {
    const platform = watched()
    let time = 0
    const sitemap = open({ platform, now: () => time })
    await Promise.all([sitemap(swiss), sitemap(swiss)])
    const calls = platform.requested.length
    time = 3_599_999
    await sitemap(swiss)
    expect(platform.requested.length).toBe(calls)
    time = 3_600_000
    await sitemap(swiss)
    expect(platform.requested.length).toBe(2 * calls)
  })

  it('is 503 while the platform fails, and asks again the next time', async () => {
    let isDown = true
    const fetch: Platform['fetch'] = (request) =>
      isDown ? Promise.resolve(Response.json([], { status: 500 })) : sandbox.fetch(request)
    const reportFailure = vi.fn()
    const sitemap = open({ platform: { fetch, close: () => undefined }, reportFailure })
    const failed = await sitemap(swiss)
    expect([failed?.status, failed?.headers.get('retry-after')]).toEqual([503, '300'])
    expect(failed?.headers.get('cache-control')).toBe('private, no-store')
    expect(reportFailure).toHaveBeenCalled()
    isDown = false
    expect((await sitemap(swiss))?.status).toBe(200)
  })

  it.each(['/de-CH/sitemap.xml', '/sitemap-0.xml', '/sitemap.xml/x', '/'])('is not at %s', async (path) => {
    expect(await open()(`https://shop.example.ch${path}`)).toBeUndefined()
  })
})

describe('robots.txt', () => {
  it('names the sitemaps of both shops on a host that has both', () => {
    expect(writeRobots('http://localhost:4173').split('\n').slice(3)).toEqual([
      'Sitemap: http://localhost:4173/sitemap.xml',
      'Sitemap: http://localhost:4173/de-shop/sitemap.xml',
      '',
    ])
  })

  it.each(['https://shop.example.ch', 'https://shop.example.de'])('names the one sitemap of %s', (origin) => {
    expect(writeRobots(origin).match(/Sitemap: .*/g)).toEqual([`Sitemap: ${origin}/sitemap.xml`])
  })

  it('forbids robots nothing', () => {
    expect(writeRobots('https://shop.example.ch')).not.toContain('Disallow')
  })
})
