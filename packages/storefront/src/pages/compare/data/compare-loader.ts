import { catalog } from '@cartonnage/sdk'
import { isSameRecordId, readCompared, shopLocales, writeCompared } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { readGoodsFacts } from '../../../shared/product/goods-facts'
import { toListedProduct } from '../../../shared/product/listed-product'

/**
 * The products that the address names, `?ids=id,id`, in its order. A list of checkboxes sends `?ids=id&ids=id`: that, and
 * what cannot be read, redirects to the address that has them in one.
 */
export async function compareLoader(args: PageLoaderArgs) {
  const { shop, use } = shopOf(args)
  const { signal, url } = args.request
  const given = new URL(url).searchParams.getAll('ids')
  const all = readCompared(given.join(), Infinity)
  const path = paths.compare(all)
  if (given.length > 1 || (given[0] ?? '') !== all.join()) throw redirect(path, 308)
  const ids = readCompared(writeCompared(all))
  const products = ids.length === 0 ? [] : await loadCompared(use(catalog), ids, signal)
  return {
    products,
    /** Chosen, but not sold here. */
    missing: ids.length - products.length,
    /** Chosen beyond those that fit. */
    left: all.length - ids.length,
    // Record ids are the same in every language.
    localePaths: Object.fromEntries(shopLocales[shop].map((locale) => [locale, path])),
  }
}

async function loadCompared(
  { listProducts, getPrices }: ReturnType<typeof catalog>,
  ids: readonly string[],
  signal: AbortSignal,
) {
  const [products, prices] = await Promise.all([listProducts(ids, { signal }), getPrices(ids, { signal })])
  return products.map((product) => ({
    ...toListedProduct(
      product,
      prices.find(({ productId }) => isSameRecordId(productId ?? '', product.id))?.tiers,
    ),
    facts: readGoodsFacts(product.fields),
  }))
}
