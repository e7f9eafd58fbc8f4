import type { Session } from '@cartonnage/sdk'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createTestClient } from './shop-client.fixture'
import { ShopProvider } from './shop-provider'
import { useProfile } from './use-profile'

const buyer = { isGuest: false, userId: '005', userType: 'private', menuItems: [] } as const

function show(shopper: Session) {
  let lastName = 'Keller'
  const requested = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.url.includes('/session-context')) return Response.json({ userId: '005', guestUser: false })
    if (request.url.includes('/preferences')) return new Response(null, { status: 404 })
    if (request.method === 'PATCH') lastName = ((await request.json()) as { lastName: string }).lastName
    return Response.json({ email: 'lea@example.com', firstName: 'Lea', lastName })
  })
  const client = createTestClient({ fetch: requested, initialState: { features: { session: shopper } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client}>{children}</ShopProvider>
  )
  return { ...renderHook(() => useProfile(), { wrapper }), requested }
}

describe('useProfile', () => {
  it('has the person, without preferences where the shop keeps none, and what was changed after a reload', async () => {
    const { result } = show(buyer)
    await waitFor(() => expect(result.current.profile?.person.lastName).toBe('Keller'))
    expect(result.current.profile?.preferences).toBeNull()
    await act(async () => {
      await result.current.change({ lastName: 'Kern' })
      await result.current.reload.run()
    })
    expect(result.current.profile?.person.lastName).toBe('Kern')
  })

  it('requests nothing for a guest', () => {
    const { result, requested } = show({ isGuest: true, userType: 'private', menuItems: [] })
    expect(result.current.profile).toBeUndefined()
    expect(requested).not.toHaveBeenCalled()
  })
})
