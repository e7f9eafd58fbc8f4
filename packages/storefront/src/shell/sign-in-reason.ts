/**
 * Why a visitor was sent to the sign-in page: the password was changed, the session has ended, the checkout needs one, or the shop has no carts for
 * guests.
 */
export type SignInReason = 'ended' | 'checkout' | 'cart' | 'password'

/** A path of the checkout on this origin, below any base path. */
const checkoutPath = /^\/(?:[\w-]+\/){0,2}checkout(?:[/?#]|$)/

/**
 * The reason in the query of the sign-in page; undefined for visitors who came to sign in. In both cases there may be a
 * buyer's cart that cannot be shown now.
 */
export function readSignInReason(query: URLSearchParams): SignInReason | undefined {
  if (query.has('changed')) return 'password'
  if (query.has('ended')) return 'ended'
  if (query.has('cart')) return 'cart'
  return checkoutPath.test(query.get('startUrl') ?? '') ? 'checkout' : undefined
}
