import type { FeatureContext } from '../client/client'
import { afterSession, shopperTransport } from '../session/after-session'
import { createAccountCalls, type AccountCalls } from './account-calls'
import { createAccountDetailsCalls, type AccountDetailsCalls } from './account-details'

/** Available for buyers; for guests the platform refuses most of it. */
export interface AccountFeature extends AccountCalls, AccountDetailsCalls {}

/** The buyer, and the accounts that the buyer may order for. */
export function account(client: FeatureContext): AccountFeature {
  const transport = client.use(shopperTransport)
  const { getEffective, getUserInfo } = createAccountDetailsCalls(transport)
  return {
    ...createAccountCalls(transport),
    getUserInfo,
    // It reads the account from the scope, which the session has to set first.
    getEffective: client.use(afterSession)(getEffective),
  }
}
