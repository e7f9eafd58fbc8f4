import type { Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import type { NextBuild } from './harness/next-build'
import { createNextBuild } from './harness/next-build'
import type { PageGuard } from './harness/page-guard'
import { watchRequests } from './harness/quiet'
import type { ShopServer } from './harness/shop-server'
import { startShopServer } from './harness/shop-server'
import { swissSite } from './harness/sites'
import { expect, test as shopTest } from './harness/visitors'
import { box } from './route-table'

interface WorkerFixtures {
  next: NextBuild
}

interface Fixtures {
  /** A shop of the usual build, which `deploy` ends. */
  old: ShopServer
  /** From here on the shop is of another build, and has no file of the one before. */
  deploy: () => Promise<void>
}

const test = shopTest.extend<Fixtures, WorkerFixtures>({
  next: [
    // Playwright reads which fixtures are needed from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const next = await createNextBuild()
      await use(next)
      await next.remove()
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  // eslint-disable-next-line no-empty-pattern
  old: async ({}, use) => {
    const shop = await startShopServer()
    await use(shop)
    await shop.stop()
  },
  deploy: ({ old, next }, use) => use(() => old.restart(next.folder)),
})

const home = '/de-CH/'
const product = swissSite.base + box.path(swissSite)
const word = (page: Page) => page.getByText('Die Seite wurde neu geladen')
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

/** What a page of the old build writes to the browser's console. */
function allowMissing(guard: PageGuard): void {
  guard.allowFailure({ url: '/assets/', status: 404 })
  guard.allowReport(/dynamically imported module|Unable to preload CSS|MIME type|was preloaded using link/)
}

/** The documents that a page asks for from now on, by their paths. */
function countDocuments(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** The documents so far, after a sign of the visitor, without which a page does not miss its application. */
async function moveAndList(page: Page, documents: readonly string[]): Promise<readonly string[]> {
  await page.mouse.move(1 + (Date.now() % 9), 5)
  return documents
}

/** A cache in front of the shop has stored the previous build's page, and serves it this many times. */
async function keepPage(page: Page, address: string, times: number): Promise<void> {
  const kept = await page.request.get(address)
  const [body, headers] = [await kept.body(), kept.headers()]
  await page.route(address, (route) => route.fulfill({ body, headers }), { times })
}

test.describe('a page whose application is gone from the shop', () => {
  test('is reloaded once, and says so', async ({ page, guard, old, deploy }) => {
    allowMissing(guard)
    await keepPage(page, old.origin + home, 1)
    await deploy()
    const documents = countDocuments(page)
    await page.goto(old.origin + home)
    await waitForHydration(page)
    await expect(word(page)).toBeVisible()
    expect(documents).toEqual([home, home])
    await page.reload()
    await waitForHydration(page)
    await expect(word(page)).toHaveCount(0)
  })

  test('is not loaded a third time, and works without scripts', async ({ page, guard, old, deploy }) => {
    allowMissing(guard)
    await keepPage(page, old.origin + home, 10)
    await deploy()
    const waitForQuiet = watchRequests(page)
    const documents = countDocuments(page)
    await page.goto(old.origin + home)
    await expect.poll(() => moveAndList(page, documents)).toEqual([home, home])
    await expect(async () => {
      await moveAndList(page, documents)
      await expect(page.locator('html')).toHaveAttribute('data-without-scripts', '', { timeout: 500 })
    }).toPass()
    await waitForQuiet()
    expect(documents).toEqual([home, home])
    await footerLink(page, 'AGB').click()
    await expect(page).toHaveURL(/\/service\/terms$/)
    await waitForHydration(page)
  })
})

test.describe('a navigation whose page is gone from the shop', () => {
  test('goes there as a whole page, and Back leads back', async ({ page, guard, old, deploy }) => {
    allowMissing(guard)
    await page.goto(old.origin + home)
    await waitForHydration(page)
    // The shop as it was, in case an error page is shown meanwhile.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const error = document.querySelector('main [data-status]')
        if (error !== null && getComputedStyle(error).opacity !== '0') console.error('An error page is seen.')
      }).observe(document.body, { childList: true, subtree: true })
    })
    await deploy()
    await page.locator('#search-term').fill('halb')
    const documents = countDocuments(page)
    await footerLink(page, 'AGB').click()
    await expect.poll(() => documents).toEqual(['/de-CH/service/terms'])
    await waitForHydration(page)
    await expect(page).toHaveURL(/\/service\/terms$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Geschäftsbedingungen|AGB/)
    await waitForHydration(page)
    await footerLink(page, 'Datenschutz').click()
    await expect(page).toHaveURL(/\/service\/privacy$/)
    expect(documents).toEqual(['/de-CH/service/terms'])
    await page.goBack()
    await expect(page).toHaveURL(/\/service\/terms$/)
    const waitForQuiet = watchRequests(page)
    await page.goBack()
    await expect(page).toHaveURL(old.origin + home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitForHydration(page)
    await waitForQuiet()
  })

  test('goes there in the same way by Back', async ({ page, guard, old, deploy }) => {
    allowMissing(guard)
    await page.goto(`${old.origin}/de-CH/service/terms`)
    await waitForHydration(page)
    await page.evaluate(() => history.pushState({ idx: 1, key: 'next' }, '', '/de-CH/global-search/karton'))
    await page.evaluate(() => history.pushState({ idx: 2, key: 'last' }, '', '/de-CH/service/terms'))
    await deploy()
    const documents = countDocuments(page)
    await page.goBack()
    await expect.poll(() => documents).toEqual(['/de-CH/global-search/karton'])
    await waitForHydration(page)
    await expect(page.locator('#search-term')).toHaveValue('karton')
  })
})

test.describe('a part of a page that is gone from the shop', () => {
  test('reloads the page, with the guest’s cart and a notification', async ({ page, guard, old, deploy }) => {
    allowMissing(guard)
    await page.goto(`${old.origin}/favicon.svg`)
    await page.evaluate(
      (lines) => localStorage.setItem('anonymousCart', lines),
      JSON.stringify([{ productId: box.id, quantity: '50' }]),
    )
    await page.goto(old.origin + home)
    await waitForHydration(page)
    await deploy()
    const documents = countDocuments(page)
    // Its suggestions come with the focus.
    await page.locator('#search-term').focus()
    await expect.poll(() => documents).toEqual([home])
    await waitForHydration(page)
    await expect(word(page)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toContainText('1')
    expect(documents).toEqual([home])
  })

  test('keeps what the visitor is typing, and asks', async ({ page, guard, old, deploy }) => {
    allowMissing(guard)
    await page.goto(old.origin + product)
    await waitForHydration(page)
    await deploy()
    const waitForQuiet = watchRequests(page)
    const documents = countDocuments(page)
    const quantity = page.locator('main form[data-replay] input[name="quantity"]').first()
    await quantity.fill('125')
    // Its suggestions come with the focus.
    await page.locator('#search-term').focus()
    const link = page.getByRole('link', { name: 'Seite neu laden' })
    await expect(link).toBeVisible()
    await waitForQuiet()
    await expect(quantity).toHaveValue('125')
    expect(documents).toEqual([])
    await link.click()
    await expect.poll(() => documents).toEqual([product])
    await waitForHydration(page)
    await expect(link).toHaveCount(0)
  })
})

test.describe('a page without a network', () => {
  test('stays, is not opened again and again, and says of a navigation that it failed', async ({
    page,
    context,
    guard,
    old,
  }) => {
    allowMissing(guard)
    guard.allowReport(/net::ERR_INTERNET_DISCONNECTED/)
    await page.goto(old.origin + home)
    await waitForHydration(page)
    const waitForQuiet = watchRequests(page)
    const documents = countDocuments(page)
    await context.setOffline(true)
    await page.mouse.move(5, 5)
    await page.mouse.move(9, 9)
    await waitForQuiet()
    await expect(page.locator('html')).not.toHaveAttribute('data-renewing')
    expect(documents).toEqual([])
    await page.locator('#search-term').fill('karton')
    await page.locator('#search-term').press('Enter')
    const error = page.locator('main [data-status]')
    await expect(error).toBeVisible()
    await expect(error).toHaveCSS('opacity', '1')
    await waitForQuiet()
    expect(documents).toEqual([])
    await expect(error.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible()
    await context.setOffline(false)
    // It comes back by itself.
    await expect(page).toHaveURL(/\/global-search\/karton$/)
    await waitForHydration(page)
    await expect(page.locator('main [data-status]')).toHaveCount(0)
  })
})
