import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import {
  navigationLevels,
  readNavigationTree,
  resolveCategoryUrl,
  resolveNavigationUrl,
  type NavigationItem,
  type NavigationPlace,
} from './navigation'

const id = '0ZGCH0000000002AAA'
const node = (more: object = {}) => ({
  type: 'Category',
  id,
  navid: 'n1',
  title: 'Faltkartons',
  url: '/a',
  ...more,
})
const item = (more: Partial<NavigationItem> = {}): NavigationItem => ({
  type: 'Category',
  id,
  navid: 'n1',
  level: 1,
  title: 'Faltkartons',
  url: `/category/detail/${id}`,
  index: 0,
  ...more,
})

describe('readNavigationTree', () => {
  it('[3.navigation-and-footer-1] reads the tree from its JSON text', () => {
    const tree = [
      node({
        level: 1,
        index: 3,
        description: 'Alle',
        imageUrl: '/i.webp',
        children: [node({ children: [] })],
      }),
    ]
    expect(readNavigationTree(JSON.stringify(tree))).toEqual([
      {
        ...item({ url: '/a', index: 3 }),
        description: 'Alle',
        imageUrl: '/i.webp',
        children: [item({ url: '/a', level: 2 })],
      },
    ])
  })

  it('[3.navigation-and-footer-1] removes children that are empty', () => {
    const [first] = readNavigationTree(JSON.stringify([node({ children: [] })]))
    expect(first && 'children' in first).toBe(false)
  })

  it('[2.6-1] [9-17] cuts off what lies deeper than three levels, however deep it is', () => {
    let deep: object = node()
    for (let level = 0; level < 2000; level += 1) deep = node({ children: [deep] })
    let [found] = readNavigationTree(JSON.stringify([deep]))
    const levels: number[] = []
    for (; found; found = found.children?.[0]) levels.push(found.level)
    expect(levels).toEqual([1, 2, 3])
    expect(navigationLevels).toBe(3)
  })

  it.each([
    [null],
    [5],
    ['x'],
    [[]],
    [{}],
    [node({ title: '' })],
    [node({ title: ' ' })],
    [node({ title: 5 })],
    [node({ id: undefined, url: undefined })],
  ])('leaves out the node %j, and the rest serves', (bad) => {
    expect(readNavigationTree(JSON.stringify([bad, node()]))).toEqual([item({ url: '/a', index: 1 })])
  })

  it('leaves out an image that is no safe address', () => {
    const [first] = readNavigationTree(JSON.stringify([node({ imageUrl: 'javascript:alert(1)' })]))
    expect(first && 'imageUrl' in first).toBe(false)
  })

  it('does not let a node change what objects are made of', () => {
    readNavigationTree(
      '[{"__proto__":{"polluted":1},"title":"x","id":"1","constructor":{"prototype":{"polluted":1}}}]',
    )
    expect('polluted' in {}).toBe(false)
  })

  it.each([[''], ['  '], ['[]'], [null], [undefined], [[]]])('reads %j as an empty tree', (source) => {
    expect(readNavigationTree(source)).toEqual([])
  })

  it.each([['{'], ['{}'], ['null'], ['"[]"'], ['<html>'], ['['.repeat(100_000)], [5], [{}]])(
    'throws UNEXPECTED_ANSWER for text that is no list: %.20j',
    (source) => {
      expect(() => readNavigationTree(source)).toThrow(
        expect.toSatisfy((error: unknown) => isShopError(error, 'UNEXPECTED_ANSWER')),
      )
    },
  )

  it('answers any list', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (list) => {
        expect(Array.isArray(readNavigationTree(JSON.stringify(list)))).toBe(true)
      }),
    )
  })
})

const swiss: NavigationPlace = { shop: 'CH', locale: 'de-CH', basePath: '/de-CH' }
const german: NavigationPlace = { shop: 'DE', locale: 'de', basePath: '/s' }

describe('resolveNavigationUrl', () => {
  it.each([
    [swiss, `/category/detail/${id}`, `/de-CH/category/detail/${id}`],
    [swiss, `category/detail/${id}`, `/de-CH/category/detail/${id}`],
    [swiss, `/de-CH/category/detail/${id}`, `/de-CH/category/detail/${id}`],
    [german, '/category/kartons', '/s/category/kartons'],
    [{ ...german, basePath: 'https://x.de/s' }, '/a', 'https://x.de/s/a'],
    [swiss, 'https://partner.example/x', 'https://partner.example/x'],
    [swiss, '', `/de-CH/category/detail/${id}`],
  ])('[2.1-8] [2.6-9] under %j leads %j to %s', (place, url, link) => {
    expect(resolveNavigationUrl(item({ url }), place)).toBe(link)
  })

  it.each([
    ['/en-US', '/category/detail/x', '/category/detail/x'],
    ['', '/category/detail/x', '/category/detail/x'],
    ['', '/en-US/category/detail/x', '/category/detail/x'],
    ['https://x.ch/en-US', '/category/detail/x', 'https://x.ch/category/detail/x'],
    ['', '/category/en-US/x', '/category/en-US/x'],
    ['/en-US', '/', '/'],
  ])('[2.1-9] removes /en-US/ in the Swiss shop: base %j, url %j', (basePath, url, link) => {
    expect(resolveNavigationUrl(item({ url }), { shop: 'CH', locale: 'en-US', basePath })).toBe(link)
  })

  it.each([
    ['/s/de', '/category/detail/x', '/s/category/detail/x'],
    ['/s', '/category/detail/x', '/s/category/detail/x'],
    ['/de-shop/de', '/category/detail/x', '/de-shop/category/detail/x'],
    ['https://x.de/s/de', '/category/detail/x', 'https://x.de/s/category/detail/x'],
    ['/s', '/category/detail/de', '/s/category/detail/de'],
  ])('[2.1-10] removes /de/ in the German shop: base %j, url %j', (basePath, url, link) => {
    expect(resolveNavigationUrl(item({ url }), { shop: 'DE', locale: 'de', basePath })).toBe(link)
  })

  it('[2.1-10] leaves /en-US/ in the German shop, where it is not the default', () => {
    expect(
      resolveNavigationUrl(item({ url: '/a' }), { shop: 'DE', locale: 'en-US', basePath: '/s/en-US' }),
    ).toBe('/s/en-US/a')
  })

  it('[2.1-11] leads the carton-boxes category to its slug', () => {
    const place = { ...swiss, cartonBoxes: { id, slug: 'kartonschachteln' } }
    expect(resolveNavigationUrl(item(), place)).toBe('/de-CH/category/kartonschachteln')
    expect(resolveNavigationUrl(item({ id: 'other', url: '/x' }), place)).toBe('/de-CH/x')
  })

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/%2f/evil.example'],
  ])('[2.5-10] gives no link for %j', (url) => {
    expect(resolveNavigationUrl(item({ url }), swiss)).toBeUndefined()
  })

  it('gives no link where there is no address and no category', () => {
    expect(resolveNavigationUrl(item({ type: 'Label', url: '' }), swiss)).toBeUndefined()
  })
})

describe('resolveCategoryUrl', () => {
  it('[2.1-8] [2.1-11] builds links by id and by slug, as single segments', () => {
    expect(resolveCategoryUrl({ id }, swiss)).toBe(`/de-CH/category/detail/${id}`)
    expect(resolveCategoryUrl({ slug: 'boîtes à/b?' }, german)).toBe(
      '/s/category/bo%C3%AEtes%20%C3%A0%2Fb%3F',
    )
    expect(resolveCategoryUrl({ slug: '\ud800' }, swiss)).toBe('/de-CH/category/%EF%BF%BD')
  })
})
