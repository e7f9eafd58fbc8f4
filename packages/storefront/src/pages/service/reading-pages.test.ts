import type { ShopLocale, ShopType } from '@cartonnage/sdk/rules'
import { shopLocales } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { findServicePage, servicePages } from '../../shell/service-pages'
import { loadTexts } from '../../i18n/text-files'
import { readServiceText } from './service-text'
import { readLead, readTextBlocks } from './text-blocks'

const toText = (text: unknown): string => (typeof text === 'string' ? text : '')

/** The texts of all reading pages of a shop in one language, by path. */
async function readingPages(shop: ShopType, locale: ShopLocale): Promise<ReadonlyMap<string, string>> {
  const names = ['service', 'service-ch', 'service-de'] as const
  const [service, swiss, german] = await Promise.all(names.map((name) => loadTexts(locale, name)))
  const tables = { service, 'service-ch': swiss, 'service-de': german }
  const find = (namespace: string, key: string): unknown => Object(tables)[namespace]?.[key]
  const guides = Object.entries(await loadTexts(locale, 'guide'))
  return new Map([
    ...servicePages
      .filter(({ shops }) => shops.includes(shop))
      .map(({ slug }) => [`/service/${slug}`, readServiceText({ slug, shop }, { find })] as const),
    ...guides.map(([slug, guide]) => [`/guide/${slug}`, toText(Object(guide).text)] as const),
  ])
}

const locations = (['CH', 'DE'] as const).flatMap((shop) =>
  shopLocales[shop].map((locale) => [shop, locale] as const),
)

describe.each(locations)('the reading pages of the shop %s in %s', (shop, locale) => {
  it('all have a text whose first paragraph describes the page in at most 160 characters', async () => {
    for (const [path, text] of await readingPages(shop, locale)) {
      const { length } = readLead(text)
      expect([path, length > 30 && length <= 160]).toEqual([path, true])
    }
  })

  it('link only to existing pages of the shop, and never to the closed EU dispute platform', async () => {
    const pages = await readingPages(shop, locale)
    const hrefs = [...pages.values()].flatMap((text) =>
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href),
    )
    // Only the platform knows the categories: server/stories/reading-pages.test.ts checks those links.
    const own = hrefs.filter((href) => href?.startsWith('/') && !href.startsWith('/category/'))
    // What goes back is announced on pages of their own.
    const announced = shop === 'DE' ? ['/withdrawal'] : ['/my/orders', '/order-lookup']
    const existing = new Set([...pages.keys(), ...announced])
    const unknown = own.filter((href) => href !== undefined && !existing.has(href))
    expect(unknown).toEqual([])
    expect([...pages.values()].join('\n')).not.toMatch(/consumers\/odr|webgate\.ec/)
  })

  it('say in the privacy page how long orders are kept', async () => {
    const privacy = (await readingPages(shop, locale)).get('/service/privacy')
    expect(privacy).toMatch(shop === 'CH' ? /(958f OR|958f CO|958f of the Code)/ : /§ 147 AO, § 257 HGB/)
  })

  it('keep what the terms said before, which links only to pages of the shop', async () => {
    const pages = await readingPages(shop, locale)
    const archive = await loadTexts(locale, `terms-archive-${shop.toLowerCase()}`)
    const { earlier = [] } = findServicePage(shop, 'terms') ?? {}
    expect(Object.keys(archive)).toEqual(earlier)
    for (const text of Object.values(archive).map(toText)) {
      expect(readTextBlocks(text).length).toBeGreaterThan(10)
      expect(pages.get('/service/terms')?.startsWith(text)).toBe(false)
      // Amounts would change with the tariff.
      expect(text).not.toContain('{{')
      const hrefs = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href)
      expect(hrefs.filter((href) => !pages.has(href))).toEqual([])
    }
  })

  it('have a day where readers may want to keep the text', () => {
    const dated = servicePages.filter(({ shops, version }) => shops.includes(shop) && version !== undefined)
    expect(dated.map(({ slug }) => slug)).toEqual(
      shop === 'CH' ? ['terms', 'privacy'] : ['terms', 'privacy', 'withdrawal'],
    )
  })

  it('have the conditions of the offer for new customers in the terms', async () => {
    const pages = await readingPages(shop, locale)
    const blocks = readTextBlocks(pages.get('/service/terms') ?? '')
    const index = blocks.findIndex((block) => block.kind === 'heading' && block.id === 'promo')
    expect(index).toBeGreaterThan(0)
    expect(blocks[index + 1]?.kind).toBe('list')
  })
})

it('the German imprint has what the law requires', async () => {
  const imprint = (await readingPages('DE', 'de')).get('/service/imprint')
  for (const words of [
    '§ 36 VSBG',
    'HRB',
    'Umsatzsteuer-Identifikationsnummer',
    'LUCID',
    'Vertreten durch',
  ]) {
    expect(imprint).toContain(words)
  }
})
