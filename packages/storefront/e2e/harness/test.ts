import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { guardPage } from './page-guard'
import type { PageGuard } from './page-guard'
import { startShopServer } from './shop-server'
import type { ShopServer } from './shop-server'

interface TestFixtures {
  guarded: { readonly page: Page; readonly guard: PageGuard }
  /** Fails a test that opens `page` on unannounced console output; announce with `guard.expectFailure`. */
  guard: PageGuard
  /** No test takes the stock of the next one. */
  restocked: void
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
  restocked: [
    async ({ shop }, use) => {
      shop.restock()
      await use()
    },
    { auto: true },
  ],
  // A test that opens no page, or its own pages, does not need one.
  guarded: async ({ context }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    const guard = guardPage(page)
    await use({ page, guard })
    guard.stop()
    expect(guard.complaints(), 'what the page complained about').toEqual([])
  },
  page: ({ guarded }, use) => use(guarded.page),
  guard: ({ guarded }, use) => use(guarded.guard),
})

export { expect }
