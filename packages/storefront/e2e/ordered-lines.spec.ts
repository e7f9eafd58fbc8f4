import type { Page } from '@playwright/test'
import { confirmedNumber } from './harness/checkout'
import { fillGuestDetails, goToGuestReview, startAsGuest } from './harness/guest-order'
import { waitForHydration } from './harness/hydration'
import { addButton, main, submit } from './harness/new-customer'
import { swissSite } from './harness/sites'
import { readGuestCart } from './harness/stored'
import { expect, test } from './harness/visitors'
import { expectSoundAtWidths } from './harness/widths'

const { base } = swissSite

/** As they are put into the cart: a tape by the roll, a box by the piece, and a tape that is printed for the buyer. */
const lines = [
  { sku: '2000240', quantity: '36', amount: '36 Rollen', name: 'Papierklebeband' },
  { sku: '1001100', quantity: '25', amount: '25 Stück', name: 'Faltkarton 1-wellig' },
  { sku: '2000290', quantity: '144', amount: '144 Rollen', name: 'Packband individuell bedruckt' },
] as const

const logo = /Wird für Sie bedruckt: Wir brauchen Ihr Logo als Vektordatei/
/** In the review, and after the order. */
const noFile = /Druckdaten: noch nichts abgegeben/
const fileAwaited = 'Für den Druck brauchen wir noch Ihr Logo oder Ihre Zeichnung.'

/** Finds each in a list, and adds it on its page. */
async function fillByHand(page: Page): Promise<void> {
  for (const [index, { sku, quantity, name }] of lines.entries()) {
    const term = index === 1 ? `${name} 300 × 200 × 150` : name
    await page.goto(`${base}/global-search/${encodeURIComponent(term)}`)
    await waitForHydration(page)
    await main(page)
      .getByRole('link')
      .and(page.locator(`a[href$="/01tCN000${sku}YAA"]`))
      .first()
      .click()
    await expect(main(page).getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible()
    await main(page).getByRole('textbox', { name: 'Menge', exact: true }).fill(quantity)
    await addButton(page).click()
    await expect.poll(() => readGuestCart(page)).toHaveLength(index + 1)
  }
  await expect(main(page).getByText(logo)).toBeVisible()
}

/** Opens what a phone keeps closed. */
async function expectAmounts(page: Page): Promise<void> {
  await main(page)
    .locator('details')
    .evaluateAll((closed) => closed.forEach((details) => details.setAttribute('open', '')))
  const names = new RegExp(lines.map(({ name }) => name).join('|'))
  const items = main(page).getByRole('listitem').filter({ hasText: names })
  await expect(items).toHaveCount(lines.length)
  for (const [index, { amount }] of lines.entries()) await expect(items.nth(index)).toContainText(amount)
}

for (const width of [390, 1440]) {
  test(`a guest sees rolls and printed goods in one order and by name, from the list to the order: ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await fillByHand(page)
    await page.goto(`${base}/anonymous-cart`)
    await waitForHydration(page)
    const names = main(page)
      .getByRole('heading', { level: 2 })
      .filter({ hasText: /band|karton/ })
    await expect(names).toHaveText(lines.map(({ name }) => new RegExp(`^${name}`)))
    await expect(main(page).getByText(logo)).toBeVisible()
    await expectSoundAtWidths(page, 'the cart with what is printed')
    await startAsGuest(page)
    await expectAmounts(page)
    await fillGuestDetails(page)
    await goToGuestReview(page)
    await expectAmounts(page)
    await expect(main(page).getByText(noFile)).toBeVisible()
    await submit(page).click()
    const number = await confirmedNumber(page)
    await expectAmounts(page)
    await expect(main(page)).toContainText('Geht die Zahlung nicht bis ')
    const progress = main(page).getByRole('region', { name: 'Stand Ihrer Bestellung' })
    await expect(progress.getByRole('listitem')).toContainText([
      'Eingegangen',
      'Bezahlt',
      'Datei erhalten',
      'Druck freigegeben',
      'Verpackt',
    ])
    await expect(progress).toContainText(fileAwaited)
    await expectSoundAtWidths(page, `the confirmation of ${number}`)
  })
}
