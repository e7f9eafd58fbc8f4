import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useConsentTitleRemoval } from './use-consent-title-removal'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Adds a third party's banner to the page. */
function showBanner() {
  document.body.innerHTML =
    '<div data-third-party-consent><h2 data-banner-title>We value you</h2><p>text</p></div><h2 data-banner-title>ours</h2>'
}
const titles = () => [...document.querySelectorAll('h2')].map((title) => title.textContent)

describe('titles of a consent banner', () => {
  it('[2.10-20] are removed repeatedly, and nothing else', () => {
    renderHook(() => useConsentTitleRemoval())
    for (const _ of [1, 2]) {
      showBanner()
      vi.advanceTimersByTime(499)
      expect(titles()).toEqual(['We value you', 'ours'])
      vi.advanceTimersByTime(1)
      expect(titles()).toEqual(['ours'])
    }
    expect(document.body.textContent).toContain('text')
  })

  it('[9-20] are removed for ten intervals', () => {
    renderHook(() => useConsentTitleRemoval())
    vi.advanceTimersByTime(9 * 500)
    showBanner()
    vi.advanceTimersByTime(500)
    expect(titles()).toEqual(['ours'])
    showBanner()
    vi.advanceTimersByTime(60_000)
    expect(titles()).toEqual(['We value you', 'ours'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are no longer removed after the component is unmounted', () => {
    const { unmount } = renderHook(() => useConsentTitleRemoval())
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
