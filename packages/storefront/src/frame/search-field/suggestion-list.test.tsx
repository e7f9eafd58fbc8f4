import { ShopError } from '@cartonnage/sdk'
import type { CatalogFeature, ShopClient } from '@cartonnage/sdk'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderSearch } from './search-shop.fixture'

afterEach(() => {
  vi.useRealTimers()
})

const group = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }))
const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))

/** Replaces the search of a shop. */
const searching =
  (search: CatalogFeature['search'], reportFailure = vi.fn()) =>
  (shop: ShopClient): ShopClient => {
    vi.spyOn(shop.catalog, 'search').mockImplementation(search)
    return { ...shop, reportFailure }
  }

describe('SuggestionList', () => {
  it('[9-16] sends a request 150 ms after the last key', async () => {
    const search = vi.fn<CatalogFeature['search']>(() => new Promise(() => undefined))
    const { type, wait } = await renderSearch({ alter: searching(search) })
    type('fal')
    await wait(149)
    type('falt')
    await wait(149)
    expect(search).not.toHaveBeenCalled()
    await wait(1)
    expect(search.mock.calls.map(([{ searchTerm }]) => searchTerm)).toEqual(['falt'])
  })

  it('suggests products with size, SKU and price, categories and terms', async () => {
    const { type, wait, field } = await renderSearch()
    type('faltkarton')
    await wait(150)
    expect(field.getAttribute('aria-expanded')).toBe('true')
    const [product] = group('Artikel').getAllByRole('option')
    expect(product?.textContent).toMatch(/\d+\u00a0×\u00a0\d+.*Faltkarton.*\d{7}.*ab CHF/s)
    expect(addresses(group('Artikel').getAllByRole('option'))[0]).toMatch(/^\/product\//)
    expect(addresses(group('Kategorien').getAllByRole('option'))[0]).toMatch(/^\/category\//)
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ Vorschläge$/)
  })

  it.each(['300x200x150', '30 x 20 × 15 cm', '300*200*150mm', '300 200 150', '30 20 15 cm'])(
    'suggests the Box Finder for %s at once',
    async (text) => {
      const { type, wait, options, searched } = await renderSearch()
      type(text)
      expect(addresses(options())).toEqual(['/global-search/boxfindersearch?length=300&width=200&height=150'])
      expect(options()[0]?.textContent).toContain('Im Box Finder öffnen')
      fireEvent.click(options()[0] ?? document.body)
      await wait(0)
      expect(searched).toHaveBeenCalledTimes(1)
    },
  )

  it('[2.4-13] suggests the Box Finder with two fields filled for two dimensions', async () => {
    const { type, wait, options } = await renderSearch()
    type('300x200')
    await wait(150)
    expect(addresses(options())[0]).toBe('/global-search/boxfindersearch?length=300&width=200')
    expect(options()[0]?.textContent).toContain('Höhe fehlt')
  })

  it.each(['karton 300', '100 1100'])('does not suggest the Box Finder for %s', async (text) => {
    const { type, wait } = await renderSearch()
    type(text)
    await wait(150)
    expect(screen.queryByText('Im Box Finder öffnen')).toBeNull()
  })

  it('draws the products at one scale, within 40 px', async () => {
    const { type, wait } = await renderSearch()
    type('umzugskarton')
    await wait(150)
    const drawings = group('Artikel')
      .getAllByRole('option')
      .map((option) => option.querySelector('svg'))
    expect(drawings.length).toBeGreaterThan(0)
    for (const drawing of drawings) {
      expect(Number(drawing?.getAttribute('width'))).toBeLessThanOrEqual(42.4)
      expect(drawing?.getAttribute('aria-hidden')).toBe('true')
    }
  })

  it('suggests words and not names of products', async () => {
    const { type, wait } = await renderSearch()
    type('klebe')
    await wait(150)
    const terms = group('Suchbegriffe')
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(terms).toContain('Selbstklebeverschluss')
    expect(new Set(terms).size).toBe(terms.length)
  })

  it.each(['1001100', '100 1100', '1001.100'])('suggests for %s only the product', async (text) => {
    const { type, wait, options } = await renderSearch()
    type(text)
    await wait(150)
    expect(options()).toHaveLength(1)
    expect(options()[0]?.textContent).toContain('1001100')
  })

  it.each(['', ' ', '\u2003'])('does not open for %j', async (text) => {
    const { type, press, wait, options, field } = await renderSearch()
    type(text)
    press('ArrowDown')
    await wait(1000)
    expect(options()).toEqual([])
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  it('opens for text that was entered before its code was loaded', async () => {
    const { field, type, wait, options } = await renderSearch({ focus: false })
    act(() => field.focus())
    type('faltkarton')
    await wait(0)
    await wait(150)
    expect(options().length).toBeGreaterThan(0)
  })

  it('never shows the response for an earlier text', async () => {
    const responses = new Map<string, (result: Awaited<ReturnType<CatalogFeature['search']>>) => void>()
    const signals: (AbortSignal | undefined)[] = []
    const { type, wait, options } = await renderSearch({
      alter: searching(({ searchTerm = '' }, { signal } = {}) => {
        signals.push(signal)
        return new Promise((resolve) => responses.set(searchTerm, resolve))
      }),
    })
    type('zzz karton')
    await wait(150)
    type('zzz kartons')
    expect(signals[0]?.aborted).toBe(true)
    responses.get('zzz karton')?.({
      total: 1,
      products: [
        { id: '01tCN0001001100YAA', name: 'Old', urlName: null, fields: {}, purchaseQuantityRule: null },
      ],
    } as never)
    await wait(149)
    expect(options()).toEqual([])
  })

  it('shows nothing after a failure, and logs it once', async () => {
    const reportFailure = vi.fn()
    const failure = new ShopError('NETWORK', 'no answer')
    const { type, wait, options } = await renderSearch({
      alter: searching(() => Promise.reject(failure), reportFailure),
    })
    for (const text of ['faltkarton', 'faltkartons']) {
      type(text)
      await wait(150)
    }
    expect(options()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(reportFailure.mock.calls).toEqual([[failure, 'suggestions']])
  })
})

describe('the keys of the search field', () => {
  async function renderOpen() {
    const view = await renderSearch()
    view.type('faltkarton')
    await view.wait(150)
    return view
  }

  it('move down and up through the options, and wrap around at the field', async () => {
    const { press, options, active, field } = await renderOpen()
    expect(active()).toBeNull()
    press('ArrowDown')
    expect(active()).toBe(options()[0])
    expect(field.getAttribute('aria-activedescendant')).toBe(options()[0]?.id)
    press('ArrowUp')
    expect(active()).toBeNull()
    press('ArrowUp')
    expect(active()).toBe(options().at(-1))
    press('ArrowDown')
    expect(active()).toBeNull()
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  })

  it('leave the options with Home and End, which move the caret', async () => {
    const { press, active, options } = await renderOpen()
    for (const key of ['Home', 'End']) {
      press('ArrowDown')
      expect(press(key)).toBe(true)
      expect(active()).toBeNull()
    }
    expect(options()).not.toEqual([])
  })

  it('close with Escape, which keeps the text, and open again with the arrow', async () => {
    const { press, options, field } = await renderOpen()
    expect(press('Escape')).toBe(false)
    expect(options()).toEqual([])
    expect(field.value).toBe('faltkarton')
    // The second Escape is for the field itself.
    expect(press('Escape')).toBe(true)
    press('ArrowDown')
    expect(options()).not.toEqual([])
  })

  it('choose the active option with Enter', async () => {
    const { press, wait, field } = await renderOpen()
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    expect(field.value).toBe('')
    await wait(0)
    expect(screen.getByText('product')).toBeTruthy()
  })

  it('leave Enter to the form without an active option', async () => {
    const { press, options } = await renderOpen()
    expect(press('Enter')).toBe(true)
    expect(options()).toEqual([])
  })

  it('are ignored while an input method composes', async () => {
    const { press, active } = await renderOpen()
    press('ArrowDown', { isComposing: true })
    expect(active()).toBeNull()
  })

  it('close when the focus leaves, but not on a click on the list', async () => {
    const { options, field } = await renderOpen()
    expect(fireEvent.mouseDown(screen.getByRole('listbox'))).toBe(false)
    expect(options()).not.toEqual([])
    act(() => field.blur())
    expect(options()).toEqual([])
  })

  it('[2.3-5] raise search with a chosen term', async () => {
    const { type, wait, searched } = await renderSearch()
    type('klebe')
    await wait(150)
    expect(searched).not.toHaveBeenCalled()
    fireEvent.click(group('Suchbegriffe').getAllByRole('option')[0] ?? document.body)
    await wait(0)
    expect(searched).toHaveBeenCalledTimes(1)
  })
})
