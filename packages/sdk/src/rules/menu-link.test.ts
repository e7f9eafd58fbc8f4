import { describe, expect, it } from 'vitest'
import { platformObjectType, resolveMenuLink } from './menu-link'

const place = { origin: 'https://shop.example', basePath: 'https://shop.example/de-CH' }
const link = (type: string | null, target: string | null, defaultListViewId?: string | null) =>
  resolveMenuLink({ type, target, ...(defaultListViewId !== undefined && { defaultListViewId }) }, place)

describe('resolveMenuLink', () => {
  it.each([
    ['/my/orders', '/my/orders'],
    ['my/orders', '/my/orders'],
    [' /my/orders ', '/my/orders'],
    ['/service/terms?print=1#top', '/service/terms?print=1#top'],
    ['/', '/'],
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
  ])('[2.5-8] [2.10-5] the object %j with the list view %j has the page %s', (target, view, path) => {
    expect(link(platformObjectType, target, view)).toMatchObject({ kind: 'page', path })
  })

  it.each(['https://other.example/a?b#c', 'http://other.example/'])(
    '[2.5-10] [2.10-7] the external link %j leads there as it is',
    (url) => {
      expect(link('ExternalLink', url)).toEqual({ kind: 'external', url })
    },
  )

  it.each([
    ['ExternalLink', 'javascript:alert(1)'],
    ['ExternalLink', 'data:text/html,x'],
    ['ExternalLink', '//other.example'],
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
  ])('[2.5-10] %j with %j has no link', (type, target) => {
    expect(link(type, target)).toBeUndefined()
  })

  it('has one slash between base path and target', () => {
    const item = { type: 'InternalLink', target: 'a' }
    expect(resolveMenuLink(item, { ...place, basePath: '/de-CH/' })).toMatchObject({ url: '/de-CH/a' })
    expect(resolveMenuLink(item, { ...place, basePath: '' })).toMatchObject({ url: '/a' })
  })
})
