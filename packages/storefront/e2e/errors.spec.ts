import type { Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { watchRequests } from './harness/quiet'
import type { PlatformRelay } from './harness/platform-relay'
import { startPlatformRelay } from './harness/platform-relay'
import type { ShopServer } from './harness/shop-server'
import { startShopServer } from './harness/shop-server'
import { swissSite } from './harness/sites'
import { expect, test as shopTest } from './harness/visitors'
import { box } from './route-table'

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

test.describe('an address that leads nowhere', () => {
  for (const [name, path, heading] of [
    ['an unknown product', '/de-CH/product/karton/01tCN0009999999YAA', 'Diese Seite gibt es nicht'],
    ['an unknown language', `/it-CH${box.path(swissSite)}`, 'This page does not exist'],
  ] as const) {
    test(`${name} is a page of status 404 with the shop around it`, async ({ page, guard }) => {
      guard.expectFailure({ url: path, status: 404 })
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
      await expectFrame(page)
      await page.locator('main').getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
    })
  }

  test('takes the number of a product and leads to it', async ({ page, guard }) => {
    const path = '/de-CH/product/karton/01tCN0009999999YAA'
    guard.expectFailure({ url: path, status: 404 })
    await page.goto(path)
    await waitForHydration(page)
    const search = page.locator('main').getByRole('search', { name: 'Artikelnummer oder Suchbegriff' })
    await search.getByRole('searchbox').fill('1001180')
    await search.getByRole('button', { name: 'Suchen' }).click()
    await expect(page.locator('main')).toContainText('Art. 1001180')
  })

  test('shows the 404 page after a navigation in the browser too', async ({ page }) => {
    await page.goto('/de-CH/global-search/karton')
    await waitForHydration(page)
    await page.evaluate(() => history.pushState({ idx: 1, key: 'gone' }, '', '/de-CH/service/gone'))
    await page.goBack()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
    await expect(page).toHaveTitle('Diese Seite gibt es nicht | Cartonnage')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    await expectFrame(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Diese Seite gibt es nicht')
  })
})

test.describe('a platform that does not answer', () => {
  const heading = 'Der Shop ist nicht erreichbar'

  test('makes a product a page of status 503 with the shop around it, and a retry that works', async ({
    page,
    guard,
    relay,
    cutOff,
  }) => {
    const path = swissSite.base + box.path(swissSite)
    relay.cut()
    guard.expectFailure({ url: cutOff.origin, status: 503 })
    guard.expectFailure({ url: '/lwr/apex/', status: 502, optional: true })
    const response = await page.goto(cutOff.origin + path)
    expect(response?.status()).toBe(503)
    expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'retry-after': '30' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectFrame(page)
    const retry = page.getByRole('link', { name: 'Noch einmal versuchen' })
    await expect(retry).toHaveAttribute('href', /^\/de-CH/)
    relay.mend()
    // The server does not ask again for some seconds after the platform failed several times in a row.
    await expect(async () => {
      await retry.click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading, { timeout: 2_000 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(path.replace(/\/$/, ''))
  })

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
