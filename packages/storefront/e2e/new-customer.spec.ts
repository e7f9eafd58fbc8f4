import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { frenchSite, germanSite, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { readGuestCart, writeGuestCart } from './harness/stored'
import { expect, test } from './harness/test'
import { box } from './route-table'

/** An address that nobody has given before. */
const addresses = {
  CH: { street: 'Seeweg 7', postalCode: '8001', city: 'Zürich' },
  DE: { street: 'Seestraße 7', postalCode: '88045', city: 'Friedrichshafen' },
} as const

const main = (page: Page): Locator => page.getByRole('main')
const submit = (page: Page): Locator => main(page).locator('form button').last()

/** The stepper of the quantity has buttons too. */
const addButton = (page: Page): Locator => main(page).locator('form button:not([type="button"])').first()

/** A new person in each test: a name that is in no other one's way. */
const newEmail = () => `mira.${crypto.randomUUID()}@example.com`

const personOf = (email: string) => ({ firstName: 'Mira', lastName: 'Kern', email, password: 'Karton und 7' })

async function fillCart(page: Page, { base }: Site): Promise<void> {
  await page.goto(`${base}/product/x/${box.id}`)
  await waitForHydration(page)
  await addButton(page).click()
  await expect.poll(() => readGuestCart(page)).toHaveLength(1)
  await page.goto(`${base}/anonymous-cart`)
}

async function fillRegistration(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(personOf(newEmail())))
    await page.locator(`#register-${name}`).fill(text)
}

async function fillAddress(page: Page, { shop }: Site): Promise<void> {
  for (const [name, text] of Object.entries(addresses[shop]))
    await page.locator(`#address-${name}`).fill(text)
}

async function expectOrdered(page: Page, { shop }: Site): Promise<void> {
  await expect(page).toHaveURL(/\/order-confirmation\//)
  const { street, postalCode, city } = addresses[shop]
  for (const text of [street, `${postalCode} ${city}`]) await expect(main(page)).toContainText(text)
}

/** What stands between somebody and an order: pages that wait for them, fields of the forms they send, presses. */
function countTheWay(page: Page) {
  const pages = new Set<string>()
  const fields = new Set<string>()
  const counts = { presses: 0 }
  const look = () => {
    const { pathname, searchParams } = new URL(page.url())
    pages.add(`${pathname} ${searchParams.get('step') ?? ''}`)
  }
  return {
    look,
    press: async (target: Locator) => {
      look()
      const form = target.locator('xpath=ancestor::form')
      for (const field of await form.locator('input:visible, select:visible').all())
        fields.add(`${new URL(page.url()).pathname} ${(await field.getAttribute('name')) ?? ''}`)
      counts.presses += 1
      await target.click()
    },
    seen: () => ({ pages: [...pages], fields: [...fields], presses: counts.presses }),
  }
}

for (const [site, width] of [
  [frenchSite, 390],
  [germanSite, 1440],
] as const) {
  test(`[4.guest-cart-on-login-7] a stranger registers, gives an address never seen before and orders, on five pages: ${site.name}, ${width} px`, async ({
    page,
    guard,
  }) => {
    test.slow()
    // A buyer without a cart: the platform says so by 404.
    guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
    await page.setViewportSize({ width, height: 900 })
    await fillCart(page, site)
    const way = countTheWay(page)
    await main(page).locator('a[href*="/login"]').last().click()
    await expect(page).toHaveURL(/\/login\?/)
    await way.press(main(page).locator('a[href*="SelfRegister"]'))
    await expect(page).toHaveURL(/SelfRegister/)
    await fillRegistration(page)
    await way.press(submit(page))
    await expect(page).toHaveURL(/step=address/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The name is known already.
    await expect(page.locator('#address-firstName')).toHaveValue('Mira')
    await waitForHydration(page)
    await fillAddress(page, site)
    await way.press(submit(page))
    // One way of shipping and one way of paying: both are made, and shown.
    await expect(page).toHaveURL(/step=review/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await way.press(submit(page))
    await expectOrdered(page, site)
    way.look()
    const { pages, fields, presses } = way.seen()
    expect(pages, 'pages').toHaveLength(5)
    expect(fields.length, `fields: ${fields.join(', ')}`).toBeLessThanOrEqual(14)
    // With the one that led away from the cart.
    expect(presses + 1, 'presses').toBeLessThanOrEqual(20)
    await page.goto(`${site.base}/my/addresses`)
    await expect(main(page)).toContainText(addresses[site.shop].street)
  })
}

test('a guest’s line that the shop does not take is told in the cart, before the checkout', async ({
  page,
  guard,
}) => {
  guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
  await fillCart(page, swissSite)
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
  await expect(note).toContainText(/Automatikkarton.*: 0 statt 7\./)
  await note.getByRole('button').click()
  await page.reload()
  await waitForHydration(page)
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})

test('an address that was typed as the session ended is there again after signing in', async ({
  page,
  context,
  guard,
}) => {
  guard.expectFailure({ url: /\/addresses/, status: 403 })
  await page.goto(`${swissSite.base}/login/SelfRegister`)
  await waitForHydration(page)
  const email = newEmail()
  for (const [name, text] of Object.entries(personOf(email)))
    await page.locator(`#register-${name}`).fill(text)
  await submit(page).click()
  await expect(page).toHaveURL(/\/my\/addresses\/new/)
  await waitForHydration(page)
  await fillAddress(page, swissSite)
  await context.clearCookies({ name: 'sid' })
  await submit(page).click()
  await expect(page).toHaveURL(/\/login\?/)
  await waitForHydration(page)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(personOf(email).password)
  await submit(page).click()
  await expect(page).toHaveURL(/\/my\/addresses\/new/)
  await expect(page.locator('#address-street')).toHaveValue(addresses.CH.street)
  await expect(page.locator('#address-city')).toHaveValue(addresses.CH.city)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(addresses.CH.street)
  await submit(page).click()
  await expect(page).toHaveURL(new RegExp(`${swissSite.base}/?$`))
})

test('what is wrong with an address is told above the form and at its fields, and nothing typed is lost', async ({
  page,
  guard,
}) => {
  guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('whoever registers enters an address, changes it and orders', async ({ page, guard }) => {
    test.slow()
    guard.allowFailure({ url: /\/my\/addresses/, status: 422 })
    const { base } = swissSite
    await page.goto(`${base}/login/SelfRegister`)
    await fillRegistration(page)
    await submit(page).click()
    await expect(page).toHaveURL(/\/my\/addresses\/new/)
    await fillAddress(page, swissSite)
    await page.locator('#address-postalCode').fill('800')
    await submit(page).click()
    await expect(page.locator('#address-postalCode')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#address-street')).toHaveValue(addresses.CH.street)
    await fillAddress(page, swissSite)
    await submit(page).click()
    await page.goto(`${base}/my/addresses`)
    await main(page).locator('a[href*="/my/addresses/8lW"]').click()
    await page.locator('#address-phoneNumber').fill('044 555 01 00')
    await submit(page).click()
    await expect(main(page).getByRole('status')).toBeVisible()
    await expect(main(page)).toContainText('+41 44 555 01 00')
    await page.goto(`${base}/product/x/${box.id}`)
    await addButton(page).click()
    await page.goto(`${base}/cart/current`)
    await main(page).locator('form[action$="/checkout"] button').first().click()
    await goOnToReview(page)
    await submit(page).click()
    await expectOrdered(page, swissSite)
  })
})

/** The server does not wait for the platform: a page may ask to look again. */
async function goOnToReview(page: Page): Promise<void> {
  for (let turn = 0; turn < 20 && !page.url().includes('step=review'); turn++) {
    const again = main(page).locator('noscript a, noscript button')
    if ((await again.count()) > 0) await again.first().click()
    else await submit(page).click()
  }
  await expect(page).toHaveURL(/step=review/)
}
