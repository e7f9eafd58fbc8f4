import type { Locator, Page } from '@playwright/test'
import { pointer } from './hands'
import type { Hands } from './hands'
import { waitForHydration } from './hydration'
import type { ShopServer } from './shop-server'
import type { Site } from './sites'
import { readGuestCart } from './stored'
import { expect } from './test'
import { confirmedNumber } from './checkout'
import { box } from '../route-table'

/** A new e-mail address. */
export const newAddresses = {
  CH: { street: 'Seeweg 7', postalCode: '8001', city: 'Zürich' },
  DE: { street: 'Seestraße 7', postalCode: '88045', city: 'Friedrichshafen' },
} as const

export const main = (page: Page): Locator => page.getByRole('main')
export const submit = (page: Page): Locator => main(page).locator('form button').last()

/** From the delivery to the review: the proposed delivery, and the invoice, because nothing is proposed for the payment. */
export async function goOnToReview(page: Page, hands: Hands = pointer): Promise<void> {
  await expect(page).toHaveURL(/step=delivery/)
  // The address of the page changes before its content.
  await expect(page.locator('#address-street')).toBeHidden()
  await hands.press(submit(page))
  await expect(page).toHaveURL(/step=payment/)
  await hands.choose(main(page).locator('input[name="method"][value="invoice"]'))
  await hands.press(submit(page))
  await expect(page).toHaveURL(/step=review/)
}

/** The stepper of the quantity has buttons too. */
export const addButton = (page: Page): Locator =>
  main(page).locator('form button:not([type="button"])').first()

/** A new person each time, whose name is unique. */
const createPerson = () => ({
  firstName: 'Mira',
  lastName: 'Kern',
  email: `mira.${crypto.randomUUID()}@example.com`,
  password: 'Karton und 7',
})

/** Puts a box into the guest's cart and opens that cart. */
export async function fillCartAsGuest(page: Page, { base }: Site, hands: Hands = pointer): Promise<void> {
  await page.goto(`${base}/product/x/${box.id}`)
  await waitForHydration(page)
  await hands.press(addButton(page))
  await expect.poll(() => readGuestCart(page)).toHaveLength(1)
  // On a phone the notification covers the header, and has the link itself.
  const isPhone = (page.viewportSize()?.width ?? 0) < 480
  const location = isPhone ? page.locator('[data-notification]') : page.getByRole('banner')
  await hands.press(location.locator('a[href$="/anonymous-cart"]').first())
  await expect(page).toHaveURL(/\/anonymous-cart$/)
}

/** Fills the form of registration, and returns who it names. */
export async function fillRegistration(page: Page, hands: Hands = pointer) {
  const person = createPerson()
  for (const [name, text] of Object.entries(person)) await hands.type(page.locator(`#register-${name}`), text)
  return person
}

export async function fillAddress(page: Page, { shop }: Site, hands: Hands = pointer): Promise<void> {
  for (const [name, text] of Object.entries(newAddresses[shop]))
    await hands.type(page.locator(`#address-${name}`), text)
}

/** From the guest's cart over the registration to the form of the address. */
export async function registerDuringCheckout(page: Page, hands: Hands): Promise<void> {
  await hands.press(main(page).locator('a[href*="/login"]').last())
  await expect(page).toHaveURL(/\/login\?/)
  await hands.press(main(page).locator('a[href*="SelfRegister"]'))
  await expect(page).toHaveURL(/SelfRegister/)
  await fillRegistration(page, hands)
  await hands.press(submit(page))
  await expect(page).toHaveURL(/step=address/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForHydration(page)
}

/** The confirmation names the address, and so does the order in the sandbox's table. */
export async function expectOrdered(page: Page, { shop }: Site, server: ShopServer): Promise<void> {
  const { street, postalCode, city } = newAddresses[shop]
  const number = await confirmedNumber(page)
  for (const text of [street, `${postalCode} ${city}`]) await expect(main(page)).toContainText(text)
  expect(server.readOrder(number)?.deliveryAddress).toMatchObject({ street, postalCode, city, country: shop })
}
