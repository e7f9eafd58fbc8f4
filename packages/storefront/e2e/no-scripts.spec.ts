import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { amounts, expectDocument } from './harness/amounts'
import { buyers, password } from './harness/buyers'
import type { Buyer } from './harness/buyers'
import { confirmedNumber, goToStep, listedNumbers, orderButton } from './harness/checkout'
import { quick } from './harness/quick'
import { germanSite, shops, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { readServerCart } from './harness/stored'
import { expect, test } from './harness/visitors'
import { fillCart, signIn } from './harness/visitor'

test.use({ javaScriptEnabled: false })

const product = { id: '01tCN0001001100YAA', sku: '1001100' }

const main = (page: Page): Locator => page.getByRole('main')
const headerCart = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })

async function searchProduct(page: Page, { base }: Site): Promise<void> {
  await page.goto(`${base}/`)
  await page.getByRole('searchbox').fill('Faltkarton 300 200')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/global-search\/Faltkarton%20300%20200$/)
  await main(page)
    .getByRole('row', { name: new RegExp(product.sku) })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL((url) => url.pathname.endsWith(product.id))
}

async function add(page: Page, quantity: string): Promise<void> {
  await main(page).getByRole('textbox', { name: 'Menge', exact: true }).fill(quantity)
  await main(page).getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
}

async function signInOnPage(page: Page, { base }: Site, { username, name }: Buyer): Promise<void> {
  await page.goto(`${base}/login`)
  await main(page).getByLabel('E-Mail-Adresse').fill(username)
  await main(page).getByLabel('Passwort').fill(password)
  await main(page).getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('banner')).toContainText(name)
}

test.describe('without scripts a guest', () => {
  for (const site of shops) {
    const { name, base } = site

    test(`opens a category by the menu, and a product from there: ${name}`, async ({ page }) => {
      await page.goto(`${base}/`)
      const menu = page.getByRole('navigation', { name: 'Sortiment' })
      await menu.locator('summary').first().click()
      await menu
        .getByRole('link', { name: /Faltkartons/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/category\//)
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Faltkartons')
      await main(page).getByRole('rowheader').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/product\//)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    })

    test(`finds a product by the search form, is offered to sign in when adding it to the cart, and comes back: ${name}`, async ({
      page,
      guard,
    }) => {
      await searchProduct(page, site)
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText('300')
      await expect(main(page).getByRole('table').first()).toContainText('1000')
      const { pathname } = new URL(page.url())
      guard.expectFailure({ url: pathname, status: 422 })
      await add(page, '25')
      await main(page).getByRole('link', { name: 'Anmelden' }).click()
      await expect(page).toHaveURL((url) => url.searchParams.get('startUrl') === pathname)
      const buyer = buyers[site.shop].private
      await main(page).getByLabel('E-Mail-Adresse').fill(buyer.username)
      await main(page).getByLabel('Passwort').fill(password)
      await main(page).getByRole('button', { name: 'Anmelden' }).click()
      await expect(page).toHaveURL((url) => url.pathname === pathname)
      await expect(page.getByRole('banner')).toContainText(buyer.name)
    })

    test(`reads on the cart page why it is empty, and how to go on: ${name}`, async ({ page }) => {
      await page.goto(`${base}/anonymous-cart`)
      await expect(main(page).getByText(/JavaScript/)).toBeVisible()
      await expect(main(page).locator('a[href*="/login?"]')).toBeVisible()
    })
  }
})

async function emptyCart(page: Page, site: Site, { username }: Buyer): Promise<void> {
  await signIn(page.request, site, username)
  await fillCart(page.request, site, [])
  await page.context().clearCookies()
}

test.describe('without scripts a buyer', () => {
  for (const site of [swissSite, germanSite]) {
    // The other kind of buyer of each shop buys in purchase.spec.ts.
    const buyer = site === swissSite ? buyers.CH.business : buyers.DE.private
    test(
      `gets from the search to a placed order: ${site.name}, ${buyer.type}`,
      quick(site === germanSite),
      async ({ page }) => {
        test.slow()
        await emptyCart(page, site, buyer)
        await signInOnPage(page, site, buyer)
        await searchProduct(page, site)
        await add(page, '20')
        await expect(main(page)).toContainText('20 Stück in den Warenkorb gelegt.')
        await expect(headerCart(page)).toHaveAccessibleName('Warenkorb, 1 Artikel')
        await headerCart(page).click()
        await test.step('the cart’s forms change the quantity', async () => {
          await main(page).getByRole('listitem').getByRole('textbox').fill('25')
          await main(page).getByRole('button', { name: 'Menge übernehmen' }).click()
          await expect(main(page).getByRole('listitem').getByRole('textbox')).toHaveValue('25')
          expect(await readServerCart(page.request, site)).toEqual([
            { productId: product.id, quantity: '25' },
          ])
        })
        await main(page).getByRole('button', { name: 'Zur Kasse' }).click()
        await goToStep(page, 'address')
        await main(page)
          .getByRole('button', { name: /^Weiter/ })
          .click()
        await goToStep(page, 'delivery')
        await main(page).getByRole('button', { name: 'Weiter zur Zahlung' }).click()
        if (buyer.type === 'business') await main(page).getByLabel('Ihre Referenz').fill('OS-1')
        await main(page)
          .getByRole('radio', { name: /^Rechnung/ })
          .check()
        await main(page).getByRole('button', { name: 'Weiter zur Prüfung' }).click()
        await expect(page).toHaveURL((url) => url.search === '?step=review')
        await expectDocument(page, amounts[site.shop], buyer)
        await orderButton(page, site).click()
        const number = await confirmedNumber(page)
        expect((await listedNumbers(page, site))[0]).toBe(number)
        await expect(main(page).getByRole('row').nth(1)).toContainText(amounts[site.shop].total)
      },
    )

    test(`is warned of more than the stock before it is added, and restores a removed line: ${site.name}`, async ({
      page,
      guard,
    }) => {
      await emptyCart(page, site, buyer)
      await signIn(page.request, site, buyer.username)
      const path = `${site.base}/product/-/${product.id}`
      await page.goto(path)
      const { pathname } = new URL(page.url())
      guard.expectFailure({ url: pathname, status: 422, optional: true })
      await add(page, '99999')
      await expect(main(page)).toContainText('Noch nicht in den Warenkorb gelegt')
      await expect(main(page)).toContainText(/Stück sofort, .+ Stück ab \d\d\.\d\d\.\d{4}\./)
      expect(await readServerCart(page.request, site)).toEqual([])
      const take = main(page).getByRole('button', { name: /nehmen$/ })
      // Other tests order the same product.
      const stock = (await take.innerText()).replace(/\D/g, '')
      expect(Number(stock)).toBeGreaterThan(0)
      await take.click()
      await expect(main(page)).toContainText('in den Warenkorb gelegt.')
      const line = { productId: product.id, quantity: stock }
      expect(await readServerCart(page.request, site)).toEqual([line])
      await headerCart(page).click()
      await main(page)
        .getByRole('button', { name: /entfernen$/ })
        .click()
      expect(await readServerCart(page.request, site)).toEqual([])
      await main(page)
        .getByRole('button', { name: /^Rückgängig: Faltkarton/ })
        .click()
      await expect(main(page).getByRole('listitem').getByRole('textbox')).toHaveValue(stock)
      expect(await readServerCart(page.request, site)).toEqual([line])
    })

    test(`saves the cart as a file, takes a line out of it and signs out: ${site.name}`, async ({ page }) => {
      const buyer = buyers[site.shop].business
      await signIn(page.request, site, buyer.username)
      const cartId = await fillCart(page.request, site, [{ productId: product.id, quantity: '25' }])
      await page.goto(`${site.base}/cart/${cartId}`)
      const download = page.waitForEvent('download')
      await main(page).getByRole('link', { name: 'Als CSV speichern' }).click()
      const file = await download
      // Without the mark, a spreadsheet would take the file for Windows-1252.
      expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\ufeffArtikelnummer;/)
      expect(file.suggestedFilename()).toMatch(/^warenkorb-\d{4}-\d\d-\d\d\.csv$/)
      await main(page)
        .getByRole('button', { name: /entfernen$/ })
        .click()
      await expect(main(page)).toContainText('Ihr Warenkorb ist leer')
      expect(await readServerCart(page.request, site)).toEqual([])
      await page.getByRole('banner').locator('summary', { hasText: buyer.name }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Abmelden' }).click()
      await page.goto(`${site.base}/`)
      await expect(page.getByRole('banner')).toContainText('anmelden')
      await page.goto(`${site.base}/my/orders`)
      await expect(page).toHaveURL(/\/login\?/)
    })
  }
})

test.describe('without scripts a business buyer', () => {
  test('has a voucher refused and another taken, splits the order over two addresses, and orders', async ({
    page,
    guard,
  }) => {
    test.slow()
    guard.allowFailure({ url: /\/de-shop\//, status: 422 })
    const { base } = germanSite
    await signIn(page.request, germanSite, buyers.DE.business.username)
    const cartId = await fillCart(page.request, germanSite, [{ productId: product.id, quantity: '100' }])
    await page.goto(`${base}/cart/${cartId}`)
    const redeem = async (code: string) => {
      if (!(await main(page).getByLabel('Gutscheincode').isVisible()))
        await main(page).getByText('Gutscheincode eingeben').click()
      await main(page).getByLabel('Gutscheincode').fill(code)
      await main(page).getByRole('button', { name: 'Einlösen' }).click()
    }
    await redeem('ERSTKISTE15')
    await expect(main(page).getByLabel('Gutscheincode')).toHaveAccessibleDescription(
      /nur in unserem Schweizer Shop/,
    )
    await expect(main(page).getByLabel('Gutscheincode')).toHaveValue('ERSTKISTE15')
    await redeem('NEWSLETTER5')
    await expect(main(page).getByRole('list', { name: 'Gutscheine' })).toContainText('NEWSLETTER5')
    await main(page).getByRole('button', { name: 'Zur Kasse' }).click()
    await goToStep(page, 'address')
    await main(page).getByRole('link', { name: 'An mehrere Adressen liefern' }).click()
    await main(page).getByRole('button', { name: 'Adresse hinzufügen' }).click()
    const quantity = main(page).getByRole('textbox', { name: /Utrecht/ })
    await quantity.fill('140')
    await main(page).getByRole('button', { name: 'Weiter zur Lieferung' }).click()
    await expect(quantity).toHaveAccessibleDescription(/40 zu viel/)
    await expect(quantity).toHaveValue('140')
    await quantity.fill('40')
    await quantity.press('Enter')
    await expect(page).toHaveURL(/step=delivery/)
    await main(page).getByRole('button', { name: 'Weiter zur Zahlung' }).click()
    await goToStep(page, 'payment')
    await main(page).getByRole('button', { name: 'Weiter zur Prüfung' }).click()
    await expect(main(page)).toContainText('Lieferung 2 von 2')
    await expect(main(page)).toContainText('NEWSLETTER5')
    await orderButton(page, germanSite).click()
    await confirmedNumber(page)
    await expect(main(page)).toContainText('Kanaalstraat 14')
  })
})
