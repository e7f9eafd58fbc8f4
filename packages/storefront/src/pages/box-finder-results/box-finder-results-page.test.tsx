import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createShopClient } from '@cartonnage/sdk'
import { screen, within } from '@testing-library/react'
import { RouterContextProvider } from 'react-router-dom'
import { afterAll, describe, expect, it } from 'vitest'
import { renderRoutes } from '../../app/providers.fixture'
import { shopContext } from '../../shell/shop-context'
import { Component, loader } from './box-finder-results-page'

const sandbox = createNodeSandbox()
afterAll(() => sandbox.close())

/** The results page in the Swiss shop, in front of a sandbox. */
async function publishSupplyDates(supplyDatesEnabled: boolean) {
  const url = 'http://localhost/__sandbox/settings/0ZECH00000000014AA'
  const init = { method: 'PATCH', body: JSON.stringify({ supplyDatesEnabled }) }
  await sandbox.fetch(new Request(url, init))
}

async function showResults(query: string) {
  const shop = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/de-CH/',
    locale: 'de-CH',
    runtime: 'server',
    fetch: sandbox.fetch,
    reportFailure: () => undefined,
  })
  const path = '/global-search/boxfindersearch'
  const view = await renderRoutes([{ path, loader, Component, HydrateFallback: () => null }], {
    shop,
    texts: ['box-finder-results', 'product'],
    initialEntries: [`${path}?${query}`],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(shopContext, shop)
      return context
    },
  })
  const heading = await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })
  return { ...view, heading: heading.textContent }
}

const best = () => within(screen.getByRole('region', { name: /mm$/ }))
const cards = () => screen.getAllByRole('article')
const card = (index: number) => cards()[index]?.textContent ?? ''

describe('the results of the Box Finder', () => {
  it('[2.3-2] name the goods and never the term', async () => {
    const { heading, container } = await showResults('length=295&width=195&height=145')
    expect(heading).toBe('43 Kartons für Ihre Ware')
    expect(screen.getByText('Ihre Ware: 295 × 195 × 145 mm')).toBeTruthy()
    expect(container.textContent).not.toContain('boxfindersearch')
  })

  it('[1-11] show the best box with the goods in it, its details and the button to buy it', async () => {
    await showResults('length=295&width=195&height=145')
    expect(best().getByRole('heading', { name: /^300\s×\s200\s×\s150\smm$/ })).toBeTruthy()
    expect(best().getByRole('img', { name: /darin Ihre Ware von 295\s×\s195\s×\s145 mm/ })).toBeTruthy()
    expect(best().getByText('Passt gut')).toBeTruthy()
    expect(best().getByText('Post-Paket')).toBeTruthy()
    expect(best().getByText('7%')).toBeTruthy()
    expect(best().getByText('5 mm in der Länge, 5 mm in der Breite, 5 mm in der Höhe')).toBeTruthy()
    expect(best().getByRole('button', { name: 'In den Warenkorb' })).toBeTruthy()
  })

  it('list the others by size, name, free space, fit, price and stock, each a link', async () => {
    await showResults('length=295&width=195&height=145')
    expect(cards()).toHaveLength(24)
    expect(card(1)).toMatch(/Passt gut.*Automatikboden.*310\s×\s230\s×\s160\smm.*1002120.*27% frei.*CHF.*ab/s)
    expect(card(cards().length - 1)).toContain('Füllmaterial nötig')
    expect(
      within(cards()[1] ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toMatch(/^\/product\/.*1002120/)
  })

  it('have links that differ where boxes of several kinds have the same size', async () => {
    await showResults('length=295&width=195&height=145')
    const names = cards().map((found) => within(found).getByRole('link').textContent)
    expect(names[1]).toMatch(/^\d+\s×\s\d+\s×\s\d+\smm, \p{L}/u)
    expect(names.length - new Set(names).size).toBe(0)
  })

  it('draw all cards at one scale', async () => {
    await showResults('length=295&width=195&height=145')
    const widths = cards().map((found) => Number(found.querySelector('svg')?.getAttribute('width')))
    const [first = 0, last = 0] = [widths[0], widths.at(-1)]
    expect(last / first).toBeGreaterThan(1.3)
  })

  it('link to the next ones', async () => {
    await showResults('length=295&width=195&height=145')
    const more = screen.getByRole('link', { name: '18 weitere Kartons zeigen' })
    expect(more.getAttribute('href')).toMatch(/\?length=295&width=195&height=145&page=2#hit-26$/)
  })

  it('say that the goods are tipped', async () => {
    await showResults('length=150&width=200&height=300')
    expect(best().getByText('Ware gekippt')).toBeTruthy()
    expect(best().getByText('Passt genau')).toBeTruthy()
  })

  it('mark bulky goods', async () => {
    const { container } = await showResults('length=1150&width=560&height=540')
    expect(container.textContent).toContain('Sperrgut')
    expect(container.textContent).not.toContain('Post-Paket')
    expect(screen.queryAllByRole('article')).toHaveLength(0)
  })

  it('link to the product instead of the cart where the best box is not in stock, nor expected', async () => {
    await publishSupplyDates(false)
    await showResults('length=240&width=190&height=130')
    expect(best().getAllByText('Nicht an Lager')).not.toEqual([])
    expect(best().queryByRole('button', { name: 'In den Warenkorb' })).toBeNull()
    expect(best().getByRole('link', { name: 'Ansehen' })).toBeTruthy()
    await publishSupplyDates(true)
  })

  it('ask about centimetres when the dimensions are small and nothing fits well', async () => {
    await showResults('length=30&width=20&height=15')
    expect(screen.getByText('Die Masse sind Millimeter')).toBeTruthy()
  })

  it.each(['length=295&width=195&height=145', 'length=100&width=95&height=90'])(
    'do not ask about centimetres at %s',
    async (query) => {
      await showResults(query)
      expect(screen.queryByText('Die Masse sind Millimeter')).toBeNull()
    },
  )

  it.each([
    ['length=2000&width=100&height=100', 'Kein Karton passt zu Ihrer Ware', /gross genug/],
    ['length=5001&width=100&height=100', 'Kein Karton passt zu Ihrer Ware', /über 5000 mm/],
  ])('explain why no box fits and link to others, at %s', async (query, title, text) => {
    const { heading } = await showResults(query)
    expect(heading).toBe(title)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Nach Mass' }).getAttribute('href')).toBe(`/request?${query}`)
    expect(screen.getByRole('link', { name: 'Alle Kartons' }).getAttribute('href')).toBe(
      '/category/kartonschachteln',
    )
  })

  it('[2.4-13] ask for the third dimension, and link to the products that have two', async () => {
    await showResults('length=250&width=180')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Höhe' }))
    expect(
      screen.getByRole('link', { name: /^Alle Artikel mit 250\s×\s180 mm suchen$/ }).getAttribute('href'),
    ).toBe('/global-search/250x180%20mm')
  })

  it('say that numbers were read as centimetres, and link to the millimetres', async () => {
    await showResults('length=1000&width=1000&height=1000&unit=cm')
    expect(screen.getByText('Als Zentimeter gelesen')).toBeTruthy()
    expect(
      screen.getByRole('link', { name: /^Als 100\s×\s100\s×\s100 mm lesen$/ }).getAttribute('href'),
    ).toBe('/global-search/boxfindersearch?length=100&width=100&height=100')
  })

  it('ask for the goods when a dimension is missing', async () => {
    const { heading } = await showResults('length=300&width=200')
    expect(heading).toBe('Wie gross ist Ihre Ware?')
    const fields = screen.getAllByRole<HTMLInputElement>('textbox')
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['length', '300'],
      ['width', '200'],
      ['height', ''],
    ])
  })
})
