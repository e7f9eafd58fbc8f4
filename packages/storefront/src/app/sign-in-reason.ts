/**
 * Why somebody stands at the sign-in who did not ask for it: a session ended, a page of the checkout needs one, or the
 * shop has no carts for guests and something was to go into one.
 */
export type SignInReason = 'ended' | 'checkout' | 'cart'

/** A path of the checkout on this origin, below any base path. */
const checkoutPath = /^\/(?:[\w-]+\/){0,2}checkout(?:[/?#]|$)/

/**
 * Reads the reason from the address of the sign-in; undefined for whoever just wants to sign in. Either way there may
 * be a buyer's cart that nobody can see now.
 */
export function readSignInReason(query: URLSearchParams): SignInReason | undefined {
  if (query.has('ended')) return 'ended'
  if (query.has('cart')) return 'cart'
  return checkoutPath.test(query.get('startUrl') ?? '') ? 'checkout' : undefined
}
