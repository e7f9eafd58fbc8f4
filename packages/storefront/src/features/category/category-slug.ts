import type { CatalogFeature } from '@cartonnage/sdk'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { navigationLevels } from '@cartonnage/sdk/rules'

/** Ids of the categories that have children. */
export function parentIds(items: readonly NavigationItem[]): ReadonlySet<string> {
  return new Set(
    items.flatMap(({ id, children }) => (children === undefined ? [] : [id, ...parentIds(children)])),
  )
}

interface SlugSearch {
  /** Categories with children, where they are known; the others are not looked into. */
  readonly parents: ReadonlySet<string>
  readonly signal: AbortSignal
}

/**
 * The id of the category with a slug in the catalogue's language, or undefined. The platform has no call for this,
 * so the tree is read level by level, the top first.
 */
export async function findCategoryId(
  { listCategories }: Pick<CatalogFeature, 'listCategories'>,
  slug: string,
  { parents, signal }: SlugSearch,
): Promise<string | undefined> {
  let above: readonly (string | undefined)[] = [undefined]
  for (let level = 1; level <= navigationLevels; level += 1) {
    const lists = await Promise.all(above.map((id) => listCategories(id, { signal })))
    const categories = lists.flat()
    const found = categories.find(({ urlName }) => urlName === slug)
    if (found) return found.id
    above = categories.map(({ id }) => id).filter((id) => parents.size === 0 || parents.has(id))
  }
  return undefined
}
