/** Why somebody stands at the sign-in who did not ask for it: a session ended, or a page of the checkout needs one. */
export type SignInReason = 'ended' | 'checkout'

/** A path of the checkout on this origin, below any base path. */
const checkoutPath = /^\/(?:[\w-]+\/){0,2}checkout(?:[/?#]|$)/

/**
 * Reads the reason from the address of the sign-in; undefined for whoever just wants to sign in. Either way there may
 * be a buyer's cart that nobody can see now.
 */
export function readSignInReason(query: URLSearchParams): SignInReason | undefined {
  if (query.has('ended')) return 'ended'
  return checkoutPath.test(query.get('startUrl') ?? '') ? 'checkout' : undefined
}
