import { delayAppScript, waitForHydration } from './harness/hydration'
import { quick } from './harness/quick'
import { expect, test } from './harness/test'

test(
  'a page is hydrated and not rendered again: a field keeps its element, its id, its text and the focus',
  quick(),
  async ({ page }) => {
    const letThrough = await delayAppScript(page)
    await page.goto('/de-CH/', { waitUntil: 'commit' })
    const field = page.locator('main input').first()
    await field.fill('300')
    const id = await field.getAttribute('id')
    await field.evaluate((element) => element.setAttribute('data-from-server', ''))
    letThrough()
    await waitForHydration(page)
    await expect(field).toHaveAttribute('id', id ?? '')
    await expect(field).toHaveAttribute('data-from-server', '')
    await expect(field).toHaveValue('300')
    await expect(field).toBeFocused()
  },
)
