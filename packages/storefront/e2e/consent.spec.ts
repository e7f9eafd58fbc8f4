import type { Locator, Page } from '@playwright/test'
import { delayAppScript, waitForHydration } from './harness/hydration'
import { sidewaysScroll } from './harness/legibility'
import { quick } from './harness/quick'
import { swissSite } from './harness/sites'
import { findCovered } from './harness/targets'
import { expect, test } from './harness/visitors'
import { box } from './route-table'

const bar = (page: Page): Locator => page.locator('[data-consent-bar]')
const received = (page: Page, name: string): Locator => bar(page).getByRole('button', { name })
const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'Cookies und gespeicherte Daten' })
const settingsLink = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' })

/** The visitors of the other tests have answered; this one has not. */
const forgetResponse = (page: Page) => page.context().clearCookies({ name: 'consent' })

test.describe('the consent bar', () => {
  test('is answered before the page is hydrated, once it is', async ({ page }) => {
    await forgetResponse(page)
    const letThrough = await delayAppScript(page)
    await page.goto('/de-CH/', { waitUntil: 'commit' })
    await received(page, 'Zustimmen').click()
    letThrough()
    await expect(bar(page)).toBeHidden()
    expect((await page.context().cookies()).find(({ name }) => name === 'consent')?.value).toBe(
      'v1.statistics',
    )
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })

  test('is never seen by a visitor who has answered, before any of the app is there', async ({ page }) => {
    await delayAppScript(page)
    await page.goto('/de-CH/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toBeHidden()
    await expect(bar(page)).toHaveCount(1)
  })

  test('is small, with two equal answers', quick(), async ({ page }) => {
    await forgetResponse(page)
    for (const [width, height] of [
      [320, 90],
      [390, 90],
      [820, 64],
      [1440, 56],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/de-CH/')
      expect((await bar(page).boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(height)
      const [one, other] = await Promise.all(
        ['Ablehnen', 'Zustimmen'].map((name) => received(page, name).boundingBox()),
      )
      expect([other?.width, other?.height, other?.y]).toEqual([one?.width, one?.height, one?.y])
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    }
  })

  test('leaves what opens over the page and the buy button to be pressed on a small phone', async ({
    page,
  }) => {
    await forgetResponse(page)
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto(swissSite.base + box.path(swissSite))
    await waitForHydration(page)
    const press = { trial: true } as const
    await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click(press)
    const header = page.getByRole('banner')
    const finder = header.locator('[data-box-finder]')
    await finder.locator('> summary').click()
    for (const field of await finder.getByRole('textbox').all()) await field.fill('100')
    await finder.getByRole('button', { name: 'Finden' }).click(press)
    await finder.locator('> summary').click()
    const menu = header.locator('details:has(> nav[data-menu]) > summary')
    await menu.click()
    await header
      .getByRole('link', { name: /anmelden/ })
      .last()
      .click(press)
    await header.locator('[data-region-panel] > summary').click()
    await header.getByRole('link', { name: 'English' }).click(press)
    await expect(bar(page)).toHaveCount(1)
  })

  test('covers no stop of the focus at 400 % zoom', async ({ page }) => {
    await forgetResponse(page)
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/de-CH/service/terms')
    await waitForHydration(page)
    expect(await findCovered(page, '#root')).toEqual([])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [name, kept] of [
    ['Ablehnen', 'v1'],
    ['Zustimmen', 'v1.statistics'],
  ] as const) {
    test(`„${name}“ is kept by the server, which comes back to the page and asks no more`, async ({
      page,
    }) => {
      await forgetResponse(page)
      await page.goto('/de-CH/service/delivery?redirect=false')
      await received(page, name).click()
      await expect(page).toHaveURL(/\/de-CH\/service\/delivery\?redirect=false$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(bar(page)).toBeHidden()
      const cookies = await page.context().cookies()
      expect(cookies.find((one) => one.name === 'consent')?.value).toBe(kept)
      const response = await page.goto('/de-CH/')
      expect(response?.headers()['cache-control']).toBe('private, no-cache')
      await expect(bar(page)).toBeHidden()
    })
  }
})

test('a page with scripts takes the answer of a form over, and can be shared again', async ({ page }) => {
  const mark = { name: 'consent_form', value: '1', domain: 'localhost', path: '/' }
  await page.context().addCookies([mark])
  await page.goto('/de-CH/')
  await waitForHydration(page)
  await expect(bar(page)).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('consent_form')
  expect((await page.reload())?.headers()['cache-control']).toContain('public')
})

test.describe('the first click on the cookie settings', () => {
  test('opens them over the page, and is kept until the page is hydrated', async ({ page }) => {
    const letThrough = await delayAppScript(page)
    await page.goto('/de-CH/service/terms', { waitUntil: 'commit' })
    await settingsLink(page).click()
    letThrough()
    // Where a busy machine is late with the dialog, the page with the same settings is there instead.
    await expect(settings(page).or(page.getByRole('heading', { level: 1, name: /Cookie/ }))).toBeVisible()
  })

  test('leads to their page where the dialog does not come', async ({ page }) => {
    await page.goto('/de-CH/service/terms')
    await waitForHydration(page)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/\/consent-dialog-[\w-]+\.js$/, async (route) => {
      await promise
      await route.continue()
    })
    await settingsLink(page).click()
    await expect(page).toHaveURL(/\/de-CH\/service\/cookies$/)
    await expect(page.getByRole('checkbox', { name: /^Statistik/ })).toBeVisible()
    resolve()
    await settingsLink(page).click()
    await expect(settings(page)).toBeVisible()
  })
})
