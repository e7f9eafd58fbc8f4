import { buyers } from './harness/buyers'
import { confirmedNumber, orderButton, prepareOrder } from './harness/checkout'
import { openGuestCart } from './harness/guest-order'
import { createKeyboard } from './harness/hands'
import { listenTo } from './harness/heard'
import { waitForHydration } from './harness/hydration'
import { addButton, main } from './harness/new-customer'
import { quick } from './harness/quick'
import { frenchSite, swissSite } from './harness/sites'
import { fillCart, signIn } from './harness/visitor'
import { expect, test } from './harness/visitors'

const { base } = swissSite
const carton = '01tCN0001001100YAA'

test(
  'what a buyer sees of quantity, cart, voucher and order is heard, each once',
  quick(),
  async ({ page, guard }) => {
    test.slow()
    guard.allowFailure({ url: /cart-coupons/, status: 404 })
    await signIn(page.request, swissSite, buyers.CH.private.username)
    await fillCart(page.request, swissSite, [])
    await page.goto(`${base}/product/karton/${carton}`)
    await waitForHydration(page)
    await expect(main(page).getByRole('radio', { name: '25', exact: true })).toHaveAccessibleDescription(
      'inkl. MWST 0.886 Sie sparen 17%',
    )
    const heard = await listenTo(page)
    const quantity = main(page).getByRole('textbox', { name: 'Menge', exact: true })

    await test.step('the quantity on the product’s page', async () => {
      await quantity.fill('')
      await quantity.pressSequentially('95')
      await expect(main(page).getByRole('status').filter({ hasText: 'kosten weniger' })).toBeAttached()
      await main(page).getByRole('button', { name: 'Mehr', exact: true }).click()
      await expect(main(page).getByRole('status').filter({ hasText: '96 Stück' })).toBeAttached()
      expect(await heard()).toEqual([
        '95 Stück, CHF 0.886 pro Stück inkl. 8.1% MWST, Total inkl. MWST CHF 84.21. 100 Stück kosten weniger als 95: CHF 72.43.',
        '96 Stück, CHF 0.886 pro Stück inkl. 8.1% MWST, Total inkl. MWST CHF 85.10. 100 Stück kosten weniger als 96: CHF 72.43.',
      ])
    })

    await test.step('the cart', async () => {
      await addButton(page).click()
      await page.getByRole('link', { name: 'Zum Warenkorb' }).click()
      await expect(page).toHaveURL(/\/cart\//)
      await main(page)
        .getByRole('button', { name: /^Mehr: / })
        .click()
      await expect(main(page).getByRole('status').filter({ hasText: '97 Stück' })).toBeAttached()
      expect(await heard()).toEqual([
        'Wird hinzugefügt',
        'In den Warenkorb gelegt 96 × Faltkarton 1-wellig 300 × 200 × 150 mm: CHF 85.10. Zum Warenkorb',
        '97 Stück, 85.98; Total 96.68. 100 Stück kosten weniger als 97: CHF 72.43.',
      ])
    })

    await test.step('a voucher', async () => {
      await main(page).getByText('Gutscheincode eingeben').click()
      const code = main(page).getByRole('textbox', { name: 'Gutscheincode' })
      const alert = main(page).getByRole('alert').filter({ hasText: 'deutschen Shop' })
      await code.fill('erstkiste10')
      for (let time = 0; time < 2; time += 1) {
        await code.press('Enter')
        await expect(main(page).getByText('Wird geprüft')).toBeVisible()
        await expect(alert).toBeVisible()
      }
      await code.fill('newsletter5')
      await code.press('Enter')
      await expect(main(page).getByText('Gutschein NEWSLETTER5 ist eingelöst.')).toBeAttached()
      await expect(code).toBeInViewport()
      const refused = ['Wird geprüft', 'Dieser Code gilt nur in unserem deutschen Shop.']
      expect(await heard()).toEqual([
        ...refused,
        ...refused,
        'Wird geprüft',
        'Gutschein NEWSLETTER5 ist eingelöst.',
      ])
    })
  },
)

test('while the order is placed, that is heard', quick(), async ({ page }) => {
  await prepareOrder(page, swissSite)
  const heard = await listenTo(page)
  await orderButton(page, swissSite).click()
  await confirmedNumber(page)
  expect(await heard()).toEqual(['Ihre Bestellung wird übermittelt'])
})

test('a checkout button that is blocked is reached by Tab, says why, and leads to the line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  // Twelve of it are left, and no more will come.
  await openGuestCart(page, swissSite, [{ productId: '01tCN0002000220YAA', quantity: '13' }])
  const checkout = main(page).getByRole('button', { name: 'Zur Kasse' })
  await expect(checkout).toHaveAccessibleDescription('1 Position verhindert die Bestellung.')
  const { hands, complaints } = createKeyboard(page)
  await hands.press(checkout)
  const field = main(page).getByRole('textbox', { name: /^Menge/ })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(field).toHaveAccessibleDescription(/^Nur 12 Säcke an Lager/)
  expect(complaints).toEqual([])
})

const pages = [
  '',
  '/category/faltkartons',
  `/product/karton/${carton}`,
  '/guide/flutes',
  '/login',
  '/register',
]

test('words stand apart in names, as the server renders them', async ({ page }) => {
  await page.goto(`${frenchSite.base}/login`)
  for (const path of pages) {
    const response = await page.request.get(`${frenchSite.base}${path}`)
    const joined = await page.evaluate(findJoinedWords, await response.text())
    expect.soft(joined, path).toEqual([])
  }
})

/** Browsers leave a text out of names that is a blank alone beside one of React's comments. */
function findJoinedWords(html: string): readonly string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const isComment = (node: ChildNode | null) => node?.nodeType === Node.COMMENT_NODE
  const wordsBeside = (node: ChildNode, side: 'previousSibling' | 'nextSibling') => {
    const beside = isComment(node[side]) ? node[side]?.[side] : node[side]
    return beside === null || (beside?.textContent ?? '').trim() !== ''
  }
  const isLost = (node: ChildNode) =>
    node.nodeType === Node.TEXT_NODE &&
    node.textContent?.trim() === '' &&
    (isComment(node.previousSibling) || isComment(node.nextSibling)) &&
    wordsBeside(node, 'previousSibling') &&
    wordsBeside(node, 'nextSibling')
  const hasLost = (element: Element) => [...element.childNodes].some(isLost)
  const named = 'h1, h2, h3, h4, a, button, label, legend, th, td, summary'
  return [...parsed.querySelectorAll(named)]
    .filter((element) => [element, ...element.querySelectorAll('*')].some(hasLost))
    .map((element) => element.textContent)
}
