import { goToGuestReview, fillGuestDetails, nora, openGuestCart, startAsGuest } from './harness/guest-order'
import { goToStep, prepareOrder } from './harness/checkout'
import { waitForHydration } from './harness/hydration'
import { main, submit } from './harness/new-customer'
import { frenchSite, swissSite } from './harness/sites'
import { readGuestCart } from './harness/stored'
import { fillCart, signIn } from './harness/visitor'
import { expect, test } from './harness/visitors'

const carton = { productId: '01tCN0001001180YAA', quantity: '50' }

for (const width of [390, 1440]) {
  test(`a guest whose session is gone at the review is told that nothing was ordered, and orders all the same: ${width} px`, async ({
    page,
    guard,
  }) => {
    test.slow()
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    await page.setViewportSize({ width, height: 900 })
    await openGuestCart(page, frenchSite, [carton])
    await startAsGuest(page)
    await fillGuestDetails(page)
    await goToGuestReview(page)
    await page.context().clearCookies({ name: /^(?!consent$)/ })
    await submit(page).click()
    await expect(page).toHaveURL(/\/anonymous-cart$/)
    await expect(main(page).getByRole('alert')).toHaveText('Votre session a expiré. Rien n’a été commandé.')
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
    expect(await readGuestCart(page)).toMatchObject([carton])
    await page.reload()
    await waitForHydration(page)
    await expect(main(page).getByRole('alert')).toHaveCount(0)
    await startAsGuest(page)
    await expect(page.locator('#address-street')).toHaveValue(nora.street)
    await expect(page.locator('#guest-email')).toHaveValue(nora.email)
    await page.context().clearCookies({ name: /^(?!consent$)/ })
    await page.reload()
    await expect(page).toHaveURL(/\/anonymous-cart$/)
    await expect(main(page).getByRole('alert')).toBeVisible()
    await startAsGuest(page)
    await goToGuestReview(page)
    await submit(page).click()
    await expect(page).toHaveURL(/order-confirmation/)
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
      .not.toContain(nora.street)
  })

  test(`what was typed survives the terms and Back, and a reload: ${width} px`, async ({ page, guard }) => {
    test.slow()
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    await page.setViewportSize({ width, height: 900 })
    await openGuestCart(page, swissSite, [carton])
    await startAsGuest(page)
    await fillGuestDetails(page)
    const expectTyped = async () => {
      await expect(page.locator('#address-street')).toHaveValue(nora.street)
      await expect(page.locator('#guest-email')).toHaveValue(nora.email)
      await expect(page.locator('#address-street')).not.toBeFocused()
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
    await expect(page).toHaveURL(/service\/terms/)
    await page.goBack()
    await waitForHydration(page)
    await expectTyped()
    await page.reload()
    await waitForHydration(page)
    await expectTyped()
    await page.goto('/favicon.svg')
    await page.goto(`${swissSite.base}/checkout?step=address`)
    await waitForHydration(page)
    await expectTyped()
  })
}

test('what a buyer typed at the payment step survives a reload, until the step is sent', async ({
  page,
  guard,
}) => {
  test.slow()
  guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
  await prepareOrder(page, swissSite)
  await goToStep(page, 'payment')
  const number = main(page).locator('[name="purchaseOrderNumber"]')
  await number.fill('WS-77')
  await main(page).locator('details:has([name="remark"]) > summary').click()
  await main(page).locator('[name="remark"]').fill('Bitte zuerst anrufen')
  await page.reload()
  await waitForHydration(page)
  await expect(number).toHaveValue('WS-77')
  await expect(main(page).locator('[name="remark"]')).toHaveValue('Bitte zuerst anrufen')
  await submit(page).click()
  await expect(page).toHaveURL(/step=review/)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('zuerst anrufen')
})

test('a cart that is opened offline says so, and comes back by itself', async ({ page, context, guard }) => {
  guard.allowReport(/ERR_INTERNET_DISCONNECTED|Failed to fetch|error sending|NETWORK|dynamically imported/)
  await signIn(page.request, swissSite)
  const cartId = await fillCart(page.request, swissSite, [carton])
  await page.goto(`${swissSite.base}/service/delivery`)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('banner').locator('a[href*="/cart/"]').first().click()
  const heading = main(page).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Sie sind offline')
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^Sie sind offline/)
  await expect(main(page).getByRole('status')).toContainText('geht es hier von selbst weiter')
  await expect(main(page)).not.toContainText('Der Fehler liegt bei uns')
  await context.setOffline(false)
  await expect(heading).toHaveText('Warenkorb')
  await expect(page).toHaveURL(new RegExp(`/cart/(?:current|${cartId})$`))
})

test('a guest’s cart that is opened offline says so, and shows its lines with the connection', async ({
  page,
  context,
  guard,
}) => {
  guard.allowReport(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NETWORK|dynamically imported/)
  await openGuestCart(page, swissSite, [carton])
  await page.goto(`${swissSite.base}/service/delivery`)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('banner').locator('a[href$="/anonymous-cart"]').first().click()
  await expect(
    main(page)
      .getByText(/^Sie sind offline/)
      .first(),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(main(page).getByRole('heading', { level: 2, name: /^Faltkarton/ })).toBeVisible()
  await expect(main(page).getByText(/^Sie sind offline/)).toHaveCount(0)
})

test('a step that is sent offline says so, keeps what was typed, and is sent again', async ({
  page,
  context,
  guard,
}) => {
  test.slow()
  guard.allowReport(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NETWORK|dynamically imported/)
  guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
  await openGuestCart(page, frenchSite, [carton])
  await startAsGuest(page)
  // Fetches the code for the form.
  await submit(page).click()
  await expect(main(page).getByRole('alert')).toBeVisible()
  await fillGuestDetails(page)
  await context.setOffline(true)
  await submit(page).click()
  await expect(main(page).getByRole('alert')).toContainText('Vous êtes hors ligne.')
  await expect(page.locator('#address-street')).toHaveValue(nora.street)
  await context.setOffline(false)
  await submit(page).click()
  await expect(page).toHaveURL(/step=(?:delivery|payment)/)
})
