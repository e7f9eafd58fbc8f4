import { orders } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { data, redirect } from 'react-router-dom'
import type { ReportedFailure } from '../../../shell/reported-failure'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { requireOrder } from '../../../shared/order/data/require-order'

/** Why an order was not canceled: a part of it is packed, or the shop did not answer. */
export type CancelResponse = { readonly isPacked: true } | { readonly failure: ReportedFailure }

/**
 * Cancels the order of the buyer, or the one that was looked up, which may be repeated, and leads back to it. No signal:
 * leaving the page does not stop it.
 */
export async function cancel(args: PageActionArgs) {
  const { id, proof, path } = await requireOrder(args)
  const shop = shopOf(args)
  try {
    await shop.use(orders).cancel(id, proof)
    return redirect(path, 303)
  } catch (error) {
    if (isResponseError(error) && error.status === 409) {
      return data<CancelResponse>({ isPacked: true }, { status: 409 })
    }
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    const failure = await loadReportedFailure(error, { shop, url: args.request.url })
    return data<CancelResponse>({ failure }, failureInit(error))
  }
}
