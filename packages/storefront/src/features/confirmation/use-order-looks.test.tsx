import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookDelays, useOrderLooks } from './use-order-looks'

function Probe() {
  return <p>{useOrderLooks() ? 'given up' : 'looking'}</p>
}

function openProbe() {
  const loader = vi.fn(() => null)
  const router = createMemoryRouter([{ path: '/', loader, Component: Probe, HydrateFallback: () => null }])
  render(<RouterProvider router={router} />)
  return loader
}

describe('useOrderLooks', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('looks a few times, each time later, and then gives up', async () => {
    const loader = openProbe()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect([loader.mock.calls.length, screen.getByText('looking').tagName]).toEqual([1, 'P'])
    await act(() => vi.advanceTimersByTimeAsync(lookDelays[0] ?? 0))
    expect(loader).toHaveBeenCalledTimes(2)
    for (const delay of lookDelays) await act(() => vi.advanceTimersByTimeAsync(delay))
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(loader).toHaveBeenCalledTimes(1 + lookDelays.length)
    expect(screen.getByText('given up')).toBeTruthy()
  })
})
