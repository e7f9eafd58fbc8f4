import { catalog } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { readProductNumber } from '@cartonnage/sdk/rules'
import { findBuyer } from '../../../shell/data/require-buyer'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import type { OwnArticle } from '../../../shared/ordered-products/data/own-articles-loader'
import type { ListedProduct } from '../../../shared/product/listed-product'
import { loadProducts } from '../../../shared/product/data/load-products'

/** SKUs of the products on the start page; the first one is drawn large. */
const oftenOrdered = ['1001100', '1001180', '1002120', '1001310', '2000240'] as const

interface Options {
  readonly signal: AbortSignal
}

/** The product with that SKU, if this shop sells it. */
async function findProduct(shop: Client, sku: string, options: Options): Promise<ListedProduct | undefined> {
  const { products } = await loadProducts(
    shop,
    { searchTerm: readProductNumber(sku) ?? sku, pageSize: 1 },
    options,
  )
  return products.find(({ attributes }) => attributes.sku === sku)
}

/** The number of products in each top category, by its id. */
async function countProducts({ use }: Client, options: Options): Promise<Readonly<Record<string, number>>> {
  const categories = await use(catalog).listCategories(undefined, options)
  return Object.fromEntries(
    categories.map(({ id, fields }) => [id, Number(fields.NumberOfProducts ?? 0) || 0]),
  )
}

/** What a firm has ordered lately; for others it is not even asked for. */
async function findOwnArticles(args: PageLoaderArgs): Promise<readonly OwnArticle[]> {
  const buyer = await findBuyer(args)
  if (buyer?.userType !== 'business') return []
  const { loadOwnArticles } = await import('../../../shared/ordered-products/data/own-articles-loader')
  return loadOwnArticles(shopOf(args), { signal: args.request.signal })
}

/** Products that are often ordered, those of a firm's own orders, and the size of the range. */
export async function homeLoader(args: PageLoaderArgs) {
  const shop = shopOf(args)
  const options = { signal: args.request.signal }
  const [own, counts, ...products] = await Promise.all([
    findOwnArticles(args),
    countProducts(shop, options),
    ...oftenOrdered.map((sku) => findProduct(shop, sku, options)),
  ])
  return { own, counts, products: products.filter((product) => product !== undefined) }
}
