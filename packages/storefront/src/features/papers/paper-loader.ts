import { notFound } from '../../shell/not-found'
import { shopOf } from '../../shell/shop-context'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { loadOrder } from '../orders/order-loader'
import { choosePaper } from './paper'

/** A paper of an order of the buyer; 404 for one that does not exist yet, and for another buyer's. */
export async function loadPaper(args: PageLoaderArgs) {
  const { paper = '', note } = args.params
  const view = await loadOrder(args)
  return (await choosePaper(view, { kind: paper, note, shop: shopOf(args).shop })) ?? notFound()
}
