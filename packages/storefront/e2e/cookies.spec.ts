import { waitForHydration } from './harness/hydration'
import { expect, test } from './harness/visitors'

test('the region that scripts keep for the server says nothing about a person, and is not there for the shop’s first one', async ({
  page,
}) => {
  await page.context().clearCookies()
  const kept = async () =>
    (await page.context().cookies()).map(({ name, value, sameSite }) => ({ name, value, sameSite }))
  await page.goto('/de-CH/')
  await waitForHydration(page)
  expect(await kept()).toEqual([])
  await page.goto('/de-shop/?region=NL')
  await expect.poll(kept).toEqual([{ name: 'region', value: 'NL', sameSite: 'Lax' }])
  // The Swiss shop, at the same host, leaves it alone.
  await page.goto('/de-CH/')
  await waitForHydration(page)
  await page.goto('/de-shop/')
  await waitForHydration(page)
  expect(await kept()).toEqual([{ name: 'region', value: 'NL', sameSite: 'Lax' }])
  await page.goto('/de-shop/?region=DE')
  await expect.poll(kept).toEqual([])
})

test('[1-21] [1-22] whoever lets visits be counted is told of page by page in the list that tag managers read', async ({
  page,
  baseURL,
}) => {
  /** The entries of the list, as name and language. */
  const reported = () =>
    page.evaluate(() =>
      (globalThis.dataLayer ?? []).map((one) => [one.event, 'language' in one ? one.language : '']),
    )
  await page.context().addCookies([{ name: 'consent', value: 'v1.statistics', url: baseURL ?? '' }])
  await page.goto('/de-CH/service/delivery')
  await page.mouse.move(200, 200)
  await expect.poll(reported).toEqual([['screen_view', 'de-CH']])
  await page.getByRole('contentinfo').locator('a[href$="/service/imprint"]').click()
  await expect(page).toHaveURL(/\/service\/imprint$/)
  await expect.poll(reported).toEqual([
    ['screen_view', 'de-CH'],
    ['screen_view', 'de-CH'],
  ])
})
