import type { FeatureContext } from '../client/client'
import type { SessionContext } from '../contract/session/context'
import { isLastingRefusal } from '../errors/outcome'
import { isSameRecordId } from '../record-id'
import { isSignedIn } from '../rules/account/shopper-context'
import { saveChosenAccount, readChosenAccount } from '../storage/effective-account'
import type { CallOptions } from '../transport/transport'
import { contextCalls } from './context-calls'

/**
 * The session context. A chosen account that is no longer allowed, or that belongs to the previous buyer, must not make
 * the current buyer a guest.
 */
export async function getContext(client: FeatureContext, call?: CallOptions): Promise<SessionContext> {
  const { storage, scope, changeScope } = client
  const context = client.use(contextCalls)
  const requested = scope.getSnapshot().effectiveAccountId
  const chosen = readChosenAccount(storage)?.id
  try {
    return await context.getSession(call)
  } catch (error) {
    // A temporary refusal says nothing about the account.
    if (requested === undefined || !isLastingRefusal(error)) throw error
    const getAgain = () => context.getSession(call)
    if (chosen === undefined || !isSameRecordId(requested, chosen))
      return await checkOwnAccount(client, getAgain, error)
    // Another load for the same account may have removed it already.
    const { effectiveAccountId, ...rest } = scope.getSnapshot()
    if (effectiveAccountId === requested) {
      saveChosenAccount(storage, null)
      changeScope(rest, { isSameShopper: true })
    }
    return await getAgain()
  }
}

/** The buyer's own account is dropped only where the platform says that the shopper is a different one. */
async function checkOwnAccount(
  { scope, changeScope }: FeatureContext,
  getAgain: () => Promise<SessionContext>,
  error: unknown,
): Promise<SessionContext> {
  const before = scope.getSnapshot()
  const { effectiveAccountId: _account, ...rest } = before
  changeScope(rest, { isSameShopper: true })
  const found = await getAgain().catch(() => undefined)
  const isSame =
    found !== undefined && isSignedIn(found) && isSameRecordId(found.userId ?? '', before.userId ?? '')
  if (found && !isSame) return found
  if (scope.getSnapshot() === rest) changeScope(before, { isSameShopper: true })
  throw error
}
