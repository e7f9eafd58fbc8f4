import { listCategoryPath, listChildren, type Category } from '../database/category-repository'
import type { Product } from '../database/product-repository'
import type { ProductPage } from '../database/product-search'
import type { SandboxContext, Visitor } from '../sandbox-context'
import { pickFields, priceLine, productFields, productImage, purchaseQuantityRule } from './product-answer'

interface HitOptions {
  /** Only these fields; all of them when the list is empty. */
  readonly fields: readonly string[]
  /** Whether a hit says its minimum quantity and quantity step. */
  readonly withRule: boolean
}

/** Writes hits; the category paths are read once for all of them. */
export function hitWriter(context: SandboxContext, visitor: Visitor, { fields, withRule }: HitOptions) {
  const paths = new Map<string, Category[]>()
  const pathOf = (key: string) => {
    const path = paths.get(key) ?? listCategoryPath(context.db, key, visitor)
    paths.set(key, path)
    return path
  }
  return (product: Product) => ({
    id: product.id,
    name: product.name,
    productClass: 'Simple',
    urlName: product.urlName,
    defaultImage: productImage(product),
    fields: wrapValues(pickFields(productFields(product, { path: pathOf(product.categoryKey) }), fields)),
    prices: hitPrice(context, visitor, product),
    ...(withRule ? { purchaseQuantityRule: purchaseQuantityRule(product) } : {}),
    variationAttributeSet: null,
  })
}

/** The price of a hit has no tiers, and its product id has 15 characters, as on the platform. */
function hitPrice(context: SandboxContext, visitor: Visitor, product: Product) {
  const { listPrice, unitPrice, pricebookEntryId, success, error } = priceLine(context, product, visitor)
  return { error, listPrice, unitPrice, pricebookEntryId, productId: product.id.slice(0, 15), success }
}

const wrapValues = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))

interface CountedPage {
  /** The category that was searched; undefined for the whole shop. */
  readonly category: Category | undefined
  readonly page: ProductPage
}

/** How many hits lie in the category and in each of its children that has any. */
export function categoryCounts(context: SandboxContext, visitor: Visitor, { category, page }: CountedPage) {
  const children = listChildren(context.db, category?.key ?? null, visitor)
  const named = category && { id: category.id, name: category.title, description: category.description }
  return {
    category: named ?? { id: null, name: 'All Categories', description: null },
    productCount: page.total,
    children: children
      .filter(({ key }) => page.counts.has(key))
      .map(({ id, key, title, description }) => ({
        category: { id, name: title, description },
        productCount: page.counts.get(key) ?? 0,
        children: [],
      })),
  }
}
