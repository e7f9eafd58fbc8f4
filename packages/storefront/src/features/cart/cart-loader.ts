import { currentCart, isSameRecordId, isShopError } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { requireBuyer } from '../../app/require-buyer'

/**
 * Loads the buyer's cart into the client's store, which the page shows. There is one open cart at a time: any other
 * id leads to it, also the one of a cart that was ordered. What was raised without scripts comes by the address.
 * While the platform calculates, a server renders the page without the cart and the browser fetches it.
 */
export async function loadCartPage(args: PageLoaderArgs) {
  await requireBuyer(args)
  const { searchParams } = new URL(args.request.url)
  const raised = readRaised(searchParams)
  const done = searchParams.get('done') === 'reordered' ? 'reordered' : undefined
  const cart = await loadCart(args)
  if (cart === undefined) return { raised, isReordered: done !== undefined }
  const present = cart?.summary.cartId ?? currentCart
  const asked = args.params['cartId'] ?? currentCart
  if (asked !== present && !isSameRecordId(asked, present)) throw redirect(paths.cart(present, { done }), 303)
  return { raised, isReordered: done !== undefined }
}

/** The cart, null where there is none; undefined while the platform calculates it, for which a server does not wait. */
async function loadCart(args: PageLoaderArgs) {
  try {
    return await shopOf(args).cart.load({ signal: args.request.signal })
  } catch (error) {
    if (isShopError(error, 'SSR_NO_POLLING')) return undefined
    throw error
  }
}

/** A typed quantity that was raised or lowered by the request before. */
export interface RaisedQuantity {
  readonly cartItemId: string
  readonly from: number
}

function readRaised(query: URLSearchParams): RaisedQuantity | null {
  const cartItemId = query.get('item')
  const from = Number(query.get('from'))
  return cartItemId === null || !Number.isSafeInteger(from) || from < 1 ? null : { cartItemId, from }
}

/** The cart's address that says which quantity was raised, and from what. */
export const raisedPath = (cartId: string, { cartItemId, from }: RaisedQuantity): string =>
  `${paths.cart(cartId)}?${new URLSearchParams({ item: cartItemId, from: String(from) })}`
