import type { Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { createKeyboard } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { main } from './harness/new-customer'
import { placeOrder } from './harness/order'
import { swissSite } from './harness/sites'
import { fillCart, signIn } from './harness/visitor'
import { expect, test } from './harness/visitors'
import { expectSoundAtWidths, storyWidths } from './harness/widths'
import { box } from './route-table'

/** The last 40 of a product that is no longer made. */
const lastOnes = { productId: '01tCN0001001210YAA', quantity: '40' }

const orderLinks = (page: Page) => main(page).getByRole('rowheader').getByRole('link')

for (const width of storyWidths(1440)) {
  test(`orders are searched by keyboard, kept by Back, and ordered again without what is discontinued: ${width} px`, async ({
    page,
    guard,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    test.slow()
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    const { request } = page
    await signIn(request, swissSite, buyers.CH.private.username)
    await fillCart(request, swissSite, [{ productId: box.id, quantity: '25' }, lastOnes])
    const both = await placeOrder(request, swissSite)
    await fillCart(request, swissSite, [{ productId: box.id, quantity: '25' }])
    const single = await placeOrder(request, swissSite)
    await page.goto(`${swissSite.base}/my/orders`)
    await waitForHydration(page)
    // Other stories may have ordered before.
    await expect(orderLinks(page).first()).toHaveText(single)
    await expect(orderLinks(page).nth(1)).toHaveText(both)
    await expect(main(page).getByRole('row').nth(1)).toContainText('Ihre Referenz: WS-2026-1187')
    await expectSoundAtWidths(page, 'list of orders')

    const { hands, complaints } = createKeyboard(page)
    const term = main(page).getByRole('searchbox')
    await test.step('an article is found', async () => {
      await hands.type(term, '1001210')
      await page.keyboard.press('Enter')
      await expect(orderLinks(page)).toHaveText([both])
      await expect(term).toBeFocused()
      await expect(main(page).getByRole('status')).toHaveText('1 Bestellung gefunden.')
    })
    await test.step('nothing is found, which is said, and Back leads to what was found before', async () => {
      await hands.type(term, 'gibt es nicht')
      await hands.press(main(page).getByRole('button', { name: 'Suchen' }))
      await expect(main(page).getByRole('heading', { name: 'Keine Bestellung gefunden' })).toBeVisible()
      await expectSoundAtWidths(page, 'no order found')
      await page.goBack()
      await expect(orderLinks(page)).toHaveText([both])
      await expect(term).toHaveValue('1001210')
    })
    await test.step('what cannot be ordered again is named, everything else is in the cart', async () => {
      await hands.press(main(page).getByRole('link', { name: `Noch einmal bestellen ${both}` }))
      await expectSoundAtWidths(page, 'an order to order again')
      await hands.press(main(page).getByRole('button', { name: 'Angekreuzte in den Warenkorb' }))
      await expect(main(page).getByRole('alert')).toContainText('1 von 2 Artikeln liegt im Warenkorb.')
      await expect(main(page)).toContainText('Faltkarton 1-wellig 430')
      await expectSoundAtWidths(page, 'an order that is ordered again in part')
      await hands.press(main(page).getByRole('link', { name: 'Zum Warenkorb' }))
      await expect(page).toHaveURL(/\/cart\//)
      await expect(main(page).getByRole('textbox', { name: /^Menge: / })).toHaveValue('25')
    })
    expect(complaints).toEqual([])
  })
}
