import { catalog } from '@cartonnage/sdk'
import { largestAllowed, parseQuantity, raiseQuantity, readTypedQuantity } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { localePaths } from '../../app/catalog-languages'
import { startQuantity, toListedProduct } from './listed-product'
import { dayAt } from './working-days'

/** An article with its prices. Its address carries its name in the present language: others lead there. */
export async function productLoader(args: PageLoaderArgs) {
  const { getProduct, getPrice } = shopOf(args).use(catalog)
  const { signal, url } = args.request
  const { search, searchParams } = new URL(url)
  const id = args.params['id'] ?? ''
  const [source, { tiers }] = await Promise.all([getProduct(id, { signal }), getPrice(id, { signal })])
  const product = toListedProduct(source, { tiers, today: dayAt(Date.now()) })
  const current = paths.product(product)
  if (current !== paths.product({ urlName: args.params['urlName'] ?? '', id })) {
    throw redirect(current + search, 308)
  }
  return {
    product,
    description: source.fields['Description'] ?? '',
    path: source.primaryProductCategoryPath.map((step) => ({ id: step.id, name: step.name ?? '' })),
    quantity: readStart(searchParams.get('quantity')) ?? startQuantity(product),
    added: readAdded(searchParams),
    localePaths: await localePaths(args, {
      current,
      pathIn: async (other) => {
        const { urlName } = await other.getProduct(id, { signal })
        return urlName === null ? current : paths.product({ urlName, id: product.id })
      },
    }),
  }

  function readStart(text: string | null): number | undefined {
    const typed = readTypedQuantity(text ?? '', 'en-US')
    const { rule } = product
    return typeof typed === 'number'
      ? raiseQuantity(typed, { ...rule, maximum: largestAllowed(rule) })
      : undefined
  }
}

/** What the action without scripts left in the address: the quantity added, and the one typed where it differs. */
function readAdded(query: URLSearchParams) {
  const quantity = parseQuantity(query.get('added') ?? '', 'en-US')
  if (quantity === undefined) return null
  return { quantity, typed: parseQuantity(query.get('typed') ?? '', 'en-US') ?? quantity }
}
