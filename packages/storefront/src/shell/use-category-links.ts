import { useShopClient, useStore } from '@cartonnage/react-hooks'
import { navigationKey, valueOf } from '@cartonnage/sdk'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { resolveNavigationUrl } from '@cartonnage/sdk/rules'
import { findCategory } from './find-category'
import { paths } from './paths'

export interface CategoryLinks {
  /** The category in the menu. */
  find(id: string): NavigationItem | undefined
  /** The lists below a category: its descendants without children of their own. */
  listsBelow(id: string): readonly NavigationItem[]
  /** The other categories of the same parent. */
  siblings(id: string): readonly NavigationItem[]
  /** The path of a category, the same as in the menu. */
  to(category: { readonly id: string }): string
}

const parentOf = (items: readonly NavigationItem[], id: string): NavigationItem | undefined => {
  for (const item of items) {
    const children = item.children ?? []
    const found = children.some((child) => child.id === id) ? item : parentOf(children, id)
    if (found) return found
  }
  return undefined
}

const leaves = (item: NavigationItem): readonly NavigationItem[] => item.children?.flatMap(leaves) ?? [item]

/** The category tree as links. */
export function useCategoryLinks(): CategoryLinks {
  const { shop, locale, loaded } = useShopClient()
  const items = valueOf(useStore(loaded(navigationKey))) ?? []
  const find = (id: string) => findCategory(items, id)
  return {
    find,
    listsBelow: (id) => (find(id)?.children ?? []).flatMap(leaves),
    siblings: (id) => (parentOf(items, id)?.children ?? []).filter((item) => item.id !== id),
    to: ({ id }) => {
      const item = find(id)
      // The router adds the base path.
      return (item && resolveNavigationUrl(item, { shop, locale, basePath: '' })) ?? paths.categoryDetail(id)
    },
  }
}
