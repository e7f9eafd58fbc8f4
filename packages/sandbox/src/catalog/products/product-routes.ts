import { Hono } from 'hono'
import type { Call, Env } from '../../calls/call'
import { pickFields, splitList } from '../../calls/query'
import { invalidInput, itemNotFound } from '../../platform-error'
import { listCategoryPath, type Category } from './category-repository'
import { pathEntry } from './category-routes'
import { furtherFieldsFinder } from './further-fields'
import { findProduct, findProductId, type Product, requireProduct } from './product-repository'
import { nextSupplyFinder } from './next-supply'
import { productFields, productImage, purchaseQuantityRule } from './product-response'

/** Product detail. Prices are not part of it, as on the platform. */
export const productRoutes = new Hono<Env>()

const maximumProducts = 20

const notSoldHere = { errorCode: 'INSUFFICIENT_ACCESS', message: "You don't have access to the product." }

productRoutes.get('/products/:productId', (c) => {
  const product = requireProduct(c.var.context.db, c.req.param('productId'), c.var.visitor)
  return c.json(productDetail(c.var, product))
})

/** Up to 20 products by their ids or by their article numbers; the entry of one that is not found has an error. */
productRoutes.get('/products', (c) => {
  const [ids, skus] = [splitList(c.req.query('ids')), splitList(c.req.query('skus'))]
  if ((ids.length === 0) === (skus.length === 0)) throw invalidInput('Either ids or skus is required.')
  if (Math.max(ids.length, skus.length) > maximumProducts)
    throw invalidInput(`At most ${maximumProducts} products can be read at once.`)
  const products = [...ids.map((id) => entryById(c.var, id)), ...skus.map((sku) => entryByNumber(c.var, sku))]
  return c.json({ products, total: products.length })
})

function productDetail(call: Call, product: Product) {
  const path = pathOf(call, product)
  const hasPath = !isTrue(call, 'excludePrimaryProductCategory')
  return {
    id: product.id,
    urlName: product.urlName,
    productClass: 'Simple',
    variationParentId: null,
    ...describe(call, product, path),
    primaryProductCategoryPath: hasPath ? { path: path.map(pathEntry) } : null,
    purchaseQuantityRule: purchaseQuantityRule(product),
    attributeSetInfo: {},
    variationAttributeSet: null,
    variationInfo: null,
    productSellingModels: [],
  }
}

function entryById(call: Call, id: string) {
  const product = findProduct(call.context.db, id, call.visitor)
  if (product) return productEntry(call, product)
  const { errorCode, message } = itemNotFound('The product')
  return { id, error: { errorCode, message }, success: false }
}

/** What only the other shop sells exists, and this visitor must not see it. */
function entryByNumber(call: Call, sku: string) {
  const { context, visitor } = call
  const id = findProductId(context.db, sku)
  const product = id === undefined ? undefined : findProduct(context.db, id, visitor)
  if (product) return productEntry(call, product)
  const { errorCode, message } = id === undefined ? itemNotFound('The product') : notSoldHere
  return { sku, error: { errorCode, message }, success: false }
}

function productEntry(call: Call, product: Product) {
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    urlName: product.urlName,
    ...describe(call, product, pathOf(call, product)),
    productClass: 'Simple',
    purchaseQuantityRule: purchaseQuantityRule(product),
    isConfigurationAllowed: false,
    error: {},
    success: true,
  }
}

/** Fields and pictures, as far as the call asks for them. */
function describe(call: Call, product: Product, path: readonly Category[]) {
  const nextSupply = nextSupplyFinder(call)(product)
  const all = productFields(product, {
    path,
    nextSupply,
    further: furtherFieldsFinder(call.context.db, call.visitor.shop)(product),
  })
  const fields = pickFields(all, splitList(call.request.query('fields')))
  const requestedGroups = splitList(call.request.query('mediaGroups'))
  const hasMedia = !isTrue(call, 'excludeMedia')
  return {
    fields: isTrue(call, 'excludeFields') ? {} : fields,
    defaultImage: hasMedia ? productImage(product) : null,
    mediaGroups: hasMedia ? mediaGroups(product).filter(isRequested(requestedGroups)) : [],
  }
}

const isTrue = ({ request }: Call, parameter: string) => request.query(parameter) === 'true'

/** By developer name; all groups without a list. */
const isRequested =
  (names: readonly string[]) =>
  ({ developerName }: { readonly developerName: string }) =>
    names.length === 0 || names.includes(developerName)

const pathOf = ({ context, visitor }: Call, { categoryKey }: Product) =>
  listCategoryPath(context.db, categoryKey, visitor)

function mediaGroups(product: Product) {
  const image = productImage(product)
  if (!image) return []
  const common = { usageType: 'Standard', mediaItems: [image] }
  return [
    { id: '2mgCN0000000001AAA', developerName: 'productListImage', name: 'Product List Image', ...common },
    {
      id: '2mgCN0000000002AAA',
      developerName: 'productDetailImage',
      name: 'Product Detail Image',
      ...common,
    },
  ]
}
