import { orders } from '@cartonnage/sdk'
import { currentCart, isShopError } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { hidden } from '../../forms/field-schema'
import { readEntered } from '../../forms/read-form'
import { paths } from '../../shell/paths'
import { requireBuyer } from '../../shell/require-buyer'
import type { PageActionArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { loadReportedFailure } from '../failures/load-reported-failure'
import type { ReportedFailure } from '../../shell/reported-failure'

/** Why not all items of an order were added to the cart. */
export type ReorderResponse =
  | { readonly failure: ReportedFailure }
  | { readonly unadded: readonly UnaddedProduct[]; readonly isSomeAdded: boolean }

/** An item that cannot be bought again, and the platform's reason, in the language of the page. */
export interface UnaddedProduct {
  readonly name: string
  readonly reason: string | null
}

/** Adds the items of an order to the cart, at today's prices, and redirects there, or lists what could not be added. */
export const orderAgain = (args: PageActionArgs) => addAgain(args, args.params['id'] ?? '')

/** The same for the order that a form of the list names. */
export async function orderAgainFromList(args: PageActionArgs) {
  const { order } = readEntered(await args.request.formData(), { order: hidden() })
  return addAgain(args, order)
}

async function addAgain(args: PageActionArgs, orderId: string) {
  await requireBuyer(args)
  const shop = shopOf(args)
  try {
    const { unaddedProducts, totalSucceededProductCount } = await shop.use(orders).addToCart(orderId)
    shop.events.emit('cartchanged')
    if (unaddedProducts.length === 0) return redirect(paths.cart(currentCart, { done: 'reordered' }), 303)
    const unadded = unaddedProducts.map(({ productName, productSKU, errorMessage }) => ({
      name: productName ?? productSKU ?? '?',
      reason: errorMessage,
    }))
    return data<ReorderResponse>({ unadded, isSomeAdded: (totalSucceededProductCount ?? 0) > 0 })
  } catch (error) {
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    const failure = await loadReportedFailure(error, { shop, url: args.request.url })
    return data<ReorderResponse>({ failure }, { status: failure.messageKey === 'busy' ? 409 : 503 })
  }
}
