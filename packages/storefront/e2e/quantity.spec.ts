import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { watchRequests } from './harness/quiet'
import { swissSite as site } from './harness/sites'
import { startWithGuestCart, readGuestCart, readServerCart } from './harness/stored'
import { expect, test } from './harness/visitors'
import { fillCart, signIn } from './harness/visitor'

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

/** The message is in the element that describes the field. */
async function expectMessageAtField(page: Page, text: string | RegExp): Promise<void> {
  const ids = ((await field(page).getAttribute('aria-describedby')) ?? '').split(' ')
  const messages = ids.map((id) => page.locator(`[id="${id}"]`))
  const [first, ...others] = messages
  if (first === undefined) throw new Error('Nothing describes the field.')
  await expect(others.reduce((all, one) => all.or(one), first).filter({ hasText: text })).toHaveCount(1)
}

/** Anything but a whole number above 0 is rejected at the field, which keeps it. */
async function expectRefused(page: Page, text: string): Promise<void> {
  await type(page, text)
  await expectMessageAtField(page, invalid)
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
}

async function expectRaised(page: Page): Promise<void> {
  await type(page, '15')
  await expect(field(page)).toHaveValue('20')
  await expectMessageAtField(page, raised)
}

test.describe('an entered quantity that cannot be bought', () => {
  test('adds nothing on the product page where it is no quantity; below the minimum it is raised', async ({
    page,
  }) => {
    const waitForQuiet = watchRequests(page)
    await open(page, mailer.path)
    for (const text of ['abc', '0']) {
      await expectRefused(page, text)
      await expect(field(page)).toHaveValue(text)
      await addButton(page).click()
      await expectMessageAtField(page, invalid)
      await waitForQuiet()
      expect(await readGuestCart(page)).toEqual([])
    }
    await expectRaised(page)
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

  test('[4.guest-cart-3] changes nothing in the guest cart where it is no quantity; below the minimum it is raised', async ({
    page,
  }) => {
    await startWithGuestCart(page, [{ productId: mailer.id, quantity: '40' }])
    await open(page, `${site.base}/anonymous-cart`)
    for (const text of ['abc', '0']) {
      await expectRefused(page, text)
      expect(await readGuestCart(page)).toEqual([{ productId: mailer.id, quantity: '40' }])
    }
    await expectRaised(page)
    await expect.poll(() => readGuestCart(page)).toEqual([{ productId: mailer.id, quantity: '20' }])
  })

  test('changes nothing in the buyer’s cart where it is no quantity; below the minimum it is raised', async ({
    page,
  }) => {
    const waitForQuiet = watchRequests(page)
    await signIn(page.request, site)
    const cartId = await fillCart(page.request, site, [{ productId: mailer.id, quantity: '40' }])
    await open(page, `${site.base}/cart/${cartId}`)
    for (const text of ['abc', '0']) {
      await expectRefused(page, text)
      await waitForQuiet()
      expect(await readServerCart(page.request, site)).toEqual([{ productId: mailer.id, quantity: '40' }])
    }
    await expectRaised(page)
    await expect
      .poll(() => readServerCart(page.request, site))
      .toEqual([{ productId: mailer.id, quantity: '20' }])
  })
})

/** A quantity above the line's maximum: it stays, the field shows the maximum by the product's step, nothing changes. */
async function expectTooLarge(page: Page, largest: string): Promise<void> {
  await type(page, '1000000000')
  await expectMessageAtField(page, largest)
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page)).toHaveValue('1000000000')
}

test.describe('a quantity above what a line may have', () => {
  test('is refused at the field in the guest’s cart, and the result is announced once', async ({ page }) => {
    await startWithGuestCart(page, [{ productId: mailer.id, quantity: '40' }])
    await open(page, `${site.base}/anonymous-cart`)
    await expectTooLarge(page, 'Höchstens 999’980 pro Artikel.')
    expect(await readGuestCart(page)).toEqual([{ productId: mailer.id, quantity: '40' }])
    await type(page, '60')
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /^60 Stück, .+; Total .+\.$/ }),
    ).toHaveCount(1)
  })

  test('is refused at the field in the buyer’s cart, and the result is announced once', async ({ page }) => {
    const waitForQuiet = watchRequests(page)
    await signIn(page.request, site)
    const cartId = await fillCart(page.request, site, [{ productId: mailer.id, quantity: '40' }])
    await open(page, `${site.base}/cart/${cartId}`)
    await expectTooLarge(page, 'Höchstens 999’980 pro Artikel.')
    await waitForQuiet()
    expect(await readServerCart(page.request, site)).toEqual([{ productId: mailer.id, quantity: '40' }])
    await type(page, '60')
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /^60 Stück, .+; Total .+\.$/ }),
    ).toHaveCount(1)
  })
})

test.describe('more than the stock', () => {
  /** The Swiss shop has 420 of it. */
  const automatic = { id: '01tCN0001002120YAA' }

  test('stays as it was entered in the buyer’s cart when Enter is pressed, and the button takes what there is', async ({
    page,
  }) => {
    await signIn(page.request, site)
    const cartId = await fillCart(page.request, site, [{ productId: automatic.id, quantity: '40' }])
    await open(page, `${site.base}/cart/${cartId}`)
    await field(page).fill('440')
    await expect(main(page)).toContainText('420 Stück sofort, Rest ab')
    await field(page).press('Enter')
    const inCart = (quantity: string) =>
      expect.poll(() => readServerCart(page.request, site)).toEqual([{ productId: automatic.id, quantity }])
    await inCart('440')
    await main(page).getByRole('button', { name: '420 nehmen' }).click()
    await inCart('420')
  })

  test('stays as it was entered in a list when Enter is pressed', async ({ page }) => {
    await open(page, `${site.base}/global-search/automatikkarton%20310`)
    const input = main(page)
      .getByRole('row', { name: /1002120/ })
      .getByRole('textbox')
    await input.fill('440')
    await expect(main(page)).toContainText('420 Stück sofort, Rest ab')
    await input.press('Enter')
    await expect.poll(() => readGuestCart(page)).toEqual([{ productId: automatic.id, quantity: '440' }])
  })
})

test.describe('82 pieces of 1001100', () => {
  // Net 82 × 0.82 = 67.24, with VAT 72.68644; net 100 × 0.67 = 67.00, with VAT 72.427.
  test('are offered as 100 for less, and nothing changes unasked', async ({ page }) => {
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

  test('are added by the first click after typing: the hint that appears moves nothing from under it', async ({
    page,
  }) => {
    await open(page, box.path)
    const total = main(page).getByText('CHF 72.69', { exact: true })
    await field(page).fill('82')
    await expect(total, 'follows the typing').toBeVisible()
    // A visitor takes some time.
    await addButton(page).click({ delay: 80 })
    await expect.poll(() => readGuestCart(page)).toEqual([{ productId: box.id, quantity: '82' }])
  })

  test('81 are not: they cost less than 100', async ({ page }) => {
    await open(page, box.path)
    await type(page, '81')
    await expect(main(page)).toContainText('CHF 71.80')
    await expect(main(page).getByText(/kosten weniger als/)).toHaveCount(0)
  })
})

test('a quantity that is changed in a list on a phone leaves its steps free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${site.base}/category/detail/0ZGCH0000000003AAA`)
  const row = main(page).getByRole('row', { name: /1001020/ })
  const input = row.getByRole('textbox')
  await input.fill('9000')
  // The shortage is shown below, at least as wide as the field.
  const note = row.getByText(/sofort, Rest ab/)
  await expect(note).toBeVisible()
  expect((await note.boundingBox())?.width).toBeGreaterThan(100)
  await row.getByRole('button', { name: 'Mehr' }).click()
  await expect(input).toHaveValue('9001')
})
