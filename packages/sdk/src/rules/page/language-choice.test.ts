import { describe, expect, it } from 'vitest'
import type { ShopLocale } from '../locale/locale'
import { chosenLanguageUrl, languageOptions, partialMatchUrl } from './language-choice'

const noUrls = ['', '/cart', 'javascript:1', undefined, null, 5, Symbol('https://x.ch')]
const invalidUrl = { code: 'INVALID_URL', message: 'an absolute http or https URL is needed' }

describe('languageOptions', () => {
  it('[3.locale-and-region-5] [2.8-12] are German, French and English in the Swiss shop', () => {
    expect(languageOptions('CH', 'fr-CH')).toEqual([
      { locale: 'de-CH', languageName: 'Deutsch', langShortCode: 'DE', isSelected: false },
      { locale: 'fr-CH', languageName: 'Français', langShortCode: 'FR', isSelected: true },
      { locale: 'en-US', languageName: 'English', langShortCode: 'EN', isSelected: false },
    ])
  })

  it('[3.locale-and-region-5] [2.8-11] are German and English in the German shop', () => {
    expect(languageOptions('DE', 'de')).toEqual([
      { locale: 'de', languageName: 'Deutsch', langShortCode: 'DE', isSelected: true },
      { locale: 'en-US', languageName: 'English', langShortCode: 'EN', isSelected: false },
    ])
  })

  it.each([
    ['CH', 'de-CH', ['de-CH']],
    ['CH', 'EN_us', ['en-US']],
    ['DE', 'en-US', ['en-US']],
    ['DE', 'fr-CH', []],
    ['DE', '', []],
  ] as const)('[4.language-1] of %s, for %j: selected is %j', (shop, current, selected) => {
    const options = languageOptions(shop, current).filter(({ isSelected }) => isSelected)
    expect(options.map(({ locale }) => locale)).toEqual(selected)
  })

  it('[4.language-2] selects a partial match', () => {
    expect(languageOptions('DE', 'de-AT').map(({ isSelected }) => isSelected)).toEqual([true, false])
  })
})

describe('partialMatchUrl', () => {
  it.each([
    ['de', 'https://x.ch/cart?a=1#b', 'https://x.ch/de-CH/cart?a=1&redirect=false#b'],
    ['fr-FR', 'https://x.ch/de-CH/cart', 'https://x.ch/fr-CH/cart?redirect=false'],
    ['en-GB', 'https://x.de/s/cart', 'https://x.de/s/en-US/cart?redirect=false'],
    ['de-AT', 'http://localhost/de-shop/en-US/', 'http://localhost/de-shop/?redirect=false'],
  ])('[4.language-2] redirects from %j at %s to %s', (current, url, rewritten) => {
    expect(partialMatchUrl(current, { url })).toBe(rewritten)
  })

  it.each([
    ['de-CH', 'https://x.ch/cart'],
    ['EN-us', 'https://x.ch/de-CH/cart'],
    ['nl', 'https://x.ch/cart'],
    ['', 'https://x.ch/cart'],
    ['dealer', 'https://x.ch/cart'],
  ])('[4.language-2] stays for %j at %s', (current, url) => {
    expect(partialMatchUrl(current, { url })).toBeUndefined()
  })

  it('[4.language-2] stays on a preview host', () => {
    expect(partialMatchUrl('de', { url: 'https://x.ch/a', isPreview: true })).toBeUndefined()
    expect(partialMatchUrl('de', { url: 'https://x.ch/a', isPreview: false })).toBeDefined()
  })

  it('follows the configured sandbox hosts', () => {
    const settings = { orgSandboxHosts: ['x.example'], germanOrgSandboxSegment: 'shopde' }
    expect(partialMatchUrl('en', { url: 'https://x.example/shopde/a', settings })).toBe(
      'https://x.example/shopde/en-US/a?redirect=false',
    )
  })

  it.each(noUrls)('throws INVALID_URL for %j', (url) => {
    // Untyped callers may pass values that are not strings.
    expect(() => partialMatchUrl('de', { url: url as string })).toThrow(expect.objectContaining(invalidUrl))
  })
})

describe('chosenLanguageUrl', () => {
  it('[4.language-3] is the same page in another language', () => {
    const location = { url: 'https://x.ch/de-CH/cart?a=1#b', current: 'de-CH' }
    expect(chosenLanguageUrl('fr-CH', location)).toBe('https://x.ch/fr-CH/cart?a=1&redirect=false#b')
    expect(chosenLanguageUrl('en-US', location)).toBe('https://x.ch/cart?a=1&redirect=false#b')
  })

  it('[4.language-3] returns undefined for the current language', () => {
    expect(chosenLanguageUrl('de-CH', { url: 'https://x.ch/de-CH/cart', current: 'de-CH' })).toBeUndefined()
    expect(chosenLanguageUrl('de', { url: 'https://x.de/s/cart', current: 'DE' })).toBeUndefined()
    expect(chosenLanguageUrl('en-US', { url: 'https://x.ch/cart', current: ' en_US ' })).toBeUndefined()
  })

  it('[4.language-3] redirects from a language that matches only partly', () => {
    expect(chosenLanguageUrl('de', { url: 'https://x.de/s/cart', current: 'de-AT' })).toBe(
      'https://x.de/s/cart?redirect=false',
    )
  })

  it('follows the configured sandbox hosts', () => {
    const settings = { orgSandboxHosts: ['x.example'], germanOrgSandboxSegment: 'shopde' }
    expect(chosenLanguageUrl('en-US', { url: 'https://x.example/shopde', current: 'de', settings })).toBe(
      'https://x.example/shopde/en-US?redirect=false',
    )
  })

  it.each(['fr-CH', '', 'DE', undefined, null, 5, Symbol('de')])(
    'throws INVALID_OPTION for %j, which the German shop does not have',
    (chosen) => {
      const message = 'locale: the DE shop has de, en-US'
      const location = { url: 'https://x.de/s', current: 'fr-CH' }
      expect(() => chosenLanguageUrl(chosen as ShopLocale, location)).toThrow(
        expect.objectContaining({ code: 'INVALID_OPTION', message }),
      )
    },
  )

  it.each(noUrls)('throws INVALID_URL for %j', (url) => {
    const location = { url: url as string, current: 'de' }
    expect(() => chosenLanguageUrl('de', location)).toThrow(expect.objectContaining(invalidUrl))
  })
})
