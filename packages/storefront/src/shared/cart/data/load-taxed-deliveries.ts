import type { Cart, Session } from '@cartonnage/sdk'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import type { CartDelivery } from '../../lines/delivery-totals'

/** Where the items go; nothing before the platform knows an address. */
export async function loadTaxedDeliveries(
  args: PageLoaderArgs,
  buyer: Session,
  shopperCart: Cart | null | undefined,
): Promise<readonly CartDelivery[]> {
  if ((shopperCart?.summary.totalTaxAmount ?? null) === null) return []
  const { loadDeliveries } = await import('../../../shared/cart/data/load-deliveries')
  return await loadDeliveries(args, buyer)
}
