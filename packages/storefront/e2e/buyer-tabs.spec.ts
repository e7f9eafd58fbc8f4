import type { Page } from '@playwright/test'
import { signIn } from './harness/visitor'
import { waitForHydration } from './harness/hydration'
import { swissSite as site } from './harness/sites'
import { expect, test } from './harness/test-with-sandbox'

const box = `${site.base}/product/-/01tCN0001001100YAA`
const main = (page: Page) => page.getByRole('main')
const quantity = (page: Page) => main(page).getByRole('textbox', { name: /^Menge/ })

/** Longer than both pages take to load, however busy the machine is; its end is ours to say, in ms. */
const lateness = 600_000

async function addToCart(page: Page, count: string): Promise<void> {
  await page.goto(box)
  await waitForHydration(page)
  await quantity(page).fill(count)
  await main(page).getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
}

test.describe('two tabs of a buyer', () => {
  test('lose nothing where the connection breaks in one and the other is reloaded meanwhile', async ({
    page,
    context,
    sandbox,
    guard,
  }) => {
    guard.allowFailure({ url: /\/carts\//, status: 502 })
    guard.allowFailure({ url: /\/carts\/current/, status: 404 })
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page.request, site)
    const other = await context.newPage()
    await sandbox.arm({ kind: 'late', ms: lateness, match: { method: 'POST', path: '/cart-items' } })
    await addToCart(page, '100')
    await expect(page.getByText(/^Wir prüfen, ob 100 ×/)).toBeVisible()
    await addToCart(other, '25')
    await expect(other.getByText(/^Wir prüfen, ob 100 ×/)).toBeVisible()
    await other.goto(`${site.base}/cart/current`)
    await sandbox.letTimePass(lateness)
    // A change that the closed page had not sent yet is shown at once, and sent once the outcome of the other one is known.
    await expect(quantity(other)).toHaveValue('125')
    await expect(other.getByText(/^Wir prüfen/)).toBeHidden()
    await other.reload()
    await expect(quantity(other)).toHaveValue('125')
    // The first tab follows.
    await expect(page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })).toHaveAccessibleName(
      'Warenkorb, 1 Artikel',
    )
  })
})
