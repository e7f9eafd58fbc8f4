import type { Locator, Page } from '@playwright/test'
import { appScript, delayAppScript, waitForHydration } from './harness/hydration'
import { quick } from './harness/quick'
import { watchRequests } from './harness/quiet'
import { swissSite } from './harness/sites'
import { expect, test } from './harness/test'
import { box } from './route-table'

const product = swissSite.base + box.path(swissSite)

/** Opens a page whose application script is still being loaded, so that its load event would not fire. */
const openInert = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

const addButton = (page: Page): Locator =>
  page.locator('main form[data-replay]').first().getByRole('button', { name: 'In den Warenkorb' })
const quantityField = (page: Page): Locator =>
  page.locator('main form[data-replay] input[name="quantity"]').first()
const guestCart = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('anonymousCart') ?? '[]') as unknown)

test.describe('text entered into the search field before the page is hydrated', () => {
  test('is still there afterwards', async ({ page }) => {
    const letThrough = await delayAppScript(page)
    await openInert(page, '/de-CH/')
    const field = page.locator('#search-term')
    await field.pressSequentially('Faltkarton 300')
    letThrough()
    await waitForHydration(page)
    await expect(field).toHaveValue('Faltkarton 300')
    await expect(field).toBeFocused()
  })

  test('[2.3-3] survives a navigation and is searched for as entered', async ({ page }) => {
    const letThrough = await delayAppScript(page)
    await openInert(page, '/de-CH/')
    await page.locator('#search-term').pressSequentially('Tube 50 %/ä')
    letThrough()
    await waitForHydration(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
    await expect(page).toHaveURL(/\/service\/terms$/)
    await expect(page.locator('#search-term')).toHaveValue('Tube 50 %/ä')
    await page.locator('#search-term').press('Enter')
    await expect(page).toHaveURL((url) =>
      url.pathname.endsWith(`/global-search/${encodeURIComponent('Tube 50 %/ä')}`),
    )
    await expect(page.locator('#search-term')).toHaveValue('Tube 50 %/ä')
  })

  test('[2.3-3] is searched for by the browser itself when Enter comes before the page is hydrated', async ({
    page,
  }) => {
    await delayAppScript(page)
    await openInert(page, '/de-CH/')
    await page.locator('#search-term').fill('karton')
    await page.locator('#search-term').press('Enter')
    await expect(page).toHaveURL(/\/de-CH\/global-search\/karton$/)
    await expect(page.locator('#search-term')).toHaveValue('karton')
  })

  test('[2.4-11] leads to the Box Finder by the browser itself when it is a size', async ({ page }) => {
    await delayAppScript(page)
    await openInert(page, '/de-CH/')
    await page.locator('#search-term').fill('30 × 20 × 15 cm')
    await page.locator('#search-term').press('Enter')
    await expect(page).toHaveURL(/\/global-search\/boxfindersearch\?length=300&width=200&height=150$/)
  })
})

test.describe('a guest’s press on add to cart before the page is hydrated', () => {
  test('[4.guest-cart-1] adds once', quick(), async ({ page }) => {
    const letThrough = await delayAppScript(page)
    await openInert(page, product)
    const quantity = await quantityField(page).inputValue()
    await addButton(page).click()
    expect(await guestCart(page)).toEqual([])
    letThrough()
    await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Warenkorb')
    await expect.poll(() => guestCart(page)).toEqual([{ productId: box.id, quantity }])
    await page.reload()
    await waitForHydration(page)
    expect(await guestCart(page)).toEqual([{ productId: box.id, quantity }])
    await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toContainText('1')
  })

  test('[4.guest-cart-1] adds once when it was pressed twice, with the entered quantity', async ({
    page,
  }) => {
    const waitForQuiet = watchRequests(page)
    const letThrough = await delayAppScript(page)
    await openInert(page, product)
    await quantityField(page).fill('60')
    await addButton(page).click()
    await addButton(page).click()
    letThrough()
    await expect.poll(() => guestCart(page)).toEqual([{ productId: box.id, quantity: '60' }])
    await waitForQuiet()
    expect(await guestCart(page)).toEqual([{ productId: box.id, quantity: '60' }])
  })
})

test.describe('a click on add to cart when the page is never hydrated', () => {
  /** The server's response to a guest without scripts. */
  const refusal = { url: product, status: 422 }

  test('waits ten seconds for the script, then the browser sends the form', async ({ page, guard }) => {
    guard.expectFailure(refusal)
    await page.clock.install({ time: new Date('2026-11-21T12:00:00') })
    // Time runs from the installation on, so the moment to stop at lies ahead of it.
    await page.clock.pauseAt(new Date('2026-11-21T12:10:00'))
    await delayAppScript(page)
    await openInert(page, product)
    await addButton(page).click()
    await expect(page.locator('main form[aria-busy="true"]')).toHaveCount(1)
    await page.clock.fastForward(9_000)
    await expect(page.locator('main form[aria-busy="true"]')).toHaveCount(1)
    const received = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.clock.fastForward(2_000)
    expect((await received).status()).toBe(422)
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /anmelden/i })
        .first(),
    ).toBeVisible()
  })

  test('is sent by the browser as soon as the script has failed', async ({ page, guard }) => {
    guard.expectFailure({ url: /entry-client/, status: 503 })
    guard.expectFailure(refusal)
    const { promise, resolve: letFail } = Promise.withResolvers<void>()
    await page.route(appScript, async (route) => {
      await promise
      await route.fulfill({ status: 503, body: '' })
    })
    await openInert(page, product)
    await addButton(page).click()
    const received = page.waitForResponse((response) => response.request().method() === 'POST')
    letFail()
    expect((await received).status()).toBe(422)
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /anmelden/i })
        .first(),
    ).toBeVisible()
  })

  test('is not held at all once the script has failed', async ({ page, guard }) => {
    guard.expectFailure({ url: /entry-client/, status: 503 })
    guard.expectFailure(refusal)
    await page.route(appScript, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(product)
    const received = page.waitForResponse((response) => response.request().method() === 'POST')
    await addButton(page).click()
    expect((await received).status()).toBe(422)
    // The browser logs the failed response itself.
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /anmelden/i })
        .first(),
    ).toBeVisible()
  })
})

test.describe('a script of the application that does not come', () => {
  /** The entry, what it imports for this page, the page itself, and texts. */
  const scripts = ['entry-client', 'common', 'product-page', 'frame']

  for (const script of scripts) {
    test(`at first is asked for again, and a press is kept until then: ${script}`, async ({
      page,
      guard,
    }) => {
      guard.allowReport(/ERR_FAILED/)
      let isFailing = true
      await page.route(new RegExp(`/assets/${script}-`), (route) =>
        isFailing ? route.abort() : route.continue(),
      )
      await openInert(page, product)
      const failed = page.waitForEvent('requestfailed', (request) =>
        request.url().includes(`/assets/${script}-`),
      )
      const quantity = await quantityField(page).inputValue()
      await addButton(page).click()
      await failed
      isFailing = false
      await expect.poll(() => guestCart(page)).toEqual([{ productId: box.id, quantity }])
      await waitForHydration(page)
      await expect(page.locator('html')).not.toHaveAttribute('data-without-scripts')
    })

    test(`at all leaves the page as the server sent it: ${script}`, async ({ page, guard }) => {
      guard.allowReport(/ERR_FAILED|dynamically imported module/)
      await page.route(new RegExp(`/assets/${script}-`), (route) => route.abort())
      await page.goto(product)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      const amount = await page.locator('main').textContent()
      await page.mouse.move(5, 5)
      await expect(page.locator('html')).toHaveAttribute('data-without-scripts')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
      expect(await page.locator('main').textContent()).toBe(amount)
      await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
      await expect(page).toHaveURL(/\/service\/terms$/)
    })
  }
})

test.describe('the count of a guest’s cart', () => {
  test('is there before the application, and leads to the cart', async ({ page }) => {
    await page.goto('/favicon.svg')
    await page.evaluate(() =>
      localStorage.setItem(
        'anonymousCart',
        JSON.stringify([
          { productId: 'a', quantity: '1' },
          { productId: 'b', quantity: '2' },
        ]),
      ),
    )
    await delayAppScript(page)
    await page.goto('/de-CH/service/terms')
    const link = page.getByRole('banner').getByRole('link', { name: 'Warenkorb' })
    const badge = await link
      .locator('span')
      .evaluate((count) => [getComputedStyle(count).display, getComputedStyle(count, '::before').content])
    expect(badge).toEqual(['block', '"2"'])
    await expect(link).toHaveAttribute('href', '/de-CH/anonymous-cart')
  })
})

test.describe('a page that is only read', () => {
  test('runs no script but the early one, and calls no platform', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(product)
    const waitForQuiet = watchRequests(page)
    await waitForQuiet()
    expect(requested.filter((path) => path.startsWith('/services/'))).toEqual([])
    expect(await page.locator('script[src]').count()).toBe(1)
    expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent'])
  })

  test('is not started by the scroll position that the browser restores', async ({ page }) => {
    await page.goto(product)
    await page.evaluate(() => scrollTo(0, 600))
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await watchRequests(page)()
    expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  })
})
