import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { swissSite } from './harness/sites'
import { expect, test } from './harness/visitors'

const { base } = swissSite
const list = `${base}/category/faltkartons-1-wellig`
const [small, large] = ['01tCN0001001010YAA', '01tCN0001001100YAA']

const main = (page: Page): Locator => page.getByRole('main')
const tickOf = (page: Page, id: string): Locator => main(page).locator(`input[name="ids"][value="${id}"]`)
const compareButton = (page: Page): Locator =>
  main(page).getByRole('form', { name: 'Vergleichen' }).getByRole('button', { name: 'Vergleichen' })
const columns = (page: Page): Locator => main(page).getByRole('columnheader')

test('a visitor ticks boxes before the page is alive, compares them, and finds them ticked again', async ({
  page,
}) => {
  await page.goto(list)
  await tickOf(page, small).check()
  await waitForHydration(page)
  await tickOf(page, large).check()
  await expect(main(page).getByText('2 von 4 gewählt')).toBeVisible()
  await compareButton(page).click()
  await expect(page).toHaveURL(`${base}/compare?ids=${small},${large}`)
  await expect(columns(page)).toHaveCount(2)
  await main(page).getByRole('checkbox', { name: 'Nur Unterschiede' }).check()
  await expect(main(page).getByRole('row', { name: /^Traglast/ })).toBeVisible()
  await expect(main(page).getByRole('row', { name: /^Farbe/ })).toBeHidden()
  await main(page)
    .getByRole('link', { name: /^Aus dem Vergleich entfernen: .* 100 × 100 × 100/ })
    .click()
  await expect(columns(page)).toHaveCount(1)
  await main(page).getByRole('link', { name: 'Artikel dieser Art' }).click()
  await expect(tickOf(page, large)).toBeChecked()
  await expect(tickOf(page, small)).not.toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the columns are swiped below their labels, and the page itself does not move sideways', async ({
    page,
  }) => {
    await page.goto(`${base}/compare?ids=${small},${large},01tCN0001003170YAA`)
    const scroller = main(page).getByRole('region', { name: 'Vergleich, seitwärts verschiebbar' })
    await scroller.focus()
    await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    const label = main(page).getByRole('rowheader', { name: /^Traglast/ })
    await expect(label).toBeInViewport({ ratio: 0.9 })
    await expect(columns(page).last()).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('ticks are sent by a form, and a column goes by a link', async ({ page }) => {
    await page.goto(list)
    await expect(compareButton(page)).toBeHidden()
    await tickOf(page, small).check()
    await tickOf(page, large).check()
    await compareButton(page).click()
    await expect(page).toHaveURL(`${base}/compare?ids=${small},${large}`)
    await expect(columns(page)).toHaveCount(2)
    await main(page).getByRole('checkbox', { name: 'Nur Unterschiede' }).check()
    await expect(main(page).getByRole('row', { name: /^Farbe/ })).toBeHidden()
    await main(page)
      .getByRole('link', { name: /^Aus dem Vergleich entfernen/ })
      .first()
      .click()
    await expect(columns(page)).toHaveCount(1)
  })
})
