import type { Locator, Page } from '@playwright/test'
import { findViolations } from './harness/accessibility'
import { waitForHydration } from './harness/hydration'
import { quick } from './harness/quick'
import { swissSite } from './harness/sites'
import { signIn } from './harness/visitor'
import { expect, test } from './harness/visitors'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const menu = (page: Page): Locator => page.locator('header nav[data-menu]')
const categories = (page: Page): Locator => menu(page).locator('details > summary')
const userMenu = (page: Page): Locator =>
  page.locator('header details:has(a[href*="/secur/logout.jsp"]):not(:has(nav)) > summary')

test('a page on the way has no barriers, and says that it is on the way', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.setViewportSize(desk)
  await page.goto('/de-CH/service/terms')
  await waitForHydration(page)
  await page.route(/\/services\/data\//, async (route) => {
    await promise
    await route.continue()
  })
  await menu(page).locator('a[href*="/category/"]').last().click()
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  resolve()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

const focused = (page: Page): Locator => page.locator(':focus')

test.describe('by keyboard', () => {
  test.use({ viewport: desk })

  test('the first stop skips to the content', quick(), async ({ page }) => {
    await page.goto('/de-CH/')
    await waitForHydration(page)
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText('Zum Inhalt')
    await expect(focused(page)).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toBeVisible()
  })

  for (const size of [desk, phone]) {
    test(`at ${size.width} px every stop of the home page can be seen and has a ring of focus`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.goto('/de-CH/')
      await waitForHydration(page)
      const stops: string[] = []
      const hidden: string[] = []
      for (;;) {
        await page.keyboard.press('Tab')
        const stop = await describeFocus(page)
        if (stop === undefined || stops.length > 200) break
        stops.push(stop.label)
        if (!stop.ring || !stop.seen) hidden.push(`${stop.label}: ring ${stop.ring}, seen ${stop.seen}`)
      }
      expect(stops.length).toBeGreaterThan(20)
      expect(stops.length).toBeLessThan(200)
      expect(hidden).toEqual([])
    })
  }

  test('[2.6-2] a category opens with Enter and closes with Escape, which gives the focus back', async ({
    page,
  }) => {
    await page.goto('/de-CH/')
    await waitForHydration(page)
    const category = categories(page).first()
    await category.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveAccessibleName(/Kartons & Schachteln/)
    await expect(focused(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(category).toBeFocused()
    await expect(category.locator('..')).not.toHaveAttribute('open')
  })

  test('a link of the open menu is followed with Enter, and the heading has the focus then', async ({
    page,
  }) => {
    await page.goto('/de-CH/')
    await waitForHydration(page)
    await categories(page).first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/category\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(categories(page).first().locator('..')).not.toHaveAttribute('open')
  })

  test('[2.5-5] the user menu opens with Enter and closes with Escape', async ({ page }) => {
    await signIn(page.request, swissSite)
    await page.goto('/de-CH/')
    await waitForHydration(page)
    await userMenu(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(focused(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(userMenu(page)).toBeFocused()
    await expect(page.locator('header a[href*="/secur/logout.jsp"]')).toBeHidden()
  })
})

/** Where the focus is: whether it can be seen there and is marked. Undefined on the page itself. */
function describeFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return undefined
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
    const seen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom - top > 1
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return {
      label: `${element.tagName} ${label}`,
      seen,
      ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    }
  })
}
