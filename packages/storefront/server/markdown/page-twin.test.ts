import { describe, expect, it } from 'vitest'
import { lacksTwin, pageOfTwin, twinOf } from './page-twin'

const origin = 'https://shop.example.ch'
const product = '/product/faltkarton/01tCN0001001100YAA'

describe('the twin of a page', () => {
  it.each([
    ['/', '/index.md'],
    ['/de-CH', '/de-CH/index.md'],
    ['/de-CH/', '/de-CH/index.md'],
    [product, `${product}.md`],
    [`/de-CH${product}?quantity=25`, `/de-CH${product}.md?quantity=25`],
    ['/category/faltkartons/', '/category/faltkartons.md'],
    ['/category/detail/0ZGCH0000000003AAA?page=2', '/category/detail/0ZGCH0000000003AAA.md?page=2'],
    ['/service/delivery', '/service/delivery.md'],
    ['/fr-CH/guide/flutes', '/fr-CH/guide/flutes.md'],
  ])('%s is %s', (page, twin) => {
    expect(twinOf(origin + page)).toBe(origin + twin)
  })

  it('is below the German shop’s segment on its own host', () => {
    expect(twinOf('https://shop.example.de/s/')).toBe('https://shop.example.de/s/index.md')
    expect(pageOfTwin('https://shop.example.de/s/index.md')).toBe('https://shop.example.de/s/')
  })

  it.each([
    ['/index.md', '/'],
    ['/de-CH/index.md', '/de-CH/'],
    [`/de-CH${product}.md?quantity=25`, `/de-CH${product}?quantity=25`],
    ['/service/none.md', '/service/none'],
  ])('%s is that of %s', (twin, page) => {
    expect(pageOfTwin(origin + twin)).toBe(origin + page)
  })

  it.each([
    '/cart/01a',
    '/anonymous-cart',
    '/checkout',
    '/login',
    '/my/orders',
    '/quick-order',
    '/global-search/karton',
    '/service/terms/2026-03-02',
    '/dev/parts',
    '/nowhere',
  ])('%s has none', (page) => {
    expect(twinOf(origin + page)).toBeUndefined()
    expect(pageOfTwin(`${origin}${page}.md`)).toBeUndefined()
  })

  it.each(['/de-CH.md', '/.md', '/de-CH/.md', `${product}/addition.md`, '/readme.md', product])(
    '%s is none',
    (path) => {
      expect(pageOfTwin(origin + path)).toBeUndefined()
    },
  )

  it.each([
    ['/cart/01a.md', true],
    ['/my/orders/1.md', true],
    ['/order-lookup/key.md', true],
    ['/global-search/readme.md', false],
    ['/service/delivery.md', false],
    ['/index.md', false],
    ['/nowhere.md', false],
    ['/cart/01a', false],
  ])('that %s asks for a twin where there is none: %s', (path, isLacking) => {
    expect(lacksTwin(origin + path)).toBe(isLacking)
  })
})
