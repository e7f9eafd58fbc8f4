import { catalog } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import type { Money } from '@cartonnage/sdk/rules'
import type { GoodsAttributes } from '../../../drawing/drawing-content'
import { drawnGoods } from '../../../shared/product/drawn-goods'
import { toListedProduct } from '../../../shared/product/listed-product'

/** A tape or filling that fits a box. */
export interface FittingGoods {
  readonly id: string
  readonly urlName: string
  readonly name: string
  readonly unit: string
  readonly drawing: GoodsAttributes
  /** The net price of one in the largest quantity; absent where it is on request. */
  readonly lowest?: Money
}

/** Most of them on a page. */
const most = 4

/** What fits a product, as its field names it; none where it cannot be loaded, because the product is complete without. */
export async function loadFittingGoods(
  { use, reportFailure }: Client,
  accessories: string | null | undefined,
  { signal }: { readonly signal: AbortSignal },
): Promise<readonly FittingGoods[]> {
  const ids = (accessories ?? '')
    .split(';')
    .filter((id) => id !== '')
    .slice(0, most)
  if (ids.length === 0) return []
  const { listProducts, getPrices } = use(catalog)
  try {
    const [products, prices] = await Promise.all([listProducts(ids, { signal }), getPrices(ids, { signal })])
    return products.map((product) => {
      const tiers = prices.find(({ productId }) => productId === product.id)?.tiers
      return toFittingGoods(toListedProduct(product, tiers))
    })
  } catch (error) {
    if (!signal.aborted) reportFailure(error, 'what fits a box')
    return []
  }
}

function toFittingGoods({
  id,
  urlName,
  attributes,
  tiers,
}: ReturnType<typeof toListedProduct>): FittingGoods {
  const lowest = tiers.at(-1)?.unitPrice
  const { name, unit } = attributes
  return { id, urlName, name, unit, drawing: drawnGoods(attributes), ...(lowest && { lowest }) }
}
