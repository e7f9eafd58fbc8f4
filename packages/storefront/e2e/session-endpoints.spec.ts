import type { Page } from '@playwright/test'
import { findViolations } from './harness/accessibility'
import { buyers, password } from './harness/buyers'
import { waitForHydration } from './harness/hydration'
import { frenchSite, germanSite, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { expect, test } from './harness/test-with-sandbox'
import { signIn } from './harness/visitor'

const banner = (page: Page) => page.getByRole('banner')

/** The addresses that the browser asks for from now on, as paths. */
function watchPaths(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

async function signInByPage(page: Page, { base, shop }: Site, hasScripts = true): Promise<void> {
  await page.goto(`${base}/login`)
  if (hasScripts) await waitForHydration(page)
  await page.getByRole('main').locator('[name="email"]').fill(buyers[shop].private.username)
  await page.getByRole('main').locator('[name="password"]').fill(password)
  await page.getByRole('main').locator('form button[type="submit"], form button:not([type])').last().click()
  await expect(page).toHaveURL(new RegExp(`${base}/$`))
}

/** Comes to an address of the shop by a link of another site. */
async function comeFromElsewhere(page: Page, path: string, origin: string): Promise<void> {
  const elsewhere = 'http://elsewhere.example/'
  const body = `<a href="${new URL(path, origin).href}">look</a>`
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(elsewhere)
  await page.getByRole('link', { name: 'look' }).click()
}

/** The platform's `frontdoor.jsp` URL of a sign-in, which an attacker stores instead of following it. */
async function keepLink(platformOrigin: string, { site, base, shop }: Site): Promise<string> {
  const request = { username: buyers[shop].business.username, password, startUrl: `${base}/` }
  const response = await fetch(`${platformOrigin}${site}/services/apexrest/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ request }),
  })
  return ((await response.json()) as { redirectUrl: string }).redirectUrl
}

test('finding 3: no browser that signs in asks for the front door, nor loses the buyer of the other shop', async ({
  page,
}) => {
  const paths = watchPaths(page)
  await signInByPage(page, germanSite)
  await signInByPage(page, swissSite)
  await expect(banner(page)).toContainText(buyers.CH.private.name)
  await page.goto(`${germanSite.base}/`)
  await expect(banner(page)).toContainText(buyers.DE.private.name)
  expect(paths.filter((path) => path.includes('/secur/'))).toEqual([])
})

for (const site of [swissSite, frenchSite, germanSite]) {
  test(`finding 3: a front-door link from elsewhere asks who is signed in: ${site.name}`, async ({
    page,
    sandbox,
    shop,
  }) => {
    await signIn(page.request, site, buyers[site.shop].private.username)
    await comeFromElsewhere(page, await keepLink(sandbox.origin, site), shop.origin)
    await expect(page.locator('html')).toHaveAttribute('lang', site.locale)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${site.base}/$`))
    await expect(banner(page)).toContainText(buyers[site.shop].private.name)
    await comeFromElsewhere(page, await keepLink(sandbox.origin, site), shop.origin)
    const [followed] = await Promise.all([
      page.waitForRequest((request) => new URL(request.url()).pathname === `${site.base}/`),
      page.getByRole('button').click(),
    ])
    await expect(banner(page)).toContainText(buyers[site.shop].business.name)
    expect((await followed.allHeaders()).referer).toBeUndefined()
  })
}

test('finding 16: a link from elsewhere asks before it signs out, and then nothing personal is left', async ({
  page,
  shop,
}) => {
  await signInByPage(page, swissSite)
  await comeFromElsewhere(page, '/secur/logout.jsp?retURL=%2Fde-CH%2F', shop.origin)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Nichts ändern' }).click()
  await expect(banner(page)).toContainText(buyers.CH.private.name)
  await comeFromElsewhere(page, '/secur/logout.jsp?retURL=%2Fde-CH%2F', shop.origin)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/de-CH\/$/)
  await expect(banner(page).getByRole('link', { name: /Registrieren/ })).toBeVisible()
  await waitForHydration(page)
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie))
    .not.toMatch(/Keller|sid_Client|001CN|guestUserName/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('finding 3: a buyer signs in without the front door, and out from the page of accounts', async ({
    page,
  }) => {
    const paths = watchPaths(page)
    await signInByPage(page, swissSite, false)
    await expect(banner(page)).toContainText(buyers.CH.private.name)
    expect(paths.filter((path) => path.includes('/secur/'))).toEqual([])
    await page.goto(`${swissSite.base}/my/accounts`)
    await page.getByRole('main').getByRole('link', { name: 'Abmelden' }).click()
    await expect(page).toHaveURL(/\/de-CH\/$/)
    await expect(banner(page)).not.toContainText(buyers.CH.private.name)
  })
})
