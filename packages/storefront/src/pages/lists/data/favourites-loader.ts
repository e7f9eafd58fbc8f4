import { lists } from '@cartonnage/sdk'
import { redirect } from 'react-router-dom'
import { findBuyer } from '../../../shell/data/require-buyer'
import { paths } from '../../../shell/paths'
import type { PageActionArgs, PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { requireBuyer } from '../../../shell/data/require-buyer'
import { textOf } from '../../../forms/text-of'
import { readListLines } from '../../../shared/lists/list-lines'

/** Leads a buyer to the list of the favourites. Those of a guest are in the browser only. */
export async function loadFavourites(args: PageLoaderArgs) {
  const buyer = await findBuyer(args)
  if (buyer === undefined) return { isGuest: true }
  const list = await shopOf(args).use(lists).readFavourites(args.request)
  return list === null ? { isGuest: false } : redirect(paths.list(list.id), 302)
}

/** Marks a product for a buyer without scripts. A guest without scripts is told that it needs them, or an account. */
export async function markProduct(args: PageActionArgs) {
  const form = await args.request.formData()
  if ((await findBuyer(args)) === undefined) return { needsScripts: true }
  await requireBuyer(args)
  const [line] = readListLines(textOf(form, 'productId')) ?? []
  const shop = shopOf(args)
  if (line !== undefined) await shop.use(lists).addFavourites([line.productId])
  const list = await shop.use(lists).readFavourites()
  return redirect(list === null ? paths.lists() : paths.list(list.id, { done: 'marked' }), 303)
}
