import { waitForHydration } from './harness/hydration'
import { expect, test } from './harness/visitors'

/** The page that everybody gets, for a visitor who brings something along. */
const list = '/de-CH/category/faltkartons'

test('a visitor who chose dark colours sees them before any script of the page has loaded', async ({
  page,
  baseURL,
  guard,
}) => {
  await page.context().addCookies([{ name: 'mode', value: 'dark', url: baseURL ?? '' }])
  guard.allowFailure({ url: /\/assets\/entry/, status: 503 })
  await page.route(/\/assets\/entry[^/]*\.js$/, (route) => route.fulfill({ status: 503 }))
  await page.goto(list, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark')
})

test('what a campaign added to an address stays there, and changes nothing of the page', async ({ page }) => {
  const noise = 'utm_source=mail&utm_campaign=a%20b&gclid=1'
  await page.goto(`${list}?${noise}&page=1`)
  await waitForHydration(page)
  await expect(page).toHaveURL(new RegExp(`\\?utm_source=mail&utm_campaign=a%20b&gclid=1&page=1$`))
  const locations = page.locator('[href*="utm_"], [action*="utm_"], [value*="utm_"]')
  await expect(locations).toHaveCount(0)
  await page.mouse.move(100, 100)
  await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 1 })
  await expect(page).toHaveURL(/faltkartons\?sort=/)
})

test('a second visitor gets the page that the first one has made, and it is hydrated', async ({ page }) => {
  const open = async () => {
    const response = await page.goto('/fr-CH/guide/tape')
    return { from: response?.headers()['x-cache'], text: await response?.text() }
  }
  const first = await open()
  expect(await open()).toEqual({ from: expect.stringMatching(/^(?:fresh|stale)$/), text: first.text })
  await waitForHydration(page)
})
