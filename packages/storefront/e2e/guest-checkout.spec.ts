import type { Page } from '@playwright/test'
import { findViolations } from './harness/accessibility'
import { buyers, password } from './harness/buyers'
import { confirmedNumber } from './harness/checkout'
import {
  fillGuestDetails,
  goOnAsGuest,
  goToGuestReview,
  nora,
  openGuestCart,
  startAsGuest,
} from './harness/guest-order'
import { countEffort, createKeyboard, doubleClicks, pointer } from './harness/hands'
import type { Hands } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { addButton, main, submit } from './harness/new-customer'
import { axeAsksFrame, cardFields, cards, fillCard } from './harness/payment'
import { quick } from './harness/quick'
import { frenchSite, germanSite, swissSite } from './harness/sites'
import { readGuestCart, readServerCart } from './harness/stored'
import { expect, test } from './harness/visitors'
import { expectSoundAtWidths, storyWidths } from './harness/widths'

const carton = { productId: '01tCN0001001180YAA', quantity: '50' }
const other = { productId: '01tCN0001001100YAA', quantity: '20' }

const visits = [
  ...storyWidths(1440).map((width) => ({ site: swissSite, width })),
  ...storyWidths(390).map((width) => ({ site: frenchSite, width })),
]

for (const { site, width } of visits) {
  test(
    `[6-6] a guest orders without an account, with little to fill in and nothing for axe to find: ${site.name}, ${width} px`,
    quick(site === frenchSite),
    async ({ page, guard, shop }) => {
      test.slow()
      guard.allowReport(axeAsksFrame)
      await page.setViewportSize({ width, height: 900 })
      await openGuestCart(page, site, [carton, other])
      expect(await findViolations(page)).toEqual([])
      const { hands, read } = countEffort(page, pointer)
      await startAsGuest(page, hands)
      await submit(page).click()
      await expect(main(page).getByRole('alert')).toBeFocused()
      expect(await findViolations(page)).toEqual([])
      await fillGuestDetails(page, hands)
      const atStep = async () => {
        await expectSoundAtWidths(page, `guest ${new URL(page.url()).search}`)
        if (site === swissSite && page.url().includes('step=payment')) await expectSoundPayment(page)
      }
      const byCard = (choosing: Hands) => fillCard(page, cards.good, choosing)
      await goToGuestReview(page, { hands, atStep, ...(site === frenchSite && { pay: byCard }) })
      await expect(main(page)).toContainText(nora.email)
      await hands.press(submit(page))
      const number = await confirmedNumber(page)
      await expect(main(page)).toContainText(nora.email)
      expect(await findViolations(page)).toEqual([])
      const fields = [...read().fields, ...(site === frenchSite ? cardFields : [])]
      expect(fields.length, fields.join()).toBeLessThanOrEqual(14)
      expect(shop.readOrder(number)?.deliveryAddress).toMatchObject({ street: nora.street, city: nora.city })
      await expect.poll(() => readGuestCart(page)).toEqual([])
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
        nora.email,
      )
    },
  )
}

/** The payment step with all its fields, and with problems; leaves it as it was. */
async function expectSoundPayment(page: Page): Promise<void> {
  const entered = main(page).locator('input[name="billing"][value="entered"]')
  await entered.check()
  await main(page).locator('details:has([name="remark"]) > summary').click()
  await expectSoundAtWidths(page, 'payment with a billing address and notes')
  await submit(page).click()
  await expect(main(page).getByRole('alert')).toBeFocused()
  await expectSoundAtWidths(page, 'payment with problems')
  await page.reload()
  await waitForHydration(page)
  // What is chosen stays in the tab until it is sent.
  await expect(entered).toBeChecked()
  await main(page)
    .getByRole('radio', { name: /^Gleich wie die Lieferadresse/ })
    .check()
}

for (const width of storyWidths(390)) {
  test(`a guest buys by the keyboard alone: ${swissSite.name}, ${width} px`, async ({ page, shop }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${swissSite.base}/product/karton/${carton.productId}`)
    await waitForHydration(page)
    const { hands, complaints } = createKeyboard(page)
    await hands.type(main(page).getByRole('textbox', { name: 'Menge', exact: true }), carton.quantity)
    await hands.press(addButton(page))
    await expect(page.getByText('In den Warenkorb gelegt')).toBeVisible()
    const cart = page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Artikel' })
    await hands.press(cart)
    await startAsGuest(page, hands)
    await fillGuestDetails(page, hands)
    await goToGuestReview(page, { hands })
    await hands.press(submit(page))
    expect(shop.readOrder(await confirmedNumber(page))?.deliveryAddress).toMatchObject({ city: nora.city })
    expect(complaints).toEqual([])
  })
}

test('in a shop without guest checkout a guest signs in, and then goes on to the checkout', async ({
  page,
  guard,
}) => {
  guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
  await openGuestCart(page, germanSite, [carton])
  await expect(goOnAsGuest(page)).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Zur Kasse' }).click()
  await main(page).getByLabel('E-Mail-Adresse').fill(buyers.DE.private.username)
  await main(page).getByLabel('Passwort').fill(password)
  await submit(page).click()
  await expect(page).toHaveURL(/checkout\?step=address/)
})

test('what a guest entered and what is in the cart survive reloads, another tab and a double click: one order', async ({
  page,
  context,
  guard,
  shop,
}) => {
  test.slow()
  // After Back there is nothing to check out any more.
  guard.allowFailure({ url: /\/checkouts\?/, status: 404 })
  await openGuestCart(page, swissSite, [carton])
  await startAsGuest(page, doubleClicks)
  await page.reload()
  await waitForHydration(page)
  await fillGuestDetails(page)
  await submit(page).click()
  await expect(page).toHaveURL(/step=delivery/)
  await page.goto('/de-CH/checkout?step=address')
  await waitForHydration(page)
  await expect(page.locator('#guest-email')).toHaveValue(nora.email)
  await expect(page.locator('#address-street')).toHaveValue(nora.street)
  const tab = await context.newPage()
  await tab.goto('/de-CH/anonymous-cart')
  await waitForHydration(tab)
  await tab.evaluate(
    (lines) => localStorage.setItem('anonymousCart', JSON.stringify(lines)),
    [{ ...carton, quantity: '75' }, other],
  )
  await tab.reload()
  await waitForHydration(tab)
  await goOnAsGuest(tab).click()
  await expect(tab).toHaveURL(/checkout/)
  await expect
    .poll(async () => [...(await readServerCart(page.request, swissSite))].sort(byProduct))
    .toEqual([other, { ...carton, quantity: '75' }].sort(byProduct))
  await tab.close()
  await page.goto('/de-CH/checkout?step=address')
  await waitForHydration(page)
  await fillGuestDetails(page)
  await goToGuestReview(page)
  await page.reload()
  await waitForHydration(page)
  await submit(page).dblclick()
  const number = await confirmedNumber(page)
  expect(shop.readOrder(number)).toBeDefined()
  await expect.poll(() => readGuestCart(page)).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/order-confirmation/${number}$`))
})

const byProduct = (a: { productId: string }, b: { productId: string }) =>
  a.productId.localeCompare(b.productId)

test('[4.guest-cart-on-login-5] a guest who signs in at the checkout keeps the cart once', async ({
  page,
  guard,
}) => {
  guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
  await openGuestCart(page, swissSite, [carton, other])
  await startAsGuest(page)
  await main(page).getByRole('link', { name: 'Anmelden' }).click()
  // Both pages have a field of that name.
  await expect(main(page).getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  await main(page).getByLabel('E-Mail-Adresse').fill(buyers.CH.private.username)
  await main(page).getByLabel('Passwort').fill(password)
  await submit(page).click()
  await expect(page).toHaveURL(/checkout\?step=address/)
  await expect
    .poll(async () => [...(await readServerCart(page.request, swissSite))].sort(byProduct))
    .toEqual([other, carton].sort(byProduct))
  expect(await readGuestCart(page)).toEqual([])
})

test.describe('an order without an account', () => {
  test('is found by its number and e-mail address, and the same is said of a wrong address as of no order', async ({
    page,
    context,
    guard,
  }) => {
    test.slow()
    await openGuestCart(page, swissSite, [carton])
    await startAsGuest(page)
    await fillGuestDetails(page)
    await goToGuestReview(page)
    await submit(page).click()
    const number = await confirmedNumber(page)
    // Another browser of the guest.
    await context.clearCookies()
    const said: string[] = []
    for (const [orderNumber, email] of [
      [number, 'someone.else@example.com'],
      ['AAAAA-BBBBB-CCCCC-DDDDD', nora.email],
    ] as const) {
      guard.allowFailure({ url: /order-summaries\/actions\/lookup/, status: 404 })
      await page.goto('/de-CH/order-lookup')
      await waitForHydration(page)
      if (said.length === 0) await expectSoundAtWidths(page, 'looking up an order')
      await page.locator('#lookup-orderNumber').fill(orderNumber)
      await page.locator('#lookup-email').fill(email)
      await submit(page).click()
      said.push((await main(page).getByRole('alert').textContent()) ?? '')
    }
    expect(new Set(said).size).toBe(1)
    await expectSoundAtWidths(page, 'no order found')
    await page.locator('#lookup-orderNumber').fill(number.toLowerCase())
    await page.locator('#lookup-email').fill(nora.email)
    await submit(page).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText(number)
    await expect(main(page)).toContainText(nora.street)
    await expectSoundAtWidths(page, 'an order that was looked up')
    expect(page.url()).not.toMatch(new RegExp(`@|${number}`))
    // Its papers, after a reload too, and canceling.
    const opened = page.url()
    await main(page).getByRole('link', { name: 'Auftragsbestätigung' }).click()
    await expect(page.getByRole('article', { name: `Auftragsbestätigung ${number}` })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article')).toContainText(nora.street)
    expect(page.url()).not.toMatch(new RegExp(`@|${number}`))
    await main(page).getByRole('link', { name: 'Zurück zur Bestellung' }).click()
    await main(page).getByRole('link', { name: 'Bestellung stornieren' }).click()
    await submit(page).click()
    await expect(main(page)).toContainText('Diese Bestellung wurde')
    expect(page.url()).toBe(opened)
    // Nobody else's browser opens it.
    await context.clearCookies()
    await page.goto(opened)
    await expect(main(page).getByRole('status')).toContainText('30 Minuten')
    await expect(page.locator('#lookup-orderNumber')).toBeVisible()
  })

  test('leads to an account whose form is filled in, with nothing in the address', async ({ page }) => {
    test.slow()
    await openGuestCart(page, swissSite, [carton])
    await startAsGuest(page)
    await fillGuestDetails(page)
    await goToGuestReview(page)
    await submit(page).click()
    await confirmedNumber(page)
    await main(page).getByRole('button', { name: 'Konto eröffnen' }).click()
    await expect(page.locator('#register-email')).toHaveValue(nora.email)
    await expect(page.locator('#register-lastName')).toHaveValue(nora.lastName)
    expect(new URL(page.url()).search).toBe('')
  })
})
