import type { Locator, Page } from '@playwright/test'
import { pointer } from './hands'
import type { Hands } from './hands'
import { waitForHydration } from './hydration'
import type { Site } from './sites'
import { startWithGuestCart } from './stored'
import { expect } from './test'
import type { Line } from './visitor'
import { main, submit } from './new-customer'
import { method } from './payment'

export const nora = {
  email: 'nora.frei@example.com',
  firstName: 'Nora',
  lastName: 'Frei',
  street: 'Kartonweg 4',
  postalCode: '4600',
  city: 'Olten',
} as const

/** The primary button of the guest's cart. */
export const goOnAsGuest = (page: Page): Locator =>
  main(page).getByRole('button', { name: /Als Gast zur Kasse|Commander sans compte|Check out as a guest/ })

/** Opens the guest's cart with these lines. */
export async function openGuestCart(page: Page, { base }: Site, lines: readonly Line[]): Promise<void> {
  await startWithGuestCart(page, lines)
  await page.goto(`${base}/anonymous-cart`)
  await waitForHydration(page)
}

/** From the guest's cart to the form of the first step. */
export async function startAsGuest(page: Page, hands: Hands = pointer): Promise<void> {
  await hands.press(goOnAsGuest(page))
  await expect(page).toHaveURL(/step=address/)
  await expect(page.locator('#guest-email')).toBeVisible()
}

export async function fillGuestDetails(page: Page, hands: Hands = pointer): Promise<void> {
  const { email, ...address } = nora
  await hands.type(page.locator('#guest-email'), email)
  for (const [name, text] of Object.entries(address)) await hands.type(page.locator(`#address-${name}`), text)
}

interface GuestWay {
  readonly hands?: Hands
  /** Called on each step. */
  readonly atStep?: () => Promise<void>
  /** Chooses how to pay. @default by prepayment, which needs neither account nor provider */
  readonly pay?: (hands: Hands) => Promise<void>
}

/** From the filled first step to the review, by the proposed choices. */
export async function goToGuestReview(
  page: Page,
  {
    hands = pointer,
    atStep = () => Promise.resolve(),
    pay = (hands) => hands.choose(method(page, 'prepayment')),
  }: GuestWay = {},
): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    const before = page.url()
    if (before.includes('step=payment')) await pay(hands)
    await hands.press(submit(page))
    await expect(page).not.toHaveURL(before)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
    await atStep()
    if (page.url().includes('step=review')) break
  }
  // What the review showed goes out with the order.
  await expect(main(page).locator('input[name="reviewed"]')).toBeAttached()
}
