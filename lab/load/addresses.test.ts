import { describe, expect, it } from 'vitest'
import {
  buyerVisits,
  chooseHot,
  chooseOthers,
  chooseUncached,
  inTurn,
  markAll,
  orderVisits,
  readSitemap,
  spreadSample,
} from './addresses.mjs'

const names = ['faltkarton-weiss', 'versandkarton-braun', 'klebeband-papier', 'luftpolster-tasche']
const pathsBelow = (home: string) => [
  home,
  `${home}category/kartons`,
  `${home}category/klebeband`,
  ...names.flatMap((name, kind) =>
    Array.from({ length: 30 }, (_, size) => `${home}product/${name}-400-${size}-mm/01t${kind}${size}`),
  ),
  `${home}service/terms`,
]
const paths = ['/', '/de-CH/', '/fr-CH/', '/de-shop/', '/de-shop/en-US/'].flatMap(pathsBelow)
const hot = chooseHot(paths)
const choose = (seed: number, count = 300) => chooseOthers(paths, { hot, count, seed })

describe('readSitemap', () => {
  it('lists the paths in their order and leaves the alternates out', () => {
    const xml = `<url><loc>http://a.test/de-CH/</loc><xhtml:link href="http://a.test/fr-CH/"/></url>
      <url><loc>http://a.test/product/box/01t</loc></url>`
    expect(readSitemap(xml)).toEqual(['/de-CH/', '/product/box/01t'])
  })
})

describe('chooseHot', () => {
  it('includes home, category and product in three languages and one search', () => {
    expect(hot).toHaveLength(10)
    expect(hot.slice(0, 3)).toEqual([
      '/de-CH/',
      '/de-CH/category/kartons',
      '/de-CH/product/faltkarton-weiss-400-0-mm/01t00',
    ])
    expect(hot.at(-1)).toBe('/de-CH/global-search/faltkarton')
  })

  it('says what is missing in a sitemap without products', () => {
    expect(() => chooseHot(paths.filter((path) => !path.includes('/product/')))).toThrow('lacks a hot page')
  })
})

describe('chooseOthers', () => {
  it('gives the same addresses for the same seed, and others for another', () => {
    expect(choose(1)).toEqual(choose(1))
    expect(choose(1)).not.toEqual(choose(2))
  })

  it('gives as many as were requested, none twice and none of the hot ones', () => {
    const others = choose(1)
    expect(new Set(others).size).toBe(300)
    expect(others.filter((path) => hot.includes(path))).toEqual([])
  })

  it('mixes pages, sorted categories, searches and campaigns', () => {
    const others = choose(1)
    const count = (part: RegExp) => others.filter((path) => part.test(path)).length
    expect(count(/^[^?]*\/(?:category|product|service)\/[^?]*$/)).toBeGreaterThan(130)
    expect(count(/\?sort=relevance$/)).toBe(10)
    expect(count(/\/global-search\/[^?]*$/)).toBeGreaterThan(50)
    expect(count(/\?utm_source=/)).toBeGreaterThan(60)
  })

  it('searches for words of product names in their own shop and language', () => {
    const terms = choose(1).filter((path) => path.includes('/global-search/'))
    expect(terms).toContain('/de-shop/en-US/global-search/klebeband%20papier')
    expect(terms).toContain('/global-search/tasche')
    expect(terms.filter((path) => /400|mm/.test(path))).toEqual([])
  })
})

describe('orderVisits', () => {
  const others = choose(1)
  const visits = orderVisits({ hot, others, seed: 1 })

  it('has eighty percent of hot addresses in every fifty requests', () => {
    for (let start = 0; start < visits.length; start += 50) {
      const block = visits.slice(start, start + 50)
      expect(block.filter(({ kind }) => kind === 'hot')).toHaveLength(40)
    }
  })

  it('visits each other address once and all hot ones equally often', () => {
    const pathsOf = (kind: string) => visits.filter((visit) => visit.kind === kind).map(({ path }) => path)
    expect(pathsOf('other').sort()).toEqual([...others].sort())
    const times = hot.map((path) => pathsOf('hot').filter((visited) => visited === path).length)
    expect(new Set(times)).toEqual(new Set([120]))
  })

  it('draws another order with another seed', () => {
    expect(orderVisits({ hot, others, seed: 1 })).toEqual(visits)
    expect(orderVisits({ hot, others, seed: 2 })).not.toEqual(visits)
  })
})

describe('chooseUncached', () => {
  it('has each page of the others once, the last first, and none with the parameters of a campaign', () => {
    const others = choose(1)
    const uncached = chooseUncached(others)
    const pagesOf = (addresses: readonly string[]) => addresses.filter((path) => !path.includes('utm_'))
    expect(uncached).toEqual(pagesOf(others).reverse())
    expect(uncached.length).toBeLessThan(others.length)
  })
})

describe('markAll', () => {
  it('gives each page another address', () => {
    expect(markAll(['/a', '/b?sort=relevance'], '2')).toEqual(['/a?visit=2', '/b?sort=relevance&visit=2'])
  })
})

describe('spreadSample', () => {
  const searches = Array.from({ length: 10 }, (_, index) => `/global-search/a${index}`)
  const products = Array.from({ length: 30 }, (_, index) => `/product/box/${index}`)
  const mixed = products.flatMap((path, index) => [path, ...searches.slice(index, index + 1)])

  it('takes as large a share of each kind of page as there is', () => {
    const sample = spreadSample(mixed, 8)
    expect(sample).toHaveLength(8)
    expect(sample.filter((path) => path.includes('/product/'))).toHaveLength(6)
    expect(new Set(sample).size).toBe(8)
  })

  it('takes all where there are no more than requested', () => {
    expect(spreadSample(searches, 20).sort()).toEqual(searches)
    expect(spreadSample([], 3)).toEqual([])
  })
})

describe('buyerVisits', () => {
  it('goes to home, category, product and search of the Swiss shop', () => {
    expect(buyerVisits(hot)).toEqual([
      { kind: 'home', path: '/de-CH/' },
      { kind: 'category', path: '/de-CH/category/kartons' },
      { kind: 'product', path: '/de-CH/product/faltkarton-weiss-400-0-mm/01t00' },
      { kind: 'search', path: '/de-CH/global-search/faltkarton' },
    ])
  })
})

describe('inTurn', () => {
  it('continues where it stopped, and starts over at the end', () => {
    const next = inTurn([
      { path: '/a', kind: 'hot' },
      { path: '/b', kind: 'hot' },
    ])
    expect([next(), next(), next()].map(({ path }) => path)).toEqual(['/a', '/b', '/a'])
  })
})
