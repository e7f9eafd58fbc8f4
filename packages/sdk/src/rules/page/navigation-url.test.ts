import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRecordId18 } from '../../record-id'
import { shopLocales } from '../locale/locale'
import { fullBasePath, canonicalBasePath } from '../url/canonical-base-path'
import { resolveCategoryUrl, resolveNavigationUrl, type NavigationLocation } from './navigation-url'

const id = '0ZGCH0000000002AAA'
const short = '0ZGCH0000000002'
const item = (more: Partial<Parameters<typeof resolveNavigationUrl>[0]> = {}) => ({
  type: 'Category',
  id,
  url: `/category/detail/${id}`,
  ...more,
})
const swiss: NavigationLocation = { shop: 'CH', locale: 'de-CH', basePath: '/de-CH' }
const german: NavigationLocation = { shop: 'DE', locale: 'de', basePath: '/s' }

describe('resolveNavigationUrl', () => {
  it.each([
    [swiss, `/category/detail/${id}`, `/de-CH/category/detail/${id}`],
    [swiss, `category/detail/${id}`, `/de-CH/category/detail/${id}`],
    [swiss, `/de-CH/category/detail/${id}`, `/de-CH/category/detail/${id}`],
    [german, '/category/kartons', '/s/category/kartons'],
    [{ ...german, basePath: 'https://x.de/s' }, '/a', 'https://x.de/s/a'],
    [swiss, 'https://partner.example/x', 'https://partner.example/x'],
    [swiss, 'http://partner.example/x', 'http://partner.example/x'],
    [{ ...swiss, basePath: '/de-CH//' }, '/de-CH/a', '/de-CH/a'],
    [swiss, '', `/de-CH/category/detail/${id}`],
    [swiss, '/de-CH', '/de-CH/'],
    [swiss, '/de-CH?a=1', '/de-CH/?a=1'],
    [swiss, '/de-CHx', '/de-CH/de-CHx'],
    [swiss, '/category/de-CH', '/de-CH/category/de-CH'],
    [{ ...swiss, basePath: '/de-CH//' }, '/a', '/de-CH/a'],
    [{ ...swiss, basePath: 'https://x.ch/de-CH' }, '/de-CH/a', 'https://x.ch/de-CH/a'],
    [{ ...swiss, basePath: 'https://x.ch/de-CH' }, 'https://x.ch/de-CH/a', 'https://x.ch/de-CH/a'],
    [{ ...swiss, basePath: 'https://x.ch/de-CH' }, 'https://x.chx/de-CH/a', 'https://x.chx/de-CH/a'],
    [{ ...swiss, basePath: '' }, '/a/b?c#d', '/a/b?c#d'],
    [{ ...swiss, basePath: '' }, 'HTTPS://partner.example', 'HTTPS://partner.example'],
    [{ ...swiss, basePath: '' }, 'https-story', '/https-story'],
    [{ ...swiss, basePath: '' }, 'a/https://x.example', '/a/https://x.example'],
  ])('[2.1-8] [2.6-9] under %j resolves %j to %s', (location, url, link) => {
    expect(resolveNavigationUrl(item({ url }), location)).toBe(link)
  })

  it.each([
    ['/en-US', '/category/detail/x', '/category/detail/x'],
    ['', '/category/detail/x', '/category/detail/x'],
    ['', '/en-US/category/detail/x', '/category/detail/x'],
    ['https://x.ch/en-US', '/category/detail/x', 'https://x.ch/category/detail/x'],
    ['', '/category/en-US/x', '/category/en-US/x'],
    ['/en-US', '/', '/'],
    ['/en-US', '/en-US/category/detail/x', '/category/detail/x'],
    ['', '/en-US?a=1', '/?a=1'],
    ['', '/en-US', '/'],
    ['', '/en-US-x/a', '/en-US-x/a'],
    ['', '/EN-US/a', '/EN-US/a'],
    ['https://x.ch', 'https://x.ch/en-US/category/detail/x', 'https://x.ch/category/detail/x'],
    ['https://x.ch', 'https://y.ch/en-US/category/detail/x', 'https://y.ch/en-US/category/detail/x'],
  ])('[2.1-9] [2.6-9] removes /en-US/ in the Swiss shop: base %j, url %j', (basePath, url, link) => {
    expect(resolveNavigationUrl(item({ url }), { shop: 'CH', locale: 'en-US', basePath })).toBe(link)
  })

  it.each(['de-CH', 'fr-CH'] as const)(
    '[2.1-9] leaves /%s/ in the Swiss shop, where it is no default',
    (locale) => {
      const link = resolveNavigationUrl(item({ url: '/a' }), { shop: 'CH', locale, basePath: `/${locale}` })
      expect(link).toBe(`/${locale}/a`)
    },
  )

  it.each([
    ['/s/de', '/category/detail/x', '/s/category/detail/x'],
    ['/s', '/category/detail/x', '/s/category/detail/x'],
    ['/de-shop/de', '/category/detail/x', '/de-shop/category/detail/x'],
    ['https://x.de/s/de', '/category/detail/x', 'https://x.de/s/category/detail/x'],
    ['/s', '/category/detail/de', '/s/category/detail/de'],
    ['/s', '/category/de', '/s/category/de'],
    ['', '/category/de', '/category/de'],
    ['', '/de/category/de', '/category/de'],
    ['/s', '/s/de/category/x', '/s/category/x'],
    ['/s/de', '/s/de/category/x', '/s/category/x'],
    ['/s/de', '/s/category/x', '/s/category/x'],
    ['/de-shop', '/de-shop/de/category/x', '/de-shop/category/x'],
    ['https://x.de/s/de', '/s/de/category/x', 'https://x.de/s/category/x'],
    ['https://x.de/s/de', 'https://x.de/s/de/category/x', 'https://x.de/s/category/x'],
    ['HTTP://x.de/s', '/s/de/category/x', 'HTTP://x.de/s/category/x'],
    ['https://de.de/s', '/category/x', 'https://de.de/s/category/x'],
    ['/de', '/category/x', '/de/category/x'],
    ['/de', '/de/category/x', '/de/category/x'],
    ['/de/', '/de/de/category/x', '/de/category/x'],
    ['/de/de', '/category/x', '/de/category/x'],
    ['https://x.example/de', '/category/x', 'https://x.example/de/category/x'],
    ['https://x.example/de/de', '/de/de/category/x', 'https://x.example/de/category/x'],
    ['https://de', '/category/x', 'https://de/category/x'],
  ])('[2.1-10] [2.6-9] removes /de/ in the German shop: base %j, url %j', (basePath, url, link) => {
    expect(resolveNavigationUrl(item({ url }), { shop: 'DE', locale: 'de', basePath })).toBe(link)
  })

  it('[2.1-10] leaves /en-US/ in the German shop, where it is not the default', () => {
    expect(
      resolveNavigationUrl(item({ url: '/a' }), { shop: 'DE', locale: 'en-US', basePath: '/s/en-US' }),
    ).toBe('/s/en-US/a')
  })

  it('[2.1-11] [2.6-9] resolves the carton-boxes category by its slug', () => {
    const location = { ...swiss, cartonBoxes: { id, slug: 'kartonschachteln' } }
    expect(resolveNavigationUrl(item(), location)).toBe('/de-CH/category/kartonschachteln')
    expect(resolveNavigationUrl(item({ id: 'other', url: '/x' }), location)).toBe('/de-CH/x')
    expect(
      resolveNavigationUrl(item({ id: toRecordId18(short) }), {
        ...swiss,
        cartonBoxes: { ...location.cartonBoxes, id: short },
      }),
    ).toBe('/de-CH/category/kartonschachteln')
    expect(resolveNavigationUrl(item({ type: 'Link', url: '/x' }), location)).toBe('/de-CH/x')
  })

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/%2f/evil.example'],
    ['\u200bjavascript:alert(1)'],
    ['https:evil.example'],
    [' '],
    [undefined as unknown as string],
    [5 as unknown as string],
  ])('[2.5-10] gives no link for %j', (url) => {
    expect(resolveNavigationUrl(item({ url }), swiss)).toBeUndefined()
  })

  it('gives no link where there is no address and no category', () => {
    expect(resolveNavigationUrl(item({ type: 'Label', url: '' }), swiss)).toBeUndefined()
    expect(resolveNavigationUrl(item({ id: '', url: '' }), swiss)).toBeUndefined()
  })

  const location = fc.record({
    shop: fc.constantFrom('CH' as const, 'DE' as const),
    locale: fc.constantFrom('de', 'en-US', 'de-CH', 'fr-CH'),
    basePath: fc.constantFrom('', '/', '/s', '/s/de', '/en-US', '/de-shop/en-US', 'https://x.example/s/de'),
  }) as fc.Arbitrary<NavigationLocation>

  it('[2.6-9] only leads to pages of the shop and http URLs', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      'https:',
      'javascript:',
      'de',
      'en-US',
      's',
      'a',
      '?',
      '#',
      ' ',
      '%2f',
    )
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, location, (url, where) => {
        const link = resolveNavigationUrl(item({ url }), where)
        expect(link ?? '/').toMatch(/^(?:\/(?![/\\])|https?:\/\/)/i)
      }),
    )
  })
})

describe('resolveCategoryUrl', () => {
  it('[2.1-8] [2.1-9] [2.1-10] is below the canonical base path, whatever the site segment is called', () => {
    const shop = fc.constantFrom('CH' as const, 'DE' as const)
    const base = shop.chain((own) =>
      fc.record({
        shop: fc.constant(own),
        origin: fc.constantFrom('', 'https://x.example', 'https://de', 'http://localhost:3000'),
        siteSegment: fc.constantFrom('s', 'de-shop', 'de', 'en-US', 'de-CH', 'category'),
        locale: fc.constantFrom(...shopLocales[own]),
      }),
    )
    fc.assert(
      fc.property(base, (location) => {
        const expected = `${canonicalBasePath(location)}/category/detail/${id}`
        for (const basePath of [canonicalBasePath(location), fullBasePath(location)]) {
          expect(resolveCategoryUrl({ id }, { ...location, basePath })).toBe(expected)
          expect(resolveNavigationUrl(item({ url: '' }), { ...location, basePath })).toBe(expected)
          expect(resolveNavigationUrl(item({ url: expected }), { ...location, basePath })).toBe(expected)
        }
      }),
    )
  })

  it('[2.1-8] [2.1-11] builds links by id and by slug, as single segments', () => {
    expect(resolveCategoryUrl({ id }, swiss)).toBe(`/de-CH/category/detail/${id}`)
    expect(resolveCategoryUrl({ slug: 'boîtes à/b?' }, german)).toBe(
      '/s/category/bo%C3%AEtes%20%C3%A0%2Fb%3F',
    )
    expect(resolveCategoryUrl({ slug: '\ud800' }, swiss)).toBe('/de-CH/category/%EF%BF%BD')
    expect(resolveCategoryUrl({ slug: '📦' }, swiss)).toBe('/de-CH/category/%F0%9F%93%A6')
  })

  it('[2.1-9] [2.1-10] leaves out the language of the shop that is the default', () => {
    expect(resolveCategoryUrl({ id }, { shop: 'CH', locale: 'en-US', basePath: '/en-US' })).toBe(
      `/category/detail/${id}`,
    )
    expect(
      resolveCategoryUrl({ slug: 'de' }, { shop: 'DE', locale: 'de', basePath: 'https://x.de/s/de' }),
    ).toBe('https://x.de/s/category/de')
  })
})
