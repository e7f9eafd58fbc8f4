import { guestPermissions, sessionKey, sessionStore, type Client, type Session } from '@cartonnage/sdk'
import { ShopError } from '@cartonnage/sdk/errors'
import { canUseGuestCart, canUseGuestCheckout } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { paths } from '../paths'
import { signInAgain } from './sign-in-again'
import type { PageActionArgs, PageLoaderArgs } from '../shop-context'
import { shopOf } from '../shop-context'
import { requestContext } from '../request-context'
import { notFound } from '../not-found'

type Args = PageLoaderArgs | PageActionArgs

/** The signed-in buyer; undefined for a guest. Without a session cookie the platform is not asked. */
export async function findBuyer(args: Args): Promise<Session | undefined> {
  if (!args.context.get(requestContext).hasSession) return undefined
  const found = await ensureSession(shopOf(args))
  return found.isGuest ? undefined : found
}

/**
 * The buyer of this page. Redirects a guest to the sign-in page, and from there back to this address; a former buyer is
 * told that the session has ended. Throws a page error of 503 while the platform cannot be asked.
 */
export async function requireBuyer(args: Args): Promise<Session> {
  const buyer = await findBuyer(args)
  if (buyer !== undefined) return buyer
  // Signing in would not help: the visitor may well be signed in.
  if (isUnknown(args)) throw new ShopError('NETWORK', 'The platform could not be asked who is shopping.')
  const { pathname, search } = new URL(args.request.url)
  // The router handles a thrown response as a redirect, not as an error.
  throw wasBuyer(args) ? signInAgain(args) : redirect(paths.login({ startUrl: pathname + search }), 303)
}

/**
 * Who checks out: the buyer, or a guest where the shop allows it. Redirects other guests as {@link requireBuyer} does;
 * a former buyer signs in again, and does not become a guest in the middle of an order.
 */
export async function requireShopper(args: Args): Promise<Session> {
  const buyer = await findBuyer(args)
  if (buyer !== undefined) return buyer
  const isAllowed = !isUnknown(args) && !wasBuyer(args) && (await mayCheckOut(shopOf(args)))
  return isAllowed ? await ensureSession(shopOf(args)) : await requireBuyer(args)
}

/** Not while the platform cannot say so: signing in is possible everywhere. */
const mayCheckOut = ({ use }: Client): Promise<boolean> =>
  use(guestPermissions)
    .load()
    .then(
      (permissions) =>
        canUseGuestCart({ isGuest: true, ...permissions }) &&
        canUseGuestCheckout({ isGuest: true, ...permissions }),
      () => false,
    )

/** The platform could not be asked who this is. */
function isUnknown(args: Args): boolean {
  const state = shopOf(args).loaded(sessionKey).getSnapshot()
  return state.status === 'ready' && state.value.isUnknown === true
}

/** The session's cookies say so, or the session that this page was rendered with. */
function wasBuyer(args: Args): boolean {
  const state = shopOf(args).loaded(sessionKey).getSnapshot()
  const wasHere = state.status === 'ready' && (!state.value.isGuest || state.value.hasEnded === true)
  return wasHere || args.context.get(requestContext).hadSession === true
}

/** Shares the request that the shell makes at the same time. */
const ensureSession = ({ use }: Client): Promise<Session> => use(sessionStore).ensure()

/**
 * The private buyer of a page that business buyers do not have: it is not in their menu, so they get a 404. Redirects
 * a guest to the sign-in page.
 */
export async function requirePrivateBuyer(args: PageLoaderArgs): Promise<Session> {
  const buyer = await requireBuyer(args)
  return buyer.userType === 'business' ? notFound() : buyer
}
