import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { swissSite as site } from './harness/sites'
import { readGuestCart, readServerCart } from './harness/stored'
import { expect, test } from './harness/test'
import { fillCart, fillGuestCart, signIn } from './harness/visitor'

/** Sold from 20 pieces on, in steps of 20. */
const mailer = { id: '01tCN0001002080YAA', path: `${site.base}/product/-/01tCN0001002080YAA` }
const box = { id: '01tCN0001001100YAA', path: `${site.base}/product/-/01tCN0001001100YAA` }

const raised = 'Menge von 15 auf 20 erhöht'
const invalid = /ganze Zahl/

const main = (page: Page): Locator => page.getByRole('main')
const field = (page: Page): Locator => main(page).getByRole('textbox', { name: /^Menge/ })
const addButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: 'In den Warenkorb', exact: true })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Tab')
}

/** The message stands in the element that describes the field. */
async function expectMessageAtField(page: Page, text: string | RegExp): Promise<void> {
  const ids = ((await field(page).getAttribute('aria-describedby')) ?? '').split(' ')
  const messages = ids.map((id) => page.locator(`[id="${id}"]`))
  const [first, ...others] = messages
  if (first === undefined) throw new Error('Nothing describes the field.')
  await expect(others.reduce((all, one) => all.or(one), first).filter({ hasText: text })).toHaveCount(1)
}

test.describe('a typed quantity below the minimum of 20', () => {
  test('is raised on the product page, and a line says so', async ({ page }) => {
    await open(page, mailer.path)
    await type(page, '15')
    await expect(field(page)).toHaveValue('20')
    await expectMessageAtField(page, raised)
    await addButton(page).click()
    await expect.poll(() => readGuestCart(page)).toEqual([{ productId: mailer.id, quantity: '20' }])
  })

  test('is raised when the form is sent by Enter', async ({ page }) => {
    await open(page, mailer.path)
    await field(page).fill('15')
    await field(page).press('Enter')
    await expect.poll(() => readGuestCart(page)).toEqual([{ productId: mailer.id, quantity: '20' }])
    await expectMessageAtField(page, raised)
  })

  test('is raised in the guest cart', async ({ page }) => {
    await fillGuestCart(page, [{ productId: mailer.id, quantity: '40' }])
    await open(page, `${site.base}/anonymous-cart`)
    await type(page, '15')
    await expect(field(page)).toHaveValue('20')
    await expectMessageAtField(page, raised)
    await expect.poll(() => readGuestCart(page)).toEqual([{ productId: mailer.id, quantity: '20' }])
  })

  test('is raised in the buyer’s cart', async ({ page }) => {
    await signIn(page.request, site)
    const cartId = await fillCart(page.request, site, [{ productId: mailer.id, quantity: '40' }])
    await open(page, `${site.base}/cart/${cartId}`)
    await type(page, '15')
    await expect(field(page)).toHaveValue('20')
    await expectMessageAtField(page, raised)
    await expect
      .poll(() => readServerCart(page.request, site))
      .toEqual([{ productId: mailer.id, quantity: '20' }])
  })
})

for (const text of ['abc', '0']) {
  test.describe(`'${text}' as a quantity`, () => {
    test('is refused at the field of the product page and adds nothing', async ({ page }) => {
      await open(page, box.path)
      await type(page, text)
      await expectMessageAtField(page, invalid)
      await expect(field(page)).toHaveValue(text)
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      await addButton(page).click()
      await expectMessageAtField(page, invalid)
      await page.waitForLoadState('networkidle')
      expect(await readGuestCart(page)).toEqual([])
    })

    test('[4.guest-cart-3] is refused at the field of the guest cart and changes nothing', async ({
      page,
    }) => {
      await fillGuestCart(page, [{ productId: box.id, quantity: '25' }])
      await open(page, `${site.base}/anonymous-cart`)
      await type(page, text)
      await expectMessageAtField(page, invalid)
      expect(await readGuestCart(page)).toEqual([{ productId: box.id, quantity: '25' }])
    })

    test('is refused at the field of the buyer’s cart and changes nothing', async ({ page }) => {
      await signIn(page.request, site)
      const cartId = await fillCart(page.request, site, [{ productId: box.id, quantity: '25' }])
      await open(page, `${site.base}/cart/${cartId}`)
      await type(page, text)
      await expectMessageAtField(page, invalid)
      await page.waitForLoadState('networkidle')
      expect(await readServerCart(page.request, site)).toEqual([{ productId: box.id, quantity: '25' }])
    })
  })
}

test.describe('82 pieces of 1001100', () => {
  // Net 82 × 0.82 = 67.24, with VAT 72.68644; net 100 × 0.67 = 67.00, with VAT 72.427.
  test('are offered as 100 for less, and nothing changes by itself', async ({ page }) => {
    await open(page, box.path)
    await type(page, '82')
    const hint = main(page).getByText('100 Stück kosten weniger als 82.')
    await expect(hint).toBeVisible()
    await expect(main(page)).toContainText('82 Stück: CHF 72.69. 100 Stück: CHF 72.43.')
    await expect(field(page)).toHaveValue('82')
    await main(page).getByRole('button', { name: '100 nehmen' }).click()
    await expect(field(page)).toHaveValue('100')
    await expect(hint).toBeHidden()
    await addButton(page).click()
    await expect.poll(() => readGuestCart(page)).toEqual([{ productId: box.id, quantity: '100' }])
  })

  test('81 are not: they cost less than 100', async ({ page }) => {
    await open(page, box.path)
    await type(page, '81')
    await expect(main(page)).toContainText('CHF 71.80')
    await expect(main(page).getByText(/kosten weniger als/)).toHaveCount(0)
  })
})
