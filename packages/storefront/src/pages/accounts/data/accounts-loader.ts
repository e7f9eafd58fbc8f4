import { account } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { effectiveAccountOf } from '../../../shell/effective-account'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'

/** An account as the page lists it. */
export interface ListedAccount {
  readonly id: string
  readonly name: string
  /** Street, then postcode and city; without the missing ones. */
  readonly addressLines: readonly string[]
  readonly isMyAccount: boolean
  /** It is the effective account. */
  readonly isActive: boolean
}

/** The buyer's own account and the managed ones. */
export async function loadAccounts(args: PageLoaderArgs): Promise<{ accounts: readonly ListedAccount[] }> {
  await requireBuyer(args)
  const shop = shopOf(args)
  const managed = await shop.use(account).listManaged({ signal: args.request.signal })
  const active = effectiveAccountOf(shop)?.id
  const accounts = managed.map(({ accountId, accountName, isMyAccount, address }) => ({
    id: accountId,
    name: accountName ?? accountId,
    addressLines: toLines(address),
    isMyAccount,
    isActive: active === undefined ? isMyAccount : isSameRecordId(accountId, active),
  }))
  return { accounts }
}

type Address = Readonly<Partial<Record<'street' | 'zip' | 'city', string | null>>>

function toLines(address: Address | null): readonly string[] {
  const { street, zip, city } = address ?? {}
  return [street, [zip, city].filter(Boolean).join(' ')].filter(
    (line) => line != null && line !== '',
  ) as string[]
}
