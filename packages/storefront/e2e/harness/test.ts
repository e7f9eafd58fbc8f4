import { test as base, expect } from '@playwright/test'
import { guardPage } from './page-guard'
import type { PageGuard } from './page-guard'
import { startShopServer } from './shop-server'
import type { ShopServer } from './shop-server'

interface TestFixtures {
  /** Fails the test on unannounced console output; announce with `guard.expectFailure`. */
  guard: PageGuard
}

interface WorkerFixtures {
  /** The built shop of this worker. Its data lasts over the worker's tests: `shop.reset()` forgets it. */
  shop: ShopServer
}

/** Playwright's `test` with the built shop behind `baseURL` and a guard on the page's console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // Playwright reads which fixtures are needed from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startShopServer()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  guard: [
    async ({ page }, use) => {
      const guard = guardPage(page)
      await use(guard)
      expect(guard.complaints(), 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
