import { catalog } from '@cartonnage/sdk'
import { largestAllowed, parseQuantity, raiseQuantity, readEnteredQuantity } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { localePaths } from '../../../shared/product/data/catalog-languages'
import { readGoodsFacts } from '../../../shared/product/goods-facts'
import { loadRelatedGoods } from './load-related-goods'
import { startQuantity, toListedProduct } from '../../../shared/product/listed-product'

/** A product with its prices. Its URL has its name in the current language: any other name redirects there. */
export async function productLoader(args: PageLoaderArgs) {
  const shop = shopOf(args)
  const { getProduct, getPrice } = shop.use(catalog)
  const { signal, url } = args.request
  const { search, searchParams } = new URL(url)
  const id = args.params.id ?? ''
  const [source, { tiers }] = await Promise.all([getProduct(id, { signal }), getPrice(id, { signal })])
  const sampledId = source.fields.SampleOf__c?.trim()
  // A sample has no page of its own.
  if (sampledId) {
    const { urlName } = await getProduct(sampledId, { signal })
    throw redirect(paths.product({ urlName: urlName ?? '-', id: sampledId }), 301)
  }
  const product = toListedProduct(source, tiers)
  const current = paths.product(product)
  if (current !== paths.product({ urlName: args.params.urlName ?? '', id })) {
    throw redirect(current + search, 308)
  }
  return {
    product: { ...product, facts: readGoodsFacts(source.fields) },
    description: source.fields.Description ?? '',
    ...(await loadRelatedGoods(shop, source, { signal })),
    path: source.primaryProductCategoryPath.map((category) => ({
      id: category.id,
      name: category.name ?? '',
    })),
    quantity: readStart(searchParams.get('quantity')) ?? startQuantity(product),
    added: readAdded(searchParams),
    sampleId: source.fields.SampleProduct__c?.trim() || undefined,
    isSampleAdded: searchParams.get('sample') === 'added',
    localePaths: await localePaths(args, {
      current,
      pathIn: async (other) => {
        const { urlName } = await other.getProduct(id, { signal })
        return urlName === null ? current : paths.product({ urlName, id: product.id })
      },
    }),
  }

  function readStart(text: string | null): number | undefined {
    const entered = readEnteredQuantity(text ?? '', 'en-US')
    const { rule } = product
    return typeof entered === 'number'
      ? raiseQuantity(entered, { ...rule, maximum: largestAllowed(rule) })
      : undefined
  }
}

/** What the action without scripts put into the URL: the quantity added, and the one entered where it differs. */
function readAdded(query: URLSearchParams) {
  const quantity = parseQuantity(query.get('added') ?? '', 'en-US')
  if (quantity === undefined) return null
  return { quantity, entered: parseQuantity(query.get('typed') ?? '', 'en-US') ?? quantity }
}
