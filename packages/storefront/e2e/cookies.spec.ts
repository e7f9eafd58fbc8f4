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
