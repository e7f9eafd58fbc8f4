import { readUrlRegion, removeUrlRegion } from '@cartonnage/sdk/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localeHref, localeUrl, nameLocales } from './locale-choice'
import type { LocaleLocation, PickableLocale } from './locale-choice'

const german = (tag: string, region: 'DE' | 'NL' | 'BE'): PickableLocale => ({
  locale: `${tag}-${region}`,
  currencyCode: 'EUR',
  shop: 'DE',
  languageSegment: tag === 'de' ? 'de' : 'en-US',
  region,
})
const swiss = (tag: string, languageSegment: 'de-CH' | 'fr-CH' | 'en-US'): PickableLocale => ({
  locale: `${tag}-CH`,
  currencyCode: 'CHF',
  shop: 'CH',
  languageSegment,
  region: 'CH',
})
const shopOrigins = { CH: 'https://shop.example.ch', DE: 'https://shop.example.de' }
const inSwissShop: LocaleLocation = {
  url: 'https://shop.example.ch/de-CH/product/box/1?a=b#c',
  current: { shop: 'CH', languageSegment: 'de-CH', region: 'CH' },
  shopOrigins,
}
const inGermanShop: LocaleLocation = {
  url: 'https://shop.example.de/s/product/box/1?region=DE&a=b#c',
  current: { shop: 'DE', languageSegment: 'de', region: 'DE' },
  shopOrigins,
}
const onSandboxHost: LocaleLocation = { ...inSwissShop, url: 'http://localhost:4173/de-CH/' }

describe('localeUrl', () => {
  it.each([
    [
      '[2.9-18]',
      swiss('fr', 'fr-CH'),
      inSwissShop,
      'https://shop.example.ch/fr-CH/product/box/1?a=b&redirect=false#c',
    ],
    [
      '[2.9-19]',
      swiss('en', 'en-US'),
      inSwissShop,
      'https://shop.example.ch/product/box/1?a=b&redirect=false#c',
    ],
    [
      '[2.9-18]',
      german('en', 'DE'),
      inGermanShop,
      'https://shop.example.de/s/en-US/product/box/1?a=b&redirect=false#c',
    ],
    [
      'the path stays with another country',
      german('de', 'NL'),
      inGermanShop,
      'https://shop.example.de/s/product/box/1?a=b#c',
    ],
    ['[7.2-3]', swiss('en', 'en-US'), inGermanShop, 'https://shop.example.ch?redirect=false'],
    ['[7.2-3]', swiss('fr', 'fr-CH'), inGermanShop, 'https://shop.example.ch/fr-CH/?redirect=false'],
    ['[7.2-4]', german('de', 'NL'), inSwissShop, 'https://shop.example.de/s?region=NL'],
    ['[7.2-4]', german('en', 'BE'), inSwissShop, 'https://shop.example.de/s/en-US?region=BE&redirect=false'],
    ['[6-8]', german('de', 'BE'), onSandboxHost, 'http://localhost:4173/de-shop?region=BE'],
  ])('%s leads to the shop and page (%#)', (_id, to, location, url) => {
    expect(localeUrl(to, location)).toBe(url)
  })
})

describe('localeUrl on the sandbox hosts of an organisation', () => {
  const hostSettings = { orgSandboxHosts: ['*.sandbox.example'], germanOrgSandboxSegment: 'shopde' }
  const swissPage = { ...inSwissShop, url: 'https://a.sandbox.example/de-CH/cart?a=b', hostSettings }
  const germanPage = { ...inGermanShop, url: 'https://a.sandbox.example/shopde/cart?a=b', hostSettings }

  it.each([
    [swiss('fr', 'fr-CH'), swissPage, 'https://a.sandbox.example/fr-CH/cart?a=b&redirect=false'],
    [german('de', 'NL'), swissPage, 'https://a.sandbox.example/shopde?region=NL'],
    [german('en', 'BE'), swissPage, 'https://a.sandbox.example/shopde/en-US?region=BE&redirect=false'],
    [german('en', 'DE'), germanPage, 'https://a.sandbox.example/shopde/en-US/cart?a=b&redirect=false'],
    [swiss('en', 'en-US'), germanPage, 'https://a.sandbox.example?redirect=false'],
    [swiss('fr', 'fr-CH'), germanPage, 'https://a.sandbox.example/fr-CH/?redirect=false'],
  ])('[6-8] [2.9-18] stays on them, with their own segment (%#)', (to, location, url) => {
    expect(localeUrl(to, location)).toBe(url)
    expect(localeHref(to, location)).toBe(url)
  })

  it('[2.1-2] treats localhost as a production host, unless the settings name it', () => {
    const location = { ...swissPage, url: 'http://localhost:4173/de-CH/' }
    expect(localeUrl(german('de', 'NL'), location)).toBe('https://shop.example.de/s?region=NL')
  })
})

describe('localeHref', () => {
  it('carries the country where no script saves it', () => {
    expect(localeHref(german('de', 'NL'), inGermanShop)).toBe(
      'https://shop.example.de/s/product/box/1?a=b&region=NL#c',
    )
    expect(localeHref(german('en', 'DE'), inGermanShop)).not.toContain('region=')
  })

  it.each([
    ['', '?'],
    ['?', '?'],
    ['?a=%20+%2B&b', '?a=%20+%2B&b&'],
    ['?b=%2F&c', '?b=%2F&c&'],
    ['?q=a%2Cb%27', '?q=a%2Cb%27&'],
    ['?x=%C3%A4&&y=(1)', '?x=%C3%A4&&y=(1)&'],
    ['?%72egion=BE&z', '?z&'],
  ])('[2.1-7] leaves the rest of the query %j unchanged', (query, kept) => {
    const page = { ...inGermanShop, url: `https://shop.example.de/s/cart${query}#x` }
    expect(localeHref(german('de', 'NL'), page)).toBe(`https://shop.example.de/s/cart${kept}region=NL#x`)
    expect(localeHref(german('en', 'NL'), page)).toBe(
      `https://shop.example.de/s/en-US/cart${kept}redirect=false&region=NL#x`,
    )
  })

  it('[2.1-7] [2.1-12] carries one region, and drops it again completely', () => {
    const part = fc.constantFrom('a=1', 'b=%2F', 'c', 'd=+', "e='", 'f=%C3%A4', '=', '%', '', 'redirect=true')
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const url = removeUrlRegion(`https://shop.example.de/s/cart?${parts.join('&')}#x`)
        const href = localeHref(german('de', 'BE'), { ...inGermanShop, url: url.replace('?', '?region=LU&') })
        expect(readUrlRegion(href)).toBe('BE')
        expect(removeUrlRegion(href)).toBe(url)
      }),
    )
  })
})

describe('nameLocales', () => {
  const locales = [swiss('de', 'de-CH'), german('de', 'NL'), german('en', 'BE')]
  const listing = {
    displayLocale: 'de-CH',
    languageDisplay: 'short',
    current: inSwissShop.current,
  } as const

  it('[2.9-2] sorts by country label, unless told not to', () => {
    expect(nameLocales(locales, listing).map(({ countryLabel }) => countryLabel)).toEqual([
      'Belgien',
      'Niederlande',
      'Schweiz',
    ])
    expect(nameLocales(locales, { ...listing, sortBy: 'none' }).map(({ locale }) => locale)).toEqual([
      'de-CH',
      'de-NL',
      'en-BE',
    ])
  })

  it('[2.9-3] writes languages short or by their names', () => {
    const words = (languageDisplay: 'short' | 'long') =>
      nameLocales(locales, { ...listing, languageDisplay, sortBy: 'none' }).map((one) => one.languageLabel)
    expect(words('short')).toEqual(['DE', 'DE', 'EN'])
    expect(words('long')).toEqual(['Deutsch', 'Deutsch', 'Englisch'])
  })

  it('[3.locale-and-region-2] prefers the names of the platform’s list', () => {
    const countries = [{ isoCode: 'NL', label: 'Holland' }]
    expect(nameLocales(locales, { ...listing, countries })[1]).toMatchObject({ countryLabel: 'Holland' })
  })

  it('marks the current locale', () => {
    const selected = nameLocales(locales, listing).filter(({ isSelected }) => isSelected)
    expect(selected.map(({ locale }) => locale)).toEqual(['de-CH'])
  })
})
