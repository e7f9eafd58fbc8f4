import { readCategoryTree, type CategoryTree } from '../products/category-tree'
import { keepWhileUnchanged } from '../products/catalogue-version'
import { availabilityOf, deriveFields } from '../products/derived-fields'
import { listListedProducts, listStocks, type Product } from '../products/product-repository'
import type { Database } from '../../database/database'
import { listCategories, type Category } from '../products/category-repository'
import { shops, type Shop, type ShopView } from '../../shop'
import { addBit, bitsOf, noBits, type Bits } from './bits'
import { languageColumn } from './language-columns'
import { facetRules, type FacetRule, type FacetView, type NarrowableProduct } from './search-facets'

/** A value of a facet with the products that have it. */
interface FacetValue {
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
  readonly all: Bits
  readonly tree: CategoryTree
  /** The products of a category and all below it, by its key. */
  readonly inCategory: ReadonlyMap<string, Bits>
  readonly facets: readonly PreparedFacet[]
}

const options = {
  keyOf: ({ shop, locale }: ShopView) => `${shop} ${locale}`,
  most: Object.values(shops).flatMap(({ locales }) => locales).length,
}

/** The index of a shop in a language, as it was when the catalogue last changed. */
const unstockedIndex = keepWhileUnchanged(buildIndex, options)

/** The index of a shop in a language; built anew after the catalogue has changed, and brought up to date after its stock has. */
export const catalogueIndex: (db: Database, view: ShopView) => CatalogueIndex = keepWhileUnchanged(
  (db, view) => restock(unstockedIndex(db, view), { view, stocks: listStocks(db, view.shop) }),
  { ...options, on: ['stock'] },
)

interface Stocks {
  readonly view: ShopView
  readonly stocks: ReadonlyMap<string, number>
}

/** An index with the present stock; of the facets, availability alone depends on it. */
function restock(index: CatalogueIndex, { view, stocks }: Stocks): CatalogueIndex {
  const stockOf = (product: Product) => stocks.get(product.id) ?? product.stock
  if (index.products.every((product) => product.stock === stockOf(product))) return index
  const products = index.products.map((product) => ({ ...product, stock: stockOf(product) }))
  const narrowable = products.map((product) => ({
    fields: { Availability__c: availabilityOf(product) },
    family: '',
  }))
  const toView = { ...view, familyTitles: new Map() }
  const facets = index.facets.map((facet) =>
    facet.rule.nameOrId === 'Availability__c' ? prepareFacet(facet.rule, narrowable, toView) : facet,
  )
  return { ...index, products, facets }
}

function buildIndex(db: Database, view: ShopView): CatalogueIndex {
  const products = listListedProducts(db, view)
  const tree = readCategoryTree({ context: { db }, visitor: view })
  const categoriesOf = ({ categoryKey }: Product) => tree.pathTo(categoryKey).map(({ key }) => key)
  return {
    products,
    positions: new Map(products.map(({ id }, position) => [id, position])),
    all: bitsOf(products.keys(), products.length),
    tree,
    inCategory: groupPositions(products, categoriesOf),
    facets: prepareFacets(products, { view, tree, germanTitles: readGermanTitles(db, view.shop) }),
  }
}

/** The German title of each category, by its key. A shop's first language is German. */
function readGermanTitles(db: Database, shop: Shop): ReadonlyMap<string, string> {
  const categories = listCategories(db, { shop, locale: shops[shop].locales[0] })
  return new Map(categories.map(({ key, title }) => [key, title]))
}

interface Titles {
  readonly view: ShopView
  readonly tree: CategoryTree
  readonly germanTitles: ReadonlyMap<string, string>
}

function prepareFacets(
  products: readonly Product[],
  { view, tree, germanTitles }: Titles,
): readonly PreparedFacet[] {
  const familyOf = (categoryKey: string) => {
    const [root, second = root] = tree.pathTo(categoryKey)
    return second
  }
  const germanOf = (family: Category | undefined) => germanTitles.get(family?.key ?? '') ?? ''
  const narrowable = products.map((product) => ({
    fields: { ...product.customFields, ...deriveFields(product, view.shop) },
    family: germanOf(familyOf(product.categoryKey)),
  }))
  const families = [...new Set(products.map(({ categoryKey }) => familyOf(categoryKey)))]
  const familyTitles = new Map(families.map((family) => [germanOf(family), family?.title ?? '']))
  return facetRules.map((rule) => prepareFacet(rule, narrowable, { ...view, familyTitles }))
}

function prepareFacet(
  rule: FacetRule,
  products: readonly NarrowableProduct[],
  view: FacetView,
): PreparedFacet {
  const show = (value: string) => rule.show(value, view)
  const values = [...groupPositions(products, rule.read)].map(([nameOrId, bits]) => ({
    nameOrId,
    displayName: show(nameOrId),
    products: bits,
  }))
  return { rule, label: rule.labels[languageColumn(view.locale)], show, values: inOrder(values, rule) }
}

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

const letters = new Intl.Collator('de', { numeric: true })

/** Values in the order of their facet, the same in each language. */
export const inOrder = <T extends { readonly nameOrId: string }>(
  values: readonly T[],
  { order = [] }: Pick<FacetRule, 'order'>,
): readonly T[] => {
  const rankOf = ({ nameOrId }: T) => (order.includes(nameOrId) ? order.indexOf(nameOrId) : order.length)
  return values.toSorted((a, b) => rankOf(a) - rankOf(b) || letters.compare(a.nameOrId, b.nameOrId))
}
