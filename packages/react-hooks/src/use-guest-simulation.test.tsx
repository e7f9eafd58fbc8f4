import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createTestClient } from './shop-client.fixture'
import { ShopProvider } from './shop-provider'
import { useGuestSimulation } from './use-guest-simulation'

describe('useGuestSimulation', () => {
  it('[3.event-payloads-4] follows the event', () => {
    const client = createTestClient()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ShopProvider client={client}>{children}</ShopProvider>
    )
    const { result } = renderHook(() => useGuestSimulation(), { wrapper })
    const seen = [true, false].map((loading) => {
      act(() => client.events.emit('guestsimulation', { loading }))
      return result.current.isLoading
    })
    expect(seen).toEqual([true, false])
  })
})
