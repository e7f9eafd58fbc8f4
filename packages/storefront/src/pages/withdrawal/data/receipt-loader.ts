import { withdrawal } from '@cartonnage/sdk'
import { notFound } from '../../../shell/not-found'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { receiptKeysOf } from '../receipt-keys'
import { withdrawalShop } from './withdrawal-loader'

/** The receipt of a declaration that this browser made; 404 for every other one. */
export async function loadReceipt(args: PageLoaderArgs) {
  const shop = withdrawalShop(args)
  const withdrawalId = args.params.id ?? ''
  const idempotencyKey = (await receiptKeysOf(args).find(withdrawalId)) ?? notFound()
  const { signal } = args.request
  return (await shop.use(withdrawal).lookUp({ withdrawalId, idempotencyKey }, { signal })) ?? notFound()
}
