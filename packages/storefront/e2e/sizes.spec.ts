import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { germanSite, swissSite } from './harness/sites'
import { expect, test } from './harness/visitors'

const { base } = swissSite
const startForm = (page: Page) => page.getByRole('main').getByRole('form', { name: 'Box Finder' })
const panel = (page: Page) => page.locator('[data-box-finder]')
const find = (form: Locator) => form.getByRole('button', { name: 'Finden' })
const boxes = (page: Page) => page.getByRole('heading', { level: 1, name: /Kartons für Ihre Ware$/ })
const results = (length: number, width: number, height: number) =>
  new RegExp(`/boxfindersearch\\?length=${length}&width=${width}&height=${height}$`)

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

async function fill(form: Locator, texts: readonly string[]): Promise<void> {
  for (const [index, name] of ['Länge', 'Breite', 'Höhe'].entries())
    await form.getByRole('textbox', { name }).fill(texts[index] ?? '')
}

for (const viewport of windows) {
  test.describe(`in a window of ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the start page reads units, and shows mm once a field is left', async ({ page }) => {
      await page.goto(`${base}/`)
      await waitForHydration(page)
      const form = startForm(page)
      await form.getByRole('textbox', { name: 'Länge' }).fill('28 cm')
      await page.keyboard.press('Tab')
      await expect(form.getByRole('textbox', { name: 'Länge' })).toHaveValue('280')
      await expect(form.getByRole('status')).toHaveText('Als Zentimeter gelesen: 280 mm')
      await fill(form, ['280', '0,2 m', '150mm'])
      await find(form).click()
      await expect(page).toHaveURL(results(280, 200, 150))
      await expect(boxes(page)).toBeVisible()
    })

    test('the panel says what it waits for, and takes a whole size in one field', async ({ page }) => {
      await page.goto(`${germanSite.base}/service/delivery`)
      await waitForHydration(page)
      await panel(page).locator('> summary').click()
      await fill(panel(page), ['28 cm', '11 in'])
      // It is announced as disabled, and can be pressed.
      await find(panel(page)).click({ force: true })
      await expect(panel(page).getByRole('status')).toContainText('Breite: Bitte als Zahl in Millimetern')
      await expect(panel(page).getByRole('status')).toContainText('Bitte alle drei Maße eingeben.')
      await expect(panel(page).getByRole('textbox', { name: 'Breite' })).toBeFocused()
      await expect(panel(page).getByRole('textbox', { name: 'Breite' })).toHaveValue('11 in')
      await panel(page).getByRole('textbox', { name: 'Breite' }).fill('30 × 20 × 15 cm')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(results(300, 200, 150))
      await expect(boxes(page)).toBeVisible()
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const viewport of windows) {
    test(`the start page and the results of ${viewport.width} px read units, and keep what is no size`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(`${base}/`)
      await fill(startForm(page), ['28 cm', '11 in', '0.15 m'])
      await find(startForm(page)).click()
      // The open panel of the header has the fields in wide windows, the page in narrow ones.
      const form = viewport.width > 768 ? panel(page) : page.locator('[data-finder-form]')
      await expect(form.getByRole('textbox', { name: 'Länge' })).toHaveValue('280')
      await expect(form.getByRole('textbox', { name: 'Breite' })).toHaveValue('11 in')
      await expect(form.getByRole('textbox', { name: 'Breite' })).toBeFocused()
      await expect(form.getByText(/^Breite: Bitte als Zahl in Millimetern/)).toBeVisible()
      await form.getByRole('textbox', { name: 'Breite' }).fill('20cm')
      await find(form).click()
      await expect(page).toHaveURL(results(280, 200, 150))
      await expect(boxes(page)).toBeVisible()
    })
  }
})
