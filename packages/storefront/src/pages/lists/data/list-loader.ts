import { lists } from '@cartonnage/sdk'
import type { ListContent } from '@cartonnage/sdk'
import { data } from 'react-router-dom'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { listSoldProducts } from '../../../shared/product/data/list-sold-products'
import type { ListedProduct } from '../../../shared/product/listed-product'

/** A list with its products as they are sold today. */
export interface ListData {
  /** Null where it is deleted, or not this buyer's: another tab may have deleted it. */
  readonly list: ListContent | null
  readonly products: readonly ListedProduct[]
}

/** The list of the address; 404 without it. */
export async function loadList(args: PageLoaderArgs) {
  const loaded = await readList(args)
  return data<ListData>(loaded, { status: loaded.list === null ? 404 : 200 })
}

export async function readList(args: PageLoaderArgs): Promise<ListData> {
  await requireBuyer(args)
  const shop = shopOf(args)
  const list = await shop.use(lists).read(args.params.id ?? '', args.request)
  const ids = list?.lines.map(({ productId }) => productId) ?? []
  return { list, products: await listSoldProducts(shop, ids, args.request) }
}
