import type { Session } from '@cartonnage/sdk'
import type { ManagedAccount } from '@cartonnage/sdk/contract'
import { account, effectiveAccount, storageEntries } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { useCallback, useEffect, useState } from 'react'
import { useFeature, useShopClient } from './shop-provider'
import { useAction, type Action } from './use-action'
import { useSession } from './use-session'
import { useStore } from './use-store'

/** The accounts that a buyer may act for. */
export interface ManagedAccountsView {
  /** The buyer's own account and those they manage; `undefined` until loaded, and for guests. */
  readonly accounts: readonly ManagedAccount[] | undefined
  /** Loading the accounts: `error` says why there are none, `run` retries. */
  readonly list: Action<[], readonly ManagedAccount[]>
  /** Whether orders are currently for this account. */
  isActive(account: ManagedAccount): boolean
  /** Orders are for that account from now on. Data of the previous account is dropped, a checkout in progress too. */
  readonly choose: Action<[account: ManagedAccount], Session>
}

/** The accounts that a buyer may act for, loaded when the component mounts; guests have none. */
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
  const switchTo = useCallback(
    async ({ accountId, accountName, isMyAccount }: ManagedAccount) => {
      const next = await chooseAccount(isMyAccount ? null : { id: accountId, name: accountName ?? '' })
      storage.remove(storageEntries.activeCheckoutId)
      return next
    },
    [chooseAccount, storage],
  )
  const list = useAction(load)
  const choose = useAction(switchTo)
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
