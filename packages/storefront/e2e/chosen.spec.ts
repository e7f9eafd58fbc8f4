import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { captureElement, middle, whole } from './harness/pixels'
import { swissSite } from './harness/sites'
import { fillCart, signIn } from './harness/visitor'
import { expect, test } from './harness/visitors'
import { buyers } from './harness/buyers'
import { goToStep } from './harness/checkout'
import { box } from './route-table'

const desk = { width: 1440, height: 900 }
const main = (page: Page): Locator => page.getByRole('main')

/** The chosen elements contain a drawing, the others do not. */
async function expectMarked(chosen: Locator, others: Locator): Promise<void> {
  expect((await captureElement(chosen, middle)).drawn).toBeGreaterThan(0.1)
  expect((await captureElement(others, middle)).drawn).toBeLessThan(0.02)
}

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(desk)
  await page.goto(path)
  await waitForHydration(page)
}

test.describe('where the system’s colours are forced, one sees', () => {
  test('which radio and which checkbox is chosen', async ({ page }) => {
    await open(page, '/de-CH/dev/parts')
    await page.emulateMedia({ forcedColors: 'active' })
    const enabled = (type: string) => main(page).locator(`label input[type="${type}"]:enabled`)
    for (const type of ['radio', 'checkbox']) {
      await expectMarked(
        enabled(type).and(page.locator(':checked')).first(),
        enabled(type).and(page.locator(':not(:checked)')).first(),
      )
    }
    await page.goto(swissSite.base + box.path(swissSite))
    await waitForHydration(page)
    const tiers = main(page).getByRole('table').getByRole('radio')
    await expectMarked(tiers.and(page.locator(':checked')), tiers.and(page.locator(':not(:checked)')).first())
  })

  test('the steps that are done, the present one, and those to come', async ({ page }) => {
    await signIn(page.request, swissSite, buyers.CH.business.username)
    const cartId = await fillCart(page.request, swissSite, [{ productId: box.id, quantity: '25' }])
    await open(page, `${swissSite.base}/cart/${cartId}`)
    await main(page).locator('form[action$="/checkout"] button').first().click()
    await goToStep(page, 'address')
    await main(page)
      .getByRole('button', { name: /^Weiter/ })
      .click()
    await goToStep(page, 'delivery')
    await main(page).getByRole('button', { name: 'Weiter zur Zahlung' }).click()
    await expect(page).toHaveURL(/step=payment/)
    await page.emulateMedia({ forcedColors: 'active' })
    const lineOf = async (item: string) => {
      const step = main(page).locator(`nav ol ${item}`)
      const height = (await step.boundingBox())?.height ?? 1
      return (await captureElement(step, { ...whole, top: 1 - 12 / height })).rows.filter((row) => row > 0)
    }
    // A line, two lines, and dots.
    expect(await lineOf('li:first-child')).toEqual([10, 10, 10])
    expect(await lineOf('li[aria-current]')).toEqual([10, 10, 10, 10])
    expect(Math.max(...(await lineOf('li:last-child')))).toBeLessThan(10)
  })

  test('the logo of the footer, and what is chosen in the pickers', async ({ page }) => {
    await open(page, '/de-CH/')
    await page.emulateMedia({ forcedColors: 'active' })
    const footer = page.getByRole('contentinfo')
    expect((await captureElement(footer.getByRole('link').first(), whole)).drawn).toBeGreaterThan(0.08)
    await footer.getByRole('button', { name: 'Schweiz | DE' }).click()
    const entries = page.getByRole('dialog').getByRole('listitem')
    const end = { left: 0.8, top: 0.2, right: 0.95, bottom: 0.8 }
    expect(
      (await captureElement(entries.filter({ has: page.locator('[aria-current]') }), end)).drawn,
    ).toBeGreaterThan(0.03)
    expect((await captureElement(entries.first(), end)).drawn).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator('[data-region-selector] > summary').click()
    const below = { left: 0.05, top: 0.62, right: 0.6, bottom: 0.85 }
    const language = (name: string) => page.locator('[data-region-selector]').getByText(name, { exact: true })
    const [chosen, other] = [
      await captureElement(language('Deutsch'), below),
      await captureElement(language('English'), below),
    ]
    expect(chosen.drawn - other.drawn).toBeGreaterThan(0.03)
  })
})

test('in dark mode a radio that is not chosen is a ring on the ground of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, swissSite.base + box.path(swissSite))
  const paper = '24 22 19'
  const radios = main(page).getByRole('table').locator('input[type="radio"]:not(:checked)')
  expect((await captureElement(radios.first(), middle)).ground).toBe(paper)
  expect((await captureElement(radios.first(), whole)).drawn).toBeGreaterThan(0.1)
  await page.goto('/de-CH/dev/parts')
  const choice = main(page).locator('label input[type="radio"]:enabled:not(:checked)').first()
  expect((await captureElement(choice, middle)).ground).toBe(paper)
})
