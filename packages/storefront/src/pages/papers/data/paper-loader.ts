import { notFound } from '../../../shell/not-found'
import { shopOf } from '../../../shell/shop-context'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { loadOrder } from '../../../shared/order/data/order-loader'
import { choosePaper } from '../paper'

/** A paper of an order of the visitor; 404 for one that does not exist yet, and for another buyer's. */
export async function loadPaper(args: PageLoaderArgs) {
  const { paper: kind = '', note } = args.params
  const view = await loadOrder(args)
  const paper = (await choosePaper(view, { kind, note, shop: shopOf(args).shop })) ?? notFound()
  return { ...paper, path: view.path }
}
