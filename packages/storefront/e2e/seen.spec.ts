import type { Page } from '@playwright/test'
import { describeStop } from './harness/focus'
import { waitForHydration } from './harness/hydration'
import { readShifts, watchShifts } from './harness/layout-shift'
import { sidewaysScroll } from './harness/legibility'
import { germanSite, swissSite } from './harness/sites'
import { startWithGuestCart } from './harness/stored'
import { expect, test } from './harness/visitors'
import { box } from './route-table'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
const productPath = swissSite.base + box.path(swissSite)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

const buyButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true })
const notification = (page: Page) => page.locator('[data-notification]:not([inert])')
const stop = async (page: Page) => (await page.locator('body').evaluate(describeStop)).stop

test.describe('a notification at 390 px', () => {
  test.use({ viewport: phone })

  test('leaves what has the focus visible, and closes with Escape from there', async ({ page }) => {
    await open(page, productPath)
    for (const name of [/Warenkorb, 1 Artikel/, /Registrieren/]) {
      await buyButton(page).press('Enter')
      await expect(notification(page)).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name }).focus()
      await expect.poll(async () => (await stop(page))?.seen).toBe(true)
      await page.keyboard.press('Shift+Tab')
      await expect.poll(async () => (await stop(page))?.seen).toBe(true)
      await page.keyboard.press('Escape')
      await expect(notification(page)).toHaveCount(0)
      await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)
    }
  })

  test('has its link one Tab after the button, and is left to there', async ({ page }) => {
    await open(page, productPath)
    await buyButton(page).press('Enter')
    await expect(notification(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(notification(page).getByRole('link', { name: 'Zum Warenkorb' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(buyButton(page)).toBeFocused()
  })

  test('leaves Escape to an open menu', async ({ page }) => {
    await open(page, productPath)
    await buyButton(page).press('Enter')
    await expect(notification(page)).toBeVisible()
    const menu = page.getByRole('banner').locator('details:has(> nav[data-menu])')
    await menu.locator('> summary').press('Enter')
    await expect(menu).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(notification(page)).toHaveCount(1)
  })
})

test('the focus follows the rows of the header at 390 px, its menu first', async ({ page }) => {
  await page.setViewportSize(phone)
  await startWithGuestCart(page, [{ productId: box.id, quantity: '25' }])
  await open(page, productPath)
  await page.getByRole('banner').locator('summary').first().waitFor()
  await page.keyboard.press('Tab')
  const tops: number[] = []
  const names: string[] = []
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const focus = page.getByRole('banner').locator(':focus')
    if ((await focus.count()) === 0) break
    names.push((await focus.getAttribute('aria-label')) ?? (await focus.textContent()) ?? '')
    const { y = 0, height = 0 } = (await focus.boundingBox()) ?? {}
    tops.push(Math.round((y + height / 2) / 40))
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(names.indexOf('Menü')).toBe(names.indexOf('Cartonnage, Startseite') - 1)
})

test.describe('the buy bar', () => {
  const bar = (page: Page) => page.locator('[data-buy-bar]')
  const isFixed = (page: Page) =>
    bar(page).evaluate((element) => getComputedStyle(element).position === 'fixed')

  test('is there at 390 px while the button is out of the window', async ({ page }) => {
    await page.setViewportSize(phone)
    await watchShifts(page)
    await open(page, productPath)
    await expect(buyButton(page)).toHaveCount(1)
    await expect(buyButton(page)).toBeInViewport({ ratio: 1 })
    expect(await isFixed(page)).toBe(true)
    expect((await readShifts(page)).sum).toBe('0.00')
    await page.getByRole('textbox', { name: 'Menge' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 200))
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('radio', { name: '500' }).press('Space')
    const last = page.getByRole('contentinfo').getByRole('radio').last()
    await last.focus()
    await expect(bar(page)).toContainText('500 Stück')
    expect((await stop(page))?.seen).toBe(true)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const footer = await page.getByRole('contentinfo').boundingBox()
    const fixed = await bar(page).boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((fixed?.y ?? 0) + 1)
  })

  test('fits 320 px, and is in its place in a low window and a wide one', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, productPath)
    await expect(bar(page)).toHaveCount(1)
    expect(await isFixed(page)).toBe(true)
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    for (const size of [{ width: 195, height: 422 }, desk]) {
      await page.setViewportSize(size)
      expect(
        await buyButton(page).evaluate((button) => getComputedStyle(button.parentElement ?? button).position),
      ).toBe('static')
    }
  })
})

test('the region menu closes when it has opened the other shop', async ({ page }) => {
  await page.setViewportSize(desk)
  await open(page, `${swissSite.base}/`)
  const menu = page.getByRole('banner').locator('[data-region-selector]')
  await menu.locator('> summary').click()
  const [shop] = await Promise.all([
    page.waitForEvent('popup'),
    menu.getByRole('link', { name: /^Deutschland/ }).click(),
  ])
  expect(new URL(shop.url()).pathname).toContain(germanSite.base)
  await shop.close()
  await expect(menu).not.toHaveAttribute('open')
  await page.getByRole('main').getByRole('link').first().click({ trial: true })
})

test('nothing moves when the cart of a guest is read, at 390 px', async ({ page }) => {
  await page.setViewportSize(phone)
  await startWithGuestCart(page, [{ productId: box.id, quantity: '25' }])
  await watchShifts(page)
  await open(page, `${swissSite.base}/anonymous-cart`)
  await expect(page.getByRole('heading', { name: 'Zusammenfassung' })).toBeVisible()
  expect(await readShifts(page)).toEqual({ sum: '0.00', moved: [] })
})
