import { readCategoryTree, type CategoryTree } from '../catalog/category-tree'
import { keepWhileUnchanged } from '../catalog/catalogue-version'
import { deriveFields } from '../catalog/derived-fields'
import { listListedProducts, type Product } from '../catalog/product-repository'
import type { Database } from '../database/database'
import { categoryTitles } from '../seed/category-seed'
import { shops, type ShopView } from '../shop'
import { addBit, noBits, type Bits } from './bits'
import { languageColumn } from './language-columns'
import { facetRules, type FacetRule, type NarrowableProduct } from './search-facets'

/** A value of a facet with the products that have it. */
export interface FacetValue {
  readonly nameOrId: string
  readonly displayName: string
  readonly products: Bits
}

/** A facet with every value that a product of the shop has, in order. */
export interface PreparedFacet {
  readonly rule: FacetRule
  /** Its name in the visitor's language. */
  readonly label: string
  readonly values: readonly FacetValue[]
  readonly show: (value: string) => string
}

/** What searches of a shop in a language start from. A position is a product's index in `products`. */
export interface CatalogueIndex {
  /** Every product that the shop lists, in the order of the catalogue. */
  readonly products: readonly Product[]
  readonly positions: ReadonlyMap<string, number>
  readonly tree: CategoryTree
  /** The products of a category and all below it, by its key. */
  readonly inCategory: ReadonlyMap<string, Bits>
  readonly facets: readonly PreparedFacet[]
}

const views = Object.values(shops).flatMap(({ locales }) => locales).length

/** The index of a shop in a language; built anew after the catalogue, its stock or its prices have changed. */
export const catalogueIndex: (db: Database, view: ShopView) => CatalogueIndex = keepWhileUnchanged(
  buildIndex,
  {
    keyOf: ({ shop, locale }) => `${shop} ${locale}`,
    most: views,
  },
)

function buildIndex(db: Database, view: ShopView): CatalogueIndex {
  const products = listListedProducts(db, view)
  const tree = readCategoryTree({ context: { db }, visitor: view })
  const categoriesOf = ({ categoryKey }: Product) => tree.pathTo(categoryKey).map(({ key }) => key)
  return {
    products,
    positions: new Map(products.map(({ id }, position) => [id, position])),
    tree,
    inCategory: groupPositions(products, categoriesOf),
    facets: prepareFacets(products, { view, tree }),
  }
}

function prepareFacets(
  products: readonly Product[],
  { view, tree }: { readonly view: ShopView; readonly tree: CategoryTree },
): readonly PreparedFacet[] {
  const familyOf = (product: Product) =>
    tree.pathTo(product.categoryKey)[1] ?? tree.pathTo(product.categoryKey)[0]
  const families = products.flatMap((product) => familyOf(product) ?? [])
  const familyTitles = new Map(families.map(({ key, title }) => [germanTitle(key), title]))
  const narrowable: readonly NarrowableProduct[] = products.map((product) => {
    const family = familyOf(product)
    return {
      fields: { ...product.customFields, ...deriveFields(product, view.shop) },
      family: family ? germanTitle(family.key) : '',
    }
  })
  return facetRules.map((rule) => {
    const show = (value: string) => rule.show(value, { ...view, familyTitles })
    const values = [...groupPositions(narrowable, rule.read)].map(([nameOrId, bits]) => ({
      ...{ nameOrId, displayName: show(nameOrId), products: bits },
    }))
    return { rule, label: rule.labels[languageColumn(view.locale)], show, values: inOrder(values) }
  })
}

const germanTitle = (key: string): string => categoryTitles(key, 'de').at(-1) ?? key

/** The positions of what has a value, by value. */
function groupPositions<T>(
  items: readonly T[],
  valuesOf: (item: T) => readonly string[],
): ReadonlyMap<string, Bits> {
  const groups = new Map<string, Bits>()
  items.forEach((item, position) => {
    for (const value of valuesOf(item)) {
      const bits = groups.get(value) ?? noBits(items.length)
      groups.set(value, bits)
      addBit(bits, position)
    }
  })
  return groups
}

const order = new Intl.Collator('de', { numeric: true })

/** Values in the order of their numbers or letters, the same in each language. */
export const inOrder = <T extends { readonly nameOrId: string }>(values: readonly T[]): readonly T[] =>
  values.toSorted((a, b) => order.compare(a.nameOrId, b.nameOrId))
