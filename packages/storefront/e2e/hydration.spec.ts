import type { Page } from '@playwright/test'
import { waitForHydration, wakeParts } from './harness/hydration'
import { guardPage } from './harness/page-guard'
import { frenchSite, sites } from './harness/sites'
import type { Site } from './harness/sites'
import { expect, test } from './harness/test'
import { box, dispenser, isIn, prepare, routes } from './route-table'
import type { Route } from './route-table'

test.describe('comes to life as the server sent it, in every language of both shops', () => {
  for (const route of routes) {
    test(route.name, async ({ browser, shop }) => {
      for (const site of sites.filter((one) => isIn(one, route))) {
        await test.step(site.name, async () => {
          const visitor = await browser.newContext({ baseURL: shop.origin })
          expect(await openAndListen(await visitor.newPage(), route, site)).toEqual([])
          await visitor.close()
        })
      }
    })
  }
})

/** What the page complains about until it has come to rest. */
async function openAndListen(page: Page, route: Route, site: Site): Promise<readonly string[]> {
  const guard = guardPage(page)
  const path = await prepare(page, route, site)
  if (route.status !== undefined) guard.expectFailure({ url: path, status: route.status })
  await page.goto(path)
  await waitForHydration(page)
  await wakeParts(page)
  await page.waitForLoadState('networkidle')
  return guard.complaints()
}

test.describe('amounts above a thousand', () => {
  /** A narrow no-break space, as French Switzerland groups figures. */
  const group = '\u202f'

  test('are written with the same grouping sign by server and browser', async ({ page }) => {
    const path = frenchSite.base + box.path(frenchSite)
    const html = await (await page.request.get(path)).text()
    const amounts = html.match(new RegExp(`\\d${group}\\d{3}[.,]\\d{2}`, 'g')) ?? []
    expect(amounts.length).toBeGreaterThan(0)
    await page.goto(path)
    await waitForHydration(page)
    const text = await page.locator('main').textContent()
    for (const amount of amounts) expect(text).toContain(amount)
  })

  test('follow a typed quantity', async ({ page }) => {
    await page.goto(frenchSite.base + box.path(frenchSite))
    await waitForHydration(page)
    const quantity = page.locator('main input[name="quantity"]').last()
    await quantity.fill('5000')
    await quantity.blur()
    await expect(page.locator('main')).toContainText(new RegExp(`\\d${group}\\d{3}\\.\\d{2}`))
  })

  test('an article of some hundreds, in every language', async ({ page }) => {
    for (const site of sites) {
      await page.goto(site.base + dispenser.path(site))
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})
