import { storageEntries } from '@cartonnage/sdk'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { createTestClient } from './shop-client.fixture'
import { ShopProvider } from './shop-provider'
import { useFavourites } from './use-favourites'
import { useLists } from './use-lists'

const productId = '01tCN0001001180YAA'
const guest = { isGuest: true, userType: 'private', menuItems: [] } as const
const buyer = { isGuest: false, userId: '005', userType: 'business', menuItems: [] } as const

const response = (url: string) => {
  if (url.includes('/quantities')) return { lines: [{ productId, quantity: 25 }] }
  if (url.includes('/wishlists'))
    return { summaries: [{ id: '3or', name: 'Favoriten', wishlistProductCount: 1 }] }
  return url.includes('/session-context') ? { userId: '005', guestUser: false } : {}
}

function show<T>(session: typeof guest | typeof buyer, hook: () => T) {
  const requested = vi.fn((input: RequestInfo | URL) =>
    Promise.resolve(Response.json(response(input instanceof Request ? input.url : String(input)))),
  )
  const client = createTestClient({ fetch: requested, initialState: { features: { session } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client}>{children}</ShopProvider>
  )
  return { client, requested, ...renderHook(hook, { wrapper }) }
}

it('marks products of a guest in the browser, without a request', async () => {
  const { client, requested, result } = show(guest, () => useFavourites())
  expect(result.current.isMarked(productId)).toBe(false)
  expect(await act(() => result.current.toggle.run(productId))).toBe(true)
  expect(result.current.isMarked(productId)).toBe(true)
  expect(client.storage.read(storageEntries.guestFavourites)).toEqual([productId])
  expect(await act(() => result.current.toggle.run(productId))).toBe(false)
  expect(client.storage.readText(storageEntries.guestFavourites)).toBeNull()
  expect(requested).not.toHaveBeenCalled()
})

it('knows what a buyer has marked', async () => {
  const { result } = show(buyer, () => useFavourites())
  await waitFor(() => expect(result.current.ids).toEqual([productId]))
})

it('has the lists of a buyer, and none of a guest', async () => {
  const { result } = show(buyer, () => useLists())
  await waitFor(() => expect(result.current.lists).toMatchObject([{ name: 'Favoriten', isFavourites: true }]))
  const { requested, result: none } = show(guest, () => useLists())
  expect(none.current.lists).toBeUndefined()
  expect(requested).not.toHaveBeenCalled()
})
