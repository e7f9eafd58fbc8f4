import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pollDelays, useOrderPolling } from './pending-order'

function Probe() {
  return <p>{useOrderPolling() ? 'given up' : 'polling'}</p>
}

function openProbe() {
  const loader = vi.fn(() => null)
  const router = createMemoryRouter([{ path: '/', loader, Component: Probe, HydrateFallback: () => null }])
  render(<RouterProvider router={router} />)
  return loader
}

describe('useOrderPolling', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('polls a few times, with growing delays, and then gives up', async () => {
    const loader = openProbe()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect([loader.mock.calls.length, screen.getByText('polling').tagName]).toEqual([1, 'P'])
    await act(() => vi.advanceTimersByTimeAsync(pollDelays[0] ?? 0))
    expect(loader).toHaveBeenCalledTimes(2)
    for (const delay of pollDelays) await act(() => vi.advanceTimersByTimeAsync(delay))
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(loader).toHaveBeenCalledTimes(1 + pollDelays.length)
    expect(screen.getByText('given up')).toBeTruthy()
  })
})
