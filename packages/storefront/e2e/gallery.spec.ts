import type { Page } from '@playwright/test'
import { delayAppScript, waitForHydration } from './harness/hydration'
import { swissSite } from './harness/sites'
import { expect, test } from './harness/test'
import { box } from './route-table'

const product = swissSite.base + box.path(swissSite)

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const view = (page: Page, name: string) => page.getByRole('img', { name: `${name}: ` })

test.describe('the views of a product', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('are chosen before the page is hydrated, and the choice is known afterwards', async ({ page }) => {
    const letThrough = await delayAppScript(page)
    await page.goto(product, { waitUntil: 'commit' })
    await link(page, 'Zuschnitt').click()
    await expect(view(page, 'Zuschnitt')).toBeInViewport({ ratio: 0.9 })
    letThrough()
    await waitForHydration(page)
    await expect(link(page, 'Zuschnitt')).toHaveAttribute('aria-current', 'true')
  })

  test('turn without moving the page or its history, and follow a swipe', async ({ page }) => {
    await page.goto(product)
    await waitForHydration(page)
    const before = await page.evaluate(() => [scrollY, history.length])
    await link(page, 'Offen').click()
    await expect(view(page, 'Offen')).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => [scrollY, history.length])).toEqual(before)
    await page.getByRole('group', { name: 'Offen', exact: true }).hover()
    await page.mouse.wheel(300, 0)
    await expect(link(page, 'Zuschnitt')).toHaveAttribute('aria-current', 'true')
  })
})
