import type { Page } from '@playwright/test'
import { buyers, password } from './harness/buyers'
import { confirmedNumber, orderButton } from './harness/checkout'
import { fillGuestDetails, goOnAsGuest, goToGuestReview } from './harness/guest-order'
import { waitForHydration } from './harness/hydration'
import type { ShopServer } from './harness/shop-server'
import { startShopServer } from './harness/shop-server'
import type { Site } from './harness/sites'
import { germanSite, swissSite } from './harness/sites'
import { expect, test as shopTest } from './harness/visitors'

interface PlainFixtures {
  /** The shop in front of an organisation without classes and fields of its own. */
  plain: ShopServer
}

const test = shopTest.extend<object, PlainFixtures>({
  plain: [
    // Playwright reads which fixtures are needed from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startShopServer({ platform: 'plain' })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
})

const main = (page: Page) => page.getByRole('main')

/** From the search to the cart. */
async function findAndAdd(page: Page, home: string): Promise<void> {
  await page.goto(home)
  await waitForHydration(page)
  await page.getByRole('searchbox').fill('Faltkarton 400')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/global-search/)
  await main(page)
    .getByRole('link', { name: /Faltkarton 1-wellig 400/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/product\//)
  await main(page).getByLabel('Menge', { exact: true }).fill('50')
  await main(page).getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' }).first()).toBeVisible()
}

async function signIn(page: Page, home: string, username: string): Promise<void> {
  await page.goto(`${home}login`)
  await main(page).getByLabel('E-Mail-Adresse').fill(username)
  await main(page).getByLabel('Passwort', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
}

/** From the cart to the review, by the proposed choices and by invoice. */
async function orderByInvoice(page: Page, site: Site, home: string): Promise<string> {
  await page.goto(`${home}cart/current`)
  await main(page).getByRole('button', { name: 'Zur Kasse' }).click()
  const review = orderButton(page, site)
  const next = main(page)
    .getByRole('button', { name: /^Weiter/ })
    .first()
  for (let step = 0; step < 4; step += 1) {
    await expect(review.or(next)).toBeVisible()
    if (await review.isVisible()) break
    const before = page.url()
    if (before.includes('step=payment'))
      await main(page)
        .getByRole('radio', { name: /^Rechnung/ })
        .check()
    await next.click()
    await expect(page).not.toHaveURL(before)
  }
  await review.click()
  return await confirmedNumber(page)
}

test('a guest finds, adds and orders in an organisation without classes', async ({ page, plain }) => {
  const home = `${plain.origin}/de-CH/`
  await findAndAdd(page, home)
  await page.goto(`${home}anonymous-cart`)
  await waitForHydration(page)
  await goOnAsGuest(page).click()
  await expect(page).toHaveURL(/step=address/)
  await fillGuestDetails(page)
  await goToGuestReview(page)
  await orderButton(page, swissSite).click()
  await confirmedNumber(page)
})

for (const site of [swissSite, germanSite]) {
  test(`a buyer takes the cart of a guest over, orders, and orders again: ${site.name}`, async ({
    page,
    plain,
  }) => {
    const home = `${plain.origin}${site.base}/`
    await findAndAdd(page, home)
    await signIn(page, home, buyers[site.shop].business.username)
    const first = await orderByInvoice(page, site, home)
    await page.goto(`${home}my/orders`)
    await main(page).getByRole('rowheader').getByRole('link').first().click()
    await main(page)
      .getByRole('link', { name: /Noch einmal bestellen|Erneut bestellen/ })
      .click()
    await main(page)
      .getByRole('button', { name: /In den Warenkorb|Warenkorb/ })
      .first()
      .click()
    await expect(page.getByRole('link', { name: 'Zum Warenkorb' }).first()).toBeVisible()
    expect(await orderByInvoice(page, site, home)).not.toBe(first)
    await page
      .locator('summary', { hasText: /Reto|Annelise/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Abmelden' }).click()
    await expect(page.getByRole('link', { name: /Registrieren/ })).toBeVisible()
    const cookies = await page.context().cookies()
    expect(cookies.filter(({ name }) => /^(?:session_|sid$)/.test(name))).toEqual([])
  })
}
