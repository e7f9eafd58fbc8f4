import { redirect } from 'react-router-dom'
import { orderLookupsOf } from './order-lookups'
import type { OrderLookup } from './order-lookups'
import { paths } from '../../../shell/paths'
import type { PageActionArgs, PageLoaderArgs } from '../../../shell/shop-context'

/** Whether the page is that of an order that was looked up. */
export const hasLookup = ({ params }: PageLoaderArgs | PageActionArgs): boolean => params.key !== undefined

/** A form of an order whose fields must not be lost when the lookup ends before it is sent. */
export type InterruptedForm = 'return'

/**
 * The lookup of this page. Redirects to its form for another browser's, and once its time is over; with `form` what was
 * entered there is sent on to it.
 */
export async function requireLookup(
  args: PageLoaderArgs | PageActionArgs,
  form?: InterruptedForm,
): Promise<OrderLookup> {
  const key = args.params.key ?? ''
  const proof = await orderLookupsOf(args).find(key)
  // The router handles a thrown response as a redirect, not as an error.
  if (proof === undefined) {
    // 307 sends the same fields there.
    throw redirect(paths.orderLookup({ hasEnded: true, to: form }), form === undefined ? 303 : 307)
  }
  return { key, ...proof }
}
