import * as z from 'zod/mini'
import type { ManagedAccountsQuery } from './account-requests'
import { defineCall, sends } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { flag, listOf, maybe, text, type Schema } from '../kit/schema'

const managedAccountShape = z.object({
  accountId: z.string(),
  accountName: text,
  isMyAccount: flag,
  address: maybe(z.object({ city: text, country: text, state: text, street: text, zip: text })),
})
/** An account that the buyer may act for [7.3-2]. */
export interface ManagedAccount extends z.output<typeof managedAccountShape> {}
export interface ManagedAccountWire extends z.input<typeof managedAccountShape> {}
export const managedAccountSchema: Schema<ManagedAccount, ManagedAccountWire> = managedAccountShape

const managedAccountsShape = z.object({ externalManagedAccounts: listOf(managedAccountSchema) })
export interface ManagedAccounts extends z.output<typeof managedAccountsShape> {}
export interface ManagedAccountsWire extends z.input<typeof managedAccountsShape> {}
export const managedAccountsSchema: Schema<ManagedAccounts, ManagedAccountsWire> = managedAccountsShape

/** [7.3-2] The accounts that the buyer may act for. */
export const listManagedAccounts = defineCall(
  {
    id: 'account.listManaged',
    method: 'GET',
    path: `${webstorePath}/external-managed-accounts`,
    at: 'api',
    responses: { 200: managedAccountsSchema },
  },
  sends<{ query?: ManagedAccountsQuery }>,
)
