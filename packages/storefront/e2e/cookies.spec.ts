import { expect, test } from './harness/visitors'

test('the region that scripts keep for the server says nothing about a person', async ({ page }) => {
  await page.context().clearCookies()
  await page.goto('/de-CH/')
  await expect
    .poll(async () =>
      (await page.context().cookies()).map(({ name, value, sameSite }) => ({ name, value, sameSite })),
    )
    .toEqual([{ name: 'region', value: 'CH', sameSite: 'Lax' }])
})

test('[1-21] [1-22] whoever lets visits be counted is told of page by page in the list that tag managers read', async ({
  page,
  baseURL,
}) => {
  /** What is in the list, as name and language. */
  const told = () =>
    page.evaluate(() =>
      (globalThis.dataLayer ?? []).map((one) => [one.event, 'language' in one ? one.language : '']),
    )
  await page.context().addCookies([{ name: 'consent', value: 'v1.statistics', url: baseURL ?? '' }])
  await page.goto('/de-CH/service/delivery')
  await page.mouse.move(200, 200)
  await expect.poll(told).toEqual([['screen_view', 'de-CH']])
  await page.getByRole('contentinfo').locator('a[href$="/service/imprint"]').click()
  await expect(page).toHaveURL(/\/service\/imprint$/)
  await expect.poll(told).toEqual([
    ['screen_view', 'de-CH'],
    ['screen_view', 'de-CH'],
  ])
})
