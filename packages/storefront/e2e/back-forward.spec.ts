import type { Page } from '@playwright/test'
import { goBack, leaveFor, withBackForwardCache } from './harness/back-forward'
import { buyers } from './harness/buyers'
import { waitForHydration } from './harness/hydration'
import { guardPage } from './harness/page-guard'
import { placeOrder } from './harness/order'
import { germanSite, sites, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { readGuestCart } from './harness/stored'
import { fillCart, signIn } from './harness/visitor'
import { expect, test } from './harness/visitors'
import { box, pathOf, routes } from './route-table'
import type { Route } from './route-table'

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ...withBackForwardCache }),
})

const lea = { ...buyers.CH.private, street: 'Seeuferweg' }

const restored = { isRestored: true, reasons: [] }
/** Of a guest, who has neither a cart on the platform nor orders. */
const nobody = { cartId: 'current', orderNumber: 'none' }
/** A document of its own, from every page. */
const elsewhere = ({ base }: Site) => `${base}/guide/flutes?from=elsewhere`

const siteOf = ({ shop }: Route): Site => (shop === 'DE' ? germanSite : swissSite)
const isOfBuyer = ({ history }: Route): boolean => history === 'cart' || history === 'order'

/** A buyer's pages only lead guests to the sign-in, or are the guest's. */
const guestRoutes = routes.filter((route) => (route.status ?? 200) === 200 && !isOfBuyer(route))

/** Leaves the page that is open and comes back. */
async function leaveAndReturn(page: Page, site: Site) {
  await leaveFor(page, elsewhere(site))
  return goBack(page)
}

test.describe('a guest who goes back', () => {
  for (const route of guestRoutes) {
    test(`finds the page as it was: ${route.name}`, async ({ visitors }) => {
      const site = siteOf(route)
      const { page } = await visitors.open(route.history === 'guest cart' ? 'guest cart' : 'nothing', site)
      await page.goto(pathOf(route, site, nobody))
      await waitForHydration(page)
      expect(await leaveAndReturn(page, site)).toEqual(restored)
    })
  }

  for (const site of sites.filter((site) => site !== swissSite)) {
    test(`finds the product as it was: ${site.name}`, async ({ visitors }) => {
      const { page } = await visitors.open('nothing', site)
      await page.goto(site.base + box.path(site))
      await waitForHydration(page)
      expect(await leaveAndReturn(page, site)).toEqual(restored)
    })
  }

  // Browsers cache no page with another status than 200.
  test('loads again the page that says that there is none', async ({ visitors }) => {
    const { page } = await visitors.open('nothing', swissSite)
    const guard = guardPage(page)
    for (const _ of ['first', 'again']) guard.expectFailure({ url: 'no-such-page', status: 404 })
    await page.goto(`${swissSite.base}/no-such-page`)
    await waitForHydration(page)
    const { isRestored, reasons } = await leaveAndReturn(page, swissSite)
    expect([isRestored, reasons]).toEqual([false, ['response-status-not-ok']])
    guard.stop()
    expect(guard.complaints()).toEqual([])
  })

  test('finds a page as it was that nothing was done on', async ({ visitors }) => {
    const { page } = await visitors.open('nothing', swissSite)
    await page.goto(`${swissSite.base}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await leaveAndReturn(page, swissSite)).toEqual(restored)
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  })
})

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true })

/** Puts a product into the guest's cart. */
async function addToCart(page: Page): Promise<void> {
  await page.goto(swissSite.base + box.path(swissSite))
  await waitForHydration(page)
  await addButton(page).click()
  await expect.poll(() => readGuestCart(page)).toHaveLength(1)
}

const badge = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    const cart = document.querySelector('header [aria-label^="Warenkorb"]')
    return dataset.hydrated === undefined ? dataset.guestCount : cart?.getAttribute('aria-label')
  })

test.describe('a guest who has filled the cart in another tab goes back to', () => {
  for (const [name, isHydrated, count] of [
    ['a page that nothing was done on', false, '1'],
    ['a page that was used', true, 'Warenkorb, 1 Artikel'],
  ] as const) {
    test(`${name}, and sees the present count`, async ({ page, context }) => {
      await page.goto(`${swissSite.base}/`)
      if (isHydrated) await waitForHydration(page)
      await leaveFor(page, elsewhere(swissSite))
      await addToCart(await context.newPage())
      expect(await goBack(page)).toEqual(restored)
      await expect.poll(() => badge(page)).toBe(count)
    })
  }

  test('the product just put into it, once the change has been announced to other tabs', async ({ page }) => {
    await addToCart(page)
    // A held lock keeps a page out of the cache; this one is held for half a second.
    await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([])
    await leaveFor(page, `${swissSite.base}/anonymous-cart`)
    await waitForHydration(page)
    expect(await goBack(page)).toEqual(restored)
  })
})

test('a guest who has signed in elsewhere is led on by the sign-in page that Back shows', async ({
  page,
}) => {
  const { base } = swissSite
  await page.goto(`${base}/login?startUrl=${encodeURIComponent(`${base}/my/addresses`)}`)
  await waitForHydration(page)
  await leaveFor(page, elsewhere(swissSite))
  await signIn(page.request, swissSite, lea.username)
  await goBack(page)
  await expect(page).toHaveURL(new RegExp(`${base}/my/addresses$`))
  await expect(page.getByRole('main')).toContainText(lea.street)
})

/** Chromium keeps a page with `no-store` until a call of its scripts is answered with it too, as the header’s for the cart is. */
const noStore = ['response-cache-control-no-store', 'response-cache-control-no-store-with-js-network-request']

test.describe('the page of a buyer', () => {
  for (const route of routes.filter(isOfBuyer)) {
    test(`is loaded again because of no-store, if at all: ${route.name}`, async ({ visitors }) => {
      const { page, ...visitor } = await visitors.open(route.history ?? 'cart', swissSite)
      await page.goto(pathOf(route, swissSite, visitor))
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      const { isRestored, reasons } = await leaveAndReturn(page, swissSite)
      // Restored where the page was left before such an answer had come; it then asks whether the session still lives.
      // The browser names no reasons for a load that was redirected, as the checkout's is to the step reached.
      const expected = isRestored || reasons.length === 0 ? [] : noStore
      expect(reasons).toEqual(expected)
    })
  }
})

const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => (document.documentElement.hidden ? '' : document.body.innerText))

/** Goes back through this number of pages, and returns what they show: at once, and after the visitor's first sign. */
async function readAllPages(page: Page, count: number): Promise<string> {
  const texts: string[] = []
  for (let step = 0; step < count; step += 1) {
    await goBack(page)
    texts.push(await textOf(page))
    await waitForHydration(page)
    texts.push(await textOf(page))
  }
  return texts.join()
}

const signOut = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Abmelden' }).click()

/** The buyer's pages by their routes, in the order in which they are opened. */
const personalRoutes = ['home of a buyer', 'cart', 'checkout', 'confirmation', 'orders', 'order', 'addresses']

/** Orders something as a private buyer, and has a cart again. */
async function order({ request }: Page) {
  const lines = [{ productId: box.id, quantity: '100' }]
  await signIn(request, swissSite, lea.username)
  await fillCart(request, swissSite, lines)
  const orderNumber = await placeOrder(request, swissSite)
  return { orderNumber, cartId: await fillCart(request, swissSite, lines) }
}

test.describe('after a sign-out, Back shows no name, order or address', () => {
  for (const [name, isHydrated] of [
    ['of pages that were used', true],
    ['of pages that nothing was done on', false],
  ] as const) {
    test(name, async ({ page }) => {
      test.slow()
      const visitor = await order(page)
      const personal = [lea.name, lea.street, visitor.orderNumber]
      const displayed: string[] = []
      await page.goto(elsewhere(swissSite))
      const opened = personalRoutes.flatMap((name) => routes.filter((route) => route.name === name))
      for (const route of opened) {
        await leaveFor(page, pathOf(route, swissSite, visitor))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (isHydrated) await waitForHydration(page)
        displayed.push(await textOf(page))
      }
      await leaveFor(page, `${swissSite.base}/my/accounts`)
      await waitForHydration(page)
      await signOut(page)
      await expect(page).toHaveURL(new RegExp(`${swissSite.base}/$`))
      const texts = await readAllPages(page, opened.length)
      for (const text of personal) {
        expect(displayed.join()).toContain(text)
        expect(texts).not.toContain(text)
      }
    })
  }

  test('of a page that was a guest’s, until the sign-in', async ({ page, context }) => {
    const { base } = swissSite
    await page.goto(`${base}/`)
    await waitForHydration(page)
    await leaveFor(page, elsewhere(swissSite))
    await signIn(page.request, swissSite, lea.username)
    expect(await goBack(page)).toEqual(restored)
    await expect(page.getByRole('banner')).toContainText(lea.name)
    await leaveFor(page, elsewhere(swissSite))
    const other = await context.newPage()
    await other.goto(`${base}/my/accounts`)
    await waitForHydration(other)
    await signOut(other)
    await expect(other).toHaveURL(new RegExp(`${base}/$`))
    expect(await readAllPages(page, 1)).not.toContain(lea.name)
  })
})
