import type { APIRequestContext } from '@playwright/test'
import { buyers, password } from './harness/buyers'
import { waitForHydration } from './harness/hydration'
import { sameOriginHeaders, swissSite } from './harness/sites'
import { expect, test } from './harness/test-with-sandbox'
import { fillCart, signIn } from './harness/visitor'
import { box } from './route-table'

const carts = `/services/data/v65.0/commerce/webstores/${swissSite.webstoreId}/carts`
/** Twelve pieces are left of it, and no more are made. */
const clearance = '01tCN0002000220YAA'
const carton = '01tCN0001001180YAA'

/** Another buyer is about to buy this much of the stock. */
async function reserve(request: APIRequestContext, quantity: string): Promise<void> {
  await signIn(request, swissSite, buyers.CH.business.username)
  await fillCart(request, swissSite, [{ productId: clearance, quantity }])
  const response = await request.put(`${carts}/current/inventory-reservations`, {
    headers: sameOriginHeaders,
    data: { durationInSeconds: 3600 },
  })
  expect(response.status()).toBe(200)
}

test('[6-5] a shop without carts for guests leads who adds to the sign-in, and back to the product', async ({
  page,
  sandbox,
}) => {
  const settings = `${sandbox.origin}/__sandbox/settings/${swissSite.webstoreId}`
  const switched = await page.request.patch(settings, { data: { guestCartEnabled: false } })
  expect(switched.status()).toBe(200)
  const product = swissSite.base + box.path(swissSite)
  await page.goto(product)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
  await expect(page.getByText('Um Artikel in den Warenkorb zu legen, melden Sie sich')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('anonymousCart'))).toBeNull()
  await page.getByLabel('E-Mail-Adresse').fill(buyers.CH.private.username)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL((url) => url.pathname === product)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
})

test('[3.cart-7] [4.guest-cart-on-login-5] a buyer is told what of the guest’s cart did not come along, until that is closed', async ({
  page,
  request,
}) => {
  await page.goto('/de-CH/service/terms')
  const cartId = await fillCart(page.request, swissSite, [
    { productId: carton, quantity: '20' },
    { productId: clearance, quantity: '5' },
  ])
  await page.evaluate(([key, id]) => localStorage.setItem(key, id), [
    `guestCartId:${swissSite.webstoreId}`,
    cartId,
  ] as const)
  await reserve(request, '10')
  await signIn(page.request, swissSite, buyers.CH.private.username)
  await page.goto('/de-CH/service/terms')
  await waitForHydration(page)
  const cart = page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Artikel', exact: true })
  await cart.click()
  const note = page.getByRole('alert').filter({ hasText: 'Ein Artikel konnte nicht in Ihren Warenkorb' })
  await expect(note).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await note.getByRole('button', { name: 'Schliessen' }).click()
  await expect(note).toBeHidden()
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
  await expect(note).toBeHidden()
})

test('[3.cart-4] [7.3-15] the cart in the header tells that a product cannot be ordered any more, until it is gone', async ({
  page,
  request,
}) => {
  await signIn(page.request, swissSite, buyers.CH.private.username)
  await fillCart(page.request, swissSite, [
    { productId: carton, quantity: '20' },
    { productId: clearance, quantity: '5' },
  ])
  await reserve(request, '10')
  await page.goto('/de-CH/cart/current')
  await waitForHydration(page)
  const icon = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  await expect(icon('Warenkorb, 2 Artikel. 1 Artikel kann so nicht bestellt werden.')).toBeVisible()
  await page.getByRole('button', { name: '2 nehmen' }).click()
  await expect(icon('Warenkorb, 2 Artikel')).toBeVisible()
})
