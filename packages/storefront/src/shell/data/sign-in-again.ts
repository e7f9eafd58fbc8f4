import { sessionKey } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { redirectDocument } from 'react-router-dom'
import { withNamedParameters } from '../page-parameters'
import { paths } from '../paths'
import type { PageActionArgs, PageLoaderArgs } from '../shop-context'
import { shopOf } from '../shop-context'

type Args = PageLoaderArgs | PageActionArgs

/**
 * Redirects to the sign-in page, and from there back to this address. It loads a new document, so that nothing of the
 * buyer's page remains.
 */
export function signInAgain({ request }: Pick<Args, 'request'>): Response {
  const { pathname, search } = new URL(withNamedParameters(request.url))
  return redirectDocument(paths.login({ startUrl: pathname + search, hasEnded: true }), 303)
}

/** Redirects to the sign-in page when the session has ended; throws any other error again. */
export function signInAgainAfter(error: unknown, args: Args): Response {
  if (isShopError(error, 'SESSION_ENDED') && !isStillBuyer(args)) return signInAgain(args)
  throw error
}

/** The platform refuses a buyer who is signed in: signing in again would lead back here. */
function isStillBuyer(args: Args): boolean {
  const state = shopOf(args).loaded(sessionKey).getSnapshot()
  return state.status === 'ready' && !state.value.isGuest
}
