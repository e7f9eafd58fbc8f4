import { requests } from '@cartonnage/sdk'
import { findBuyer } from '../../../shell/data/require-buyer'
import { notFound } from '../../../shell/not-found'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { sentKeysOf } from '../sent-keys'

/** A request that this browser sent, or one of the buyer's account; 404 for every other one. */
export async function loadSentRequest(args: PageLoaderArgs) {
  const { signal, url } = args.request
  const requestId = new URL(url).searchParams.get('request') ?? ''
  if (!/^[A-Za-z0-9]{15,18}$/.test(requestId)) return notFound()
  const calls = shopOf(args).use(requests)
  const [idempotencyKey, buyer] = await Promise.all([sentKeysOf(args).find(requestId), findBuyer(args)])
  const sent =
    idempotencyKey === undefined ? null : await calls.lookUp({ requestId, idempotencyKey }, { signal })
  const found = sent ?? (buyer === undefined ? null : await calls.get(requestId, { signal }))
  return { request: found ?? notFound(), isBuyer: buyer !== undefined }
}
