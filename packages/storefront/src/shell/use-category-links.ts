import { useShopClient, useStore } from '@cartonnage/react-hooks'
import { navigationKey, valueOf } from '@cartonnage/sdk'
import type { NavigationItem, ShopUrl } from '@cartonnage/sdk/rules'
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

/** Finds the path of a category below the base path: the one of the menu. */
export const categoryPathsIn =
  (items: readonly NavigationItem[], { shop, locale }: Pick<ShopUrl, 'shop' | 'locale'>) =>
  ({ id }: { readonly id: string }): string => {
    const item = findCategory(items, id)
    return (item && resolveNavigationUrl(item, { shop, locale, basePath: '' })) ?? paths.categoryDetail(id)
  }

/** The category tree as links. */
export function useCategoryLinks(): CategoryLinks {
  const { shop, locale, loaded } = useShopClient()
  const items = valueOf(useStore(loaded(navigationKey))) ?? []
  const find = (id: string) => findCategory(items, id)
  return {
    find,
    listsBelow: (id) => (find(id)?.children ?? []).flatMap(leaves),
    siblings: (id) => (parentOf(items, id)?.children ?? []).filter((item) => item.id !== id),
    to: categoryPathsIn(items, { shop, locale }),
  }
}
