import type { Locator, Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { confirmedNumber, orderButton, prepareOrder } from './harness/checkout'
import { waitForHydration } from './harness/hydration'
import { main } from './harness/new-customer'
import { placeOrder } from './harness/order'
import { frenchSite, germanSite } from './harness/sites'
import { fillCart, signIn } from './harness/visitor'
import { expect, test } from './harness/visitors'
import { expectSoundAtWidths } from './harness/widths'

const tape = { productId: '01tCN0002000290YAA', quantity: '144' }

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)
const logo = { name: 'Logo Sonnenhalde.pdf', mimeType: 'application/pdf', buffer: pdf }

const fileInput = (page: Page): Locator => main(page).locator('input[type="file"]')

test('printed tape is ordered with a logo, which the order names: 1440 px', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await prepareOrder(page, germanSite, tape)
  await expect(main(page)).toContainText('Druckdaten: noch nichts abgegeben')
  await main(page).getByRole('link', { name: 'Jetzt abgeben' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Druckdaten')
  await fileInput(page).setInputFiles(logo)
  await expect(main(page).getByText(/1 KB · angekommen/)).toBeVisible()
  await expectSoundAtWidths(page, 'the print data in the checkout')
  await main(page).getByRole('button', { name: 'Dateien abgeben' }).click()
  await expect(page).toHaveURL(/step=review/)
  await expect(main(page)).toContainText(`Druckdaten: ${logo.name}.`)
  await orderButton(page, germanSite).click()
  const number = await confirmedNumber(page)
  await page.goto(`${germanSite.base}/my/orders/${number}`)
  const progress = main(page).getByRole('region', { name: 'Stand Ihrer Bestellung' })
  await expect(progress).toContainText(`Dateien für den Druck: ${logo.name}`)
  await expect(progress.locator('[aria-current="step"]')).toContainText('Datei erhalten')
  await expectSoundAtWidths(page, 'an order with its print data')
})

test('a logo is sent later, after one that cannot be printed: 390 px', async ({ page, guard }) => {
  test.slow()
  guard.allowFailure({ url: /\/files$/, status: 415 })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page.request, frenchSite, buyers.CH.private.username)
  await fillCart(page.request, frenchSite, [tape])
  const number = await placeOrder(page.request, frenchSite, { method: 'prepayment' })
  await page.goto(`${frenchSite.base}/my/orders/${number}`)
  await waitForHydration(page)
  await main(page).getByRole('link', { name: 'Remettre un fichier' }).click()
  await fileInput(page).setInputFiles({
    name: 'logo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('PK'),
  })
  await expect(main(page).getByText(/^Nous ne pouvons pas imprimer ce type de fichier/)).toBeVisible()
  await main(page).getByRole('button', { name: 'Retirer logo.pdf' }).press('Enter')
  await expect(fileInput(page)).toBeFocused()
  await fileInput(page).setInputFiles(logo)
  await expect(main(page).getByText(/1 Ko · bien reçu/)).toBeVisible()
  await expectSoundAtWidths(page, 'the print data of an order')
  await main(page).getByRole('button', { name: 'Remettre les fichiers' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/my/orders/${number}$`))
  await expect(main(page)).toContainText(`Fichiers pour l’impression : ${logo.name}`)
})
