import type { APIRequestContext, Page } from '@playwright/test'
import { confirmedNumber } from './harness/checkout'
import { pointer } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { fillCartAsGuest, goOnToReview, main, registerDuringCheckout, submit } from './harness/new-customer'
import { frenchSite, germanSite, sameOriginHeaders, swissSite } from './harness/sites'
import { expect, test } from './harness/test-with-moved-orders'

const places = [
  {
    city: 'Luzern',
    postalCode: '6003',
    site: swissSite,
    now: '2026-12-07T09:00:00Z',
    cart: 'bis Mittwoch, 9. Dez.',
    address: 'bis Donnerstag, 10. Dez. statt Mittwoch, 9. Dez., an Ihre Lieferadresse',
    order: 'Mittwoch, 9. Dez. bis Donnerstag, 10. Dez.',
  },
  {
    city: 'München',
    postalCode: '80331',
    site: germanSite,
    now: '2027-01-04T09:00:00Z',
    cart: 'bis Donnerstag, 7. Jan.',
    address: 'bis Freitag, 8. Jan. statt Donnerstag, 7. Jan., an Ihre Lieferadresse',
    order: 'Dienstag, 5. Jan. bis Freitag, 8. Jan.',
  },
  {
    city: 'Genève',
    postalCode: '1201',
    site: frenchSite,
    now: '2027-09-08T09:00:00Z',
    cart: 'd’ici au vendredi 10 sept.',
    address: 'd’ici au lundi 13 sept. au lieu du vendredi 10 sept.',
    order: 'vendredi 10 sept.',
  },
]

const setClock = async (request: APIRequestContext, time: number) => {
  const response = await request.post('/__sandbox/clock', { headers: sameOriginHeaders, data: { set: time } })
  expect(response.ok()).toBe(true)
}

/** Other stories of this shop go on at the usual time. */
test.afterEach(({ request }) => setClock(request, Date.now()))

const expectDay = (page: Page, day: string) => expect(main(page)).toContainText(day)

for (const { city, postalCode, site, now, ...days } of places) {
  for (const width of [390, 1440]) {
    test(`cart, checkout and order keep the holiday of ${city}: ${width} px`, async ({ page, guard }) => {
      test.slow()
      guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
      await setClock(page.request, Date.parse(now))
      await page.setViewportSize({ width, height: 900 })
      await fillCartAsGuest(page, site)
      await expectDay(page, days.cart)
      await registerDuringCheckout(page, pointer)
      for (const [name, text] of Object.entries({ street: 'Seeweg 7', postalCode, city }))
        await pointer.type(page.locator(`#address-${name}`), text)
      await pointer.press(submit(page))
      await expect(page).toHaveURL(/step=delivery/)
      await expectDay(page, days.address)
      await page.reload()
      await waitForHydration(page)
      await expectDay(page, days.address)
      await page.goto(`${site.base}/cart/current`)
      await waitForHydration(page)
      await expectDay(page, days.address)
      await page.goto(`${site.base}/checkout?step=delivery`)
      await waitForHydration(page)
      await goOnToReview(page)
      await pointer.press(submit(page))
      const number = await confirmedNumber(page)
      await page.goto(`${site.base}/my/orders/${number}`)
      await expectDay(page, days.order)
    })
  }
}
