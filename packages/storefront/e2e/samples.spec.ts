import type { Page } from '@playwright/test'
import { findViolations } from './harness/accessibility'
import { confirmedNumber } from './harness/checkout'
import { fillGuestDetails, goToGuestReview, startAsGuest } from './harness/guest-order'
import { waitForHydration } from './harness/hydration'
import { addButton, main, submit } from './harness/new-customer'
import { swissSite } from './harness/sites'
import { readGuestCart } from './harness/stored'
import { expect, test } from './harness/visitors'

const skus = ['1001100', '1001140', '1003180'] as const

const boxPath = (sku: string) => `${swissSite.base}/product/x/01tCN000${sku}YAA`
const orderSample = (page: Page) => main(page).getByRole('button', { name: /^Muster/ })

async function openBox(page: Page, sku: string): Promise<void> {
  await page.goto(boxPath(sku))
  await waitForHydration(page)
}

test('a guest adds three samples, is refused a fourth in words, and orders them with a box', async ({
  page,
  shop,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const sku of skus) {
    await openBox(page, sku)
    await orderSample(page).dblclick()
    await expect(orderSample(page)).toHaveText('Muster liegt im Warenkorb')
  }
  await openBox(page, '1002010')
  await orderSample(page).click()
  await expect(page.getByText('Je Bestellung sind drei Muster möglich')).toBeVisible()
  await expect(orderSample(page)).toHaveText('Muster bestellen (kostenlos)')
  expect(await findViolations(page)).toEqual([])
  expect((await readGuestCart(page)).map(({ quantity }) => quantity)).toEqual(['1', '1', '1'])
  await addButton(page).first().click()
  await expect.poll(() => readGuestCart(page)).toHaveLength(4)

  await page.goto(`${swissSite.base}/anonymous-cart`)
  await waitForHydration(page)
  await expect(main(page)).toContainText('3 von 3 Mustern')
  expect(await findViolations(page)).toEqual([])
  await main(page)
    .getByRole('link', { name: /^Muster: Faltkarton 1-wellig 300/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/faltkarton[^/]*/01tCN0001001100YAA$`))
  await page.goBack()
  await waitForHydration(page)

  await startAsGuest(page)
  await fillGuestDetails(page)
  await goToGuestReview(page)
  await expect(main(page).getByText(/^Muster: /)).toHaveCount(3)
  await submit(page).click()
  const number = await confirmedNumber(page)
  await expect(
    main(page)
      .getByText(/^Muster: /)
      .first(),
  ).toBeVisible()
  expect(shop.readOrder(number)).toBeDefined()
})
