import { RouterContextProvider } from 'react-router-dom'
import type { Analytics } from '@cartonnage/react-hooks'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../app/providers.fixture'
import { shopContext } from '../../shell/shop-context'
import { silentAnalytics } from '../../shared/analytics/analytics'
import { createShopper, outcomeOf } from '../../app/shopper.fixture'
import { createCatalogue } from '../../app/catalogue-pages.fixture'
import { dimensionsInTerm } from './dimensions-in-term'
import { searchResultsLoader } from './data/search-results-loader'
import { Component, loader } from './search-results-page'

const shopper = createShopper()
const catalogue = createCatalogue()
afterAll(() => {
  shopper.sandbox.close()
  catalogue.close()
})

/** Renders the results page of the Swiss shop for a term. */
async function showResults(term: string, analytics: Partial<Analytics> = {}) {
  const shop = shopper.createClient()
  await shop.navigation.load()
  const path = '/global-search/:term'
  await renderRoutes([{ path, loader, Component, HydrateFallback: () => null }], {
    shop,
    texts: ['search-results', 'category', 'facets', 'goods', 'product', 'box-finder'],
    analytics: { ...silentAnalytics, ...analytics },
    initialEntries: [`/global-search/${encodeURIComponent(term)}`],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(shopContext, shop)
      return context
    },
  })
  return (await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })).textContent
}

const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the results of a search', () => {
  it('are counted in their heading', async () => {
    expect(await showResults('umzugskarton')).toMatch(/^\d+ Ergebniss?e? für «umzugskarton»$/)
  })

  it('are those of the nearest term where nothing matches, which the page says once', async () => {
    const emptySearch = vi.fn()
    expect(await showResults('umzugskartn', { emptySearch })).toBe('1 Ergebnis für «Umzugskarton»')
    screen.getByRole('heading', { level: 1, description: 'Keine Ergebnisse für «umzugskartn».' })
    expect(emptySearch).not.toHaveBeenCalled()
  })

  it('offer, without results, what the shop has for words of the term', async () => {
    expect(await showResults('Wickelfolie Gitterbox')).toBe('Keine Ergebnisse für «Wickelfolie Gitterbox»')
    const row = screen.getByRole('navigation', { name: 'Ähnliche Suchen' })
    const [first] = within(row).getAllByRole('link')
    expect(first?.textContent).toBe('Handstretchfolie transparent')
    expect(first?.getAttribute('href')).toBe('/global-search/Handstretchfolie%20transparent')
  })

  it('are reported once where there are none, without the term', async () => {
    const emptySearch = vi.fn()
    await showResults('Gitterbox', { emptySearch })
    await waitFor(() => expect(emptySearch.mock.calls).toEqual([[]]))
  })

  it.each([
    ['zzzzzz', ''],
    ['zzzzzz 300', '?length=300'],
    ['zzzzzz 295 x 195 x 145', '?length=295&width=195&height=145'],
    ['1x1x1', '?length=10&width=10&height=10'],
  ])(
    'link, without results for %s, to the Box Finder with its dimensions and to made to measure',
    async (term, query) => {
      expect(await showResults(term)).toBe(`Keine Ergebnisse für «${term}»`)
      expect(linkOf('Karton für Ihre Ware finden')).toBe(`/global-search/boxfindersearch${query}`)
      const asked = new URL(linkOf('Nach Mass') ?? '', 'http://localhost')
      expect(asked.pathname).toBe('/request')
      expect(`?${asked.searchParams}`).toBe(
        `${query === '' ? '?' : `${query}&`}${new URLSearchParams({ term })}`,
      )
    },
  )
})

describe('searchResultsLoader', () => {
  const load = (term: string) => searchResultsLoader(catalogue.args('/', { term }))

  it.each(['1001180', '1001 180', '10.01.180'])('redirects the SKU %j to its product', async (term) => {
    expect(await outcomeOf(load(term))).toEqual({
      status: 303,
      to: '/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA',
    })
  })

  it('finds by size', async () => {
    const { products } = await load('300 200')
    expect(products.length).toBeGreaterThan(0)
    for (const { attributes } of products) expect(attributes.name).toMatch(/300 × 200|200 × 300/)
  })

  it.each(['xyzxyz', '9999999', 'boxfindersearch'])('is empty for %j', async (term) => {
    expect(await load(term)).toMatchObject({ total: 0, products: [] })
  })

  it('redirects to the start page without a term', async () => {
    expect(await outcomeOf(load(' \u00a0'))).toEqual({ status: 303, to: '/' })
  })

  it('[1-10] redirects a SKU to its product, and other digits to the Box Finder', async () => {
    expect(await outcomeOf(load('100 11 80'))).toMatchObject({
      status: 303,
      to: expect.stringMatching(/^\/product\/.*1001180YAA$/),
    })
    expect(await outcomeOf(load('300 20 15'))).toEqual({
      status: 303,
      to: '/global-search/boxfindersearch?length=300&width=20&height=15',
    })
  })
})

describe('dimensionsInTerm', () => {
  it.each([
    ['295 195 145', { length: 295, width: 195, height: 145 }],
    ['Schachtel 300x200', { length: 300, width: 200 }],
    ['graue Schachtel 300 200', { length: 300, width: 200 }],
    ['Schachtel 300', { length: 300 }],
    ['A4 xyz', {}],
    ['1’200er', {}],
    ['1001180', {}],
    ['00 300', { length: 300 }],
    ['100 200 300 400', { length: 100, width: 200, height: 300 }],
    ['', {}],
  ])('finds in %j the dimensions %j', (term, dimensions) => {
    expect(dimensionsInTerm(term, 'de-CH')).toEqual(dimensions)
  })
})
