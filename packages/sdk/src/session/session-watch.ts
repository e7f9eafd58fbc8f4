import type { Client } from '../client/client'
import type { CallSpec } from '../contract/kit/call'
import type { CartSummary } from '../contract/cart/cart-summary'
import { isResponseError, ShopError } from '../errors/errors'
import { isSameRecordId } from '../record-id'
import { isSignedIn } from '../rules/account/shopper-context'
import { valueOf } from '../state/async-state'
import { endedSession } from '../state/session'
import { getContext } from './session-context'
import { sessionKey } from './session-keys'

/** Notices that a buyer's session is over, although nobody signed out. */
export interface SessionWatch {
  /**
   * What a failed call means: `SESSION_ENDED` for 401, and for 403, or 404 on a cart or checkout, where the session
   * context does not know the buyer any more. A buyer without a cart stays one.
   */
  toFailure(call: CallSpec, error: unknown): Promise<unknown>
  /** Fails with `SESSION_ENDED` for a guest's cart that answers in the place of a buyer's. */
  requireOwner(cart: Pick<CartSummary, 'ownerId'>): Promise<void>
}

/** Their 401 is about what was typed, and the question who is there must not lead to itself. */
const unjudged: readonly string[] = ['signIn.signIn', 'signIn.register', 'context.getSession']

const isPurchase = ({ path }: CallSpec): boolean => /\/(?:carts|checkouts)(?:\/|$)/.test(path)

/** The failure that says so. */
export const sessionEnded = (cause?: unknown): ShopError =>
  new ShopError('SESSION_ENDED', 'the session has ended', { cause })

/** Watches over the session of one client. */
export function sessionWatch(client: Client): SessionWatch {
  let looking: Promise<boolean> | undefined
  /** One look for all who meet the end at the same time. */
  const look = (): Promise<boolean> =>
    (looking ??= findEnd(client).finally(() => {
      looking = undefined
    }))
  const isOver = async () => (isReturningBuyer(client) ? await look() : hasEnded(client))

  return {
    toFailure: async (call, error) => {
      if (!isResponseError(error) || unjudged.includes(call.id)) return error
      if (error.status === 401) {
        await isOver().catch(() => undefined)
        return sessionEnded(error)
      }
      const mayBeOver = error.status === 403 || (error.status === 404 && isPurchase(call))
      if (!mayBeOver) return error
      try {
        return (await isOver()) ? sessionEnded(error) : error
      } catch (unknown) {
        // Nobody knows whose cart is missing; a change that was refused has not been made in any case.
        return error.status === 404 && call.method === 'GET' ? unknown : error
      }
    },
    requireOwner: async ({ ownerId }) => {
      // Without the session context nobody can tell whose cart it is, and it is not taken for the buyer's.
      const { userId } = client.scope.getSnapshot()
      if (ownerId === null || userId === undefined || isSameRecordId(ownerId, userId)) return
      if (await isOver()) throw sessionEnded()
    },
  }
}

const isReturningBuyer = ({ scope }: Client): boolean => scope.getSnapshot().userId !== undefined

const hasEnded = ({ loaded }: Client): boolean => valueOf(loaded(sessionKey).getSnapshot())?.hasEnded === true

/** Asks the session context; when it says guest, the client is one from then on. */
async function findEnd(client: Client): Promise<boolean> {
  if (isSignedIn(await getContext(client))) return false
  const { userId: _user, effectiveAccountId: _account, ...next } = client.scope.getSnapshot()
  client.changeScope(next, { reason: sessionEnded() })
  client.loaded(sessionKey).set(endedSession)
  return true
}
