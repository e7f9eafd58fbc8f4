import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { findViolations } from './harness/accessibility'
import { confirmedNumber, goFromCartToReview, orderButton } from './harness/checkout'
import { doubleClicks } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { main } from './harness/new-customer'
import { quick } from './harness/quick'
import { germanSite, sameOriginHeaders, swissSite } from './harness/sites'
import { expect, test } from './harness/visitors'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths, storyWidths } from './harness/widths'

const button = (page: Page, name: string | RegExp): Locator => main(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp): Locator => main(page).getByRole('link', { name })

/** Offer A-2026-0123 of Alpenblick, which can be accepted. */
const approved = '0Q0CN00000000050AA'
const box = '01tCN0001001100YAA'

interface OpenQuote {
  readonly id: string
  readonly lines: readonly { readonly id: string }[]
}

/** What the seller does on the sandbox's page. */
async function actAsSeller(request: APIRequestContext, data: object): Promise<void> {
  const response = await request.post('/__sandbox/quotes', { headers: sameOriginHeaders, data })
  expect(response.status(), 'the act of the seller').toBe(200)
}

/** Sets one price for every line of the offer of a page, and releases it. */
async function approve(page: Page, price: string): Promise<string> {
  const id = new URL(page.url()).pathname.replace(/^.*\//, '')
  const list = await page.request.get('/__sandbox/quotes', { headers: { accept: 'application/json' } })
  const { quotes } = (await list.json()) as { quotes: OpenQuote[] }
  const lines = quotes.find((quote) => quote.id === id)?.lines ?? []
  const unitPrices = Object.fromEntries(lines.map((line) => [line.id, price]))
  await actAsSeller(page.request, { quoteId: id, act: 'approve', unitPrices, lastDay: '2030-12-31' })
  return id
}

for (const width of storyWidths(1440)) {
  test(
    `a firm asks for an offer from its cart, renegotiates it, misses its day and copies it: ${width} px`,
    quick(width === 1440),
    async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await signIn(page.request, germanSite, buyers.DE.business.username)
      await fillCart(page.request, germanSite, [{ productId: box, quantity: '500' }])
      await page.goto(`${germanSite.base}/cart/current`)
      await waitForHydration(page)
      await link(page, 'Angebot anfragen').click()
      await main(page)
        .getByRole('textbox', { name: /^Ihr Wunsch/ })
        .fill('Zielpreis 0,45, Teillieferungen')
      await main(page)
        .getByLabel(/^Das Angebot soll gelten bis/)
        .fill('2030-12-31')
      await main(page).getByRole('checkbox', { name: 'Den Warenkorb danach leeren' }).check()
      await expectSoundAtWidths(page, 'asking for an offer')
      await doubleClicks.press(button(page, 'Angebot anfragen'))
      await expect(page).toHaveURL(/\/my\/offers\/0Q0\w+\?done=requested$/)
      await expect(main(page)).toContainText('Ihre Anfrage ist bei uns')
      await expect(main(page)).toContainText('Zielpreis 0,45, Teillieferungen')

      await approve(page, '0.47')
      await page.reload()
      await waitForHydration(page)
      await expect(main(page)).toContainText('Kann angenommen werden')
      await expect(main(page)).toContainText('235,00')
      await expectSoundAtWidths(page, 'an offer')
      await main(page).getByText('Änderung wünschen').click()
      await main(page).getByRole('textbox', { name: 'Was soll anders sein?' }).fill('Bitte zu 0,45')
      await doubleClicks.press(button(page, 'An uns senden'))
      await expect(page).toHaveURL(/done=renegotiated$/)
      await expect(main(page)).toContainText('Diese Preise sind noch nicht verbindlich.')

      const id = await approve(page, '0.45')
      await page.reload()
      await waitForHydration(page)
      await expect(main(page)).toContainText('225,00')
      // The day passes while the page is open.
      await actAsSeller(page.request, { quoteId: id, act: 'expire' })
      await button(page, 'Annehmen und kaufen').click()
      await expect(main(page).getByRole('alert')).toContainText('Das Angebot hat sich inzwischen geändert')
      await expect(main(page)).toContainText('Bitte fragen Sie ein neues an, oder nehmen Sie die Artikel')
      await expect(button(page, 'Annehmen und kaufen')).toHaveCount(0)
      await doubleClicks.press(button(page, 'Zu heutigen Preisen in den Warenkorb'))
      await expect(page).toHaveURL(/\/cart\//)
      await expect(main(page).getByRole('textbox', { name: /^Menge/ })).toHaveValue('500')
      await page.goto(`${germanSite.base}/my/offers`)
      await expect(
        main(page)
          .getByRole('row', { name: /Abgelaufen/ })
          .first(),
      ).toBeVisible()
      await expectSoundAtWidths(page, 'the list of offers')
    },
  )
}

for (const width of storyWidths(390)) {
  test(`a firm accepts an offer and orders it: ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await signIn(page.request, swissSite, buyers.CH.business.username)
    await page.goto(`${swissSite.base}/my/offers/${approved}`)
    await waitForHydration(page)
    await doubleClicks.press(button(page, 'Annehmen und kaufen'))
    await expect(page).toHaveURL(/\/cart\/0a6/)
    await expect(main(page).getByText('Offerte A-2026-0123').first()).toBeVisible()
    await expect(main(page).getByRole('textbox', { name: /^Menge/ })).toHaveCount(0)
    expect.soft(await findViolations(page, {}), 'a cart with an offer: axe').toEqual([])
    // Back, and once more: it is in the cart once.
    await page.goto(`${swissSite.base}/my/offers/${approved}`)
    await waitForHydration(page)
    await button(page, 'Annehmen und kaufen').click()
    await expect(page).toHaveURL(/\/cart\/0a6/)
    await expect(main(page).locator('li h2')).toHaveCount(2)
    await expect(main(page)).toContainText('774.54')

    await goFromCartToReview(page, swissSite)
    await expect(main(page).getByText('Aus einer Offerte').first()).toBeVisible()
    await orderButton(page, swissSite).click()
    const number = await confirmedNumber(page)
    await page.goto(`${swissSite.base}/my/offers/${approved}`)
    await expect(main(page)).toContainText('Sie haben diese Offerte bestellt.')
    await expect(button(page, 'Annehmen und kaufen')).toHaveCount(0)
    await link(page, number).click()
    await expect(link(page, 'Zu den Preisen einer Offerte')).toHaveAttribute(
      'href',
      `${swissSite.base}/my/offers/${approved}`,
    )
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a firm asks for an offer for a product, and declines another one', async ({ page, guard }) => {
    await page.goto(`${swissSite.base}/product/-/${box}`)
    await link(page, 'Offerte anfragen').click()
    await main(page).getByLabel('E-Mail-Adresse').fill(buyers.CH.business.username)
    await main(page).getByLabel('Passwort').fill('cartonnage')
    await button(page, 'Anmelden').click()
    await expect(page).toHaveURL(/\/my\/offers\/new\?from=product/)
    guard.expectFailure({ url: '/my/offers/new', status: 422 })
    await main(page).getByRole('textbox', { name: 'Menge' }).fill('viele')
    await main(page)
      .getByRole('textbox', { name: /^Ihr Wunsch/ })
      .fill('Für das ganze Jahr')
    await button(page, 'Offerte anfragen').click()
    await expect(main(page).getByRole('alert')).toContainText('Menge: Bitte eine ganze Zahl über 0 eingeben')
    await expect(main(page).getByRole('textbox', { name: /^Ihr Wunsch/ })).toHaveValue('Für das ganze Jahr')
    await main(page).getByRole('textbox', { name: 'Menge' }).fill('8000')
    await button(page, 'Offerte anfragen').click()
    await expect(page).toHaveURL(/done=requested$/)
    await expect(main(page)).toContainText('8’000')

    await page.goto(`${swissSite.base}/my/offers/${approved}`)
    await main(page).getByText('Ablehnen', { exact: true }).click()
    await button(page, 'Offerte ablehnen').click()
    await expect(page).toHaveURL(/done=declined$/)
    await expect(main(page)).toContainText('Von Ihnen abgelehnt')
  })
})
