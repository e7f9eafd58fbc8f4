import type { Client } from '../client/client'
import { dropBlankTexts } from '../rules/account/access'
import type { Session } from '../state/session'
import { keepChosenAccount } from '../storage/effective-account'
import type { EffectiveAccount } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { session } from './session'

export interface EffectiveAccountFeature {
  /** Acts for another account from now on, or with null for the buyer's own. What belonged to the old one goes. */
  choose(account: EffectiveAccount | null, options?: CallOptions): Promise<Session>
}

/** The account that a buyer orders for. */
export function effectiveAccount(client: Client): EffectiveAccountFeature {
  const { reload } = client.use(session)
  const { storage, scope, changeScope } = client
  return {
    choose: (account, call) => {
      keepChosenAccount(storage, account)
      // The session is asked for as the account that the scope names, so the scope goes first.
      const { effectiveAccountId: _, ...rest } = scope.getSnapshot()
      changeScope({ ...rest, ...dropBlankTexts({ effectiveAccountId: account?.id }) })
      return reload(call)
    },
  }
}
