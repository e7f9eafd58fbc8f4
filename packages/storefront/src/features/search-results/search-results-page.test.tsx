import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { render, screen } from '@testing-library/react'
import { afterAll, describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { shopContext } from '../../app/shop-context'
import { createI18n } from '../../i18n/create-i18n'
import { createShopper, outcomeOf } from '../checkout/shopper.fixture'
import { createNotificationQueue } from '../notifications/notification-queue'
import { createCatalogue } from '../product/catalogue-pages.fixture'
import { searchResultsLoader } from './search-results-loader'
import { Component, loader } from './search-results-page'

const shopper = createShopper()
const catalogue = createCatalogue()
afterAll(() => {
  shopper.sandbox.close()
  catalogue.close()
})

/** The results page of the Swiss shop for a term, in front of a sandbox. */
async function showResults(term: string) {
  const shop = shopper.createClient()
  await shop.navigation.load()
  const texts = await createI18n('de-CH', ['search-results', 'category', 'product', 'box-finder'])
  const path = '/global-search/:term'
  const router = createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
    initialEntries: [`/global-search/${encodeURIComponent(term)}`],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(shopContext, shop)
      return context
    },
  })
  render(
    <Providers shop={shop} texts={texts} notifications={createNotificationQueue()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return (await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })).textContent
}

const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the results of a search', () => {
  it('are counted in their heading', async () => {
    expect(await showResults('umzugskarton')).toMatch(/^\d+ Ergebniss?e? für «umzugskarton»$/)
  })

  it.each([
    ['zzzzzz', ''],
    ['zzzzzz 300', '?length=300'],
    ['zzzzzz 295 x 195 x 145', '?length=295&width=195&height=145'],
    ['1x1x1', '?length=10&width=10&height=10'],
  ])(
    'offer for %s, where there are none, the Box Finder with its figures and made to measure',
    async (term, query) => {
      expect(await showResults(term)).toBe(`Keine Ergebnisse für «${term}»`)
      expect(linkOf('Karton für Ihre Ware finden')).toBe(`/global-search/boxfindersearch${query}`)
      expect(linkOf('Nach Mass')).toBe('/category/nach-mass')
    },
  )
})

describe('searchResultsLoader', () => {
  const load = (term: string) => searchResultsLoader(catalogue.args('/', { term }))

  it('[1-10] leads an article number to its article, and figures that are none to the Box Finder', async () => {
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
