import type { Page } from '@playwright/test'
import { expect } from './test'

/** Launch options of a browser with a back/forward cache, which Playwright disables and visitors have. */
export const withBackForwardCache = { ignoreDefaultArgs: ['--disable-back-forward-cache'] }

/** What the browser says of a page that Back has shown. */
export interface Return {
  /** The very same page, from the cache. */
  readonly isRestored: boolean
  /** Why not, in the browser's words. */
  readonly reasons: readonly string[]
}

declare global {
  interface Window {
    /** Left in a page by `leaveFor`: whether it came back, once it has. */
    hasReturned?: boolean
  }
  interface PerformanceNavigationTiming {
    readonly notRestoredReasons?: { readonly reasons: readonly { readonly reason: string }[] } | null
  }
}

/** Goes to another document of the shop, as a link that loads the whole page does. */
export async function leaveFor(page: Page, path: string): Promise<void> {
  const from = page.url()
  await page.evaluate((target) => {
    window.hasReturned = false
    addEventListener('pageshow', ({ persisted }) => (window.hasReturned = persisted), { once: true })
    setTimeout(() => location.assign(target))
  }, path)
  await page.waitForURL((url) => url.href !== from)
}

/** Goes back by the browser's button. Not by `goBack`, which waits for a load that a restored page does not have. */
export async function goBack(page: Page): Promise<Return> {
  const from = page.url()
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(async () => {
    const to = await page.evaluate(() => ({
      href: location.href,
      isShown: document.readyState === 'complete',
    }))
    expect(to.href).not.toBe(from)
    expect(to.isShown).toBe(true)
  }).toPass({ intervals: [50], timeout: 20_000 })
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const reasons = navigation?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? []
    return {
      isRestored: window.hasReturned === true,
      // What the browser does not want to name, which includes reasons of the tests' own connection to it.
      reasons: reasons.filter((reason) => reason !== 'masked'),
    }
  })
}
