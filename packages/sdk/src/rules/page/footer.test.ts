import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  consentTitleRemoval,
  copyrightLine,
  emailHref,
  footerColumns,
  groupFooterItems,
  publishedState,
  readContact,
  resolveFooterItem,
  visibleBadges,
  trustBadges,
} from './footer'

const location = { origin: 'https://shop.example', basePath: '/fr-CH', locale: 'fr-CH' }

describe('groupFooterItems', () => {
  const item = (column: string | null, label: string | null = 'x') => ({ column, label })

  it('[2.10-2] [9-19] makes up to three columns in order, matching their keys exactly', () => {
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
    expect(footerColumns).toEqual(['Inspiration & Know-Kow', 'Customer Info', 'Legal'])
  })

  it('[3.navigation-and-footer-2] leaves out items without a label and columns without items', () => {
    expect(groupFooterItems([item('Legal', ' '), item('Legal', null), item('Customer Info')])).toEqual([
      { column: 'Customer Info', items: [item('Customer Info')] },
    ])
    expect(groupFooterItems([])).toEqual([])
  })
})

describe('resolveFooterItem', () => {
  const resolve = (type: string, target: string | null) => resolveFooterItem({ type, target }, location)

  it.each([
    ['https://x.example/{lang}/a', 'https://x.example/fr/a'],
    ['https://x.example/{lang}?l={lang}', 'https://x.example/fr?l=fr'],
    ['https://x.example/{LANG}', 'https://x.example/{LANG}'],
    ['https://x.example/a', 'https://x.example/a'],
    ['https://x.example/a?b#c', 'https://x.example/a?b#c'],
    ['/{lang}/a', '/fr/a'],
  ])('[2.10-7] the external link %s leads to %s', (target, url) => {
    expect(resolve('ExternalLink', target)).toEqual({ kind: 'external', url })
  })

  it.each([
    ['mailto:info-{lang}@x.example?subject={lang}', 'mailto:info-fr@x.example?subject=fr'],
    ['tel:+41715550100', 'tel:+41715550100'],
  ])('[2.10-7] the external link %s is for writing or calling: %s', (target, url) => {
    expect(resolve('ExternalLink', target)).toEqual({ kind: 'contact', url })
  })

  it('[2.10-8] matches {cookies} exactly', () => {
    expect(resolve('InternalLink', '/{Cookies}')).toMatchObject({ kind: 'page' })
    expect(resolve('InternalLink', '/cookies')).toMatchObject({ kind: 'page' })
  })

  it.each(['ExternalLink', 'InternalLink', 'SalesforceObject', 'Event'])(
    '[2.10-8] a %s with {cookies} opens the consent settings',
    (type) => {
      expect(resolve(type, '{cookies}')).toEqual({ kind: 'cookies' })
      expect(resolve(type, 'https://x.example/{cookies}#a')).toEqual({ kind: 'cookies' })
    },
  )

  it('[2.10-5] a platform object leads to its list page, filtered by its default list view', () => {
    const item = { type: 'SalesforceObject', target: 'Order', defaultListViewId: '00B1' }
    const path = '/recordlist/Order/00B1'
    expect(resolveFooterItem(item, location)).toEqual({ kind: 'page', path, url: `/fr-CH${path}` })
  })

  it('[2.10-6] an internal link leads to its target below the base path', () => {
    const path = '/service/terms'
    expect(resolve('InternalLink', 'service/terms')).toEqual({ kind: 'page', path, url: `/fr-CH${path}` })
  })

  it('[2.10-4] the type of an item decides where one target leads', () => {
    const types = ['InternalLink', 'ExternalLink', 'SalesforceObject']
    expect(types.map((type) => resolve(type, '/a'))).toMatchObject([
      { url: '/fr-CH/a' },
      { url: '/a' },
      { url: '/fr-CH/recordlist/%2Fa/Recent' },
    ])
    expect(resolve('Event', '/a')).toBeUndefined()
  })

  it('[2.10-7] replaces {lang} in external links only', () => {
    expect(resolve('InternalLink', '/service/{lang}')).toMatchObject({ path: '/service/{lang}' })
    expect(resolve('SalesforceObject', '{lang}')).toMatchObject({ path: '/recordlist/%7Blang%7D/Recent' })
  })

  it.each([
    ['de-CH', 'de'],
    ['fr-CH', 'fr'],
    ['en-US', 'en'],
    ['de', 'de'],
    ['$&-x', '$&'],
  ])('[2.10-7] the primary language of %s is %s', (locale, language) => {
    const item = { type: 'ExternalLink', target: 'https://x.example/{lang}' }
    expect(resolveFooterItem(item, { ...location, locale })).toEqual({
      kind: 'external',
      url: `https://x.example/${language}`,
    })
  })

  it.each([
    ['ExternalLink', 'javascript:{lang}'],
    ['ExternalLink', null],
    ['InternalLink', ''],
    ['Other', '/a'],
    ['ExternalLink', 'data:text/html,{lang}'],
    ['ExternalLink', '//{lang}.example'],
    ['InternalLink', 5 as unknown as string],
    ['InternalLink', ['{cookies}'] as unknown as string],
    ['InternalLink', undefined as unknown as string],
  ])('[2.10-4] [2.10-7] %s %j has no link', (type, target) => {
    expect(resolve(type, target)).toBeUndefined()
  })
})

describe('resolveFooterItem on any target', () => {
  it('has no address of a mail behind a host', () => {
    expect(resolveFooterItem({ type: 'ExternalLink', target: 'mailto://@@' }, location)).toBeUndefined()
  })

  it('[2.10-7] never returns a URL that runs code', () => {
    const piece = fc.constantFrom(
      'javascript:',
      'data:',
      'mailto:',
      'tel:1',
      'https:',
      '{lang}',
      '//',
      '/',
      '\\',
      '\t',
      ' ',
      'a',
      '@',
    )
    const target = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
    const type = fc.constantFrom('InternalLink', 'ExternalLink', 'SalesforceObject', '', null)
    const locale = fc.constantFrom('fr-CH', '', 'javascript:x', 'data', '//x')
    fc.assert(
      fc.property(type, target, locale, (kind, to, language) => {
        const found = resolveFooterItem({ type: kind, target: to }, { ...location, locale: language })
        if (found === undefined || found.kind === 'cookies') return
        const { protocol } = new URL(found.url, location.origin)
        expect(protocol).toMatch(found.kind === 'contact' ? /^(?:mailto|tel):$/ : /^https?:$/)
      }),
    )
  })
})

describe('readContact', () => {
  it.each([
    ['+41 71 555 01 00', '+41 71 555 01 00'],
    [' a@b.example ', 'a@b.example'],
    ['.', undefined],
    [' . ', undefined],
    ['\u00a0.\n', undefined],
    ['..', '..'],
    ['. .', '. .'],
    ['．', '．'],
    ['https://shop.example', 'https://shop.example'],
    ['', undefined],
    ['  ', undefined],
    [null, undefined],
    [undefined, undefined],
    [0, undefined],
    [{}, undefined],
    [['.'], undefined],
    [Symbol('.'), undefined],
  ])('[2.10-3] [3.navigation-and-footer-3] %o is %j', (setting, contact) => {
    expect(readContact(setting)).toBe(contact)
  })
})

describe('emailHref', () => {
  it.each([
    ['hallo@shop.example', 'mailto:hallo@shop.example'],
    ['Email: hallo@shop.example', 'mailto:hallo@shop.example'],
    ['EMAIL:hallo@shop.example', 'mailto:hallo@shop.example'],
    [' email:\u00a0\t hallo@shop.example\n', 'mailto:hallo@shop.example'],
    ['\u200bEmail: \u202ahallo@shop.example\u202c', 'mailto:hallo@shop.example'],
    ['\u200b Email: hallo@shop.example', 'mailto:hallo@shop.example'],
    ['hallo@shop.example\ud800', 'mailto:hallo@shop.example'],
    ['a@b.example?x=Email: y', 'mailto:a@b.example?x=Email:%20y'],
    ['Email: Email: a@b.example', 'mailto:Email:%20a@b.example'],
    ['müller@shop.example', 'mailto:m%C3%BCller@shop.example'],
    ['@', undefined],
    ['a@', undefined],
    ['@b.example', undefined],
    ['a @ b', undefined],
    ['a b@shop.example', 'mailto:a%20b@shop.example'],
    ['.', undefined],
    ['Email:', undefined],
    ['nobody', undefined],
    ['', undefined],
    [undefined, undefined],
    [null, undefined],
    [5, undefined],
    [['a@b.example'], undefined],
    [Symbol('a@b.example'), undefined],
  ])('[3.navigation-and-footer-5] [2.10-11] %o becomes %j', (email, href) => {
    expect(emailHref(email)).toBe(href)
  })
})

describe('publishedState', () => {
  it.each([
    ['https://shop.example/?app=commeditor', 'Draft'],
    ['https://shop.example/de-CH/?a=1&app=commeditor#x', 'Draft'],
    ['https://shop.example/', 'Live'],
    ['https://shop.example/?app=commeditor2', 'Live'],
    ['https://shop.example/?APP=commeditor', 'Live'],
    ['https://shop.example/?x=app=commeditor', 'Live'],
    ['https://shop.example/?app=CommEditor', 'Live'],
    ['https://shop.example/?app=', 'Live'],
    ['https://shop.example/app=commeditor', 'Live'],
    ['https://shop.example/#?app=commeditor', 'Live'],
  ])('[2.10-9] [4.footer-1] at %s it is %s', (url, state) => {
    expect(publishedState(url)).toBe(state)
  })

  it.each(['nothing', '', ' ', '/?app=commeditor', 'javascript:app=commeditor', undefined, 5])(
    'refuses %j, which is no page',
    (url) => {
      expect(() => publishedState(url as string)).toThrow(expect.objectContaining({ code: 'INVALID_URL' }))
    },
  )
})

describe('the constants of the footer', () => {
  it('[1-20] [2.10-19] the copyright line names year and company', () => {
    expect(copyrightLine('CARTONNAGE', 2026)).toBe('© 2026 CARTONNAGE HOLDING AG')
    expect(copyrightLine(' Other Company ', 1999)).toBe('© 1999 Other Company HOLDING AG')
  })

  it.each([
    ['CARTONNAGE', NaN],
    ['CARTONNAGE', Infinity],
    ['CARTONNAGE', 2026.5],
    ['CARTONNAGE', '2026' as unknown as number],
    ['CARTONNAGE', undefined as unknown as number],
    ['', 2026],
    ['\u00a0 ', 2026],
  ])('[2.10-19] no copyright line of %j and %j', (company, year) => {
    expect(() => copyrightLine(company, year)).toThrow(
      expect.objectContaining({
        code: 'INVALID_OPTION',
        message: 'copyright line: a company and a year are needed',
      }),
    )
  })

  it('[2.10-12] [2.10-13] the badges of the German shop', () => {
    expect(trustBadges.DE).toEqual(['dhl', 'paypal', 'visa', 'mastercard', 'sepa', 'applePay', 'ideal'])
  })

  it('[2.10-12] [2.10-14] the badges of the Swiss shop', () => {
    expect(trustBadges.CH).toEqual(['twint', 'swissPost', 'visa', 'mastercard', 'applePay'])
  })

  it.each([
    ['CH', ['invoice', 'swissPost'], ['swissPost']],
    ['DE', ['dhl', 'sepa', 'invoice', 'paypal'], ['dhl', 'paypal', 'sepa']],
    ['CH', ['paypal', 'visa'], ['visa']],
    ['DE', [], []],
  ] as const)('[2.10-12] of the badges of the shop %s shows with %j on offer %j', (shop, offered, badges) => {
    expect(visibleBadges(shop, offered)).toEqual(badges)
  })

  it.each(['CH', 'DE'] as const)('[2.10-12] the shop %s shows its whole set when it offers all', (shop) => {
    expect(visibleBadges(shop, ['invoice', ...trustBadges.CH, ...trustBadges.DE])).toEqual(trustBadges[shop])
  })

  it('[9-20] the consent title is looked for ten times, every 500 ms', () => {
    expect(consentTitleRemoval).toEqual({ times: 10, intervalMs: 500 })
  })
})
