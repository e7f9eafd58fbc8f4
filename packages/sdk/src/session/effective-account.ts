import type { FeatureContext } from '../client/client'
import { dropBlankTexts } from '../rules/account/access'
import type { Session } from '../state/session'
import { saveChosenAccount } from '../storage/effective-account'
import type { EffectiveAccount } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { sessionStore } from './session-store'

/** The choice of the effective account. */
export interface EffectiveAccountFeature {
  /** Acts for another account from now on, or with null for the buyer's own. Resets what was loaded for the old one. */
  choose(account: EffectiveAccount | null, options?: CallOptions): Promise<Session>
}

/** The account that a buyer acts for. */
export function effectiveAccount(client: FeatureContext): EffectiveAccountFeature {
  const { reload } = client.use(sessionStore)
  const { storage, scope, changeScope } = client
  return {
    choose: (account, call) => {
      saveChosenAccount(storage, account)
      // The session is loaded for the account in the scope, so the scope changes first.
      const { effectiveAccountId: _, ...rest } = scope.getSnapshot()
      changeScope({ ...rest, ...dropBlankTexts({ effectiveAccountId: account?.id }) })
      return reload(call)
    },
  }
}
