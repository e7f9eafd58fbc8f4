import { session, sessionKey, type Client, type Session } from '@cartonnage/sdk'
import { ShopError } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { paths } from './paths'
import { signInAgain } from './sign-in-again'
import type { PageActionArgs, PageLoaderArgs } from './shop-context'
import { shopOf } from './shop-context'
import { visitContext } from './visit'

type Args = PageLoaderArgs | PageActionArgs

/** Who is signed in; undefined for a guest, whom nobody asks the platform about without a session cookie. */
export async function findBuyer(args: Args): Promise<Session | undefined> {
  if (!args.context.get(visitContext).hasSession) return undefined
  const found = await ensureSession(shopOf(args))
  return found.isGuest ? undefined : found
}

/**
 * The buyer of this page. A guest is sent to sign in, and comes back to this address afterwards; who was a buyer
 * before is told that the session has ended. While the platform cannot be asked, it is a page error of 503.
 */
export async function requireBuyer(args: Args): Promise<Session> {
  const buyer = await findBuyer(args)
  if (buyer !== undefined) return buyer
  // Signing in would not help: whoever has a session may well be signed in.
  if (isUnknown(args)) throw new ShopError('NETWORK', 'The platform could not be asked who is shopping.')
  const { pathname, search } = new URL(args.request.url)
  // The router takes thrown answers as its own; they are no errors.
  throw wasBuyer(args) ? signInAgain(args) : redirect(paths.login({ startUrl: pathname + search }), 303)
}

/** The platform could not be asked who this is. */
function isUnknown(args: Args): boolean {
  const state = shopOf(args).loaded(sessionKey).getSnapshot()
  return state.status === 'ready' && state.value.isUnknown === true
}

/** The cookies of a session say so, or this very page, which was made for a buyer. */
function wasBuyer(args: Args): boolean {
  const state = shopOf(args).loaded(sessionKey).getSnapshot()
  const wasHere = state.status === 'ready' && (!state.value.isGuest || state.value.hasEnded === true)
  return wasHere || args.context.get(visitContext).hadSession === true
}

/** The shell asks at the same time: its question is joined, not asked again. */
const ensureSession = ({ use }: Client): Promise<Session> => use(session).ensure()
