import type { Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { quick } from './harness/quick'
import { germanSite, shops, swissSite } from './harness/sites'
import { expect, test } from './harness/visitors'

const { base } = swissSite
const search = (page: Page) => page.locator('#search-term')
const finder = (page: Page) => page.locator('[data-box-finder]')
const pageForm = (page: Page) => page.locator('[data-finder-form]')
const results = /\/global-search\/boxfindersearch\?length=300&width=200&height=150$/
const halfway = /\/global-search\/boxfindersearch\?length=300&width=200$/

const expectBoxes = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Kartons für Ihre Ware$/)

test.describe('a size in the search field', () => {
  for (const site of shops) {
    const { name, base: own } = site
    for (const method of ['Enter', 'the button']) {
      test(
        `[2.4-11] leads to the boxes that fit, with ${method}: ${name}`,
        quick(site === germanSite && method === 'Enter'),
        async ({ page }) => {
          await page.goto(`${own}/`)
          await waitForHydration(page)
          await search(page).fill('300*200*150 mm')
          if (method === 'Enter') await search(page).press('Enter')
          else await page.getByRole('button', { name: 'Suchen' }).click()
          await expect(page).toHaveURL(results)
          await expectBoxes(page)
          await expect(search(page)).toHaveValue('')
        },
      )
    }
  }

  test('[2.4-13] fills two fields of the open panel and waits in the third', async ({ page }) => {
    await page.goto(`${base}/`)
    await waitForHydration(page)
    await search(page).fill('300 200')
    await search(page).press('Enter')
    await expect(page).toHaveURL(halfway)
    await expect(finder(page).getByLabel('Länge')).toHaveValue('300')
    await expect(finder(page).getByLabel('Höhe')).toBeFocused()
    await page.keyboard.type('150')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(results)
  })

  test('[2.4-13] fills two fields of the page on a phone and waits in the third', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${base}/`)
    await waitForHydration(page)
    await search(page).fill('300 200')
    await search(page).press('Enter')
    await expect(page).toHaveURL(halfway)
    await expect(pageForm(page).getByLabel('Breite')).toHaveValue('200')
    await expect(pageForm(page).getByLabel('Höhe')).toBeFocused()
  })

  test('[2.4-15] finds size, price and button of the best box on the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${base}/global-search/boxfindersearch?length=295&width=195&height=145`)
    await waitForHydration(page)
    await expect(finder(page)).toHaveAttribute('open')
    const best = page.getByRole('region', { name: /^300\s×\s200\s×\s150\smm$/ })
    for (const part of [
      best.locator('.type-price').first(),
      best.getByRole('button', { name: 'In den Warenkorb' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('a size on the start page', () => {
  test('[2.4-11] leads to the boxes that fit from its three fields', async ({ page }) => {
    await page.goto(`${base}/`)
    await waitForHydration(page)
    const form = page.getByRole('main').getByRole('form', { name: 'Box Finder' })
    await form.getByLabel('Länge').fill('300')
    await form.getByLabel('Breite').fill('200')
    await form.getByLabel('Höhe').fill('150')
    await form.getByRole('button', { name: 'Finden' }).click()
    await expect(page).toHaveURL(results)
    await expectBoxes(page)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[2.4-11] three sides lead to the boxes that fit', async ({ page }) => {
    await page.goto(`${base}/`)
    await search(page).fill('300 200 150')
    await search(page).press('Enter')
    await expect(page).toHaveURL(results)
    await expectBoxes(page)
  })

  test('[2.4-13] two sides stand in the form of the page, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${base}/`)
    await search(page).fill('300x200')
    await search(page).press('Enter')
    await expect(page).toHaveURL(halfway)
    await expect(pageForm(page).getByLabel('Breite')).toHaveValue('200')
    await expect(pageForm(page).getByLabel('Höhe')).toBeFocused()
    await pageForm(page).getByLabel('Höhe').fill('150')
    await pageForm(page).getByRole('button', { name: 'Finden' }).click()
    await expect(page).toHaveURL(results)
  })

  test('[2.4-11] a whole size in one field of the start page is understood', async ({ page }) => {
    await page.goto(`${base}/`)
    const form = page.getByRole('main').getByRole('form', { name: 'Box Finder' })
    await form.getByLabel('Länge').fill('300 200 150')
    await form.getByRole('button', { name: 'Finden' }).click()
    await expect(page).toHaveURL(results)
  })
})
