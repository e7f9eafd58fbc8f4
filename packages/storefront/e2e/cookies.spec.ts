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
  /** Name, kind of page and language of what is in the list. */
  const told = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = globalThis as { dataLayer?: readonly Readonly<Record<string, unknown>>[] }
      return dataLayer.map(({ event, contentType, language }) => [event, contentType, language])
    })
  await page.context().addCookies([{ name: 'consent', value: 'v1.statistics', url: baseURL ?? '' }])
  await page.goto('/de-CH/service/delivery')
  await page.mouse.move(200, 200)
  await expect.poll(told).toEqual([['screen_view', expect.any(String), 'de-CH']])
  await page.getByRole('contentinfo').locator('a[href$="/service/imprint"]').click()
  await expect(page).toHaveURL(/\/service\/imprint$/)
  await expect.poll(async () => (await told()).length).toBe(2)
})
