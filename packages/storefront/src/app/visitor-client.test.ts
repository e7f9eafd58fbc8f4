import { readNavigationTree, resolveNavigationUrl } from '@cartonnage/sdk/rules'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { compactNavigation } from './visitor-client'

const node = (id: string, children: readonly unknown[] = []) => ({
  type: 'Category',
  id,
  title: id,
  url: `/category/detail/${id}`,
  description: `all about ${id}`,
  imageUrl: `/media/${id}.svg`,
  children,
})
const tree = readNavigationTree([
  node('one', [node('two', [node('three'), { ...node('slug'), url: '/category/slug' }]), node('leaf')]),
  node('alone'),
])

const all = (items: readonly NavigationItem[]): readonly NavigationItem[] =>
  items.flatMap((item) => [item, ...all(item.children ?? [])])
const lighter = all(compactNavigation(tree))

describe('compactNavigation', () => {
  it('keeps descriptions where a page shows them: at the first level and where a submenu opens', () => {
    const described = lighter.filter(({ description }) => description !== undefined)
    expect(described.map(({ id }) => id)).toEqual(['one', 'two', 'alone'])
  })

  it('leads where the whole tree leads', () => {
    const location = { shop: 'CH', locale: 'de-CH', basePath: '/de-CH' } as const
    const addresses = (items: readonly NavigationItem[]) =>
      items.map((item) => resolveNavigationUrl(item, location))
    expect(addresses(lighter)).toEqual(addresses(all(tree)))
  })

  it('leaves titles, pictures and order as they are', () => {
    const visible = (items: readonly NavigationItem[]) =>
      items.map(({ id, title, imageUrl, level }) => [id, title, imageUrl, level])
    expect(visible(lighter)).toEqual(visible(all(tree)))
  })
})
