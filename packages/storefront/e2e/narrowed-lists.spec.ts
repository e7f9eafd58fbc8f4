import type { Page } from '@playwright/test'
import { findViolations } from './harness/accessibility'
import { listenTo } from './harness/heard'
import { waitForHydration } from './harness/hydration'
import { quick } from './harness/quick'
import { germanSite, swissSite } from './harness/sites'
import { expect, test } from './harness/visitors'

const { base } = swissSite
const list = `${base}/category/faltkartons-1-wellig`
const wide = { width: 1440, height: 900 }
const small = { width: 390, height: 844 }

const form = (page: Page) => page.getByRole('form', { name: 'Filter' })
const count = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2, name: /^\d.*Artikel/ })
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name })
const choice = (page: Page, name: RegExp) => form(page).getByRole('checkbox', { name })
/** Boxes that are ticked; a facet that leaves nothing out has none. */
const chosen = (page: Page, value: string) => form(page).locator(`input[value="${value}"]:checked`)
const chips = (page: Page) => page.getByRole('list', { name: 'Gewählt' }).getByRole('link')
const atQuery = (query: string) => (url: URL) => decodeURIComponent(url.search) === query

async function open(page: Page, address = list): Promise<void> {
  await page.goto(address)
  await page.mouse.move(5, 5)
  await waitForHydration(page)
}

test.describe('in a wide window', () => {
  test.use({ viewport: wide })

  test('three acts narrow a list to 200–400 × 150–300, B, in stock', quick(), async ({ page }) => {
    await open(page)
    await field(page, 'Länge von').fill('20 cm')
    await field(page, 'Länge bis').fill('400')
    await field(page, 'Breite von').fill('150')
    await field(page, 'Breite bis').fill('300')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(atQuery('?length=200-400&width=150-300'))
    await expect(field(page, 'Länge von')).toHaveValue('200')
    await choice(page, /^B \d/).click()
    await choice(page, /sofort lieferbar/).click()
    await expect(page).toHaveURL(atQuery('?length=200-400&width=150-300&flute=B&stock=1'))
    await expect(chips(page)).toHaveText([
      'Länge 200–400',
      'Breite 150–300',
      'B',
      'Nur sofort lieferbar',
      'Alle Filter löschen',
    ])
    await expect(count(page)).toHaveText(/^\d+ von 26 Artikeln$/)
    const shown = await page.getByRole('main').getByRole('row').count()
    expect(`${shown - 1} von 26 Artikeln`).toBe(await count(page).textContent())
    expect(await findViolations(page)).toEqual([])
  })

  test('Back leads through five choices, each with its fields, and a reload keeps them', async ({ page }) => {
    await open(page)
    const seen: string[] = []
    const steps = [
      () => choice(page, /^B \d/).click(),
      () => choice(page, /bis 10/).click(),
      async () => {
        await field(page, 'Breite bis').fill('200')
        await page.keyboard.press('Enter')
      },
      () => choice(page, /sofort lieferbar/).click(),
      () => page.getByRole('link', { name: 'B entfernen' }).click(),
    ]
    for (const step of steps) {
      seen.unshift(page.url())
      await step()
      await expect(page).not.toHaveURL(seen[0] ?? '')
    }
    await expect(chosen(page, 'B')).toHaveCount(0)
    // Back follows before the page has come alive.
    await page.reload()
    await expect(field(page, 'Breite bis')).toHaveValue('200')
    for (const url of seen) {
      await page.goBack()
      await expect(page).toHaveURL(url)
      const query = new URL(url).searchParams
      await expect(chosen(page, 'B')).toHaveCount(query.has('flute') ? 1 : 0)
      await expect(chosen(page, '0-10')).toHaveCount(query.has('load') ? 1 : 0)
      await expect(field(page, 'Breite bis')).toHaveValue(query.get('width')?.replace('-', '') ?? '')
    }
    await expect(chips(page)).toHaveCount(0)
  })

  test('a link that is shared shows the same list to somebody else', async ({ page, browser, shop }) => {
    await open(page, `${list}?length=210-390&flute=B&sort=relevance`)
    await expect(page.getByText('Gezeigt: 200–400 mm, in Schritten von 50 mm.')).toBeVisible()
    const rows = await page.getByRole('main').getByRole('row').allTextContents()
    const context = await browser.newContext({ baseURL: shop.origin, viewport: wide })
    const other = await context.newPage()
    await other.goto(page.url())
    expect(await other.getByRole('main').getByRole('row').allTextContents()).toEqual(rows)
    await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await context.close()
  })

  test('with the keyboard alone, the number of articles is said once', async ({ page }) => {
    await open(page)
    const heard = await listenTo(page)
    await choice(page, /^B \d/).focus()
    await page.keyboard.press('Space')
    await expect(count(page)).toHaveText('14 von 26 Artikeln')
    await expect(choice(page, /^B \d/)).toBeFocused()
    await expect.poll(heard).toEqual(['14 von 26 Artikeln'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(count(page)).toHaveText('26 von 26 Artikeln')
    await expect.poll(heard).toEqual(['26 von 26 Artikeln'])
    await page.getByRole('link', { name: 'C entfernen' }).focus()
    // the link is gone after its press, and the heading says what is there
    await page.keyboard.press('Enter')
    await expect(count(page)).toBeFocused()
    await expect(count(page)).toHaveText('14 von 26 Artikeln')
    expect(await heard()).toEqual([])
  })

  test('presses while the list is loading are not lost, and the last one counts', async ({ page }) => {
    await open(page)
    await page.route('**/search/products*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await choice(page, /^B \d/).click()
    await choice(page, /bis 10/).click()
    await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
    await choice(page, /FSC Mix/).dblclick()
    await choice(page, /sofort lieferbar/).click()
    await expect(page).toHaveURL(atQuery('?flute=B&load=0-10&stock=1'))
    await expect(chosen(page, 'FSC Mix')).toHaveCount(0)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  })

  test('where nothing is left, links say what brings how many articles back', async ({ page }) => {
    await open(page, `${germanSite.base}/category/faltkartons-1-wellig?length=900-&flute=B&utm_source=x`)
    await expect(page.getByRole('heading', { name: 'Dazu passt kein Artikel' })).toBeVisible()
    const link = page.getByRole('link', { name: /^Ohne Länge ab 900: \d+ Artikel/ })
    const number = /: (\d+) /.exec((await link.textContent()) ?? '')?.[1]
    await link.click()
    await expect(page).toHaveURL((url) => /^\?flute=B/.test(url.search))
    await expect(count(page)).toHaveText(new RegExp(`^${number} von \\d+ Artikeln$`))
  })
})

test.describe('in a narrow window', () => {
  test.use({ viewport: small, hasTouch: true })

  test('a sheet counts what is chosen and opens the list', async ({ page }) => {
    await open(page)
    await page.getByRole('link', { name: 'Filter', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await expect(sheet.getByRole('button', { name: '26 Artikel zeigen' })).toBeVisible()
    await sheet.getByRole('checkbox', { name: /^B \d/ }).tap()
    await expect(sheet.getByRole('button', { name: '14 Artikel zeigen' })).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Länge von' }).fill('20 cm')
    await sheet.getByRole('textbox', { name: 'Länge bis' }).fill('400')
    await sheet.getByRole('textbox', { name: 'Breite von' }).focus()
    const show = sheet.getByRole('button', { name: /^\d+ Artikel zeigen$/ })
    await expect(show).not.toHaveText('14 Artikel zeigen')
    expect(await findViolations(page)).toEqual([])
    const number = (await show.textContent())?.split(' ')[0]
    await show.tap()
    await expect(page).toHaveURL(atQuery('?length=200-400&flute=B'))
    await expect(count(page)).toHaveText(`${number} von 26 Artikeln`)
    await expect(page.getByRole('link', { name: 'Filter (2)' })).toBeFocused()
    await page.getByRole('link', { name: 'Filter (2)' }).tap()
    await sheet.getByRole('button', { name: 'Löschen', exact: true }).tap()
    await expect(sheet.getByRole('checkbox', { name: /^B \d/ })).not.toBeChecked()
    await sheet.getByRole('button', { name: '26 Artikel zeigen' }).tap()
    await expect(page).toHaveURL(atQuery(''))
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const viewport of [wide, small]) {
    test(`one form narrows a list in a window of ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(`${list}?sort=relevance`)
      if (viewport === small) await page.getByRole('link', { name: 'Filter', exact: true }).click()
      await field(page, 'Länge von').fill('20 cm')
      await field(page, 'Länge bis').fill('400')
      await field(page, 'Breite von').fill('300')
      await field(page, 'Breite bis').fill('150')
      await choice(page, /^B \d/).check()
      await choice(page, /sofort lieferbar/).check()
      await form(page).getByRole('button', { name: 'Anwenden' }).click()
      await expect(page).toHaveURL(atQuery('?length=200-400&width=150-300&flute=B&stock=1&sort=relevance'))
      await expect(count(page)).toHaveText(/^\d+ von 26 Artikeln$/)
      await page.getByRole('link', { name: 'B entfernen' }).click()
      await expect(page).toHaveURL(atQuery('?length=200-400&width=150-300&stock=1&sort=relevance'))
    })
  }
})
