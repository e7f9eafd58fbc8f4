import { isResponseError } from '@cartonnage/sdk/rules'
import { notFound } from '../../app/not-found'
import { requireBuyer } from '../../app/require-buyer'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'

/** One order of the buyer, by record id or number; 404 for one that is not there or somebody else's. */
export async function loadOrder(args: PageLoaderArgs) {
  const { userType } = await requireBuyer(args)
  const { orders, shop } = shopOf(args)
  const order = await orders
    .get(args.params['id'] ?? '', { signal: args.request.signal })
    .catch((error: unknown) => {
      if (isResponseError(error) && [400, 403, 404].includes(error.status)) return notFound()
      throw error
    })
  // The right of withdrawal is the consumers' of the European Union.
  return { order, mayWithdraw: shop === 'DE' && userType === 'private' }
}
