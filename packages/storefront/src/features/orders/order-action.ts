import { cart, orders } from '@cartonnage/sdk'
import type { Client, OrdersFeature } from '@cartonnage/sdk'
import { currentCart, isResponseError, isShopError } from '@cartonnage/sdk/rules'
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

/**
 * Adds the items of an order to the cart, or the one that the form names, at today's prices, and redirects there, or lists
 * what could not be added.
 */
export async function orderAgain(args: PageActionArgs) {
  const line = readEntered(await args.request.formData(), lineFields)
  return line.productId === ''
    ? await addAgain(args, (shop) => shop.use(orders).addToCart(args.params['id'] ?? ''))
    : await addAgain(args, (shop) => addLine(shop, line))
}

const lineFields = { productId: hidden(), quantity: hidden(), name: hidden() }

/** As adding a whole order, whose response names what could not be added. */
async function addLine(shop: Client, { productId, quantity, name }: Record<keyof typeof lineFields, string>) {
  try {
    await shop.use(cart).add({ productId, quantity: Number(quantity) })
    return { unaddedProducts: [], totalSucceededProductCount: 1 }
  } catch (error) {
    if (!isRefusedLine(error)) throw error
    const unadded = { productName: name, productSKU: null, errorMessage: null }
    return { unaddedProducts: [unadded], totalSucceededProductCount: 0 }
  }
}

/** The platform or its rules do not take the line: the product is gone, or the quantity is not allowed any more. */
const isRefusedLine = (error: unknown): boolean =>
  isShopError(error, 'INVALID_QUANTITY') || (isResponseError(error) && [400, 404, 422].includes(error.status))

/** The same for the order that a form of the list names. */
export async function orderAgainFromList(args: PageActionArgs) {
  const { order } = readEntered(await args.request.formData(), { order: hidden() })
  return await addAgain(args, (shop) => shop.use(orders).addToCart(order))
}

type Reorder = Awaited<ReturnType<OrdersFeature['addToCart']>>

/** What the shop says of an addition, of an order or of one of its items. */
interface Added extends Pick<Reorder, 'totalSucceededProductCount'> {
  readonly unaddedProducts: readonly Pick<
    Reorder['unaddedProducts'][number],
    'productName' | 'productSKU' | 'errorMessage'
  >[]
}

async function addAgain(args: PageActionArgs, add: (shop: Client) => Promise<Added>) {
  await requireBuyer(args)
  const shop = shopOf(args)
  try {
    const { unaddedProducts, totalSucceededProductCount } = await add(shop)
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
    return data<ReorderResponse>({ failure }, { status: statusOf(error, failure) })
  }
}

/** An order that the list names may be another account's by now; only an invented form has no id of an order. */
function statusOf(error: unknown, { messageKey }: ReportedFailure): number {
  if (isShopError(error, 'INVALID_OPTION') || (isResponseError(error) && error.status === 404)) return 404
  return messageKey === 'busy' ? 409 : 503
}
