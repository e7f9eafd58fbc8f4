import type { Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { waitForHydration } from './harness/hydration'
import type { ShopServer } from './harness/shop-server'
import { startShopServer } from './harness/shop-server'
import { expect, test as shopTest } from './harness/visitors'

interface LimitedFixtures {
  /** A shop where everybody may try everything once in a quarter of an hour. */
  limited: ShopServer
}

const test = shopTest.extend<LimitedFixtures>({
  // Playwright reads which fixtures are needed from this pattern.
  // eslint-disable-next-line no-empty-pattern
  limited: async ({}, use) => {
    const kinds = ['sign-in.address', 'registration.address', 'withdrawal.address']
    const shop = await startShopServer({ limits: kinds.map((kind) => `${kind}=1/900`).join(' ') })
    await use(shop)
    await shop.stop()
  },
})

const wait = 'Bitte versuchen Sie es in 15 Minuten noch einmal.'
const email = (page: Page) => page.getByRole('main').getByLabel('E-Mail-Adresse')
const password = (page: Page) => page.getByRole('main').getByLabel('Passwort', { exact: true })

async function guess(page: Page, word: string): Promise<void> {
  await email(page).fill(buyers.CH.private.username)
  await password(page).fill(word)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}

// Without scripts the page is one response, read in server/limits/visitor-limits.test.ts.
test('finding 4: a sign-in beyond its limit says how long to wait, and keeps the e-mail address', async ({
  page,
  limited,
  guard,
}) => {
  guard.expectFailure({ url: '/auth/login', status: 401 })
  guard.expectFailure({ url: '/auth/login', status: 429 })
  await page.goto(`${limited.origin}/de-CH/login`)
  await waitForHydration(page)
  await guess(page, 'falsch')
  await expect(page.getByText('E-Mail-Adresse oder Passwort stimmt nicht.').first()).toBeVisible()
  await guess(page, 'noch falscher')
  await expect(page.getByRole('alert').filter({ hasText: wait })).toBeVisible()
  await expect(email(page)).toHaveValue(buyers.CH.private.username)
  await expect(password(page)).toHaveValue('')
})
