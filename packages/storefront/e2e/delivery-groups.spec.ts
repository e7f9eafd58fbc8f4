import type { Locator, Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { confirmedNumber, goToStep, orderButton } from './harness/checkout'
import { createKeyboard, pointer } from './harness/hands'
import type { Hands } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { addButton, main } from './harness/new-customer'
import { readSums } from './harness/order-sums'
import type { SumRow } from './harness/order-sums'
import { germanSite } from './harness/sites'
import { expect, test } from './harness/visitors'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths } from './harness/widths'

const carton = { productId: '01tCN0001001100YAA', quantity: '100' }
const { base } = germanSite

const quantityAt = (page: Page, place: RegExp): Locator => main(page).getByRole('textbox', { name: place })
const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true })
const heading = (page: Page): Locator => main(page).getByRole('heading', { level: 1 })

/** From the cart to the page that splits an order. */
async function openEditor(page: Page, hands: Hands): Promise<void> {
  await hands.press(button(page, 'Zur Kasse'))
  await goToStep(page, 'address', hands)
  await hands.press(main(page).getByRole('link', { name: 'An mehrere Adressen liefern' }))
  await expect(heading(page)).toHaveText('An mehrere Adressen liefern')
  await expect(heading(page)).toBeFocused()
}

async function addAddress(page: Page, city: string, hands: Hands): Promise<void> {
  await hands.press(button(page, 'Adresse hinzufügen'))
  await expect(quantityAt(page, new RegExp(city))).toBeVisible()
}

/** Orders from the delivery step on. Steps after it, review, confirmation and order have the same sums. */
async function orderWith(page: Page, sums: readonly SumRow[], hands: Hands): Promise<void> {
  const expectSums = async () => expect(await readSums(page)).toEqual(sums)
  await hands.press(button(page, 'Weiter zur Zahlung'))
  await goToStep(page, 'payment', hands)
  await expect(heading(page)).toBeFocused()
  await expectSums()
  await expectSoundAtWidths(page, 'payment of several deliveries')
  await hands.press(button(page, 'Weiter zur Prüfung'))
  await expect(page).toHaveURL(/step=review/)
  await expect(heading(page)).toBeFocused()
  await expectSums()
  await hands.press(orderButton(page, germanSite))
  const number = await confirmedNumber(page)
  await expectSums()
  await expectSoundAtWidths(page, 'confirmation of several deliveries')
  await page.goto(`${base}/my/orders/${number}`)
  await expectSums()
}

test('a German account splits an order over three countries by keyboard alone, and pays 19 % for all of it', async ({
  page,
  guard,
}) => {
  test.slow()
  guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page.request, germanSite, buyers.DE.business.username)
  const cartId = await fillCart(page.request, germanSite, [carton])
  await page.goto(`${base}/cart/${cartId}`)
  await waitForHydration(page)
  const { hands, complaints } = createKeyboard(page)
  await openEditor(page, hands)
  for (const city of ['Utrecht', 'Antwerpen']) await addAddress(page, city, hands)
  await hands.type(quantityAt(page, /Utrecht/), '40')
  await hands.type(quantityAt(page, /Antwerpen/), '85')
  await expect(main(page)).toContainText('Das sind 25 zu viel')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('alert')).toBeFocused()
  await expect(quantityAt(page, /Antwerpen/)).toHaveAttribute('aria-invalid', 'true')
  await expectSoundAtWidths(page, 'split with a problem')
  await hands.type(quantityAt(page, /Antwerpen/), '25')
  await expect(main(page)).toContainText('35 an Kellereistraße 5')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=delivery/)
  await expect(heading(page)).toBeFocused()
  await expect(main(page).getByRole('group', { name: /^Lieferung \d von 3/ })).toHaveCount(3)
  await expectSoundAtWidths(page, 'delivery to three addresses')
  // 100 × 0.46; three surcharges of 5.00; parcels for 6.90, 14.90 and 14.90; 97.70 × 0.19 = 18.563.
  const sums: readonly SumRow[] = [
    ['Warenwert netto', '46,00 €'],
    ['Kleinmengenzuschlag', '15,00 €'],
    ['Versand', '36,70 €'],
    ['MwSt. 19 % auf 97,70 €', '18,56 €'],
    ['Gesamt inkl. MwSt.', '116,26 €'],
  ]
  await orderWith(page, sums, hands)
  expect(complaints).toEqual([])
})

test('a Dutch account goes back to one address, then orders to Utrecht and Antwerpen without VAT', async ({
  page,
  guard,
}) => {
  test.slow()
  guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page.request, germanSite, buyers.DE.business.username)
  await page.goto(`${base}/my/accounts`)
  await waitForHydration(page)
  const account = main(page).getByRole('listitem', { name: 'Vestiging Utrecht B.V.' })
  await account.getByRole('button').click()
  await expect(page.getByText('Sie bestellen für Vestiging Utrecht B.V.')).toBeVisible()
  await page.goto(`${base}/product/x/${carton.productId}`)
  await waitForHydration(page)
  await main(page).getByRole('textbox', { name: 'Menge', exact: true }).fill(carton.quantity)
  await addButton(page).click()
  await expect(page.locator('[data-notification]').first()).toBeVisible()
  await page.goto(`${base}/cart/current`)
  await waitForHydration(page)
  await openEditor(page, pointer)
  await addAddress(page, 'Antwerpen', pointer)
  await quantityAt(page, /Antwerpen/).fill('30')
  await button(page, 'Zurück zu einer Adresse').click()
  await expect(page).toHaveURL(/step=address/)
  await main(page).getByRole('link', { name: 'An mehrere Adressen liefern' }).click()
  await expect(quantityAt(page, /Antwerpen/)).toHaveCount(0)
  await addAddress(page, 'Antwerpen', pointer)
  await quantityAt(page, /Antwerpen/).fill('30')
  await button(page, 'Weiter zur Lieferung').click()
  await expect(page).toHaveURL(/step=delivery/)
  // 100 × 0.46; a surcharge for the 13.80 in Antwerpen; two parcels for 14.90.
  const sums: readonly SumRow[] = [
    ['Warenwert netto', '46,00 €'],
    ['Kleinmengenzuschlag', '5,00 €'],
    ['Versand', '29,80 €'],
    ['Innergemeinschaftliche Lieferung, 0 % auf 80,80 €', '0,00 €'],
    ['Gesamt inkl. MwSt.', '80,80 €'],
  ]
  await orderWith(page, sums, pointer)
  await expect(main(page)).toContainText(/Steuerfreie innergemeinschaftliche Lieferung.*NL999990001B33/)
})
