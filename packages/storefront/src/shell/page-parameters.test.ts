import { shopFacets } from '@cartonnage/sdk/rules'
import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createRoutes, pageRouteId } from '../app/routes'
import { namedSearch, withNamedParameters } from './page-parameters'
import { findPage, pages } from './pages'

const list = '/category/faltkartons'

describe('the query of a page', () => {
  it.each([
    ['/', '', ''],
    ['/', '?', ''],
    [
      '/',
      '?region=DE&a=b&redirect=false&app=commeditor&c__sessionId=1',
      '?region=DE&redirect=false&app=commeditor&c__sessionId=1',
    ],
    [list, '?utm_source=mail&utm_campaign=a%20b', ''],
    [list, '?gclid=1&sort=price&fbclid=2&page=2', '?sort=price&page=2'],
    [list, '?&&sort=a%zz&', '?sort=a%zz'],
    [list, '?s%6Frt=length&Sort=1&?sort=2&xsort=3&sort', '?s%6Frt=length&sort'],
    [list, '??sort=1', ''],
    ['/global-search', '?term=utm_source&sort=1', '?term=utm_source'],
    [
      '/global-search/boxfindersearch',
      '?length=1&width=2&height=3&unit=cm',
      '?length=1&width=2&height=3&unit=cm',
    ],
    ['/nowhere/at/all', '?page=1&region=NL', '?region=NL'],
  ])('of %s is, of %j, %j', (pathname, search, expected) => {
    expect(namedSearch({ pathname, search })).toBe(expected)
  })

  it('is the same when it is read again, and has all that the page reads in its order', () => {
    const names = fc.constantFrom('a', 'page', 'sort', 'utm_term', 'region')
    const values = fc.webFragments().map((value) => value.replaceAll('&', ''))
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const read = pairs.filter(([name]) => ['page', 'sort', 'region'].includes(name))
        const write = (some: typeof pairs) => some.map((pair) => pair.join('=')).join('&')
        const search = namedSearch({ pathname: list, search: `?${write(pairs)}` })
        expect(search.replace(/^\?/, '')).toBe(write(read))
        expect(namedSearch({ pathname: list, search })).toBe(search)
      }),
    )
  })

  it.each([
    ['https://shop.test/de-CH/category/a?x=1&page=2#b', 'https://shop.test/de-CH/category/a?page=2'],
    [
      'http://localhost:4173/de-shop/en-US/login?a=1&startUrl=%2F%3Fb',
      'http://localhost:4173/de-shop/en-US/login?startUrl=%2F%3Fb',
    ],
    ['http://localhost:4173/fr-CH/?x', 'http://localhost:4173/fr-CH/'],
    ['http://localhost:4173/fr-CH/', 'http://localhost:4173/fr-CH/'],
  ])('makes of %s the page’s own address', (url, expected) => {
    expect(withNamedParameters(url)).toBe(expected)
  })
})

describe('the table of pages', () => {
  it.each([list, '/category/detail/1', '/global-search/karton', '/global-search/boxfindersearch'])(
    'has all facets of the list %s',
    (path) => {
      expect(findPage(path)?.reads).toEqual(
        expect.arrayContaining(shopFacets.map(({ parameter }) => parameter)),
      )
    },
  )

  it('finds the page that the router shows, at any path', () => {
    const routes = createRoutes({ loadShell: () => Promise.reject(new Error('not loaded')) })
    const segments = [...new Set(pages.flatMap(({ path = '' }) => path.split('/')))]
    const segment = fc.oneof(
      fc.constantFrom(...segments, 'BOXFINDERSEARCH', 'CART', 'm%79', 'a%2Fb', 'addition', 'ä'),
      fc.webSegment(),
    )
    const paths = fc.oneof(
      fc.constantFrom(...pages.map(({ path = '' }) => path.replaceAll(':', ''))),
      fc.array(segment, { maxLength: 5 }).map((parts) => parts.join('/')),
    )
    fc.assert(
      fc.property(paths, (path) => {
        const shown = matchRoutes(routes, `/${path}`)?.at(-1)?.route.id
        const found = findPage(`/${path}`)
        expect(found && pageRouteId(found)).toBe(pages.map(pageRouteId).find((id) => id === shown))
      }),
      { numRuns: 300 },
    )
  })
})
