import { redirect } from 'react-router-dom'
import { orderLookupsOf } from '../../shell/order-lookups'
import type { OrderLookup } from '../../shell/order-lookups'
import { paths } from '../../shell/paths'
import type { PageActionArgs, PageLoaderArgs } from '../../shell/shop-context'

/** Whether the page is that of an order that was looked up. */
export const hasLookup = ({ params }: PageLoaderArgs | PageActionArgs): boolean => params['key'] !== undefined

/** The lookup of this page. Redirects to its form for another browser's, and once its time is over. */
export async function requireLookup(args: PageLoaderArgs | PageActionArgs): Promise<OrderLookup> {
  const key = args.params['key'] ?? ''
  const proof = await orderLookupsOf(args).find(key)
  // The router handles a thrown response as a redirect, not as an error.
  if (proof === undefined) throw redirect(paths.orderLookup({ hasEnded: true }), 303)
  return { key, ...proof }
}
