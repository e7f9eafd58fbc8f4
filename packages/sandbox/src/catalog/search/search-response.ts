import type { Call } from '../../calls/call'
import { pickFields } from '../../calls/query'
import type { Category } from '../products/category-repository'
import type { CategoryTree } from '../products/category-tree'
import { furtherFieldsFinder } from '../products/further-fields'
import { nextSupplyFinder } from '../products/next-supply'
import type { Product } from '../products/product-repository'
import { priceLine, productFields, productImage, purchaseQuantityRule } from '../products/product-response'
import type { SearchOutcome } from './search-products'

interface HitOptions {
  readonly tree: CategoryTree
  /** Only these fields; all of them when the list is empty. */
  readonly fields: readonly string[]
  /** Whether hits have their minimum quantity and quantity step. */
  readonly withRule: boolean
}

/** Returns a function that writes a hit as the platform lists it. */
export function hitWriter(call: Call, { tree, fields, withRule }: HitOptions) {
  const nextSupplyOf = nextSupplyFinder(call)
  const furtherOf = furtherFieldsFinder(call.context.db, call.visitor.shop)
  return (product: Product) => ({
    id: product.id,
    name: product.name,
    productClass: 'Simple',
    urlName: product.urlName,
    defaultImage: productImage(product),
    fields: wrapValues(
      pickFields(
        productFields(product, {
          path: tree.pathTo(product.categoryKey),
          nextSupply: nextSupplyOf(product),
          further: furtherOf(product),
        }),
        fields,
      ),
    ),
    prices: hitPrice(call, product),
    ...(withRule ? { purchaseQuantityRule: purchaseQuantityRule(product) } : {}),
    variationAttributeSet: null,
  })
}

/** The price of a hit has no tiers, and its product id has 15 characters, as on the platform. */
function hitPrice(call: Call, product: Product) {
  const { listPrice, unitPrice, pricebookEntryId, success, error } = priceLine(call, product)
  return { error, listPrice, unitPrice, pricebookEntryId, productId: product.id.slice(0, 15), success }
}

const wrapValues = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))

interface CountedCategory {
  readonly category: {
    readonly id: string | null
    readonly name: string
    readonly description: string | null
  }
  readonly productCount: number
  readonly children: readonly CountedCategory[]
}

/** The number of hits in a category, or in the whole shop, and in each category below that has hits. */
export function countCategories(
  tree: CategoryTree,
  category: Category | undefined,
  { total, countIn }: Pick<SearchOutcome, 'total' | 'countIn'>,
): CountedCategory {
  const below = (key: string | null): readonly CountedCategory[] =>
    tree.below(key).flatMap((child) => {
      const productCount = countIn(child.key)
      if (productCount === 0) return []
      const { id, title: name, description } = child
      return { category: { id, name, description }, productCount, children: below(child.key) }
    })
  const { id = null, title: name = 'All Categories', description = null } = category ?? {}
  return {
    category: { id, name, description },
    productCount: total,
    children: below(category?.key ?? null),
  }
}
