import type { Locator, Page } from '@playwright/test'
import { pointer } from './hands'
import type { Hands } from './hands'
import { waitForHydration } from './hydration'
import { prepareCheckout } from './order'
import type { Site } from './sites'
import { sameOriginHeaders } from './sites'
import { expect } from './test'
import { fillCart, signIn } from './visitor'
import type { Line } from './visitor'

/** The text that the law wants on the button, by shop. */
const orderWords = { CH: 'Jetzt kostenpflichtig bestellen', DE: 'Zahlungspflichtig bestellen' } as const

const carton: Line = { productId: '01tCN0001001100YAA', quantity: '25' }

export const orderButton = (page: Page, { shop }: Site): Locator =>
  page.getByRole('main').getByRole('button', { name: orderWords[shop], exact: true })

/** Opens the review of a checkout in which only the order is missing; how one gets there: purchase.spec.ts. */
export async function prepareOrder(page: Page, site: Site, line: Line = carton): Promise<void> {
  await signIn(page.request, site)
  await fillCart(page.request, site, [line])
  const checkoutId = await prepareCheckout(page.request, site)
  await choosePayment(page, site, checkoutId)
  await page.goto(`${site.base}/checkout?step=review`)
  await waitForHydration(page)
  await expect(orderButton(page, site)).toBeVisible()
}

/** The form of the payment step, as it goes out without scripts. */
async function choosePayment({ request }: Page, { base }: Site, checkoutId: string): Promise<void> {
  const form = {
    intent: 'payment',
    method: 'invoice',
    checkoutId,
    billing: 'delivery',
    purchaseOrderNumber: 'WS-2026-1187',
  }
  const response = await request.post(`${base}/checkout?step=payment`, {
    form,
    headers: sameOriginHeaders,
    maxRedirects: 0,
  })
  expect(response.status(), 'choosing the payment').toBe(303)
}

/** The step that the page is at. */
const stepOf = (page: Page): string | null => new URL(page.url()).searchParams.get('step')

/**
 * Shows a step that follows: a buyer who has ordered before is led to the review, and goes back by the bar of steps. Tests
 * share their buyers, so both happen.
 */
export async function goToStep(
  page: Page,
  step: 'address' | 'delivery' | 'payment',
  hands: Hands = pointer,
): Promise<void> {
  // What a buyer has chosen before may be done already when they come from the cart.
  const steps = step === 'address' ? '\\w+' : `${step}|review`
  await expect(page).toHaveURL(new RegExp(`step=(?:${steps})`))
  if (stepOf(page) !== step) await hands.press(page.getByRole('main').locator(`nav a[href*="step=${step}"]`))
  await expect(page).toHaveURL((url) => url.searchParams.get('step') === step)
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible()
}

/** Goes from the cart to the same review step by step, as a buyer does. */
export async function goToReview(page: Page, site: Site): Promise<void> {
  await signIn(page.request, site)
  const cartId = await fillCart(page.request, site, [carton])
  await page.goto(`${site.base}/cart/${cartId}`)
  await goFromCartToReview(page, site)
}

/** Goes on to the review from the page of a cart. */
export async function goFromCartToReview(page: Page, site: Site): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Zur Kasse' }).click()
  await goToStep(page, 'address')
  await main.getByRole('button', { name: 'Weiter', exact: true }).click()
  await goToStep(page, 'delivery')
  await main.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
  await expect(page).toHaveURL((url) => url.search === '?step=payment')
  await main.getByRole('radio', { name: /^Rechnung/ }).check()
  await main.getByRole('button', { name: 'Weiter zur Prüfung' }).click()
  await expect(orderButton(page, site)).toBeVisible()
}

/** Waits for the confirmation and returns the order reference number that it shows. */
export async function confirmedNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order-confirmation\/[^/]+$/)
  const number = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  expect(number).not.toBe('')
  await expect(page.getByRole('main').locator('strong', { hasText: number })).toBeVisible()
  return number
}

/** The numbers in the list of orders, newest first. */
export async function listedNumbers(page: Page, { base }: Site): Promise<readonly string[]> {
  await page.goto(`${base}/my/orders`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  return await page.getByRole('main').getByRole('rowheader').getByRole('link').allTextContents()
}
