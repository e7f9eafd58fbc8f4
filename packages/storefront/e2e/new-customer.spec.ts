import type { Page } from '@playwright/test'
import { buyers, password } from './harness/buyers'
import { countEffort, createKeyboard, doubleClicks, pointer } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import {
  addButton,
  expectOrdered,
  fillAddress,
  fillCartAsGuest,
  fillRegistration,
  goOnToReview,
  main,
  newAddresses,
  registerDuringCheckout,
  submit,
} from './harness/new-customer'
import { quick } from './harness/quick'
import { frenchSite, germanSite, swissSite } from './harness/sites'
import { writeGuestCart } from './harness/stored'
import { expect, test } from './harness/visitors'
import { box } from './route-table'

const widths = [390, 1440] as const
const everyCell = [swissSite, frenchSite, germanSite].flatMap((site) =>
  widths.map((width) => ({ site, width })),
)

/** One cell a shop and a width; `E2E_CELLS=all` walks through every language and width. */
const cells =
  process.env.E2E_CELLS === 'all'
    ? everyCell
    : everyCell.filter(({ site, width }) => site !== swissSite && (site === frenchSite) === (width === 390))

/** A buyer without a cart: the platform says so by 404. */
const noCart = { url: /\/carts\/current\?/, status: 404 }

for (const { site, width } of cells) {
  test(
    `[4.guest-cart-on-login-7] a stranger registers, gives an address never seen before and orders, on seven pages: ${site.name}, ${width} px`,
    quick(site === germanSite),
    async ({ page, guard, shop }, { annotations }) => {
      test.slow()
      guard.allowFailure(noCart)
      await page.setViewportSize({ width, height: 900 })
      await fillCartAsGuest(page, site)
      const { hands, read } = countEffort(page, pointer)
      await registerDuringCheckout(page, hands)
      // The name is known already.
      await expect(page.locator('#address-firstName')).toHaveValue('Mira')
      await fillAddress(page, site, hands)
      await hands.press(submit(page))
      await goOnToReview(page, hands)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await hands.press(submit(page))
      await expectOrdered(page, site, shop)
      const { pages, fields, presses } = read()
      const description = `${pages.length} pages, ${fields.length} fields, ${presses} presses`
      annotations.push({ type: 'effort', description })
      expect(pages, 'pages').toHaveLength(7)
      // Four of them are choices that are made already or may stay empty: whose account, way of delivery, day, billing address.
      expect(fields.length, `fields: ${fields.join(', ')}`).toBeLessThanOrEqual(18)
      expect(presses, 'presses').toBeLessThanOrEqual(22)
      await page.goto(`${site.base}/my/addresses`)
      await expect(main(page)).toContainText(newAddresses[site.shop].street)
    },
  )
}

/** The form of the sign-in or of the registration, filled in, after the guest's 'To checkout'. */
const signInWays = {
  'signs in': async (page: Page) => {
    await main(page).getByLabel('E-Mail-Adresse').fill(buyers.CH.private.username)
    await main(page).getByLabel('Passwort').fill(password)
  },
  registers: async (page: Page) => {
    await main(page).locator('a[href*="SelfRegister"]').click()
    await fillRegistration(page)
  },
} as const

for (const [name, fillIn] of Object.entries(signInWays)) {
  test(`Back leads a customer who ${name} before the checkout to the cart, and from there to the product`, async ({
    page,
    guard,
  }) => {
    guard.allowFailure(noCart)
    await fillCartAsGuest(page, swissSite)
    await main(page).locator('a[href*="/login"]').last().click()
    await waitForHydration(page)
    await fillIn(page)
    await submit(page).click()
    await expect(page).toHaveURL(/step=address/)
    await waitForHydration(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/cart\/(?!current)[^/]+$/)
    await waitForHydration(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/product\//)
  })
}

test('a stranger who has a keyboard alone orders, and sees at each stop where the focus is', async ({
  page,
  guard,
  shop,
}) => {
  test.slow()
  guard.allowFailure(noCart)
  await page.setViewportSize({ width: 1440, height: 900 })
  const { hands, complaints } = createKeyboard(page)
  await fillCartAsGuest(page, swissSite, hands)
  await registerDuringCheckout(page, hands)
  await fillAddress(page, swissSite, hands)
  await hands.press(submit(page))
  await goOnToReview(page, hands)
  await hands.press(submit(page))
  await expectOrdered(page, swissSite, shop)
  expect(complaints).toEqual([])
})

test('a stranger who presses everything twice has one account, one address and one order', async ({
  page,
  guard,
  shop,
}) => {
  test.slow()
  guard.allowFailure(noCart)
  await fillCartAsGuest(page, germanSite)
  await registerDuringCheckout(page, doubleClicks)
  await fillAddress(page, germanSite)
  await doubleClicks.press(submit(page))
  await goOnToReview(page, doubleClicks)
  await doubleClicks.press(submit(page))
  await expectOrdered(page, germanSite, shop)
  await page.goto(`${germanSite.base}/my/addresses`)
  await expect(main(page).getByRole('listitem')).toHaveCount(1)
  await page.goto(`${germanSite.base}/my/orders`)
  await expect(main(page).getByRole('rowheader')).toHaveCount(1)
})

test('a guest’s line that the shop rejects is named in the cart, before the checkout', async ({
  page,
  guard,
}) => {
  guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
  await fillCartAsGuest(page, swissSite)
  await main(page).locator('a[href*="/login"]').last().click()
  await main(page).locator('a[href*="SelfRegister"]').click()
  await fillRegistration(page)
  // Another tab, of an older visit: the product comes in steps of 20.
  await writeGuestCart(page, [
    { productId: box.id, quantity: '25' },
    { productId: '01tCN0001002120YAA', quantity: '7' },
  ])
  await submit(page).click()
  await expect(page).toHaveURL(/\/cart\/(?!current)[^/]+$/)
  const note = main(page).getByRole('alert')
  await expect(note).toContainText(/Automatikkarton.*nicht angenommen.* 0 statt 7\./)
  await note.getByRole('button').click()
  await page.reload()
  await waitForHydration(page)
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})

test('an address that was entered as the session ended is there again after signing in', async ({
  page,
  context,
  guard,
}) => {
  guard.expectFailure({ url: /\/addresses/, status: 403 })
  await page.goto(`${swissSite.base}/login/SelfRegister`)
  await waitForHydration(page)
  const { email, password } = await fillRegistration(page)
  await submit(page).click()
  await expect(page).toHaveURL(/\/my\/addresses\/new/)
  await waitForHydration(page)
  await fillAddress(page, swissSite)
  await context.clearCookies({ name: 'sid' })
  await submit(page).click()
  await expect(page).toHaveURL(/\/login\?/)
  await waitForHydration(page)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await submit(page).click()
  await expect(page).toHaveURL(/\/my\/addresses\/new/)
  await expect(page.locator('#address-street')).toHaveValue(newAddresses.CH.street)
  await expect(page.locator('#address-city')).toHaveValue(newAddresses.CH.city)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    newAddresses.CH.street,
  )
  await submit(page).click()
  await expect(page).toHaveURL(new RegExp(`${swissSite.base}/?$`))
})

test('address errors are shown above the form and at its fields, and nothing entered is lost', async ({
  page,
  guard,
}) => {
  guard.allowFailure(noCart)
  guard.allowFailure({ url: /\/my\/addresses/, status: 422 })
  await page.goto(`${swissSite.base}/login/SelfRegister`)
  await waitForHydration(page)
  await fillRegistration(page)
  await submit(page).click()
  await expect(page).toHaveURL(/\/my\/addresses\/new\?from=registration$/)
  await waitForHydration(page)
  await page.locator('#address-street').fill('x'.repeat(300))
  await page.locator('#address-postalCode').fill('800')
  await submit(page).click()
  const summary = main(page).getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(3)
  await summary.getByRole('link').nth(1).click()
  await expect(page.locator('#address-postalCode')).toBeFocused()
  await expect(page.locator('#address-postalCode')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#address-street')).toHaveValue('x'.repeat(300))
  await fillAddress(page, swissSite)
  await page.locator('#address-city').press('Enter')
  await expect(page).toHaveURL(new RegExp(`${swissSite.base}/?$`))
})

/** A number as entered in each shop's country, and as displayed. */
const phones = {
  CH: { typed: '044 555 01 00', shown: '+41 44 555 01 00' },
  DE: { typed: '07541 555 01 00', shown: '+49 7541 5550100' },
} as const

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const site of [swissSite, germanSite]) {
    test(`a new customer enters an address, changes it and orders: ${site.name}`, async ({
      page,
      guard,
      shop,
    }) => {
      test.slow()
      guard.allowFailure({ url: /\/my\/addresses/, status: 422 })
      const { base } = site
      await page.goto(`${base}/login/SelfRegister`)
      await fillRegistration(page)
      await submit(page).click()
      await expect(page).toHaveURL(/\/my\/addresses\/new/)
      await fillAddress(page, site)
      await page.locator('#address-postalCode').fill('800')
      await submit(page).click()
      await expect(page.locator('#address-postalCode')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('#address-street')).toHaveValue(newAddresses[site.shop].street)
      await fillAddress(page, site)
      await submit(page).click()
      await page.goto(`${base}/my/addresses`)
      await main(page).locator('a[href*="/my/addresses/8lW"]').click()
      await page
        .locator('#address-phoneNumber')
        .fill(site.shop === 'CH' ? '044 555 01 00' : '07541 555 01 00')
      await submit(page).click()
      await expect(main(page).getByRole('status')).toBeVisible()
      await expect(main(page)).toContainText(phones[site.shop].shown)
      await page.goto(`${base}/product/x/${box.id}`)
      await addButton(page).click()
      await page.goto(`${base}/cart/current`)
      await main(page).locator('form[action$="/checkout"] button').first().click()
      await reachReview(page)
      await submit(page).click()
      await expectOrdered(page, site, shop)
    })
  }
})

/** The server does not wait for the platform: a page may ask to try again later. */
async function reachReview(page: Page): Promise<void> {
  for (let turn = 0; turn < 20 && !page.url().includes('step=review'); turn++) {
    const again = main(page).locator('noscript a, noscript button')
    const invoice = main(page).locator('input[name="method"][value="invoice"]')
    if ((await invoice.count()) > 0) await invoice.check()
    const next = (await again.count()) > 0 ? again.first() : submit(page)
    await Promise.all([page.waitForEvent('load'), next.click()])
  }
  await expect(page).toHaveURL(/step=review/)
}
