import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../app/providers.fixture'
import { offlineShop, renderInFrame, renderInShop } from '../../app/shop-page.fixture'
import { SearchField } from './search-field'

async function renderField() {
  const shop = offlineShop()
  const searched = vi.fn()
  shop.events.on('search', searched)
  await renderInShop(<SearchField />, shop)
  return { searched, field: screen.getByRole('searchbox', { name: 'Suche' }) }
}

/** Renders the field, in English, on the results page of a term. */
async function renderAtResults(term: string) {
  const { router } = await renderRoutes([{ path: '/global-search/:term', element: <SearchField /> }], {
    shop: offlineShop(),
    locale: 'en-US',
    initialEntries: [`/global-search/${term}`],
  })
  const goTo = (other: string) => act(() => router.navigate(`/global-search/${other}`))
  return { goTo, field: () => screen.getByLabelText<HTMLInputElement>('Search', { selector: 'input' }) }
}

describe('SearchField', () => {
  it('[2.3-1] is named Search, and has a placeholder for what to enter', async () => {
    await renderAtResults('box')
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveProperty(
      'placeholder',
      'Enter search term or item number',
    )
  })

  it('[2.3-2] has the term of each page, and is empty for the results of the Box Finder', async () => {
    const { goTo, field } = await renderAtResults('box')
    expect(field().value).toBe('box')
    await userEvent.type(field(), 'es')
    await goTo('tape')
    expect(field().value).toBe('tape')
    await userEvent.type(field(), 's')
    await goTo('boxfindersearch')
    expect(field().value).toBe('')
  })

  it('[2.3-3] leads to the results with Enter', async () => {
    const { field } = await renderField()
    await userEvent.type(field, 'box{Enter}')
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  it.each(['{Enter}', 'press'])('[2.3-5] raises search, on which the menu closes: %s', async (method) => {
    const { searched, field } = await renderField()
    await userEvent.type(field, `box${method === 'press' ? '' : method}`)
    if (method === 'press') await userEvent.click(screen.getByRole('button', { name: 'Suchen' }))
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(searched).toHaveBeenCalledTimes(1)
  })

  it('[2.3-2] is empty on a page without a term', async () => {
    await renderInFrame(<SearchField />)
    const field = () => screen.getByLabelText<HTMLInputElement>('Suche')
    await userEvent.type(field(), '300x200x150{Enter}')
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(field().value).toBe('')
  })

  it.each(['', ' '])('[2.3-4] [5-1] does nothing with %j in it', async (term) => {
    const { searched, field } = await renderField()
    await userEvent.type(field, `${term}{Enter}`)
    await userEvent.click(screen.getByRole('button', { name: 'Suchen' }))
    expect(screen.getByLabelText('Suche')).toBe(field)
    expect(searched).not.toHaveBeenCalled()
  })
})
