import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { doubleClicks } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { main } from './harness/new-customer'
import { quick } from './harness/quick'
import { box } from './route-table'
import { germanSite, sameOriginHeaders, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { expect, test } from './harness/test-with-sandbox'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths } from './harness/widths'

const cartLines = [
  { productId: '01tCN0001001100YAA', quantity: '25' },
  { productId: box.id, quantity: '100' },
]

const button = (page: Page, name: string | RegExp): Locator => main(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp): Locator => main(page).getByRole('link', { name })
const lines = (page: Page): Locator => main(page).locator('li[data-product]')

const api = ({ site, webstoreId }: Site) => `${site}/services/data/v65.0/commerce/webstores/${webstoreId}`

/** Makes a list by the platform's calls, without a page. */
async function makeList(
  request: APIRequestContext,
  site: Site,
  { name, productIds }: { readonly name: string; readonly productIds: readonly string[] },
): Promise<string> {
  const made = await request.post(`${api(site)}/wishlists`, {
    headers: sameOriginHeaders,
    data: { name, products: productIds.map((productId) => ({ productId })) },
  })
  expect(made.status(), 'the new list').toBe(201)
  const { summary } = (await made.json()) as { summary: { id: string } }
  const lines = productIds.map((productId) => ({ productId, quantity: 100 }))
  const set = await request.patch(`${site.site}/services/apexrest/wishlists/${summary.id}/quantities`, {
    headers: sameOriginHeaders,
    data: { lines },
  })
  expect(set.status(), 'its quantities').toBe(200)
  return summary.id
}

/** The ids of products that the shop sells, category by category. */
async function findProducts(
  request: APIRequestContext,
  site: Site,
  count: number,
): Promise<readonly string[]> {
  const roots = await request.get(`${api(site)}/product-categories/children`)
  const { productCategories } = (await roots.json()) as { productCategories: { id: string }[] }
  const ids = new Set<string>()
  for (const { id: categoryId } of productCategories) {
    const found = await request.get(`${api(site)}/search/products`, { params: { categoryId, pageSize: 200 } })
    const { productsPage } = (await found.json()) as { productsPage: { products: { id: string }[] } }
    for (const { id } of productsPage.products) ids.add(id)
  }
  expect(ids.size, 'the products of the shop').toBeGreaterThanOrEqual(count)
  return [...ids].slice(0, count)
}

const openBuyer = (page: Page, site: Site = swissSite) =>
  signIn(page.request, site, buyers[site.shop].business.username)

/** The body of the next form that is sent to quick order, which is answered in its place. */
async function catchOrder(page: Page): Promise<() => Promise<readonly string[]>> {
  const { promise, resolve } = Promise.withResolvers<readonly string[]>()
  await page.route(/\/quick-order(?:\.data)?(?:\?|$)/, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    resolve(new URLSearchParams(request.postData() ?? '').getAll('list'))
    await route.abort()
  })
  return () => promise
}

test(
  'a cart becomes a list, which is renamed, changed, deleted and brought back, everything pressed twice',
  quick(),
  async ({ page }) => {
    test.slow()
    await openBuyer(page)
    await fillCart(page.request, swissSite, cartLines)
    await page.goto(`${swissSite.base}/cart/current`)
    await waitForHydration(page)
    await link(page, 'Als Liste speichern').click()
    await expect(main(page).getByRole('textbox', { name: 'Name der neuen Liste' })).toHaveValue(
      /^Warenkorb vom /,
    )
    await expectSoundAtWidths(page, 'saving a cart')
    await doubleClicks.press(button(page, 'Speichern'))
    await expect(page).toHaveURL(/\/my\/lists\/3or\w+\?done=created$/)
    await expect(lines(page)).toHaveCount(2)
    await expectSoundAtWidths(page, 'a list')

    await main(page).getByText('Umbenennen').click()
    await main(page).getByRole('textbox', { name: 'Name der Liste' }).fill('Monatsbestellung <Lager> & Co.')
    await doubleClicks.press(button(page, /^Speichern$/))
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Monatsbestellung <Lager> & Co.')

    const first = lines(page).first()
    await first.getByRole('textbox').fill('50')
    await first.getByRole('textbox').press('Enter')
    await expect(main(page).getByText('Die Mengen sind gespeichert.')).toBeVisible()
    await expect(first.getByRole('textbox')).toHaveValue('50')

    await doubleClicks.press(first.getByRole('button', { name: /^Entfernen/ }))
    await expect(lines(page)).toHaveCount(1)
    await doubleClicks.press(button(page, 'Rückgängig'))
    await expect(lines(page)).toHaveCount(2)

    await doubleClicks.press(button(page, 'Liste löschen'))
    await expect(main(page).getByText('Liste gelöscht')).toBeVisible()
    await expectSoundAtWidths(page, 'a deleted list')
    await doubleClicks.press(button(page, 'Rückgängig'))
    await expect(page).toHaveURL(/done=restored$/)
    await expect(lines(page)).toHaveCount(2)
    await link(page, 'Alle Listen').click()
    await expect(main(page).getByRole('link', { name: 'Monatsbestellung <Lager> & Co.' })).toHaveCount(1)
    await expectSoundAtWidths(page, 'all lists')
  },
)

test('of a list of 130 lines the chosen ones go to quick order, in the quantities of the fields', async ({
  page,
}) => {
  test.slow()
  await openBuyer(page)
  const productIds = await findProducts(page.request, swissSite, 130)
  const id = await makeList(page.request, swissSite, { name: 'Alles', productIds })
  await page.goto(`${swissSite.base}/my/lists/${id}`)
  await waitForHydration(page)
  await expect(lines(page)).toHaveCount(productIds.length)
  await expect(main(page).getByText(`${productIds.length} von ${productIds.length} gewählt`)).toBeVisible()
  await expectSoundAtWidths(page, 'a long list')
  await button(page, 'Keine wählen').click()
  await lines(page).nth(3).getByRole('checkbox').check()
  await lines(page).nth(7).getByRole('checkbox').check()
  await lines(page).nth(7).getByRole('textbox').fill('1’250')
  const toCart = button(page, '2 Artikel prüfen und in den Warenkorb')
  await expect(toCart).toHaveAttribute('formaction', `${swissSite.base}/quick-order`)
  const sent = await toCart.evaluate((element: HTMLButtonElement) =>
    new FormData(element.form ?? undefined).getAll('list'),
  )
  expect(sent).toEqual([expect.stringMatching(/^\d{7};100$/), expect.stringMatching(/^\d{7};1250$/)])
})

test('a list that another tab has deleted says so, and leads on', async ({ page, guard }) => {
  guard.expectFailure({ url: '/wishlists/', status: 404 })
  await openBuyer(page)
  const id = await makeList(page.request, swissSite, { name: 'Lager', productIds: [box.id] })
  await page.goto(`${swissSite.base}/my/lists/${id}`)
  await waitForHydration(page)
  await page.request.delete(`${api(swissSite)}/wishlists/${id}`, { headers: sameOriginHeaders })
  await button(page, 'Mengen speichern').click()
  await expect(main(page).getByText('Diese Liste gibt es nicht mehr')).toBeVisible()
  await link(page, 'Zu meinen Listen').click()
  await expect(main(page).getByText('Sie haben noch keine Liste')).toBeVisible()
})

for (const site of [swissSite, germanSite]) {
  test(`the favourites of a guest survive the sign-in in the ${site.shop} shop`, async ({ page }) => {
    test.slow()
    await page.goto(site.base + box.path(site))
    await waitForHydration(page)
    const star = button(page, 'Merken')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await waitForHydration(page)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await link(page, 'Zu den Favoriten').click()
    await expect(main(page).getByRole('listitem')).toHaveCount(1)
    await expectSoundAtWidths(page, 'favourites of a guest')
    await openBuyer(page, site)
    await page.goto(`${site.base}/`)
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /^favourites/.test(key))))
      .toEqual([])
    await page.goto(`${site.base}/my/favourites`)
    await expect(page).toHaveURL(/\/my\/lists\/3or/)
    await expect(lines(page)).toHaveCount(1)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Favoriten')
  })
}

test('a list is saved as a file that has no formulas', async ({ page }) => {
  await openBuyer(page)
  const id = await makeList(page.request, swissSite, { name: '=1+1', productIds: [box.id] })
  const file = await page.request.get(`${swissSite.base}/my/lists/${id}/file`)
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect(await file.text()).toMatch(/^\uFEFF?Artikelnummer;Menge;Artikel\r\n1001180;100;Faltkarton/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a buyer marks a product, makes, changes, deletes and restores a list, and sends it on', async ({
    page,
    guard,
  }) => {
    test.slow()
    guard.expectFailure({ url: '/my/lists', status: 422 })
    await openBuyer(page)
    await page.goto(swissSite.base + box.path(swissSite))
    await button(page, 'Merken').click()
    await expect(page).toHaveURL(/\/my\/lists\/3or\w+\?done=marked$/)
    await page.goto(`${swissSite.base}/my/lists`)
    await button(page, 'Liste anlegen').click()
    await expect(main(page).getByText('Bitte geben Sie einen Namen ein.')).toBeVisible()
    await main(page).getByRole('textbox', { name: 'Name der neuen Liste' }).fill('Lager')
    await button(page, 'Liste anlegen').click()
    await expect(main(page).getByText('Diese Liste ist leer')).toBeVisible()
    await page.goto(`${swissSite.base}/my/lists?from=product&id=${box.id}&quantity=25`)
    await main(page)
      .getByRole('radio', { name: /^Lager/ })
      .check()
    await button(page, 'Speichern').click()
    await expect(page).toHaveURL(/done=added$/)
    await lines(page).getByRole('textbox').fill('zwei')
    await button(page, 'Mengen speichern').click()
    await expect(lines(page).getByRole('textbox')).toHaveValue('zwei')
    await lines(page).getByRole('textbox').fill('75')
    await button(page, 'Mengen speichern').click()
    await expect(lines(page).getByRole('textbox')).toHaveValue('75')
    await button(page, 'Liste löschen').click()
    await button(page, 'Rückgängig').click()
    await expect(lines(page).getByRole('textbox')).toHaveValue('75')
    const sent = await catchOrder(page)
    await button(page, /in den Warenkorb$/).click()
    expect(await sent()).toEqual(['1001180;75'])
  })

  test('a guest who marks a product is told what it takes', async ({ page }) => {
    await page.goto(swissSite.base + box.path(swissSite))
    await button(page, 'Merken').click()
    await expect(main(page).getByText(/^Ohne Konto braucht das Merken JavaScript\./)).toBeVisible()
    await expect(link(page, 'Anmelden')).toBeVisible()
  })
})
