import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import {
  consentTitleRemoval,
  copyrightLine,
  emailHref,
  footerColumns,
  groupFooterItems,
  publishedState,
  readContact,
  resolveFooterItem,
  trustBadges,
} from './footer'

const place = { origin: 'https://shop.example', basePath: '/fr-CH', locale: 'fr-CH' }

describe('groupFooterItems', () => {
  const item = (column: string | null, label: string | null = 'x') => ({ column, label })

  it('[2.10-2] [9-19] makes up to three columns, in their order, of keys to the letter', () => {
    const items = [
      item('Legal', 'a'),
      item('Inspiration & Know-Kow', 'b'),
      item('Customer Info', 'c'),
      item('Legal', 'd'),
      item('legal'),
      item('Inspiration & Know-how'),
      item(null),
      item('Other'),
    ]
    const groups = groupFooterItems(items).map(({ column, items: own }) => [
      column,
      own.map(({ label }) => label).join(),
    ])
    expect(groups).toEqual([
      ['Inspiration & Know-Kow', 'b'],
      ['Customer Info', 'c'],
      ['Legal', 'a,d'],
    ])
    expect(footerColumns).toHaveLength(3)
  })

  it('[3.navigation-and-footer-2] leaves out items without a label and columns without items', () => {
    expect(groupFooterItems([item('Legal', ' '), item('Legal', null), item('Customer Info')])).toEqual([
      { column: 'Customer Info', items: [item('Customer Info')] },
    ])
    expect(groupFooterItems([])).toEqual([])
  })
})

describe('resolveFooterItem', () => {
  const resolve = (type: string, target: string | null) => resolveFooterItem({ type, target }, place)

  it.each([
    ['https://x.example/{lang}/a', 'https://x.example/fr/a'],
    ['https://x.example/{lang}?l={lang}', 'https://x.example/fr?l=fr'],
    ['https://x.example/{LANG}', 'https://x.example/{LANG}'],
    ['https://x.example/a', 'https://x.example/a'],
  ])('[2.10-7] the external link %s leads to %s', (target, url) => {
    expect(resolve('ExternalLink', target)).toEqual({ kind: 'external', url })
  })

  it.each(['ExternalLink', 'InternalLink', 'SalesforceObject', 'Event'])(
    '[2.10-8] a %s with {cookies} opens the consent settings',
    (type) => {
      expect(resolve(type, '{cookies}')).toEqual({ kind: 'cookies' })
      expect(resolve(type, 'https://x.example/{cookies}#a')).toEqual({ kind: 'cookies' })
    },
  )

  it('[2.10-4] [2.10-5] [2.10-6] leads to pages and lists of the shop', () => {
    expect(resolve('InternalLink', 'service/terms')).toMatchObject({ url: '/fr-CH/service/terms' })
    expect(resolve('SalesforceObject', 'Order')).toMatchObject({ path: '/recordlist/Order/Recent' })
  })

  it('[2.10-7] leaves {lang} alone in internal links', () => {
    expect(resolve('InternalLink', '/service/{lang}')).toMatchObject({ path: '/service/{lang}' })
  })

  it.each([
    ['ExternalLink', 'javascript:{lang}'],
    ['ExternalLink', null],
    ['InternalLink', ''],
    ['Other', '/a'],
  ])('%s %j has no link', (type, target) => {
    expect(resolve(type, target)).toBeUndefined()
  })
})

describe('readContact', () => {
  it.each([
    ['+41 71 555 01 00', '+41 71 555 01 00'],
    [' a@b.example ', 'a@b.example'],
    ['.', undefined],
    [' . ', undefined],
    ['..', '..'],
    ['', undefined],
    [null, undefined],
    [0, undefined],
  ])('[2.10-3] [3.navigation-and-footer-3] %j is %j', (setting, contact) => {
    expect(readContact(setting)).toBe(contact)
  })
})

describe('emailHref', () => {
  it.each([
    ['hallo@shop.example', 'mailto:hallo@shop.example'],
    ['Email: hallo@shop.example', 'mailto:hallo@shop.example'],
    ['EMAIL:hallo@shop.example', 'mailto:hallo@shop.example'],
    ['a b@shop.example', 'mailto:a%20b@shop.example'],
    ['.', undefined],
    ['Email:', undefined],
    ['nobody', undefined],
    [undefined, undefined],
  ])('[3.navigation-and-footer-5] [2.10-11] %j leads to %j', (email, href) => {
    expect(emailHref(email)).toBe(href)
  })
})

describe('publishedState', () => {
  it.each([
    ['https://shop.example/?app=commeditor', 'Draft'],
    ['https://shop.example/de-CH/?a=1&app=commeditor#x', 'Draft'],
    ['https://shop.example/?app=CommEditor', 'Live'],
    ['https://shop.example/?app=', 'Live'],
    ['https://shop.example/app=commeditor', 'Live'],
    ['https://shop.example/#?app=commeditor', 'Live'],
  ])('[2.10-9] [4.footer-1] at %s it is %s', (url, state) => {
    expect(publishedState(url)).toBe(state)
  })

  it('refuses what is no page', () => {
    expect(() => publishedState('nothing')).toThrow(
      expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_URL')) as Error,
    )
  })
})

describe('the constants of the footer', () => {
  it('[1-20] [2.10-19] the copyright line names year and company', () => {
    expect(copyrightLine('CARTONNAGE', 2026)).toBe('© 2026 CARTONNAGE HOLDING AG')
  })

  it('[2.10-12] [2.10-13] [2.10-14] the badges of each shop', () => {
    expect(trustBadges.DE).toEqual(['dhl', 'paypal', 'visa', 'mastercard', 'sepa', 'applePay', 'ideal'])
    expect(trustBadges.CH).toEqual(['twint', 'swissPost', 'visa', 'mastercard', 'applePay'])
  })

  it('[2.10-20] [9-20] the consent title is looked for ten times, every 500 ms', () => {
    expect(consentTitleRemoval).toEqual({ times: 10, intervalMs: 500 })
  })
})
