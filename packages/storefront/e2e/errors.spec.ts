import type { Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { watchRequests } from './harness/quiet'
import type { PlatformRelay } from './harness/platform-relay'
import { startPlatformRelay } from './harness/platform-relay'
import type { ShopServer } from './harness/shop-server'
import { startShopServer } from './harness/shop-server'
import { expect, test as shopTest } from './harness/visitors'

interface CutOffFixtures {
  /** The connection to the platform of `cutOff`. */
  relay: PlatformRelay
  /** A shop whose platform is elsewhere, on the other side of `relay`. */
  cutOff: ShopServer
}

const test = shopTest.extend<CutOffFixtures>({
  relay: async ({ shop }, use) => {
    const relay = await startPlatformRelay(shop.origin)
    await use(relay)
    await relay.stop()
  },
  cutOff: async ({ relay }, use) => {
    const shop = await startShopServer({ platformOrigin: relay.origin })
    await use(shop)
    await shop.stop()
  },
})

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('search')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

test.describe('a platform that does not answer', () => {
  const heading = 'Der Shop ist nicht erreichbar'

  test('in the middle of a visit leaves the shop around the failed page, and a retry works', async ({
    page,
    guard,
    relay,
    cutOff,
  }) => {
    const waitForQuiet = watchRequests(page)
    await page.goto(`${cutOff.origin}/de-CH/`)
    await waitForHydration(page)
    await waitForQuiet()
    relay.cut()
    guard.expectFailure({ url: '/services/', status: 502 })
    // The shop behind the relay takes a posted call for one of another site.
    guard.allowFailure({ url: '/pricing/products', status: 403 })
    guard.allowReport(/^suggestions /)
    await page.locator('#search-term').fill('karton')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 20_000 })
    await expect(page).toHaveTitle(`${heading} | Cartonnage`)
    await expectFrame(page)
    relay.mend()
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
    await expect(page).toHaveURL(/\/de-CH\/global-search\/karton$/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
  })
})
