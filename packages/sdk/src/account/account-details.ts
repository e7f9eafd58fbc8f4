import { getUserInfo } from '../contract/account/account'
import { getEffectiveAccount, type EffectiveAccountFields } from '../contract/account/effective-account'
import { isResponseError, ShopError } from '../errors/errors'
import { requireAccountId } from '../rules/account/access'
import type { CallOptions, SendOptions, Transport } from '../transport/transport'

/** What only few shops ask about a buyer. */
export interface AccountDetailsCalls {
  /**
   * Fields of the account acted for, by API name [7.3-3]. Errors: `EFFECTIVE_ACCOUNT_ID_REQUIRED` where nobody is
   * signed in [8-4]; a refusal fails with its status text [8-15].
   */
  getEffective(fields: readonly string[], options?: CallOptions): Promise<EffectiveAccountFields>
  /** What the shop's own class says about the person; its members are the shop's [7.1-5]. Kept for 5 minutes. */
  getUserInfo(options?: SendOptions): Promise<unknown>
}

export function createAccountDetailsCalls({ send, scope }: Transport): AccountDetailsCalls {
  return {
    getEffective: async (fields, options) => {
      const effectiveAccountId = requireAccountId(scope().effectiveAccountId)
      const input = { params: { effectiveAccountId }, query: { fields: fields.join(',') } }
      try {
        return (await send(getEffectiveAccount, input, options)).data
      } catch (error) {
        if (!isResponseError(error)) throw error
        throw new ShopError('RESPONSE', error.statusText, { cause: error })
      }
    },
    getUserInfo: async (options) => (await send(getUserInfo, {}, options)).data ?? null,
  }
}
