import type { Client } from '../client/client'
import type { SessionContext } from '../contract/session/context'
import { isLastingRefusal } from '../errors/outcome'
import { isSameRecordId } from '../record-id'
import { isSignedIn } from '../rules/account/shopper-context'
import { keepChosenAccount, readChosenAccount } from '../storage/effective-account'
import type { CallOptions } from '../transport/transport'
import { contextCalls } from './context-calls'

/**
 * The session context. An account that may not be acted for any more, or that belongs to the buyer who was here
 * before, must not make the present one a guest.
 */
export async function getContext(client: Client, call?: CallOptions): Promise<SessionContext> {
  const { storage, scope, changeScope } = client
  const context = client.use(contextCalls)
  const requested = scope.getSnapshot().effectiveAccountId
  const chosen = readChosenAccount(storage)?.id
  try {
    return await context.getSession(call)
  } catch (error) {
    // What is refused for the moment says nothing about an account.
    if (requested === undefined || !isLastingRefusal(error)) throw error
    const ask = () => context.getSession(call)
    if (chosen === undefined || !isSameRecordId(requested, chosen))
      return await askWhoIsThere(client, ask, error)
    // Another load that went out with the same account may have let go of it already.
    const { effectiveAccountId, ...rest } = scope.getSnapshot()
    if (effectiveAccountId === requested) {
      keepChosenAccount(storage, null)
      changeScope(rest, { isSameShopper: true })
    }
    return await ask()
  }
}

/** An account of one's own is given up only where the platform says that somebody else is there. */
async function askWhoIsThere(
  { scope, changeScope }: Client,
  ask: () => Promise<SessionContext>,
  error: unknown,
): Promise<SessionContext> {
  const before = scope.getSnapshot()
  const { effectiveAccountId: _account, ...rest } = before
  changeScope(rest, { isSameShopper: true })
  const found = await ask().catch(() => undefined)
  const isSame =
    found !== undefined && isSignedIn(found) && isSameRecordId(found.userId ?? '', before.userId ?? '')
  if (found && !isSame) return found
  if (scope.getSnapshot() === rest) changeScope(before, { isSameShopper: true })
  throw error
}
