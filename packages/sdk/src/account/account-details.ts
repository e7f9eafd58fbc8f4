import { getUserInfo } from '../contract/account/account'
import { getEffectiveAccount, type EffectiveAccountFields } from '../contract/account/effective-account'
import { isResponseError, ShopError } from '../errors/errors'
import { requireAccountId } from '../rules/account/access'
import type { CallOptions, SendOptions, Transport } from '../transport/transport'

/** Calls about a buyer that only few shops need. */
export interface AccountDetailsCalls {
  /**
   * Fields of the effective account by API name. Errors: `EFFECTIVE_ACCOUNT_ID_REQUIRED` when nobody is signed in; a
   * refusal is a `RESPONSE` error whose message is the status text.
   */
  getEffective(fields: readonly string[], options?: CallOptions): Promise<EffectiveAccountFields>
  /**
   * What a class of the shop's organisation returns about the person; null where it returns nothing. Cached for 5
   * minutes.
   */
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
