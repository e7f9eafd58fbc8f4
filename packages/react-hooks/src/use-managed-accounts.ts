import type { Session } from '@cartonnage/sdk'
import type { ManagedAccount } from '@cartonnage/sdk/contract'
import { account, effectiveAccount, storageEntries } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { useCallback, useEffect, useState } from 'react'
import { useFeature, useShopClient } from './shop-provider'
import { useAction, type Action } from './use-action'
import { useSession } from './use-session'
import { useStore } from './use-store'

export interface ManagedAccountsView {
  /** The buyer's own account and those that the buyer manages; `undefined` until they are loaded. */
  readonly accounts: readonly ManagedAccount[] | undefined
  /** Loading the accounts: its `error` says why there are none, `run` tries again. */
  readonly list: Action<[], readonly ManagedAccount[]>
  /** Whether this is the account that is ordered for now. */
  isActive(account: ManagedAccount): boolean
  /** Orders for that account from now on. What belonged to the other one goes [6-4]. */
  readonly choose: Action<[account: ManagedAccount], Session>
}

/** The accounts that a buyer may act for [1-7], loaded when the view appears; guests have none. */
export function useManagedAccounts(): ManagedAccountsView {
  const { scope, storage } = useShopClient()
  const { listManaged } = useFeature(account)
  const { choose: chooseAccount } = useFeature(effectiveAccount)
  const { isGuest } = useSession()
  const { effectiveAccountId } = useStore(scope)
  const [accounts, setAccounts] = useState<readonly ManagedAccount[]>()
  const load = useCallback(async () => {
    const loaded = await listManaged()
    setAccounts(loaded)
    return loaded
  }, [listManaged])
  const actFor = useCallback(
    async ({ accountId, accountName, isMyAccount }: ManagedAccount) => {
      const next = await chooseAccount(isMyAccount ? null : { id: accountId, name: accountName ?? '' })
      storage.remove(storageEntries.activeCheckoutId)
      return next
    },
    [chooseAccount, storage],
  )
  const list = useAction(load)
  const choose = useAction(actFor)
  const { run } = list
  useEffect(() => {
    if (!isGuest) void run()
  }, [isGuest, run])
  return {
    accounts,
    list,
    choose,
    isActive: ({ accountId, isMyAccount }) =>
      effectiveAccountId === undefined ? isMyAccount : isSameRecordId(accountId, effectiveAccountId),
  }
}
