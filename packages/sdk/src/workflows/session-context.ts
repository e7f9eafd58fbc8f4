import type { ClientCore } from '../client-core'
import type { SessionContext } from '../contract/context'
import type { Platform } from '../platform'
import { storageEntries } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { isLastingRefusal } from './outcome'

/**
 * The session context. An account that may not be acted for any more, or that belongs to the buyer who was here
 * before, must not make the present one a guest.
 */
export async function getContext(
  core: ClientCore,
  platform: Platform,
  call?: CallOptions,
): Promise<SessionContext> {
  const { browserStore, scope } = core
  const asked = scope.getSnapshot().effectiveAccountId
  try {
    return await platform.context.getSession(call)
  } catch (error) {
    // What is refused for the moment only says nothing about the account.
    if (asked === undefined || !isLastingRefusal(error)) throw error
    // Another load that went out with the same account may have let go of it already.
    const { effectiveAccountId, ...rest } = scope.getSnapshot()
    if (effectiveAccountId === asked) {
      browserStore.remove(storageEntries.effectiveAccount)
      scope.set(rest)
    }
    return await platform.context.getSession(call)
  }
}
