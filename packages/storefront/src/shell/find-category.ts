import type { NavigationItem } from '@cartonnage/sdk/rules'

/** The category in a menu. */
export const findCategory = (items: readonly NavigationItem[], id: string): NavigationItem | undefined => {
  for (const item of items) {
    const found = item.id === id ? item : findCategory(item.children ?? [], id)
    if (found) return found
  }
  return undefined
}
