import { parseShopUrl } from '@cartonnage/sdk/rules'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../i18n/create-i18n'
import { describePage, toDescription } from './describe-page'
import type { PageHandle } from '../shell/page-handle'

const category: PageHandle = {
  kind: 'category',
  localePaths: () => ({ 'de-CH': '/category/kartons', 'fr-CH': '/category/cartons' }),
}

async function describeUrl(url: string, handle: PageHandle, locale: ShopLocale = 'fr-CH') {
  const i18n = await createI18n(locale, [])
  const page = { data: undefined, params: {}, i18n }
  return describePage({ handle, page, url, shopUrl: parseShopUrl(url), failure: undefined })
}

const canonicalOf = async (url: string, handle: PageHandle) =>
  (await describeUrl(url, handle)).metadata.tags.find(({ rel }) => rel === 'canonical')?.href

describe('describePage', () => {
  it.each(['cartons', 'cartons?page=2', 'detail/0ZGCH0000000001AAA'])(
    '[2.11-1] names one address for the category that /category/%s shows',
    async (path) => {
      expect(await canonicalOf(`https://shop.example/fr-CH/category/${path}`, category)).toBe(
        'https://shop.example/fr-CH/category/cartons',
      )
    },
  )

  it('names the page that is listed in place of this one, and no alternates', async () => {
    const handle: PageHandle = { kind: 'content', canonicalPath: () => '/product/caisse/1' }
    const url = 'https://shop.example/fr-CH/product/caisse/1/data-sheet'
    expect(await canonicalOf(url, handle)).toBe('https://shop.example/fr-CH/product/caisse/1')
    const { metadata } = await describeUrl(url, handle)
    expect(metadata.tags.filter(({ rel }) => rel === 'alternate')).toEqual([])
  })

  it('[2.11-1] names the page itself, without query, where there is no other address', async () => {
    expect(await canonicalOf('https://shop.example/fr-CH/service/terms?a=1', { kind: 'content' })).toBe(
      'https://shop.example/fr-CH/service/terms',
    )
  })

  it('names the account for which a buyer acts in the title of the window alone', async () => {
    const i18n = await createI18n('fr-CH', [])
    const url = 'https://shop.example/fr-CH/cart'
    const metadataFor = (handle: PageHandle) =>
      describePage({
        handle,
        page: { data: undefined, params: {}, i18n },
        url,
        shopUrl: parseShopUrl(url),
        failure: undefined,
        account: 'Filiale Meersburg',
      }).metadata
    const cart = metadataFor({ kind: 'cart', title: () => 'Panier' })
    expect(cart.title).toBe('Panier | Filiale Meersburg | Cartonnage')
    expect(JSON.stringify([cart.tags, cart.data])).not.toContain('Meersburg')
    expect(metadataFor({ kind: 'home' }).title).toBe('Cartonnage Suisse | Filiale Meersburg')
  })

  it('gives a page that failed no address', async () => {
    expect(await canonicalOf('https://shop.example/fr-CH/nothing', { kind: 'error' })).toBeUndefined()
  })

  it.each([
    ['https://shop.example.ch/fr-CH/x', 'https://shop.example.ch/fr-CH', 'Cartonnage Suisse'],
    ['https://shop.example.ch/en-US/x', 'https://shop.example.ch', 'Cartonnage Suisse'],
    ['https://shop.example.de/s/de/x', 'https://shop.example.de/s', 'Cartonnage Allemagne'],
  ])('[2.11-4] says at %s that the site is %s, %s', async (url, site, alternateName) => {
    const { metadata } = await describeUrl(url, { kind: 'content' })
    expect(metadata.data).toEqual([
      { '@context': 'https://schema.org', '@type': 'WebSite', url: site, name: 'Cartonnage', alternateName },
    ])
  })

  it('says nothing of the site on a page that failed', async () => {
    expect((await describeUrl('https://shop.example/fr-CH/x', { kind: 'error' })).metadata.data).toEqual([])
  })

  it('gives people who pass the page on its title, description, address and language', async () => {
    const handle: PageHandle = {
      kind: 'content',
      title: () => 'Livraison',
      description: () => 'Sous deux jours.',
    }
    const { metadata } = await describeUrl('https://shop.example/fr-CH/service/delivery?a=1', handle)
    const shared = metadata.tags.flatMap(({ property, content }) => (property ? [[property, content]] : []))
    expect(Object.fromEntries(shared)).toEqual({
      'og:type': 'website',
      'og:site_name': 'Cartonnage',
      'og:title': 'Livraison',
      'og:description': 'Sous deux jours.',
      'og:locale': 'fr_CH',
      'og:url': 'https://shop.example/fr-CH/service/delivery',
    })
  })

  it('names the language of the German shop with its country', async () => {
    const { metadata } = await describeUrl('https://shop.example.de/s/x', { kind: 'content' }, 'de')
    expect(metadata.tags.find(({ property }) => property === 'og:locale')?.content).toBe('de_DE')
  })
})

describe('the description', () => {
  const descriptionOf = async (handle: PageHandle, locale?: ShopLocale) => {
    const { metadata } = await describeUrl('https://shop.example/fr-CH/x', handle, locale)
    return metadata.tags.find(({ name }) => name === 'description')?.content
  }

  it('[2.11-8] is the page’s own', async () => {
    expect(await descriptionOf({ kind: 'content', description: () => 'Livraison et frais.' })).toBe(
      'Livraison et frais.',
    )
  })

  it.each(['', undefined])('[2.11-8] is the shop’s where the page’s is %j', async (own) => {
    expect(await descriptionOf({ kind: 'content', description: () => own }, 'de')).toMatch(/^Kartons und /)
  })

  it.each(['de', 'de-CH', 'fr-CH', 'en-US'] as const)(
    '[2.11-8] of the shop is whole in %s',
    async (locale) => {
      expect(await descriptionOf({ kind: 'content' }, locale)).toMatch(/^.{50,160}(?<!…)$/)
    },
  )
})

describe('the trail of a page', () => {
  const handle = { title: () => 'Kleiner Karton', parents: () => ['Kartons', 'Faltkartons'] }
  const trailOf = async (kind: PageHandle['kind']) =>
    (await describeUrl('https://shop.example/fr-CH/x', { ...handle, kind }, 'de')).trail

  it('leads from the start page to the page', async () => {
    expect(await trailOf('product')).toEqual(['Start', 'Kartons', 'Faltkartons', 'Kleiner Karton'])
    expect(await trailOf('home')).toEqual(['Start'])
  })

  it.each(['search', 'cart', 'order-confirmation', 'orders', 'account', 'error'] as const)(
    'does not say what a page of the kind %s is called',
    async (kind) => {
      expect(await trailOf(kind)).toEqual(['Start'])
    },
  )
})

const words = (count: number, word = 'Karton') => Array.from({ length: count }, () => word).join(' ')

describe('toDescription', () => {
  it('keeps a short text as one line', () => {
    expect(toDescription('  Faltkarton.\n  Braun,  einwellig. ')).toBe('Faltkarton. Braun, einwellig.')
  })

  it('keeps what is just short enough', () => {
    const text = 'x'.repeat(160)
    expect(toDescription(text)).toBe(text)
  })

  it('cuts a long text between two words', () => {
    expect(toDescription(words(40))).toBe(`${words(22)}…`)
  })

  it('keeps a word that ends where the room does', () => {
    const text = `${'x'.repeat(79)} ${'y'.repeat(79)}`
    expect(toDescription(`${text} z`)).toBe(`${text}…`)
  })

  it('leaves no sign before the cut', () => {
    expect(toDescription(`${'x'.repeat(150)}, ${'y'.repeat(20)}`)).toBe(`${'x'.repeat(150)}…`)
  })

  it('never grows longer than what is shown, even without a blank', () => {
    expect(toDescription('x'.repeat(400))).toBe(`${'x'.repeat(159)}…`)
  })
})
