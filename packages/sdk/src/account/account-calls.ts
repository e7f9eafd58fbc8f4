import type { AccountInfo } from '../contract/account/account'
import { listManagedAccounts, type ManagedAccount } from '../contract/account/managed-accounts'
import { readAccountInfo } from '../session/account-info'
import type { CallOptions, SendOptions, Transport } from '../transport/transport'

/** The buyer and the accounts that they may order for. */
export interface AccountCalls {
  /** Name, type and menu of the buyer in the client's locale; cached for 5 minutes. */
  getInfo(options?: SendOptions): Promise<AccountInfo>
  /** The accounts that the buyer may order for, including their own. */
  listManaged(options?: CallOptions): Promise<readonly ManagedAccount[]>
}

export function createAccountCalls(transport: Transport): AccountCalls {
  return {
    getInfo: (options) => readAccountInfo(transport, options),
    listManaged: async (options) => {
      const response = await transport.send(
        listManagedAccounts,
        { query: { includeMyAccount: true } },
        options,
      )
      return response.data.externalManagedAccounts
    },
  }
}
