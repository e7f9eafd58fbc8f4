import { sessionKey } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/rules'
import { redirectDocument } from 'react-router-dom'
import { paths } from './paths'
import type { PageActionArgs, PageLoaderArgs } from './shop-context'
import { shopOf } from './shop-context'

type Args = PageLoaderArgs | PageActionArgs

/**
 * The way to sign in again, and from there back to this address. A whole page load: nothing of the page that was made
 * for the buyer stays.
 */
export function signInAgain({ request }: Pick<Args, 'request'>): Response {
  const { pathname, search } = new URL(request.url)
  return redirectDocument(paths.login({ startUrl: pathname + search, hasEnded: true }), 303)
}

/** Signs in again when the session has ended; any other failure stays what it is. */
export function signInAgainAfter(error: unknown, args: Args): Response {
  if (isShopError(error, 'SESSION_ENDED') && !isStillBuyer(args)) return signInAgain(args)
  throw error
}

/** The platform refuses a buyer whom it knows: signing in again would lead here again. */
function isStillBuyer(args: Args): boolean {
  const state = shopOf(args).loaded(sessionKey).getSnapshot()
  return state.status === 'ready' && !state.value.isGuest
}
