import { catalog } from '@cartonnage/sdk'
import type { PriceTier } from '@cartonnage/sdk/rules'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import type { CartItem } from '../../../shared/lines/cart-item'

/** Net prices by product id. */
export type LineTiers = Readonly<Record<string, readonly PriceTier[]>>

/** They are for hints: those of more lines are not worth more calls. */
const mostLines = 100

/** The prices of a cart's products that have several; none where they cannot be loaded. */
export async function loadLineTiers(args: PageLoaderArgs, items: readonly CartItem[]): Promise<LineTiers> {
  if (items.length === 0) return {}
  const ids = items.slice(0, mostLines).map(({ productId }) => productId)
  const prices = await shopOf(args)
    .use(catalog)
    .getPrices(ids, { signal: args.request.signal })
    .catch(() => [])
  return Object.fromEntries(
    prices.flatMap(({ productId, tiers }) =>
      productId !== null && tiers !== null && tiers.length > 1 ? [[productId, tiers]] : [],
    ),
  )
}
