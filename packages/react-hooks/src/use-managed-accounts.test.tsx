import { storageEntries } from '@cartonnage/sdk'
import type { Session } from '@cartonnage/sdk'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createTestClient } from './shop-client.fixture'
import { ShopProvider } from './shop-provider'
import { useManagedAccounts } from './use-managed-accounts'

const own = { accountId: '001DE000000000400', accountName: 'Weingut', isMyAccount: true, address: null }
const branch = { accountId: '001DE000000000500', accountName: 'Filiale', isMyAccount: false, address: null }
const session = { isGuest: false, userId: '005', userType: 'business', menuItems: [] } as const

/** A platform with one buyer and two accounts. */
const response = (url: string) => {
  if (url.includes('/external-managed-accounts')) return { externalManagedAccounts: [own, branch] }
  if (url.includes('/session-context')) return { userId: '005', guestUser: false, accountId: own.accountId }
  return {}
}

function show(shopper: Session) {
  const requested = vi.fn((input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input)
    return Promise.resolve(Response.json(response(url)))
  })
  const client = createTestClient({ fetch: requested, initialState: { features: { session: shopper } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client}>{children}</ShopProvider>
  )
  const { result } = renderHook(() => useManagedAccounts(), { wrapper })
  return { client, result, requested }
}

describe('useManagedAccounts', () => {
  it('[3.user-and-account-4] lists the buyer’s accounts, the own one being active', async () => {
    const { result } = show(session)
    await waitFor(() => expect(result.current.accounts).toHaveLength(2))
    expect(result.current.accounts?.map(result.current.isActive)).toEqual([true, false])
  })

  it('[1-7] orders for the chosen account from then on, and for the own one again', async () => {
    const { client, result } = show(session)
    await waitFor(() => expect(result.current.accounts).toHaveLength(2))
    client.storage.write(storageEntries.activeCheckoutId, '2z9')
    await act(() => result.current.choose.run(branch))
    expect(client.storage.read(storageEntries.effectiveAccount)).toEqual({
      id: branch.accountId,
      name: 'Filiale',
    })
    expect(client.storage.read(storageEntries.activeCheckoutId)).toBeNull()
    expect(result.current.accounts?.map(result.current.isActive)).toEqual([false, true])
    await act(() => result.current.choose.run(own))
    expect(client.storage.read(storageEntries.effectiveAccount)).toBeNull()
    expect(result.current.accounts?.map(result.current.isActive)).toEqual([true, false])
  })

  it('requests nothing for a guest', () => {
    const { result, requested } = show({ isGuest: true, userType: 'private', menuItems: [] })
    expect(result.current.accounts).toBeUndefined()
    expect(requested).not.toHaveBeenCalled()
  })
})
