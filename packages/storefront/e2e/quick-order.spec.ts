import type { Locator, Page } from '@playwright/test'
import { createKeyboard } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { quick } from './harness/quick'
import { shops, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { readGuestCart, readServerCart } from './harness/stored'
import { expect, test } from './harness/visitors'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths } from './harness/widths'

const main = (page: Page): Locator => page.getByRole('main')
const area = (page: Page): Locator => main(page).getByLabel('Ihre Liste', { exact: true })
const checkButton = (page: Page): Locator => main(page).getByRole('button', { name: 'Liste prüfen' })
const addButton = (page: Page): Locator => main(page).getByRole('button', { name: /in den Warenkorb$/ })
const heading = (page: Page): Locator => main(page).getByRole('heading', { level: 2 })
const lines = (page: Page): Locator => main(page).getByRole('list').last().getByRole('listitem')

async function open(page: Page, { base }: Site = swissSite): Promise<void> {
  await page.goto(`${base}/quick-order`)
  await waitForHydration(page)
}

async function check(page: Page, text: string): Promise<void> {
  await area(page).fill(text)
  await checkButton(page).click()
  await expect(heading(page)).toBeFocused()
}

/** Boxes in stock in both shops. */
const boxes = [1001100, 1001110, 1001120, 1001130, 1001140, 1001150, 1001160, 1001170, 1001180, 1001190]

/** Forty lines over ten items, of which the 7th, the 18th and the 33rd are wrong. */
const forty = Array.from({ length: 40 }, (_, index) => {
  if (index === 6) return '1001181;5'
  if (index === 17) return '1001190;zwei'
  return index === 32 ? '9999999;5' : `${boxes[index % boxes.length]};25`
})

/** What a practised person needs for a key, and to decide what comes next, in s. */
const [keySeconds, decisionSeconds] = [0.28, 1.35]

test(
  '40 pasted lines, three of them wrong, are in the cart within an honest minute',
  quick(),
  async ({ page }) => {
    await open(page)
    const { hands, complaints } = createKeyboard(page)
    let keys = 0
    await page.exposeFunction('countKey', () => void (keys += 1))
    await page.evaluate(() => addEventListener('keydown', () => Reflect.get(window, 'countKey')()))
    const startedAt = performance.now()
    await area(page).focus()
    // Pasted: one key with a modifier.
    await page.keyboard.insertText(forty.join('\n'))
    keys += 2
    await hands.press(checkButton(page))
    await expect(heading(page)).toBeFocused()
    await expect(heading(page)).toHaveText('37 von 40 Zeilen bereit')
    await expect(main(page).getByText('Die Zeilen 7, 18, 33 werden ausgelassen.')).toBeVisible()
    await hands.press(main(page).getByRole('button', { name: /^Meinten Sie 1001180/ }))
    await expect(heading(page)).toHaveText('38 von 40 Zeilen bereit')
    await hands.press(addButton(page))
    await expect(heading(page)).toHaveText('38 von 40 Zeilen liegen im Warenkorb')
    const machineSeconds = (performance.now() - startedAt) / 1000
    await expect(area(page)).toHaveValue('1001190;zwei\n9999999;5')
    const honestSeconds = keys * keySeconds + 4 * decisionSeconds + machineSeconds
    test.info().annotations.push({
      type: 'honest time',
      description: `${keys} keys, 4 decisions, ${machineSeconds.toFixed(1)} s of the page: ${honestSeconds.toFixed(0)} s`,
    })
    console.log(test.info().annotations.at(-1)?.description)
    expect(honestSeconds).toBeLessThan(60)
    expect((await readGuestCart(page)).reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(
      37 * 25 + 5,
    )
    expect(complaints).toEqual([])
  },
)

test('says of every kind of bad input what is wrong with it', async ({ page }) => {
  await open(page)
  const rows = [
    "1001100;1'000",
    '1001110;2,5',
    '1001120;1e9',
    '0001001130;5',
    '1.00E+06;5',
    ';5',
    '1001140',
    'x',
    '1001150;5;6;7',
  ]
  await check(page, rows.join('\n'))
  const [thousand, comma, power, zeros, number, noNumber, noQuantity, word, more] =
    await lines(page).allInnerTexts()
  expect(thousand).toContain('1’000')
  expect(comma).toContain('Die Menge ist nicht lesbar')
  expect(power).toContain('Die Menge ist nicht lesbar')
  expect(zeros).toContain('Diesen Artikel gibt es nicht.')
  expect(number).toContain('Die Artikelnummer ist nicht lesbar.')
  expect(noNumber).toContain('Die Artikelnummer fehlt.')
  expect(noQuantity).toContain('Die Menge fehlt.')
  expect(word).toContain('Die Menge fehlt.')
  expect(more).toContain('Diese Zeile enthält mehr als eine Nummer und eine Menge.')
  const file = (name: string, content: string | Buffer) =>
    main(page)
      .getByLabel('Oder eine Datei')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await file('tabelle.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))
  await expect(main(page).getByText('tabelle.xlsx ist eine Tabellendatei.')).toBeVisible()
  await file('bild.csv', Buffer.from([0x89, 0x50, 0, 0, 0, 1, 2, 3, 0]))
  await expect(main(page).getByText('bild.csv ist keine Textdatei.')).toBeVisible()
  await file('leer.csv', '\n')
  await expect(main(page).getByText('leer.csv ist leer.')).toBeVisible()
  await file('gross.csv', Buffer.alloc(3_000_000, 'a'))
  await expect(main(page).getByText('gross.csv ist zu gross.')).toBeVisible()
  await file('lang.csv', Array.from({ length: 100_000 }, (_, row) => `${row};1`).join('\n'))
  await expect(main(page).getByText('Diese Liste hat 100’000 Zeilen.')).toBeVisible()
  // Nothing of that has replaced the list.
  await expect(area(page)).toHaveValue(rows.join('\n'))
  await file('eine.csv', '1001100;60')
  await expect(area(page)).toHaveValue('1001100;60')
  await main(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(area(page)).toHaveValue(rows.join('\n'))
})

for (const site of shops) {
  test(`form and report are sound at all widths: ${site.name}`, async ({ page }) => {
    await open(page, site)
    await expectSoundAtWidths(page, 'the form')
    await check(page, [...forty.slice(0, 12), '1002060;75', '2000310;999', '1001100;99999'].join('\n'))
    await expectSoundAtWidths(page, 'the report of the check')
    await addButton(page).click()
    await expect(heading(page)).toContainText('Zeilen liegen im Warenkorb')
    await expectSoundAtWidths(page, 'the report of the work')
  })
}

test('rows are entered with look-ahead, by keyboard alone', async ({ page }) => {
  await open(page)
  const { hands, complaints } = createKeyboard(page)
  await hands.press(main(page).getByRole('button', { name: 'Zeile für Zeile eingeben' }))
  const number = (line: number) => main(page).getByLabel(`Artikelnummer, Zeile ${line}`)
  await hands.type(number(1), '100118')
  await expect(page.getByRole('option', { name: /1001180/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(main(page).getByLabel('Menge, Zeile 1')).toBeFocused()
  await page.keyboard.type('60')
  await page.keyboard.press('Enter')
  await expect(number(2)).toBeFocused()
  await page.keyboard.type('2000280')
  await page.keyboard.press('Enter')
  await page.keyboard.type('36')
  await hands.press(checkButton(page))
  await expect(heading(page)).toHaveText('2 von 2 Zeilen bereit')
  await page.reload()
  await waitForHydration(page)
  await expect(area(page)).toHaveValue('1001180;60\n2000280;36')
  expect(complaints).toEqual([])
})

test('several lines that are pasted into a row fill the rows', async ({ page }) => {
  await open(page)
  await main(page).getByRole('button', { name: 'Zeile für Zeile eingeben' }).click()
  await main(page)
    .getByLabel('Artikelnummer, Zeile 1')
    .evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '1001100\t60\n1001110\t25\n')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
  await expect(main(page).getByLabel('Menge, Zeile 2')).toHaveValue('25')
  await expect(main(page).getByLabel('Artikelnummer, Zeile 3')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a list is checked, mended and added by thumb', async ({ page }) => {
    await open(page)
    await area(page).fill('1001180;60\n1001181;5')
    await checkButton(page).tap()
    await expect(heading(page)).toHaveText('1 von 2 Zeilen bereit')
    await main(page)
      .getByRole('button', { name: /^Meinten Sie/ })
      .tap()
    await expect(heading(page)).toHaveText('2 von 2 Zeilen bereit')
    await addButton(page).tap()
    await expect(heading(page)).toHaveText('2 von 2 Zeilen liegen im Warenkorb')
    await main(page).getByRole('button', { name: 'Neue Liste' }).tap()
    await expect(heading(page)).toHaveCount(0)
    await expect(area(page)).toHaveValue('')
  })
})

test('a list is added once by two tabs, which both say what became of it', async ({ page, context }) => {
  const other = await context.newPage()
  await open(page)
  await open(other)
  await check(page, forty.join('\n'))
  await check(other, forty.join('\n'))
  await Promise.all([
    addButton(page).click(),
    addButton(other)
      .click()
      .catch(() => undefined),
  ])
  for (const tab of [page, other])
    await expect(heading(tab)).toHaveText('37 von 40 Zeilen liegen im Warenkorb')
  const cart = await readGuestCart(page)
  expect(cart.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(37 * 25)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a buyer checks a file and adds it once, whatever is pressed again',
    quick(),
    async ({ page, guard }) => {
      guard.allowFailure({ url: /quick-order/, status: 422 })
      await signIn(page.request, swissSite)
      await fillCart(page.request, swissSite, [])
      await page.goto(`${swissSite.base}/quick-order`)
      const csv = 'Menge;Artikelnummer\r\n60;1001180\r\n5;0815\r\n75;1002060\r\n'
      await main(page)
        .getByLabel('Oder eine Datei')
        .setInputFiles({ name: 'bestellung.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
      await checkButton(page).click()
      await expect(heading(page)).toHaveText('2 von 3 Zeilen bereit')
      await expect(area(page)).toHaveValue('1001180;60\n0815;5\n1002060;75')
      await addButton(page).dblclick()
      await expect(heading(page)).toHaveText('2 von 3 Zeilen liegen im Warenkorb')
      await expect(area(page)).toHaveValue('0815;5')
      await page.reload()
      await expect(heading(page)).toHaveText('2 von 3 Zeilen liegen im Warenkorb')
      const held = await readServerCart(page.request, swissSite)
      expect(held.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))).toEqual([
        { productId: '01tCN0001001180YAA', quantity: '60' },
        { productId: '01tCN0001002060YAA', quantity: expect.stringMatching(/^(?:75|100)$/) },
      ])
    },
  )

  test('a guest checks a list, and takes it along to the sign-in', async ({ page, guard }) => {
    guard.expectFailure({ url: /quick-order/, status: 422 })
    await page.goto(`${swissSite.base}/quick-order`)
    await area(page).fill('1001180;60\n1001181;5')
    await checkButton(page).click()
    await expect(heading(page)).toHaveText('1 von 2 Zeilen bereit')
    await addButton(page).click()
    await expect(main(page).getByRole('alert')).toContainText('Ihre Liste kommt mit.')
    await main(page).getByRole('alert').getByRole('link', { name: 'Anmelden' }).click()
    const startUrl = new URL(page.url()).searchParams.get('startUrl') ?? ''
    await page.goto(startUrl)
    await expect(area(page)).toHaveValue('1001180;60\n1001181;5')
  })
})
