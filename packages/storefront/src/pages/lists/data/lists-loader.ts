import { lists } from '@cartonnage/sdk'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { loadSource } from './load-source'

/** All lists of the buyer; null where the platform has none for the shop. With what is to be saved on one of them. */
export async function loadLists(args: PageLoaderArgs) {
  await requireBuyer(args)
  const [found, source] = await Promise.all([shopOf(args).use(lists).list(args.request), loadSource(args)])
  return { lists: found, source }
}
