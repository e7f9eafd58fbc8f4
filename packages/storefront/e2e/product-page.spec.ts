import { waitForHydration } from './harness/hydration'
import { swissSite as site } from './harness/sites'
import { readGuestCart } from './harness/stored'
import { expect, test } from './harness/visitors'

const box = `${site.base}/product/-/01tCN0001001100YAA`
const paperTape = '01tCN0002000240YAA'

test('a press on the chart sets the quantity, which tape and sizes follow, and the tape is added for it', async ({
  page,
}) => {
  await page.goto(box)
  await waitForHydration(page)
  const main = page.getByRole('main')
  const chart = main.getByRole('figure').filter({ hasText: 'Preis pro Einheit' }).locator('svg')
  const area = await chart.boundingBox()
  // A little right of the line of 100 pieces, which is at 59 % of the width.
  await chart.click({ position: { x: (area?.width ?? 0) * 0.6, y: 40 } })
  await expect(main.getByRole('textbox', { name: 'Menge', exact: true })).toHaveValue('100')
  await expect(main.getByRole('radio', { checked: true })).toHaveValue('100')
  await expect(main.getByText('CHF 0.724 pro Stück bei 100 Stück')).toBeVisible()
  await main.getByRole('button', { name: /^2 Rollen\s+In den Warenkorb: Papierklebeband/ }).click()
  await expect.poll(() => readGuestCart(page)).toEqual([{ productId: paperTape, quantity: '2' }])
  await main.getByRole('link', { name: '350 × 250 × 150' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('350 × 250 × 150')
  await expect(main.getByRole('textbox', { name: 'Menge', exact: true })).toHaveValue('25')
})
