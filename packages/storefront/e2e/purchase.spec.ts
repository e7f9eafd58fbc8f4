import type { Locator, Page } from '@playwright/test'
import { findViolations } from './harness/accessibility'
import { amountOf, amounts, expectDocument } from './harness/amounts'
import type { Amounts } from './harness/amounts'
import { buyers, password } from './harness/buyers'
import { goToStep } from './harness/checkout'
import type { Buyer } from './harness/buyers'
import { waitForHydration } from './harness/hydration'
import { germanSite, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { readGuestCart, readJournal, readServerCart } from './harness/stored'
import { expect, test } from './harness/test'
import { fillCart, signIn } from './harness/visitor'

const product = { id: '01tCN0001001100YAA', sku: '1001100' }

interface Purchase {
  readonly site: Site
  readonly buyer: Buyer['type']
  readonly amounts: Amounts
  readonly words: { readonly order: string; readonly deliveryTo: RegExp }
}

const purchases: readonly Purchase[] = [
  {
    site: swissSite,
    buyer: 'private',
    words: { order: 'Jetzt kostenpflichtig bestellen', deliveryTo: /für Lieferung in die Schweiz/i },
    amounts: amounts.CH,
  },
  {
    site: germanSite,
    buyer: 'business',
    words: { order: 'Zahlungspflichtig bestellen', deliveryTo: /für Lieferung nach Deutschland/i },
    amounts: amounts.DE,
  },
]

const main = (page: Page): Locator => page.getByRole('main')
const headerCart = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })
const expectOneLine = (page: Page) => expect(headerCart(page)).toHaveAccessibleName('Warenkorb, 1 Artikel')

async function findProduct(page: Page, { base }: Site): Promise<void> {
  await page.goto(`${base}/`)
  await waitForHydration(page)
  await page.locator('#search-term').fill('Faltkarton 300 200')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.locator('#search-term').press('Enter')
  await expect(page).toHaveURL(/\/global-search\/Faltkarton%20300%20200$/)
  // The suggestions have done their work, whether they came before or after.
  await expect(page.locator('#search-term')).not.toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await main(page)
    .getByRole('row', { name: new RegExp(product.sku) })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL((url) => url.pathname.endsWith(product.id))
}

async function addAsGuest(page: Page, { amounts }: Purchase): Promise<void> {
  const quantity = main(page).getByRole('textbox', { name: 'Menge', exact: true })
  await quantity.fill('25')
  await quantity.blur()
  await expect(main(page)).toContainText(amounts.unitGross)
  await main(page).getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
  await expectOneLine(page)
}

async function expectGuestLine(page: Page, { amounts, words }: Purchase): Promise<void> {
  const line = main(page).getByRole('listitem').filter({ hasText: product.sku })
  await expect(line).toHaveCount(1)
  await expect(line.getByRole('textbox')).toHaveValue('25')
  await expect(line).toContainText(amounts.unitGross)
  await expect(line).toContainText(amounts.lineGross)
  await expect(line).toContainText(amounts.lineNet)
  await expect(amountOf(page, 'Kleinmengenzuschlag')).toHaveText(amounts.surchargeGross)
  await expect(amountOf(page, /^Enthaltene M/)).toHaveText(amounts.documentVat)
  await expect(amountOf(page, /^(?:Total|Gesamt) inkl/)).toHaveText(amounts.total)
  await expect(main(page)).toContainText(words.deliveryTo)
  await expectOneLine(page)
}

/** Private buyers go to the checkout, and look at the cart from there; others only sign in. */
async function signInFromCart(page: Page, { username, type }: Buyer): Promise<void> {
  if (type === 'private') await main(page).locator('a[href*="/login"]').last().click()
  else await page.getByRole('banner').getByRole('link', { name: 'Registrieren oder anmelden' }).click()
  await main(page).getByLabel('E-Mail-Adresse').fill(username)
  await main(page).getByLabel('Passwort').fill(password)
  await main(page).getByRole('button', { name: 'Anmelden' }).click()
  if (type === 'private') {
    await expect(page).toHaveURL((url) => url.search === '?step=address')
    await main(page).getByRole('link', { name: 'Zurück zum Warenkorb' }).click()
  }
  await expect(page).toHaveURL(/\/cart\/(?!current)[^/]+$/)
}

async function expectServerLine(page: Page, { site, amounts }: Purchase, { type }: Buyer): Promise<void> {
  const line = main(page).getByRole('listitem').filter({ hasText: product.sku })
  await expect(line).toHaveCount(1)
  await expect(line.getByRole('textbox')).toHaveValue('25')
  await expect(line).toContainText(type === 'private' ? amounts.unitGross : amounts.unitNet)
  await expect(line).toContainText(amounts.lineNet)
  await expect(line).toContainText(amounts.lineGross)
  await expectOneLine(page)
  expect(await readServerCart(page.request, site)).toEqual([{ productId: product.id, quantity: '25' }])
  expect(await readGuestCart(page)).toEqual([])
  await expect.poll(() => readJournal(page)).toEqual([])
}

/** Checks steps that have no address of their own while passing them, in each shop at another width. */
async function expectNoBarriers(page: Page, { shop }: Site, { type }: Buyer): Promise<void> {
  if (type === 'business') return
  const usual = page.viewportSize()
  const width = shop === 'CH' ? 390 : 1440
  await page.setViewportSize({ width, height: 900 })
  expect(await findViolations(page), `${page.url()} at ${width} px`).toEqual([])
  if (usual !== null) await page.setViewportSize(usual)
}

async function checkOut(page: Page, purchase: Purchase, buyer: Buyer): Promise<string> {
  await main(page).getByRole('button', { name: 'Zur Kasse' }).click()
  await goToStep(page, 'address')
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(1)
  await main(page)
    .getByRole('button', { name: /^Weiter/ })
    .click()
  await goToStep(page, 'delivery')
  await expect(main(page).getByRole('radio', { name: /^Paket/ })).toBeChecked()
  await expect(main(page)).toContainText(
    buyer.type === 'private' ? purchase.amounts.feeGross : purchase.amounts.feeNet,
  )
  await expectNoBarriers(page, purchase.site, buyer)
  await main(page).getByRole('button', { name: 'Weiter zur Zahlung' }).click()
  await expect(page).toHaveURL((url) => url.search === '?step=payment')
  const ownNumber = main(page).getByLabel('Ihre Referenz')
  if (buyer.type === 'business') await ownNumber.fill('WS-2026-1187')
  else {
    await expect(ownNumber).toHaveCount(0)
    await main(page)
      .getByRole('radio', { name: /^Rechnung/ })
      .check()
  }
  await expectNoBarriers(page, purchase.site, buyer)
  await main(page).getByRole('button', { name: 'Weiter zur Prüfung' }).click()
  await expect(page).toHaveURL((url) => url.search === '?step=review')
  if (buyer.type === 'business') await expect(main(page)).toContainText('Ihre Referenz: WS-2026-1187')
  else await expect(main(page)).not.toContainText('Ihre Referenz')
  await expectDocument(page, purchase.amounts, buyer)
  await expectNoBarriers(page, purchase.site, buyer)
  await main(page).getByRole('button', { name: purchase.words.order, exact: true }).click()
  await expect(page).toHaveURL(/\/order-confirmation\/[^/]+$/)
  const number = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  expect(number).not.toBe('')
  await expect(main(page).locator('strong', { hasText: number })).toBeVisible()
  await expectNoBarriers(page, purchase.site, buyer)
  return number
}

async function expectOrder(page: Page, { total, number }: { total: string; number: string }): Promise<void> {
  const order = main(page).getByRole('row').nth(1)
  await expect(order.getByRole('rowheader').getByRole('link')).toHaveText(number)
  await expect(order).toContainText(total)
}

test.describe('from the search to the order', () => {
  for (const purchase of purchases) {
    // The other kind of buyer of each shop buys in no-scripts.spec.ts.
    const buyer = buyers[purchase.site.shop][purchase.buyer]
    test(`${purchase.site.name}, ${buyer.type} buyer`, async ({ page, shop, browser, guard }) => {
      test.slow()
      const { site, amounts } = purchase
      // A buyer without a cart: the platform says so by 404.
      guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
      await test.step('the buyer’s cart is empty', async () => {
        const context = await browser.newContext({ baseURL: shop.origin })
        await signIn(context.request, site, buyer.username)
        await fillCart(context.request, site, [])
        await context.close()
      })
      await test.step('[2.3-3] search and add as a guest', async () => {
        await findProduct(page, site)
        await addAsGuest(page, purchase)
      })
      await test.step('[3.browser-stored-data-1] the guest cart has it, also after a reload', async () => {
        await headerCart(page).click()
        await expect(page).toHaveURL(/\/anonymous-cart$/)
        await expectGuestLine(page, purchase)
        await page.reload()
        await expectGuestLine(page, purchase)
      })
      await test.step('[4.guest-cart-on-login-1] [4.guest-cart-on-login-7] [4.guest-cart-on-login-8] after signing in the server cart has it', async () => {
        await signInFromCart(page, buyer)
        await expectServerLine(page, purchase, buyer)
      })
      const number = await test.step('[4.checkout-1] check out by purchase order', () =>
        checkOut(page, purchase, buyer))
      await test.step('the list of orders has it', async () => {
        await main(page).getByRole('link', { name: 'Bestellungen ansehen' }).click()
        await expectOrder(page, { number, total: amounts.total })
        await expect(page.getByRole('banner').getByRole('img', { name: 'Warenkorb, leer' })).toBeVisible()
      })
      if (buyer.type === 'private') return
      await test.step('order and session outlive a restart of the server', async () => {
        await shop.restart()
        await page.reload()
        await expectOrder(page, { number, total: amounts.total })
        await expect(page.getByRole('banner')).toContainText(buyer.name)
      })
    })
  }
})
