import type { FeatureContext } from '../client/client'
import type { CallSpec } from '../contract/kit/call'
import type { CartSummary } from '../contract/cart/cart-summary'
import { isResponseError, ShopError } from '../errors/errors'
import { isSameRecordId } from '../record-id'
import { isSignedIn } from '../rules/account/shopper-context'
import { valueOf } from '../state/async-state'
import { endedSession } from '../state/session'
import { getContext } from './session-context'
import { sessionKey } from './session-keys'

/** Detects that a buyer's session has ended without signing out. */
export interface SessionWatch {
  /**
   * The error of a failed call: `SESSION_ENDED` for 401, and for 403 (or 404 on a cart or checkout) when the session
   * context no longer knows the buyer. A buyer without a cart stays one.
   */
  toFailure(call: CallSpec, error: unknown): Promise<unknown>
  /**
   * Rejects with `SESSION_ENDED` for a guest's cart that the platform returned instead of a buyer's; none (null) may be a
   * guest's too.
   */
  requireOwner(cart: Pick<CartSummary, 'ownerId'> | null): Promise<void>
}

/** A 401 of these is about the credentials; and checking the session must not trigger another check. */
const exemptCalls: readonly string[] = [
  'signIn.signIn',
  'signIn.register',
  'context.getSession',
  'passwords.setByCode',
]

const isPurchase = ({ path }: CallSpec): boolean => /\/(?:carts|checkouts)(?:\/|$)/.test(path)

export const sessionEnded = (cause?: unknown): ShopError =>
  new ShopError('SESSION_ENDED', 'the session has ended', { cause })

/** Watches over the session of one client. */
export function sessionWatch(client: FeatureContext): SessionWatch {
  let checking: Promise<boolean> | undefined
  /** One check for all calls that fail at the same time. */
  const checkOnce = (): Promise<boolean> =>
    (checking ??= findEnd(client).finally(() => {
      checking = undefined
    }))
  const isOver = async () => (isReturningBuyer(client) ? await checkOnce() : hasEnded(client))

  return {
    toFailure: async (call, error) => {
      if (!isResponseError(error) || exemptCalls.includes(call.id)) return error
      if (error.status === 401) {
        await isOver().catch(() => undefined)
        return sessionEnded(error)
      }
      const mayBeOver = error.status === 403 || (error.status === 404 && isPurchase(call))
      if (!mayBeOver) return error
      try {
        return (await isOver()) ? sessionEnded(error) : error
      } catch (unknown) {
        // It is unknown whose cart is missing; a refused change has not been made in either case.
        return error.status === 404 && call.method === 'GET' ? unknown : error
      }
    },
    requireOwner: async (cart) => {
      const { userId } = client.scope.getSnapshot()
      if (cart && (userId === undefined || isOwnedBy(cart, userId))) return
      // Rejects also when the session context fails: the cart must not pass for the buyer's.
      if (await isOver()) throw sessionEnded()
    },
  }
}

/** A cart without an owner passes for the buyer's. */
const isOwnedBy = ({ ownerId }: Pick<CartSummary, 'ownerId'>, userId: string): boolean =>
  ownerId === null || isSameRecordId(ownerId, userId)

const isReturningBuyer = ({ scope }: FeatureContext): boolean => scope.getSnapshot().userId !== undefined

const hasEnded = ({ loaded }: FeatureContext): boolean =>
  valueOf(loaded(sessionKey).getSnapshot())?.hasEnded === true

/** Loads the session context; when it says guest, the client's session has ended. */
async function findEnd(client: FeatureContext): Promise<boolean> {
  if (isSignedIn(await getContext(client))) return false
  const { userId: _user, effectiveAccountId: _account, ...next } = client.scope.getSnapshot()
  client.changeScope(next, { reason: sessionEnded() })
  client.loaded(sessionKey).set(endedSession)
  return true
}
