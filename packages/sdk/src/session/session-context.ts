import type { ClientCore } from '../client-core'
import type { SessionContext } from '../contract/context'
import { isLastingRefusal } from '../errors/outcome'
import { isSameRecordId } from '../record-id'
import type { ContextResource } from './context-calls'
import { isSignedIn } from '../rules/account/shopper-context'
import { storageEntries } from '../storage/storage-entries'
import type { CallOptions, Transport } from '../transport/transport'

/** What of the platform a session needs. */
export interface SessionPlatform {
  readonly context: ContextResource
  readonly transport: Pick<Transport, 'clearAnswers'>
}

/**
 * The session context. An account that may not be acted for any more, or that belongs to the buyer who was here
 * before, must not make the present one a guest.
 */
export async function getContext(
  core: ClientCore,
  { context }: Pick<SessionPlatform, 'context'>,
  call?: CallOptions,
): Promise<SessionContext> {
  const { browserStore, scope } = core
  const asked = scope.getSnapshot().effectiveAccountId
  const chosen = browserStore.read(storageEntries.effectiveAccount)?.id
  try {
    return await context.getSession(call)
  } catch (error) {
    // What is refused for the moment says nothing about an account.
    if (asked === undefined || !isLastingRefusal(error)) throw error
    const ask = () => context.getSession(call)
    if (chosen === undefined || !isSameRecordId(asked, chosen)) return await askWhoIsThere(core, ask, error)
    // Another load that went out with the same account may have let go of it already.
    const { effectiveAccountId, ...rest } = scope.getSnapshot()
    if (effectiveAccountId === asked) {
      browserStore.remove(storageEntries.effectiveAccount)
      scope.set(rest)
    }
    return await ask()
  }
}

/** An account of one's own is given up only where the platform says that somebody else is there. */
async function askWhoIsThere(
  { scope }: ClientCore,
  ask: () => Promise<SessionContext>,
  error: unknown,
): Promise<SessionContext> {
  const before = scope.getSnapshot()
  const { effectiveAccountId: _account, ...rest } = before
  scope.set(rest)
  const found = await ask().catch(() => undefined)
  const isSame =
    found !== undefined && isSignedIn(found) && isSameRecordId(found.userId ?? '', before.userId ?? '')
  if (found && !isSame) return found
  if (scope.getSnapshot() === rest) scope.set(before)
  throw error
}
