import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { platformObjectType, resolveMenuLink } from './menu-link'

const location = { origin: 'https://shop.example', basePath: 'https://shop.example/de-CH' }
const link = (type: string | null, target: string | null, defaultListViewId?: string | null) =>
  resolveMenuLink({ type, target, ...(defaultListViewId !== undefined && { defaultListViewId }) }, location)

describe('resolveMenuLink', () => {
  it.each([
    ['/my/orders', '/my/orders'],
    ['my/orders', '/my/orders'],
    [' /my/orders ', '/my/orders'],
    ['/service/terms?print=1#top', '/service/terms?print=1#top'],
    ['/', '/'],
    ['\u00a0my/orders\n', '/my/orders'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['{lang}/a', '/{lang}/a'],
  ])('[2.5-9] [2.10-6] the internal link %j leads to %j below the base path', (target, path) => {
    expect(link('InternalLink', target)).toEqual({
      kind: 'page',
      path,
      url: `https://shop.example/de-CH${path}`,
    })
  })

  it.each([
    ['Order', '00B1', '/recordlist/Order/00B1'],
    ['OrderSummary', ' 00B1 ', '/recordlist/OrderSummary/00B1'],
    ['Order', null, '/recordlist/Order/Recent'],
    ['Order', undefined, '/recordlist/Order/Recent'],
    ['Order', '  ', '/recordlist/Order/Recent'],
    ['My Object/x', 'a?b', '/recordlist/My%20Object%2Fx/a%3Fb'],
    [' Order ', '00B1', '/recordlist/Order/00B1'],
    ['https://evil.example', '//evil', '/recordlist/https%3A%2F%2Fevil.example/%2F%2Fevil'],
    ['Order\ud800', '\udc00', '/recordlist/Order%EF%BF%BD/%EF%BF%BD'],
    ['Order', 5 as unknown as string, '/recordlist/Order/Recent'],
  ])('[2.5-8] [2.10-5] the object %j with the list view %j has the page %s', (target, view, path) => {
    expect(link(platformObjectType, target, view)).toEqual({
      kind: 'page',
      path,
      url: `https://shop.example/de-CH${path}`,
    })
  })

  it("[2.5-8] [3.user-and-account-3] names objects by the platform's own word", () => {
    expect(platformObjectType).toBe('SalesforceObject')
  })

  it.each(['https://other.example/a?b#c', 'http://other.example/', 'HTTPS://Other.example', '/service/a?b'])(
    '[2.5-10] [2.10-7] the external link %j keeps its URL unchanged',
    (url) => {
      expect(link('ExternalLink', url)).toEqual({ kind: 'external', url })
      expect(link('ExternalLink', ` ${url}\n`)).toEqual({ kind: 'external', url })
    },
  )

  it.each([
    'mailto:hallo@shop.example',
    'MAILTO:hallo@shop.example',
    'mailto:m%C3%BCller@shop.example?subject=Eine%20Frage&body=a%0D%0Ab',
    'mailto:a@shop.example,b@shop.example?cc=c@shop.example',
    'tel:+41715550100',
    'Tel:0800-55.50 (100)',
    'tel:+41%2071%20555%2001%2000;ext=12',
  ])('[2.5-10] [2.10-7] the external link %j is a contact link, unchanged', (url) => {
    expect(link('ExternalLink', url)).toEqual({ kind: 'contact', url })
    expect(link('ExternalLink', ` ${url}\n`)).toEqual({ kind: 'contact', url })
  })

  it.each([
    'mailto:',
    'mailto:?subject=x',
    'mailto:hallo',
    'mailto:@shop.example',
    'mailto:a@',
    'mailto: @b.example',
    'mailto:a b@shop.example',
    'mailto:a%0d%0aBcc:b@shop.example',
    'mailto:a@b\\c',
    'mailto:a\u200b@b.example',
    'mailto\t:a@b.example',
    'mailto&colon;a@b.example',
    'xmailto:a@b.example',
    'mailto%3aa@b.example',
    'tel:',
    'tel:+',
    'tel: -',
    'tel:%20',
    'tel:0800BOXES',
    'tel:*%2306%23',
    'tel:*#06#',
    'tel:1;',
    'tel:1;x=<a>',
    'tel:\uff11',
    'tel:1\u202e',
    'sms:+41715550100',
    'callto:1',
    'javascript:1//mailto:a@b.example',
  ])('[2.5-10] [2.10-7] %j is for neither and has no link', (target) => {
    expect(link('ExternalLink', target)).toBeUndefined()
  })

  it('[2.5-10] is done with huge addresses and numbers in no time', () => {
    for (const piece of ['@', 'a@', '1', ' ', ';a', ';', '%20', '?', '%']) {
      expect(link('ExternalLink', `mailto:${piece.repeat(100_000)} <`)?.kind).not.toBe('external')
      expect(link('ExternalLink', `tel:${piece.repeat(100_000)}<`)).toBeUndefined()
    }
  })

  it.each([
    ['ExternalLink', 'javascript:alert(1)'],
    ['ExternalLink', 'data:text/html,x'],
    ['ExternalLink', 'JaVaScRiPt:alert(1)'],
    ['ExternalLink', 'java\nscript:alert(1)'],
    ['ExternalLink', '\u0001javascript:alert(1)'],
    ['ExternalLink', 'javascript&colon;alert(1)'],
    ['ExternalLink', 'vbscript:x'],
    ['ExternalLink', 'blob:https://shop.example/x'],
    ['ExternalLink', 'file:///etc/hosts'],
    ['ExternalLink', 'https:other.example'],
    ['ExternalLink', 'https://shop.example@other.example'],
    ['ExternalLink', '//other.example'],
    ['ExternalLink', ''],
    ['ExternalLink', null],
    ['ExternalLink', 5 as unknown as string],
    ['ExternalLink', ['https://other.example'] as unknown as string],
    ['InternalLink', {} as unknown as string],
    ['InternalLink', Symbol('/a') as unknown as string],
    ['InternalLink', '\u200b/my/orders'],
    ['InternalLink', '//other.example'],
    ['InternalLink', '/\\other.example'],
    ['InternalLink', '/%2Fother.example'],
    ['InternalLink', ''],
    ['InternalLink', '  '],
    ['InternalLink', null],
    [platformObjectType, ''],
    ['Event', 'Logout'],
    ['CustomObject', 'Order'],
    ['internallink', '/my/orders'],
    ['', '/my/orders'],
    [null, '/my/orders'],
  ])('[2.5-10] [2.10-7] %j with %o has no link', (type, target) => {
    expect(link(type, target)).toBeUndefined()
  })

  it('[3.user-and-account-3] [2.5-6] [2.10-4] makes of each type another link, computed here', () => {
    const types = ['InternalLink', 'ExternalLink', platformObjectType, 'Event']
    expect(types.map((type) => link(type, '/a'))).toEqual([
      { kind: 'page', path: '/a', url: 'https://shop.example/de-CH/a' },
      { kind: 'external', url: '/a' },
      {
        kind: 'page',
        path: '/recordlist/%2Fa/Recent',
        url: 'https://shop.example/de-CH/recordlist/%2Fa/Recent',
      },
      undefined,
    ])
  })

  it('[2.5-10] [2.10-7] never returns a URL that runs code, whatever the target is', () => {
    const piece = fc.constantFrom(
      'javascript:',
      'data:',
      'mailto:',
      'tel:',
      '1',
      'https:',
      '//',
      '/',
      '\\',
      '\t',
      ' ',
      'a',
      '@',
      '\u200b',
      ':',
    )
    const target = fc.oneof(
      fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary' }),
    )
    const type = fc.constantFrom('InternalLink', 'ExternalLink', platformObjectType, 'Event', '', null)
    fc.assert(
      fc.property(
        type,
        target,
        fc.constantFrom('', '/de-CH', 'https://shop.example/s'),
        (kind, to, basePath) => {
          const found = resolveMenuLink({ type: kind, target: to }, { ...location, basePath })
          if (found === undefined) return
          const { protocol, origin } = new URL(found.url, location.origin)
          expect(protocol).toMatch(found.kind === 'contact' ? /^(?:mailto|tel):$/ : /^https?:$/)
          if (found.kind === 'page') expect(origin).toBe(location.origin)
        },
      ),
    )
  })

  it('[2.5-9] [2.10-6] has one slash between base path and target', () => {
    const item = { type: 'InternalLink', target: 'a' }
    expect(resolveMenuLink(item, { ...location, basePath: '/de-CH/' })).toMatchObject({ url: '/de-CH/a' })
    expect(resolveMenuLink(item, { ...location, basePath: '' })).toMatchObject({ url: '/a' })
  })
})
