import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { swissSite as site } from './harness/sites'
import { readGuestCart } from './harness/stored'
import { expect, test } from './harness/visitors'

// What is entered, refused and raised is tested where the fields are: here is what a layout has to do with it.

const box = { id: '01tCN0001001100YAA', path: `${site.base}/product/-/01tCN0001001100YAA` }

const main = (page: Page): Locator => page.getByRole('main')
const field = (page: Page): Locator => main(page).getByRole('textbox', { name: /^Menge/ })
const addButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: 'In den Warenkorb', exact: true })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

test('82 pieces of 1001100 are added by the first click after typing: the hint that appears moves nothing from under it', async ({
  page,
}) => {
  await open(page, box.path)
  const total = main(page).getByText('CHF 72.69', { exact: true })
  await field(page).fill('82')
  await expect(total, 'follows the typing').toBeVisible()
  // A visitor takes some time.
  await addButton(page).click({ delay: 80 })
  await expect.poll(() => readGuestCart(page)).toEqual([{ productId: box.id, quantity: '82' }])
})

test('a quantity that is changed in a list on a phone leaves its steps free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${site.base}/category/detail/0ZGCH0000000003AAA`)
  const row = main(page).getByRole('row', { name: /1001020/ })
  const input = row.getByRole('textbox')
  await input.fill('9000')
  // The shortage is shown below, at least as wide as the field.
  const note = row.getByText(/sofort, .+ ab/).first()
  await expect(note).toBeVisible()
  expect((await note.boundingBox())?.width).toBeGreaterThan(100)
  await row.getByRole('button', { name: 'Mehr' }).click()
  await expect(input).toHaveValue('9001')
})
