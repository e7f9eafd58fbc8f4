import type { Client } from '../client/client'
import { afterSession, shopperTransport } from '../session/after-session'
import { createAccountResource, type AccountResource } from './account-calls'
import { createAccountDetailsResource, type AccountDetailsResource } from './account-details'

export interface AccountFeature extends AccountResource, AccountDetailsResource {}

/** The buyer, and the accounts that the buyer may order for. */
export function account(client: Client): AccountFeature {
  const transport = client.use(shopperTransport)
  const { getEffective, getUserInfo } = createAccountDetailsResource(transport)
  return {
    ...createAccountResource(transport),
    getUserInfo,
    // It looks at the scope, which must be the shopper's by then.
    getEffective: client.use(afterSession)(getEffective),
  }
}
