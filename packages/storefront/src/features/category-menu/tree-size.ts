import type { NavigationItem } from '@cartonnage/sdk/rules'

/** From this many items on, the server writes the first level only: see tools/menu-bench.mjs. */
const largeTree = 500

/** Whether the tree is too large to stand on every page; counts no further than it has to. */
export function isLargeTree(items: readonly NavigationItem[]): boolean {
  return countUpTo(items, largeTree) >= largeTree
}

function countUpTo(items: readonly NavigationItem[], limit: number): number {
  let count = 0
  for (const { children } of items) {
    if (count >= limit) return count
    count += 1 + (children ? countUpTo(children, limit - count) : 0)
  }
  return count
}
