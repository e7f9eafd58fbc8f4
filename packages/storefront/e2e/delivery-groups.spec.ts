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
import type { Line } from './harness/visitor'
import { expectSoundAtWidths, storyWidths } from './harness/widths'

const carton = { productId: '01tCN0001001100YAA', quantity: '100' }
const madeToOrder = { productId: '01tCN0001001480YAA', quantity: '10' }
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
  await expect(quantityAt(page, new RegExp(city)).first()).toBeVisible()
}

interface Ordering {
  readonly sums: readonly SumRow[]
  readonly hands: Hands
  /** Looks at the page in every width. */
  readonly look: typeof expectSoundAtWidths
}

/** Each story is looked at in every width once, not once a width. */
const lookOnce = (isFirst: boolean): typeof expectSoundAtWidths =>
  isFirst ? expectSoundAtWidths : () => Promise.resolve()

/** Orders from the delivery step on. Steps after it, review, confirmation and order have the same sums. */
async function orderWith(page: Page, { sums, hands, look }: Ordering): Promise<void> {
  const expectSums = async () => expect(await readSums(page)).toEqual(sums)
  await hands.press(button(page, 'Weiter zur Zahlung'))
  await goToStep(page, 'payment', hands)
  await expect(heading(page)).toBeFocused()
  await expectSums()
  await look(page, 'payment of several deliveries')
  await hands.press(button(page, 'Weiter zur Prüfung'))
  await expect(page).toHaveURL(/step=review/)
  await expect(heading(page)).toBeFocused()
  await expectSums()
  await hands.press(orderButton(page, germanSite))
  const number = await confirmedNumber(page)
  await expectSums()
  await look(page, 'confirmation of several deliveries')
  await page.goto(`${base}/my/orders/${number}`)
  await expectSums()
}

/** A German account in its cart. */
async function openAsBuyer(page: Page, lines: readonly Line[]): Promise<void> {
  await signIn(page.request, germanSite, buyers.DE.business.username)
  const cartId = await fillCart(page.request, germanSite, lines)
  await page.goto(`${base}/cart/${cartId}`)
  await waitForHydration(page)
}

for (const width of storyWidths(1440)) {
  test(`a German account splits an order over three countries by keyboard alone, and pays 19 % for all of it, at ${width} px`, async ({
    page,
    guard,
  }) => {
    test.slow()
    const look = lookOnce(width === 1440)
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    await page.setViewportSize({ width, height: 900 })
    await openAsBuyer(page, [carton])
    const { hands, complaints } = createKeyboard(page)
    await openEditor(page, hands)
    for (const city of ['Utrecht', 'Antwerpen']) await addAddress(page, city, hands)
    await hands.type(quantityAt(page, /Utrecht/), '40')
    await hands.type(quantityAt(page, /Antwerpen/), '85')
    await expect(main(page)).toContainText('Das sind 25 zu viel')
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('alert')).toBeFocused()
    await expect(quantityAt(page, /Antwerpen/)).toHaveAttribute('aria-invalid', 'true')
    await look(page, 'split with a problem')
    await hands.type(quantityAt(page, /Antwerpen/), '25')
    await expect(main(page)).toContainText('35 an Kellereistraße 5')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/step=delivery/)
    await expect(heading(page)).toBeFocused()
    await expect(main(page).getByRole('group', { name: /^Lieferung \d von 3/ })).toHaveCount(3)
    await look(page, 'delivery to three addresses')
    // 100 × 0.46 is no small order, whatever each address gets; parcels for 6.90, 14.90 and 14.90; 82.70 × 0.19 = 15.713.
    const sums: readonly SumRow[] = [
      ['Warenwert netto', '46,00 €'],
      ['Versand', '36,70 €'],
      ['MwSt. 19 % auf 82,70 €', '15,71 €'],
      ['Gesamt inkl. MwSt.', '98,41 €'],
    ]
    await orderWith(page, { sums, hands, look })
    expect(complaints).toEqual([])
  })
}

for (const width of storyWidths(390)) {
  test(`a Dutch account goes back to one address, then orders to Utrecht and Antwerpen without VAT, at ${width} px`, async ({
    page,
    guard,
  }) => {
    test.slow()
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    await page.setViewportSize({ width, height: 900 })
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
    // 100 × 0.46; two parcels for 14.90.
    const sums: readonly SumRow[] = [
      ['Warenwert netto', '46,00 €'],
      ['Versand', '29,80 €'],
      ['Innergemeinschaftliche Lieferung, 0 % auf 75,80 €', '0,00 €'],
      ['Gesamt inkl. MwSt.', '75,80 €'],
    ]
    await orderWith(page, { sums, hands: pointer, look: lookOnce(width === 390) })
    await expect(main(page)).toContainText(/Steuerfreie innergemeinschaftliche Lieferung.*NL999990001B33/)
  })
}

for (const width of storyWidths(1440)) {
  test(`a product moves from address to address by mouse or number, and what is made to order goes apart on wish, at ${width} px`, async ({
    page,
    guard,
  }) => {
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    await page.setViewportSize({ width, height: 900 })
    await openAsBuyer(page, [carton, madeToOrder])
    await button(page, 'Zur Kasse').click()
    await goToStep(page, 'address', pointer)
    await button(page, 'Was später kommt, getrennt liefern').dblclick()
    await expect(page).toHaveURL(/step=delivery/)
    await expect(main(page).getByRole('group', { name: /^Lieferung \d von 2/ })).toHaveCount(2)
    await goToStep(page, 'address', pointer)
    await button(page, 'Zurück zu einer Adresse').click()
    await main(page).getByRole('link', { name: 'An mehrere Adressen liefern' }).click()
    await addAddress(page, 'Utrecht', pointer)
    const product = main(page).getByRole('listitem').filter({ hasText: '100 insgesamt' })
    const field = product.getByRole('textbox', { name: /Utrecht/ })
    const addressAt = (number: number) =>
      main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: `Adresse ${number}` }) })
    // A narrow window has no hint to drag.
    const give = async (number: number, text: string) =>
      width === 1440 ? await product.locator('legend').dragTo(addressAt(number)) : await field.fill(text)
    await field.fill('30')
    await give(2, '100')
    await expect(field).toHaveValue('100')
    await expect(product).toContainText('0 an Kellereistraße 5')
    await give(1, '')
    await expect(field).toHaveValue('')
    await expect(product).toContainText('100 an Kellereistraße 5')
    await field.fill('40')
    await button(page, 'Weiter zur Lieferung').dblclick()
    await expect(page).toHaveURL(/step=delivery/)
    await expect(main(page).getByRole('group', { name: /^Lieferung \d von 2/ })).toHaveCount(2)
    await page.goBack()
    await expect(field).toHaveValue('40')
    await page.reload()
    await waitForHydration(page)
    await expect(field).toHaveValue('40')
  })
}

for (const width of storyWidths(390)) {
  test(`two tabs split one order, and the later one is shown what is true, at ${width} px`, async ({
    page,
    context,
    guard,
  }) => {
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    guard.allowFailure({ url: /\/checkout\/addresses/, status: 422 })
    await page.setViewportSize({ width, height: 900 })
    await openAsBuyer(page, [carton])
    await openEditor(page, pointer)
    await addAddress(page, 'Utrecht', pointer)
    const other = await context.newPage()
    await other.goto(`${base}/checkout/addresses`)
    await waitForHydration(other)
    await addAddress(other, 'Antwerpen', pointer)
    await quantityAt(page, /Utrecht/).fill('40')
    await button(page, 'Weiter zur Lieferung').click()
    await expect(main(page).getByRole('alert')).toContainText('haben sich inzwischen geändert')
    await expect(quantityAt(page, /Utrecht/)).toHaveValue('40')
    await quantityAt(page, /Antwerpen/).fill('25')
    await quantityAt(page, /Antwerpen/).press('Enter')
    await expect(page).toHaveURL(/step=delivery/)
    await expect(main(page).getByRole('group', { name: /^Lieferung \d von 3/ })).toHaveCount(3)
    await quantityAt(other, /Antwerpen/).fill('101')
    await button(other, 'Weiter zur Lieferung').click()
    await expect(quantityAt(other, /Antwerpen/)).toHaveAttribute('aria-invalid', 'true')
  })
}
