import type { NavigationItem } from '@cartonnage/sdk/rules'

/**
 * The category tree for the browser without what no page shows of a leaf below the first level: its description, and
 * an address that its id says as well. The tree stands in every document; of a large one this is the larger half.
 */
export function lighterTree(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.map((item) => (item.children ? { ...item, children: item.children.map(lighterNode) } : item))
}

function lighterNode(item: NavigationItem): NavigationItem {
  if (item.children) return { ...item, children: item.children.map(lighterNode) }
  const { description: _, ...leaf } = item
  const isPlain = item.type === 'Category' && item.url === `/category/detail/${item.id}`
  return isPlain ? { ...leaf, url: '' } : leaf
}
