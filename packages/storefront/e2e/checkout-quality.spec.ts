import type { Page } from '@playwright/test'
import { findViolations } from './harness/accessibility'
import { goToStep } from './harness/checkout'
import { findUnreadableInForcedColors } from './harness/forced-colors'
import { waitForHydration } from './harness/hydration'
import { findUnreadable, sidewaysScroll } from './harness/legibility'
import { waitForStillness } from './harness/motion'
import { goOnToReview, main, submit } from './harness/new-customer'
import { germanSite, swissSite } from './harness/sites'
import { findCovered } from './harness/targets'
import { expect, test } from './harness/visitors'
import { fillCart, signIn } from './harness/visitor'
import { box } from './route-table'

const desk = { width: 1440, height: 900 }
/** 400 % zoom of a window 1280 px wide [WCAG 1.4.10]. */
const zoomed = { width: 320, height: 256 }

/** Without a blank, so that nothing but the shop breaks it. */
const letters = (count: number): string => 'Maßgefertigt'.repeat(25).slice(0, count)
const tooLong = letters(300)

/** The longest number that the form accepts. */
const longest = { street: letters(255), postalCode: '88045', city: letters(40) }

/**
 * axe, forced colours and 400 % zoom on the page as it stands. Header and footer are the same on every page, and others
 * in the checkout: each is looked at once, with the buyer's long name.
 */
async function expectSound(page: Page, name: string, within: 'main' | '#root' = 'main'): Promise<void> {
  await waitForHydration(page)
  await waitForStillness(page)
  const without = within === 'main' ? ['#root > :not(main)'] : []
  expect.soft(await findViolations(page, { without }), `${name}: axe`).toEqual([])
  expect.soft(await findUnreadableInForcedColors(page, 'main'), `${name}: forced colours`).toEqual([])
  await page.setViewportSize(zoomed)
  await waitForStillness(page)
  expect.soft(await sidewaysScroll(page), `${name}: sideways scrolling at 400 % zoom`).toBeLessThanOrEqual(0)
  expect.soft(await findUnreadable(page, within), `${name}: unreadable at 400 % zoom`).toEqual([])
  expect.soft(await findCovered(page, within), `${name}: covered at 400 % zoom`).toEqual([])
  await page.setViewportSize(desk)
}

const fill = async (page: Page, form: 'register' | 'address', texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts)) await page.locator(`#${form}-${name}`).fill(text)
}

const repeat = (names: readonly string[], text: string) =>
  Object.fromEntries(names.map((name) => [name, text]))

/** Each of these fields shows its error. */
async function expectProblems(
  page: Page,
  form: 'register' | 'address',
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    await expect(page.locator(`#${form}-${name}`)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator(`#${form}-${name}-error`)).toBeVisible()
  }
}

/** All fields of an address say that their text is too long, and keep it. */
async function expectTooLong(page: Page): Promise<void> {
  await expectProblems(page, 'address', addressNames)
  for (const name of addressNames) await expect(page.locator(`#address-${name}`)).toHaveValue(tooLong)
}

const names = ['firstName', 'lastName']
const addressNames = [...names, 'street', 'postalCode', 'city', 'phoneNumber']

test.describe('with texts of 300 letters, forced colours and 400 % zoom', () => {
  test.use({ viewport: desk })

  test('a private buyer gets from the registration to the confirmation', async ({ page, guard }) => {
    test.slow()
    const { base } = germanSite
    guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
    await test.step('registration', async () => {
      await page.goto(`${base}/login/SelfRegister`)
      await waitForHydration(page)
      await fill(page, 'register', repeat([...names, 'email', 'password'], tooLong))
      await submit(page).click()
      await expectProblems(page, 'register', ['email', 'password'])
      await expectSound(page, 'registration')
      const email = `${crypto.randomUUID()}.${letters(27)}@example.com`.replace('ß', 'ss')
      const person = { firstName: letters(40), lastName: letters(80), email, password: 'Karton und 7' }
      await fill(page, 'register', person)
      await submit(page).click()
      await expect(page).toHaveURL(/\/my\/addresses\/new/)
    })
    await test.step('address of the account', async () => {
      await waitForHydration(page)
      await fill(page, 'address', repeat(addressNames, tooLong))
      await submit(page).click()
      await expectTooLong(page)
      await expectSound(page, 'address form')
      await fill(page, 'address', {
        ...longest,
        firstName: letters(40),
        lastName: letters(80),
        phoneNumber: '',
      })
      await submit(page).click()
      await expect(page).toHaveURL(new RegExp(`${base}/?$`))
      await page.goto(`${base}/my/addresses`)
      await expect(main(page)).toContainText(longest.street)
      await expectSound(page, 'addresses', '#root')
    })
    await test.step('address of the checkout', async () => {
      const cartId = await fillCart(page.request, germanSite, [{ productId: box.id, quantity: '25' }])
      await page.goto(`${base}/cart/${cartId}`)
      await waitForHydration(page)
      await main(page).locator('form[action$="/checkout"] button').first().click()
      await expect(main(page).getByRole('radio')).toHaveCount(1)
      await expectSound(page, 'choice of the address')
      await main(page).locator('a[href$="address=new"]').click()
      await fill(page, 'address', repeat(addressNames, tooLong))
      await submit(page).click()
      await expectTooLong(page)
      await expectSound(page, 'address form of the checkout')
      await main(page).locator('form a[href$="step=address"]').click()
      await submit(page).click()
      await goOnToReview(page)
    })
    for (const step of ['delivery', 'payment']) {
      await test.step(step, async () => {
        await main(page).locator(`nav a[href$="step=${step}"]`).click()
        await expect(page).toHaveURL(new RegExp(`step=${step}$`))
        await expect(main(page).getByRole('radio').first()).toBeVisible()
        await expectSound(page, step)
        await page.goBack()
        await expect(page).toHaveURL(/step=review/)
      })
    }
    await test.step('review and confirmation', async () => {
      await expect(main(page)).toContainText(longest.street)
      await expectSound(page, 'review', '#root')
      await submit(page).click()
      await expect(page).toHaveURL(/\/order-confirmation\//)
      await expect(main(page)).toContainText(longest.street)
      await expectSound(page, 'confirmation')
    })
  })

  test('a business buyer gets the order number back that is too long', async ({ page, guard }) => {
    test.slow()
    const { base } = swissSite
    guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
    await signIn(page.request, swissSite)
    const cartId = await fillCart(page.request, swissSite, [{ productId: box.id, quantity: '25' }])
    await page.goto(`${base}/cart/${cartId}`)
    await waitForHydration(page)
    await main(page).locator('form[action$="/checkout"] button').first().click()
    await goToStep(page, 'address')
    await submit(page).click()
    await goToStep(page, 'delivery')
    await submit(page).click()
    const number = main(page).locator('[name="purchaseOrderNumber"]')
    await number.fill(tooLong)
    await submit(page).click()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(number).toHaveValue(tooLong)
    await expectSound(page, 'payment with a problem')
    await number.fill(letters(80))
    await submit(page).click()
    await expect(page).toHaveURL(/step=review/)
    await expect(main(page)).toContainText(letters(80))
    await expectSound(page, 'review with a long order number', '#root')
  })
})
