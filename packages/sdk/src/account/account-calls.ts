import type { AccountInfo } from '../contract/account/account'
import { listManagedAccounts, type ManagedAccount } from '../contract/account/managed-accounts'
import { readAccountInfo } from '../session/account-info'
import type { CallOptions, SendOptions, Transport } from '../transport/transport'

/** The buyer and the accounts he may act for. */
export interface AccountCalls {
  /** Name, type and menu of the buyer in the present locale [7.1-4]; kept for 5 minutes. */
  getInfo(options?: SendOptions): Promise<AccountInfo>
  /** The accounts that the buyer may act for, his own among them [7.3-2]. */
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
