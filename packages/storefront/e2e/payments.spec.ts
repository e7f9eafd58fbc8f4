import type { Page } from '@playwright/test'
import { findViolations } from './harness/accessibility'
import { buyers } from './harness/buyers'
import { confirmedNumber, goToStep, listedNumbers, orderButton } from './harness/checkout'
import { findForeignTexts } from './harness/french'
import { createKeyboard, pointer } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { prepareCheckout } from './harness/order'
import { main } from './harness/new-customer'
import { axeAsksFrame, cards, fillCard, method } from './harness/payment'
import { quick } from './harness/quick'
import { frenchSite, germanSite, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { expect, test } from './harness/visitors'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths, storyWidths } from './harness/widths'

const carton = { productId: '01tCN0001001100YAA', quantity: '25' }
const next = (page: Page) => main(page).locator('form button[class*="primary"]').last()

/** Opens the payment step of a private buyer, whose checkout has address and delivery. */
async function openPayment(page: Page, site: Site, hands = pointer): Promise<void> {
  const { username } = buyers[site.shop].private
  await signIn(page.request, site, username)
  await fillCart(page.request, site, [carton])
  await page.goto(`${site.base}/checkout`)
  await waitForHydration(page)
  for (let step = 0; step < 3 && !/step=(?:payment|review)/.test(page.url()); step += 1) {
    const before = page.url()
    await hands.press(next(page))
    await expect(page).not.toHaveURL(before)
  }
  await goToStep(page, 'payment', hands)
}

async function enterCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number)
  await page.frameLocator('iframe').locator('#code').press('Enter')
  await expect(page).toHaveURL(/step=review/)
}

const cardVisits = [
  ...storyWidths(390).map((width) => ({ site: swissSite, width })),
  ...storyWidths(1440).map((width) => ({ site: germanSite, width })),
]

for (const { site, width } of cardVisits) {
  test(
    `[7.3-41] a card is paid once, and its number reaches neither the shop nor its page: ${site.name}, ${width} px`,
    quick(site === germanSite),
    async ({ page, guard }) => {
      test.slow()
      guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
      guard.allowReport(axeAsksFrame)
      await page.setViewportSize({ width, height: 900 })
      const sent: string[] = []
      page.on('request', (request) => {
        if (!request.url().endsWith('/tokens')) sent.push(request.url() + (request.postData() ?? ''))
      })
      await openPayment(page, site)
      await method(page, 'card').check()
      await expect(page.frameLocator('iframe').locator('#number')).toBeVisible()
      await expectSoundAtWidths(page, 'the fields of a card')
      await enterCard(page, cards.good)
      await expect(main(page)).toContainText('•••• 1111')
      await orderButton(page, site).dblclick()
      const number = await confirmedNumber(page)
      expect(sent.join()).not.toMatch(/4111|12\/30/)
      expect(await page.content()).not.toContain('4111')
      expect((await listedNumbers(page, site)).filter((listed) => listed === number)).toHaveLength(1)
    },
  )
}

test('a card that is declined is followed by another method; a reload asks for the card again', async ({
  page,
  guard,
}) => {
  test.slow()
  guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
  guard.allowFailure({ url: /\/payments/, status: 422 })
  guard.allowReport(axeAsksFrame)
  await openPayment(page, swissSite)
  await enterCard(page, cards.good)
  await page.reload()
  await waitForHydration(page)
  await expect(page).toHaveURL(/step=payment/)
  await enterCard(page, cards.declined)
  await orderButton(page, swissSite).click()
  await expect(main(page).getByRole('alert')).toContainText('Die Zahlung wurde abgelehnt')
  expect(await findViolations(page)).toEqual([])
  await method(page, 'invoice').check()
  await next(page).click()
  await expect(page).toHaveURL(/step=review/)
  await orderButton(page, swissSite).click()
  await confirmedNumber(page)
})

for (const width of storyWidths(390)) {
  test(`PayPal that declines is followed by another method, by keyboard alone: ${width} px`, async ({
    page,
    guard,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    test.slow()
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    guard.allowFailure({ url: /\/payments/, status: 422 })
    const { hands, complaints } = createKeyboard(page)
    await openPayment(page, germanSite, hands)
    const goOn = async (name: string) => {
      await hands.choose(method(page, name))
      await hands.press(next(page))
      await expect(page).toHaveURL(/step=review/)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
      await hands.press(orderButton(page, germanSite))
    }
    await goOn('paypal')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('zahlen')
    await hands.press(page.getByRole('button', { name: 'Zahlung ablehnen' }))
    await expect(page).toHaveURL(/step=payment/)
    await expect(main(page).getByRole('alert')).toContainText('Die Zahlung wurde abgelehnt')
    await waitForHydration(page)
    await goOn('invoice')
    await confirmedNumber(page)
    expect(complaints).toEqual([])
  })
}

for (const width of storyWidths(1440)) {
  test(`TWINT is confirmed at the provider and ordered on return, all of it in French; cancelled before, everything is still there: ${width} px`, async ({
    page,
    guard,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    test.slow()
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    const foreign: string[] = []
    const look = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { pathname, search } = new URL(page.url())
      for (const text of await findForeignTexts(page)) foreign.push(`${pathname}${search}: ${text}`)
    }
    await page.goto(`${frenchSite.base}/product/x/${carton.productId}`)
    await look()
    await signIn(page.request, frenchSite, buyers.CH.private.username)
    const cartId = await fillCart(page.request, frenchSite, [carton])
    await page.goto(`${frenchSite.base}/cart/${cartId}`)
    await look()
    await openPayment(page, frenchSite)
    for (const step of ['address', 'delivery', 'payment']) {
      await page.goto(`${frenchSite.base}/checkout?step=${step}`)
      await look()
    }
    await waitForHydration(page)
    const leave = async () => {
      await method(page, 'twint').check()
      await look()
      await next(page).click()
      await expect(page).toHaveURL(/step=review/)
      await look()
      await main(page).getByRole('button', { name: 'Commander avec obligation de paiement' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Payer')
    }
    await leave()
    await look()
    await page.getByRole('button', { name: 'Interrompre' }).click()
    await expect(main(page).getByRole('alert')).toContainText('Vous avez interrompu le paiement')
    await waitForHydration(page)
    await leave()
    await page.getByRole('button', { name: 'Autoriser le paiement' }).click()
    const number = await confirmedNumber(page)
    await look()
    await page.goto(`${frenchSite.base}/my/orders/${number}`)
    await look()
    await page.goto(`${frenchSite.base}/checkout/payment`)
    await expect(page).not.toHaveURL(/step=review/)
    expect((await listedNumbers(page, frenchSite))[0]).toBe(number)
    await look()
    expect(foreign).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PayPal works, and cards are not offered', async ({ page }) => {
    await signIn(page.request, germanSite, buyers.DE.private.username)
    await fillCart(page.request, germanSite, [carton])
    await prepareCheckout(page.request, germanSite)
    await page.goto(`${germanSite.base}/checkout?step=payment`)
    await expect(method(page, 'card')).toBeHidden()
    await expect(main(page).locator('noscript p')).toBeVisible()
    await method(page, 'paypal').check()
    await next(page).click()
    await orderButton(page, germanSite).click()
    await page.getByRole('button', { name: 'Zahlung freigeben' }).click()
    await confirmedNumber(page)
  })
})
