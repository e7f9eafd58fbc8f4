import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createShopClient, storageEntries } from '@cartonnage/sdk'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../app/providers.fixture'
import { BoxFinder } from './box-finder'

const results = '/global-search/boxfindersearch?length=300&width=200&height=150'

interface VisitOptions {
  readonly path?: string
  readonly locale?: ShopLocale
  readonly shop?: 'CH' | 'DE'
  readonly width?: number
}

/** Renders a page that has nothing but the Box Finder. */
async function visit({ path = '/', locale = 'en-US', shop = 'CH', width = 1200 }: VisitOptions = {}) {
  vi.stubGlobal('innerWidth', width)
  const client = createShopClient({
    webstoreId: shop === 'CH' ? '0ZECH00000000014AA' : '0ZEDE00000000014AA',
    url: `https://shop.example.${shop === 'CH' ? 'ch' : 'de/s'}/`,
    locale,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure: () => undefined,
  })
  const searched = vi.fn()
  client.events.on('search', searched)
  const { container, router } = await renderRoutes([{ path: '*', element: <BoxFinder /> }], {
    shop: client,
    initialEntries: [path],
  })
  const details = container.querySelector('details')
  const summary = container.querySelector('summary')
  if (!details || !summary) throw new Error('There is no Box Finder.')
  return {
    details,
    summary,
    searched,
    client,
    panel: within(details),
    open: () => userEvent.click(summary),
    goTo: (to: string) => act(() => router.navigate(to)),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const isGrey = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('BoxFinder', () => {
  it('[2.4-1] is a button with a box and its name', async () => {
    const { summary } = await visit()
    expect(summary.querySelector('svg')).toBeTruthy()
    expect(summary.textContent).toContain('Box Finder')
  })

  it("[2.2-3] stands after 'or find the right size', of which narrower windows show only 'or'", async () => {
    const { details } = await visit()
    const teaser = details.previousElementSibling
    expect(teaser?.textContent).toBe('or find the right size')
    expect(teaser?.querySelector('.orMore')?.textContent).toBe('find the right size')
  })

  it('[2.4-2] has a green button, and Reset over the whole width in small windows', async () => {
    const { summary, open } = await visit({ width: 390 })
    expect(summary.className).toBe('button')
    expect(styleOf('box-finder', '.button')).toContain('background: var(--green)')
    await open()
    expect(button('Reset').className).toContain('reset')
    expect(styleOf('finder-panel', '.reset')).toContain('width: 100%')
  })

  it('[2.4-3] has the logo, which leads home, and a cross that closes', async () => {
    const { panel } = await visit()
    expect(panel.getByRole('link', { name: /Cartonnage/ }).getAttribute('href')).toBe('/')
    expect(panel.getByRole('button', { name: 'Close' })).toBeTruthy()
  })

  it('[2.4-4] explains itself', async () => {
    const { panel } = await visit()
    const title = panel.getByText('Box Finder', { selector: 'p' })
    expect(title.querySelector('svg')).toBeTruthy()
    expect(
      panel.getByText(
        'Please enter the following aspects of your packaging good. We find the most suitable box for you.',
      ),
    ).toBeTruthy()
  })

  it("[2.4-5] has 'Back' in its button for small windows, which closes it", async () => {
    const { details, panel, open } = await visit({ width: 390 })
    await open()
    await userEvent.click(panel.getByText('Back'))
    await waitFor(() => expect(details.open).toBe(false))
  })

  it.each([
    ['[2.4-7]', 'Length', 'Longest side of your goods'],
    ['[2.4-8]', 'Width', 'Width of your goods'],
    ['[2.4-9]', 'Height', 'Height of your good'],
  ])('%s [2.4-6] has a number field %s in mm, described as %s', async (_id, name, description) => {
    const { panel } = await visit()
    const input = field(name)
    expect([input.placeholder, input.inputMode]).toEqual(['mm', 'decimal'])
    const hint = panel.getByText(description)
    expect(hint.tagName).toBe('STRONG')
    expect(input.getAttribute('aria-describedby')).toBe(hint.id)
  })

  it.each([
    ['en-US', 'Find', 'Reset'],
    ['de-CH', 'Finden', 'Zurücksetzen'],
    ['fr-CH', 'Trouver', 'Réinitialiser'],
  ] as const)('[2.4-10] has in %s the buttons %s and %s', async (locale, find, reset) => {
    await visit({ locale })
    expect([isGrey(find), isGrey(reset)]).toEqual([true, false])
  })

  it('[2.4-11] [9-10] [9-11] leads with Find to its results, saves the dimensions and raises search', async () => {
    const { open, address, searched, client } = await visit({ locale: 'de-CH' })
    await open()
    await userEvent.type(field('Länge'), '1’200')
    await userEvent.type(field('Breite'), '200')
    await userEvent.type(field('Höhe'), '150')
    await userEvent.click(button('Finden'))
    await waitFor(() =>
      expect(address()).toBe('/global-search/boxfindersearch?length=1200&width=200&height=150'),
    )
    expect(searched).toHaveBeenCalledTimes(1)
    expect(client.storage.read(storageEntries.boxFinderLength)).toBe('1200')
  })

  it('[4.box-finder-2] enables Find with the third dimension, and disables it without one', async () => {
    const { open } = await visit()
    await open()
    const isDisabled = [isGrey('Find')]
    for (const name of ['Length', 'Width', 'Height']) {
      await userEvent.type(field(name), '20')
      isDisabled.push(isGrey('Find'))
    }
    await userEvent.clear(field('Width'))
    expect([...isDisabled, isGrey('Find')]).toEqual([true, true, true, false, true])
  })

  it('[5-5] shows no error for a wrong dimension while it is typed, and Find waits', async () => {
    const { open, address, details } = await visit()
    await open()
    await userEvent.type(field('Length'), 'abc')
    expect(isGrey('Find')).toBe(true)
    expect(address()).toBe('/')
    expect(details.querySelector('[aria-invalid=true]')).toBeNull()
  })

  it('says beside the fields what is no dimension once a field is left, and keeps its text', async () => {
    const { open, panel } = await visit({ locale: 'de-CH' })
    await open()
    await userEvent.type(field('Länge'), '11 in')
    await userEvent.tab()
    const problem = panel.getByText(/^Länge: Bitte als Zahl in Millimetern/)
    expect(problem.closest('[role=status]')).toBeTruthy()
    expect(field('Länge').getAttribute('aria-describedby')?.split(' ')).toContain(problem.id)
    expect([field('Länge').value, field('Länge').getAttribute('aria-invalid')]).toEqual(['11 in', 'true'])
    await userEvent.type(field('Länge'), '{Control>}a{/Control}28 cm')
    await userEvent.tab()
    expect(field('Länge').value).toBe('280')
    expect(panel.getByText('Als Zentimeter gelesen: 280 mm')).toBeTruthy()
    expect(panel.queryByText(/^Länge: /)).toBeNull()
  })

  it('[4.box-finder-2] says with Find and with Enter what it waits for, and moves the focus there', async () => {
    const { open, address, panel } = await visit({ locale: 'de-CH' })
    await open()
    await userEvent.type(field('Länge'), '300{Enter}')
    expect(panel.getByText('Bitte alle drei Masse eingeben.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Breite'))
    await userEvent.type(field('Breite'), '200')
    await userEvent.click(button('Finden'))
    expect(panel.getByText('Höhe fehlt.')).toBeTruthy()
    expect(panel.queryByText('Breite fehlt.')).toBeNull()
    expect(document.activeElement).toBe(field('Höhe'))
    expect(address()).toBe('/')
  })

  it('fills its fields with a size that is pasted into one of them', async () => {
    const { open } = await visit()
    await open()
    await userEvent.click(field('Width'))
    await userEvent.paste('30 × 20 × 15 cm')
    expect(['Length', 'Width', 'Height'].map((name) => field(name).value)).toEqual(['300', '200', '150'])
    expect(isGrey('Find')).toBe(false)
  })

  it('says at its results that numbers without a unit were taken for centimetres', async () => {
    const { open, address } = await visit()
    await open()
    await userEvent.type(field('Length'), '30x20x15{Enter}')
    await waitFor(() =>
      expect(address()).toBe('/global-search/boxfindersearch?length=300&width=200&height=150&unit=cm'),
    )
  })

  it('keeps what was typed before scripts, with the reason, at its results', async () => {
    const { panel } = await visit({ path: '/global-search/boxfindersearch?length=300&width=11+in&height=' })
    expect([field('Length').value, field('Width').value]).toEqual(['300', '11 in'])
    expect(panel.getByText(/^Width: Please enter a number/)).toBeTruthy()
  })

  it('[5-4] treats 0 and text that is no number as missing', async () => {
    const { open } = await visit()
    await open()
    await userEvent.type(field('Length'), '300')
    await userEvent.type(field('Width'), '200')
    const canFind = async (text: string) => {
      await userEvent.clear(field('Height'))
      await userEvent.type(field('Height'), text)
      return !isGrey('Find')
    }
    expect([await canFind('150'), await canFind('0'), await canFind('abc')]).toEqual([true, false, false])
  })

  it('[5-6] accepts one millimetre and a hundred thousand', async () => {
    const { open, address } = await visit()
    await open()
    await userEvent.type(field('Length'), '1')
    await userEvent.type(field('Width'), '100000')
    await userEvent.type(field('Height'), '1')
    await userEvent.click(button('Find'))
    await waitFor(() =>
      expect(address()).toBe('/global-search/boxfindersearch?length=1&width=100000&height=1'),
    )
  })

  it.each(['Reset', 'Close'])(
    '[2.4-17] [3.browser-stored-data-3] forgets the dimensions with %s and leads to the carton boxes',
    async (name) => {
      const { address, client, details } = await visit({ path: results })
      await userEvent.click(button('Find'))
      expect(client.storage.read(storageEntries.boxFinderHeight)).toBe('150')
      await userEvent.click(button(name))
      await waitFor(() => expect(address()).toBe('/category/carton-boxes'))
      expect(client.storage.read(storageEntries.boxFinderHeight)).toBeNull()
      expect(field('Length').value).toBe('')
      expect(details.open).toBe(false)
    },
  )

  it.each([
    ['CH', 'de-CH', '/category/kartonschachteln'],
    ['CH', 'fr-CH', '/category/cartons'],
    ['DE', 'de', '/category/kartons'],
    ['DE', 'en-US', '/category/cardboard-boxes'],
  ] as const)('[2.1-11] resets to the carton boxes of the %s shop in %s: %s', async (shop, locale, path) => {
    const { details } = await visit({ shop, locale })
    expect(details.querySelector(`form[action="${path}"]`)).toBeTruthy()
  })

  it.each([
    [768, false],
    [769, true],
  ])('[2.4-15] [9-12] opens automatically at its results in a window of %i px: %s', async (width, isOpen) => {
    const { details } = await visit({ path: results, width })
    expect(details.open).toBe(isOpen)
    expect(field('Length').value).toBe('300')
  })

  it('is low above its own results, and full height where it asks for a dimension', async () => {
    const panelOf = ({ details }: { details: HTMLElement }) => details.querySelector('section')?.className
    expect(panelOf(await visit({ path: results }))).toContain('low')
    expect(styleOf('finder-panel', '.low .sketch')).toContain('display: none')
    cleanup()
    expect(
      panelOf(await visit({ path: '/global-search/boxfindersearch?length=300&width=200' })),
    ).not.toContain('low')
  })

  it('[2.4-13] moves the focus to the missing dimension', async () => {
    const { details, goTo } = await visit()
    await goTo('/global-search/boxfindersearch?length=300&width=200')
    expect(details.open).toBe(true)
    expect(document.activeElement).toBe(field('Height'))
    await goTo('/global-search/boxfindersearch?height=20')
    expect(document.activeElement).toBe(field('Length'))
  })

  it.each(['/', '/category/cartons', '/global-search/karton', '/global-search/BoxFinderSearch?length=300'])(
    '[2.4-16] is closed and empty at %s',
    async (path) => {
      const { details } = await visit({ path })
      expect(details.open).toBe(false)
      expect(field('Length').value).toBe('')
    },
  )

  it('draws the goods with a question mark for a missing dimension', async () => {
    const { open, details } = await visit()
    await open()
    await userEvent.type(field('Width'), '195')
    const labels = [...details.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(labels).toEqual(['L ?', 'W 195', 'H ?'])
  })

  it('moves the focus to the first empty field when it is opened in a wide window', async () => {
    const { open } = await visit()
    await userEvent.type(field('Length'), '3')
    await open()
    await waitFor(() => expect(document.activeElement).toBe(field('Width')))
  })

  it.each([
    [770, 'INPUT'],
    [769, 'SUMMARY'],
  ])('[9-13] has, opened in a window of %d px, the focus at %s', async (width, name) => {
    const { open, details } = await visit({ width })
    await open()
    await waitFor(() => expect(details.open).toBe(true))
    await waitFor(() => expect(document.activeElement?.tagName).toBe(name))
  })

  it('works without scripts: GET forms for the three dimensions and for Reset', async () => {
    const { details } = await visit()
    const form = button('Find').form
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/global-search/boxfindersearch'])
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ name }) => name)).toEqual([
      'length',
      'width',
      'height',
    ])
    expect(button('Reset').form).toBe(details.querySelector('form[action="/category/carton-boxes"]'))
  })
})

describe('the header around the Box Finder', () => {
  it('[2.4-19] gives the menu a bottom margin while it is open in a wide window', () => {
    const css = readFileSync(join(import.meta.dirname, '../../frame/header/header.module.css'), 'utf8')
    expect(css).toMatch(
      /@media \(min-width: 770px\) \{[^@]*:has\(\[data-box-finder\]\[open\]\) nav\[data-menu\] \{\s*margin-bottom: var\(/,
    )
  })
})

/** The declarations of a style sheet for exactly that selector. */
function styleOf(sheet: string, selector: string): string {
  const css = readFileSync(join(import.meta.dirname, `${sheet}.module.css`), 'utf8')
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors?.split(',').some((other) => other.trim() === selector))
    .map(([, , rules]) => rules)
    .join('')
}
