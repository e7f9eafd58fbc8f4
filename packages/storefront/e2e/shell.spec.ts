import type { Locator, Page } from '@playwright/test'
import { findViolations } from './harness/accessibility'
import { buyers } from './harness/buyers'
import { waitForHydration } from './harness/hydration'
import { quick } from './harness/quick'
import { germanSite } from './harness/sites'
import { startWithGuestCart, readGuestCart } from './harness/stored'
import { expect, test } from './harness/visitors'
import { signIn } from './harness/visitor'
import { box } from './route-table'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const banner = (page: Page): Locator => page.getByRole('banner')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

const userMenu = (page: Page): Locator =>
  banner(page).locator('summary', { hasText: buyers.DE.business.name })

/** Presses Tab until the focus is on a matching element; gives up after a whole page of stops. */
async function tabTo(page: Page, requested: Locator): Promise<void> {
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab')
    if (await requested.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not lead there.')
}

const box1001180 = (page: Page): Locator => page.locator('main a[href*="1001180"]').first()

test.describe('from the menu to a product', () => {
  test('[2.6-2] by keyboard alone', quick(), async ({ page }) => {
    await page.setViewportSize(desk)
    await open(page, '/de-CH/')
    const menu = banner(page).locator('nav[data-menu]')
    await tabTo(page, menu.locator('summary').first())
    await page.keyboard.press('Enter')
    const overview = menu.getByRole('link', { name: /^Übersicht/ }).first()
    await expect(overview).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(overview).toBeHidden()
    await expect(menu.locator('summary').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, overview)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(overview).toBeHidden()
    await tabTo(page, page.locator('main a[href*="/product/"]').first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: phone })

    test('[2.6-7] and [2.6-8] go into a category, back, and on', async ({ page }) => {
      await open(page, '/de-CH/')
      const toggle = banner(page).locator('details:has(> nav[data-menu]) > summary')
      await toggle.tap()
      const roots = banner(page).locator('nav[data-menu] > div > ul > li')
      await expect(roots.nth(1)).toBeVisible()
      const first = roots.first().locator('summary').first()
      await first.tap()
      await expect(roots.nth(1)).toBeHidden()
      expect(await findViolations(page)).toEqual([])
      await first.tap()
      await expect(roots.nth(1)).toBeVisible()
      await first.tap()
      await roots
        .first()
        .getByRole('link', { name: /^Übersicht/ })
        .first()
        .tap()
      await expect(page).toHaveURL(/\/category\//)
      await expect(roots.first()).toBeHidden()
      await box1001180(page).or(page.locator('main a[href*="/product/"]')).first().tap()
      await expect(page).toHaveURL(/\/product\//)
    })
  })
})

test.describe('region and language', () => {
  const lines = [{ productId: box.id, quantity: '25' }]
  const vatInfo = (page: Page) =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('vatInfo') ?? 'null') as Record<string, unknown> | null,
    )

  test('[1-19] from DE to NL with a full cart: first no, then yes', async ({ page }) => {
    await page.setViewportSize(desk)
    await startWithGuestCart(page, lines)
    await open(page, `/de-shop${box.path(germanSite)}`)
    const prices = (percent: number) =>
      page
        .getByRole('main')
        .getByText(new RegExp(`${percent}\\s?%`))
        .filter({ visible: true })
        .first()
    await expect(prices(19)).toBeVisible()
    const selector = banner(page).locator('[data-region-selector] > summary')
    const chooseNetherlands = async () => {
      const netherlands = banner(page).getByRole('link', { name: 'Niederlande' })
      if (!(await netherlands.isVisible())) await selector.click()
      await netherlands.click()
    }
    await chooseNetherlands()
    const question = page.getByRole('dialog', { name: 'Sie wechseln die Währung' })
    await expect(question).toBeVisible()
    await expect(question.getByRole('button', { name: 'Nein, abbrechen' })).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    expect(await readGuestCart(page)).toHaveLength(1)
    expect(await vatInfo(page)).toMatchObject({ countryCode: 'DE' })

    await chooseNetherlands()
    const reloaded = page.waitForEvent('load')
    await question.getByRole('button', { name: 'Ja, fortfahren' }).click()
    await reloaded
    await waitForHydration(page)
    await expect(prices(21)).toBeVisible()
    expect(await readGuestCart(page)).toEqual([])
    expect(await vatInfo(page)).toMatchObject({ countryCode: 'NL', vatRate: 0.21 })
    expect(new URL(page.url()).searchParams.has('region')).toBe(false)
  })

  test(
    '[4.language-3] from German to English and back on a deep page, with query and hash',
    quick(),
    async ({ page }) => {
      await page.setViewportSize(desk)
      await open(page, `/de-shop${box.path(germanSite)}?quantity=50#technik`)
      const inLanguage = async (name: string) => {
        await banner(page).locator('[data-region-selector] > summary').click()
        await banner(page).getByRole('link', { name, exact: true }).click()
        await waitForHydration(page)
      }
      await inLanguage('English')
      await expect(page).toHaveURL(
        /\/de-shop\/en-US\/product\/[^/]+\/01tCN0001001180YAA\?quantity=50&redirect=false#technik$/,
      )
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
      await inLanguage('Deutsch')
      await expect(page).toHaveURL(
        /\/de-shop\/product\/[^/]+\/01tCN0001001180YAA\?quantity=50&redirect=false#technik$/,
      )
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    },
  )

  test('the region panel of the header closes when Tab leaves it, and by Escape wherever the focus is', async ({
    page,
  }) => {
    await page.setViewportSize(desk)
    await open(page, '/de-CH/service/terms')
    const selector = banner(page).locator('[data-region-selector]')
    await selector.locator('> summary').click()
    await selector.getByRole('link').last().focus()
    await expect(selector).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(selector).not.toHaveAttribute('open')
    await expect(page.locator(':focus')).toBeVisible()
    await selector.locator('> summary').click()
    await selector.locator('> summary').evaluate((head: HTMLElement) => head.blur())
    await page.keyboard.press('Escape')
    await expect(selector).not.toHaveAttribute('open')
    await expect(selector.locator('> summary')).toBeFocused()
  })

  test('[2.9-7] the button of the country picker opens its panel and closes it, beside the page and over it', async ({
    page,
  }) => {
    await page.setViewportSize(desk)
    await open(page, '/de-CH/')
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Schweiz | DE' })
    const panel = page.getByRole('dialog', { name: 'Standort wählen' })
    const isModal = () => panel.evaluate((element) => element.matches(':modal'))
    for (const height of [500, 900]) {
      await page.setViewportSize({ width: 1025, height })
      await button.click()
      await expect(panel).toBeInViewport({ ratio: 1 })
      await expect(button).toBeInViewport({ ratio: 1 })
      expect(await isModal()).toBe(false)
      await button.click()
      await expect(panel).toBeHidden()
    }
    await test.step('by keyboard', async () => {
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('button', { name: 'Schliessen' })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Enter')
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()
    })
    await test.step('Escape closes it, wherever the focus is', async () => {
      await button.click()
      await panel.getByRole('heading').click()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()
    })
    await test.step('who goes on closes it', async () => {
      await button.click()
      await panel.getByRole('link').last().focus()
      await page.keyboard.press('Tab')
      await expect(panel).toBeHidden()
      await expect(page.locator(':focus')).not.toHaveText('Schweiz | DE')
      await button.click()
      await page.getByRole('contentinfo').getByText('HOLDING AG').click()
      await expect(panel).toBeHidden()
    })
    await test.step('over the whole window its close button and Escape give the focus back', async () => {
      await page.setViewportSize({ width: 1024, height: 800 })
      for (const close of [
        () => panel.getByRole('button', { name: 'Schliessen' }).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        await button.click()
        await expect(panel).toBeVisible()
        expect(await isModal()).toBe(true)
        await close()
        await expect(panel).toBeHidden()
        await expect(button).toBeFocused()
      }
    })
  })

  test('[2.9-14] the country picker by keyboard, [2.9-9] docked at the right', async ({ page }) => {
    await page.setViewportSize(desk)
    await open(page, '/de-CH/service/terms')
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Schweiz | DE' })
    await button.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Standort wählen' })
    await expect(panel.getByRole('button', { name: 'Schliessen' })).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    const place = async () => {
      const { x = 0, width = 0 } = (await panel.boundingBox()) ?? {}
      return { x: Math.round(x), width: Math.round(width) }
    }
    await expect.poll(place).toEqual({ x: 720, width: 720 })
    await page.setViewportSize({ width: 1024, height: 900 })
    await expect.poll(place).toEqual({ x: 0, width: 1024 })
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, panel.getByRole('link', { name: /Schweiz \| FR/ }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/fr-CH\/service\/terms\?redirect=false$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
  })
})

test('[6-4] a buyer acts for a managed account, and leaves nothing personal behind', async ({ page }) => {
  await page.setViewportSize(desk)
  await signIn(page.request, germanSite)
  await open(page, '/de-shop/')
  await userMenu(page).click()
  await banner(page).getByRole('link', { name: 'Konto wechseln' }).click()
  await expect(page).toHaveURL(/\/my\/accounts/)
  expect(await findViolations(page)).toEqual([])
  const other = page
    .getByRole('main')
    .getByRole('button', { name: /^Für dieses Konto bestellen/ })
    .first()
  await other.click()
  const bar = page.getByRole('complementary', { name: 'Konto, für das Sie bestellen' })
  await expect(bar).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.reload()
  await waitForHydration(page)
  await expect(bar).toBeVisible()
  expect(
    calls
      .filter((url) => url.includes('session-context'))
      .every((url) => url.includes('effectiveAccountId=')),
  ).toBe(true)
  await waitForHydration(page)
  await userMenu(page).click()
  await banner(page).getByRole('link', { name: 'Abmelden' }).click()
  await expect(banner(page).getByRole('link', { name: /Registrieren/ })).toBeVisible()
  await expect(bar).toBeHidden()
  const left = await page.evaluate(() => ({ ...localStorage, ...sessionStorage, cookies: document.cookie }))
  expect(JSON.stringify(left)).not.toMatch(/Müller|Sonnenhalde|001CN|acting_for_DE=0|guestUserName/)
})
