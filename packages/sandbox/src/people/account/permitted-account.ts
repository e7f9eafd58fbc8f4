import type { Buyer, Visitor } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { PlatformError } from '../../platform-error'
import { isSameRecord } from '../../record-id'
import { findAccount, listManagedAccounts, type Account } from '../session/buyer-repository'

/** The visitor's buyer; guests and ended sessions fail with 401 INVALID_SESSION_ID. */
export function requireBuyer({ buyer }: Visitor): Buyer {
  if (!buyer) throw new PlatformError(401, 'INVALID_SESSION_ID', 'Session expired or invalid')
  return buyer
}

/** The account with this id of 15 or 18 characters, if it is the buyer's own or one they manage. */
export function findPermittedAccount(
  { db }: SandboxContext,
  buyer: Buyer,
  accountId: string,
): Account | undefined {
  const managed = listManagedAccounts(db, buyer.accountId)
  if (isSameRecord(accountId, buyer.accountId)) return findAccount(db, buyer.accountId)
  return managed.find(({ id }) => isSameRecord(id, accountId))
}
