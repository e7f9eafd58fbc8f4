import type { Session } from '@cartonnage/sdk'
import { storageEntries } from '@cartonnage/sdk'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createTestClient } from './shop-client.fixture'
import { ShopProvider } from './shop-provider'
import { useUserMenu } from './use-user-menu'

const item = (label: string, target: string) => ({
  id: label,
  label,
  target,
  type: 'InternalLink',
  defaultListViewId: null,
})
const menuItems = [
  item('Offers', '/my/offers'),
  item('Products', '/my/products'),
  item('Orders', '/my/orders'),
]
const buyer: Session = { isGuest: false, userType: 'private', userName: 'Lea Keller', menuItems }

function viewOf(session?: Session) {
  const client = createTestClient(session && { initialState: { features: { session } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client}>{children}</ShopProvider>
  )
  return { client, view: renderHook(() => useUserMenu(), { wrapper }).result.current }
}

const labelsFor = (userType: Session['userType']) => {
  const { view } = viewOf({ ...buyer, userType })
  return view.kind === 'buyer' ? view.items.map(({ label }) => label) : undefined
}

describe('useUserMenu', () => {
  it.each([undefined, { isGuest: true, userType: 'private', menuItems: [] } as const])(
    '[4.user-menu-and-navigation-1] [6-1] has no menu for a guest, nor while nobody is known: %j',
    (session) => {
      expect(viewOf(session).view).toEqual({ kind: 'guest', getSessionId: expect.any(Function) })
    },
  )

  it('[2.5-4] gives the login page a random id that is stable for the tab', () => {
    const { view, client } = viewOf()
    const ids = view.kind === 'guest' ? [view.getSessionId(), view.getSessionId()] : []
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(ids[1]).toBe(ids[0])
    expect(client.storage.read(storageEntries.tabSessionId)).toBe(ids[0])
  })

  it('[2.5-1] has the buyer’s name, and the company when there is one', () => {
    expect(viewOf(buyer).view).toMatchObject({ name: 'Lea Keller', companyName: undefined })
    expect(viewOf({ ...buyer, companyName: 'Alpenblick AG' }).view).toMatchObject({
      companyName: 'Alpenblick AG',
    })
  })

  it('[6-2] has all items that the server returned', () => {
    expect(labelsFor('private')).toEqual(['Offers', 'Products', 'Orders'])
  })

  it('[2.1-13] [2.5-15] [6-3] has neither offers nor products for business users', () => {
    expect(labelsFor('business')).toEqual(['Orders'])
  })

  it('[8-8] is hidden when the account info could not be loaded', () => {
    expect(viewOf({ isGuest: false, userType: 'private', menuItems: [] }).view).toEqual({ kind: 'hidden' })
  })
})
