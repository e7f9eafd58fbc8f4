import type { APIRequestContext } from '@playwright/test'
import { startShopServer } from './shop-server'
import { sameOriginHeaders } from './sites'
import { expect, test as base } from './test'

export { expect } from './test'

/** `test` with a shop in which orders can be moved on before their time. */
export const test = base.extend({
  shop: [
    // Playwright reads which fixtures are needed from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startShopServer({ isAdminEnabled: true })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 30_000 },
  ],
})

/** Has the deliveries of an order packed, sent or delivered now. */
export async function moveOrder(
  request: APIRequestContext,
  orderNumber: string,
  step: 'packed' | 'sent' | 'delivered',
): Promise<void> {
  const moved = await request.post('/__sandbox/orders', {
    headers: sameOriginHeaders,
    data: { orderNumber, step },
  })
  expect(moved.ok()).toBe(true)
}
