import type { Locator, Page } from '@playwright/test'
import { pointer } from './hands'
import type { Hands } from './hands'
import { main } from './new-customer'

/** The provider's test cards. */
export const cards = {
  good: '4111111111111111',
  declined: '4000000000000002',
} as const

/** The radio button of a payment method. */
export const method = (page: Page, name: string): Locator =>
  main(page).locator(`input[name="method"][value="${name}"]`)

/** Axe asks the frame, which is of another origin, as if it were of the page's own. */
export const axeAsksFrame = /^Failed to execute 'postMessage'/

/** What the provider's frame asks for a card. */
export const cardFields = ['number', 'expiry', 'code'] as const

/** Chooses the card and fills the provider's frame. */
export async function fillCard(page: Page, number: string, hands: Hands = pointer): Promise<void> {
  await hands.choose(method(page, 'card'))
  const frame = page.frameLocator('iframe')
  const texts = { number, expiry: '12/30', code: '123' }
  for (const name of cardFields) await frame.locator(`#${name}`).fill(texts[name])
}
