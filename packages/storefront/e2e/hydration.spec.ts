import { waitForHydration } from './harness/hydration'
import { quick } from './harness/quick'
import { frenchSite } from './harness/sites'
import { expect, test } from './harness/visitors'
import { box } from './route-table'

test.describe('amounts above a thousand', () => {
  /** A narrow no-break space, as French Switzerland groups figures. */
  const group = '\u202f'

  test(
    'are written with the same grouping sign by server and browser, and follow an entered quantity',
    quick(),
    async ({ page }) => {
      const path = frenchSite.base + box.path(frenchSite)
      const html = await (await page.goto(path))?.text()
      const amounts = html?.match(new RegExp(`\\d${group}\\d{3}[.,]\\d{2}`, 'g')) ?? []
      expect(amounts.length).toBeGreaterThan(0)
      await waitForHydration(page)
      const text = await page.locator('main').textContent()
      for (const amount of amounts) expect(text).toContain(amount)
      const quantity = page.getByRole('main').getByRole('textbox', { name: 'Quantité', exact: true })
      await quantity.fill('5000')
      await quantity.blur()
      await expect(page.locator('main')).toContainText(new RegExp(`\\d${group}\\d{3}\\.\\d{2}`))
    },
  )
})
