import { paths } from '../../../shell/paths'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageActionArgs } from '../../../shell/shop-context'
import { hasLookup, requireLookup } from './require-lookup'
import type { InterruptedForm } from './require-lookup'

/** The order that an action changes. */
export interface RequiredOrder {
  /** Its number, or the record id in a buyer's address. */
  readonly id: string
  /** What proves a looked-up order. */
  readonly proof: { readonly email: string } | undefined
  /** The address that its pages are below. */
  readonly path: string
}

/** The buyer's order of this page, or the one that was looked up. Redirects as `requireBuyer` and `requireLookup` do. */
export async function requireOrder(args: PageActionArgs, form?: InterruptedForm): Promise<RequiredOrder> {
  if (hasLookup(args)) {
    const { key, orderNumber, email } = await requireLookup(args, form)
    return { id: orderNumber, proof: { email }, path: paths.foundOrder(key) }
  }
  await requireBuyer(args)
  const id = args.params.id ?? ''
  return { id, proof: undefined, path: paths.order(id) }
}
