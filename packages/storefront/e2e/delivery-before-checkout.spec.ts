import type { Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { openGuestCart } from './harness/guest-order'
import { waitForHydration } from './harness/hydration'
import { main } from './harness/new-customer'
import { germanSite, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { expect, test } from './harness/visitors'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths, storyWidths } from './harness/widths'

/** Goes by pallet only. */
const pallet = { productId: '01tCN0001003170YAA', quantity: '1' }
/** Goes by parcel, short of free delivery. */
const parcel = { productId: '01tCN0001001100YAA', quantity: '100' }

const summary = (page: Page, name = 'Zusammenfassung') => main(page).getByRole('region', { name })
const missing = (page: Page, name: RegExp) => summary(page).getByRole('progressbar', { name })

interface Story {
  readonly site: Site
  readonly limits: { readonly pallet: RegExp; readonly parcel: RegExp; readonly net: RegExp }
}

const stories: readonly Story[] = [
  {
    site: swissSite,
    limits: { pallet: /ab CHF\s972\.90 inkl/, parcel: /ab CHF\s162\.15 inkl/, net: /ab CHF\s150\.00 exkl/ },
  },
  {
    site: germanSite,
    limits: { pallet: /ab 892,50\s€ brutto/, parcel: /ab 119,00\s€ brutto/, net: /ab 100,00\s€ netto/ },
  },
]

for (const { site, limits } of stories) {
  for (const width of storyWidths(site.shop === 'CH' ? 390 : 1440)) {
    test(`a guest sees what delivery by pallet will cost: ${site.name}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.base}/product/pallet/${pallet.productId}`)
      await expect(
        main(page)
          .getByText(/^Versand auf Palette: /)
          .first(),
      ).toBeVisible()
      await openGuestCart(page, site, [pallet])
      await expect(missing(page, /^Versand auf Palette\. Noch/)).toBeVisible()
      await expect(missing(page, limits.pallet)).toBeVisible()
      await expect(summary(page)).toContainText('Kleinmengenzuschlag entfällt ab')
      await expectSoundAtWidths(page, 'a pallet in the cart')
    })

    for (const type of ['private', 'business'] as const) {
      test(`a ${type} buyer sees what is missing to free delivery: ${site.name}, ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await signIn(page.request, site, buyers[site.shop][type].username)
        const cartId = await fillCart(page.request, site, [parcel])
        await page.goto(`${site.base}/cart/${cartId}`)
        await waitForHydration(page)
        await expect(missing(page, type === 'private' ? limits.parcel : limits.net)).toBeVisible()
        await expectSoundAtWidths(page, 'a parcel in the cart')
      })
    }
  }
}
