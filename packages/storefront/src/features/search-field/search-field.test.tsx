import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'
import { offlineShop, renderInFrame, renderInShop } from '../product/shop-page.fixture'
import { SearchField } from './search-field'

async function renderField() {
  const shop = offlineShop()
  const searched = vi.fn()
  shop.events.on('search', searched)
  await renderInShop(<SearchField />, shop)
  return { searched, field: screen.getByRole('searchbox', { name: 'Suche' }) }
}

/** The field above the results of a term, in English. */
async function renderAtResults(term: string) {
  const router = createMemoryRouter([{ path: '/global-search/:term', element: <SearchField /> }], {
    initialEntries: [`/global-search/${term}`],
  })
  const texts = await createI18n('en-US', [])
  render(
    <Providers shop={offlineShop()} texts={texts} notifications={createNotificationQueue()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const goTo = (other: string) => act(() => router.navigate(`/global-search/${other}`))
  return { goTo, field: () => screen.getByLabelText<HTMLInputElement>('Search', { selector: 'input' }) }
}

describe('SearchField', () => {
  it('[2.3-1] is named Search, and says what can be typed', async () => {
    await renderAtResults('box')
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveProperty(
      'placeholder',
      'Enter search term or article number',
    )
  })

  it('[2.3-2] takes the term of each page, and nothing for the results of the Box Finder', async () => {
    const { goTo, field } = await renderAtResults('box')
    expect(field().value).toBe('box')
    await userEvent.type(field(), 'es')
    await goTo('tape')
    expect(field().value).toBe('tape')
    await userEvent.type(field(), 's')
    await goTo('boxfindersearch')
    expect(field().value).toBe('')
  })

  it('[2.3-3] leads on with Enter', async () => {
    const { field } = await renderField()
    await userEvent.type(field, 'box{Enter}')
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  it.each(['{Enter}', 'press'])('[2.3-5] raises search, on which the menu closes: %s', async (way) => {
    const { searched, field } = await renderField()
    await userEvent.type(field, `box${way === 'press' ? '' : way}`)
    if (way === 'press') await userEvent.click(screen.getByRole('button', { name: 'Suchen' }))
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
