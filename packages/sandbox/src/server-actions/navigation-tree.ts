import type { Call } from '../calls/call'
import { listChildren, type Category } from '../catalog/products/category-repository'
import { categoryUrl, imageUrl } from '../catalog/products/product-response'

/** An entry of the category menu as the platform sends it. */
interface NavigationEntry extends ReturnType<typeof toEntry> {
  readonly children: readonly NavigationEntry[]
}

/** The category tree of the visitor's shop in the visitor's language, three levels deep. */
export function navigationTree({ context, visitor }: Call): NavigationEntry[] {
  const below = (parentKey: string | null): NavigationEntry[] =>
    listChildren(context.db, parentKey, visitor).map((category, index) => ({
      ...toEntry(category, index),
      children: below(category.key),
    }))
  return below(null)
}

const toEntry = (category: Category, index: number) => ({
  type: 'Category' as const,
  id: category.id,
  navid: `nav-${category.key.replaceAll('.', '-')}`,
  level: category.level,
  title: category.title,
  url: categoryUrl(category),
  description: category.description,
  imageUrl: category.imageHint === null ? null : imageUrl(category.imageHint),
  index,
})
