import type { Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { goToStep } from './harness/checkout'
import { createKeyboard } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { main } from './harness/new-customer'
import { axeAsksFrame, cards, fillCard } from './harness/payment'
import { germanSite, shops } from './harness/sites'
import type { Site } from './harness/sites'
import { expect, test } from './harness/visitors'
import { fillCart, signIn } from './harness/visitor'

const carton = { productId: '01tCN0001001100YAA', quantity: '25' }
const next = (page: Page) => main(page).getByRole('button', { name: 'Weiter zur Prüfung' })

/** Where the button is once the page has scrolled to it, as a person sees it. */
async function findButton(page: Page) {
  await next(page).scrollIntoViewIfNeeded()
  // A frame of another process learns only with the next picture where it is.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const box = await next(page).boundingBox()
  if (box === null) throw new Error('The button is not in the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const presses = {
  async mouse(page: Page) {
    const { x, y } = await findButton(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.up()
  },
  async touch(page: Page) {
    const { x, y } = await findButton(page)
    await page.touchscreen.tap(x, y)
  },
  key: (page: Page) => createKeyboard(page).hands.press(next(page)),
} as const

async function openPayment(page: Page, site: Site): Promise<void> {
  await signIn(page.request, site, buyers[site.shop].private.username)
  await fillCart(page.request, site, [carton])
  await page.goto(`${site.base}/checkout`)
  await waitForHydration(page)
  for (let step = 0; step < 3 && !/step=(?:payment|review)/.test(page.url()); step += 1) {
    const before = page.url()
    await main(page).locator('form button[class*="primary"]').last().click()
    await expect(page).not.toHaveURL(before)
  }
  await goToStep(page, 'payment')
}

test.use({ hasTouch: true })

for (const site of shops) {
  test(`one press leads on from the card’s fields, which still have the focus: ${site.name}`, async ({
    page,
    guard,
  }) => {
    test.slow()
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    guard.allowReport(axeAsksFrame)
    await openPayment(page, site)
    const number = site === germanSite ? cards.declined : cards.good
    for (const width of [390, 820, 1440]) {
      for (const [how, press] of Object.entries(presses)) {
        await test.step(`${how}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(`${site.base}/checkout?step=payment`)
          await waitForHydration(page)
          await fillCard(page, number)
          await expect(page.frameLocator('iframe').locator('#code')).toBeFocused()
          await press(page)
          await expect(page).toHaveURL(/step=review/)
          await expect(main(page)).toContainText(`•••• ${number.slice(-4)}`)
        })
      }
    }
  })
}
