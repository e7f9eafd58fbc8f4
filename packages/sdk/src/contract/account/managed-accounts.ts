import * as z from 'zod/mini'
import type { ManagedAccountsQuery } from './account-requests'
import { defineCall, request } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { flag, listOf, maybe, text, type Schema } from '../kit/schema'

const managedAccountShape = z.object({
  /** Record id; the only required member. */
  accountId: z.string(),
  /** Null where the platform sends none. */
  accountName: text,
  /** True for the buyer's own account only. */
  isMyAccount: flag,
  /** Postal address for telling branches apart; null where the account has none. */
  address: maybe(
    z.object({
      /** Null where unknown. */
      city: text,
      /** Country name as the organisation keeps it, not an ISO code. */
      country: text,
      /** Subdivision as the organisation keeps it; null where unknown. */
      state: text,
      /** Street with house number; null where unknown. */
      street: text,
      /** Postal code; null where unknown. */
      zip: text,
    }),
  ),
})
/** An account that the buyer may act for. */
export interface ManagedAccount extends z.output<typeof managedAccountShape> {}
/** Fails without `accountId`. */
export const managedAccountSchema: Schema<ManagedAccount> = managedAccountShape

const managedAccountsShape = z.object({
  /** Empty where the buyer may act for no other account. */
  externalManagedAccounts: listOf(managedAccountSchema),
})
/** The accounts that a buyer may order for, wrapped as the platform sends them. */
export interface ManagedAccounts extends z.output<typeof managedAccountsShape> {}
/** Fails when one of the accounts has no `accountId`. */
export const managedAccountsSchema: Schema<ManagedAccounts> = managedAccountsShape

/** The accounts that the buyer may act for. */
export const listManagedAccounts = defineCall(
  {
    id: 'account.listManaged',
    method: 'GET',
    path: `${webstorePath}/external-managed-accounts`,
    base: 'api',
    responses: { 200: managedAccountsSchema },
  },
  request<{ query?: ManagedAccountsQuery }>,
)
