import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { SearchForm } from './search-form'

function renderForm() {
  const onSearch = vi.fn()
  const form = (
    <SearchForm
      id="article"
      label="Article number"
      submit="Search"
      action="/global-search"
      input={{ placeholder: '1001180' }}
      onSearch={onSearch}
    />
  )
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/global-search', element: <p>results</p> },
  ])
  render(<RouterProvider router={router} />)
  return { router, onSearch, field: screen.getByRole('searchbox', { name: 'Article number' }) }
}

describe('SearchForm', () => {
  it.each(['', ' ', '   '])('[2.3-4] [5-1] stays where it is with %j in it', async (term) => {
    const { router, onSearch, field } = renderForm()
    await userEvent.type(field, `${term}{Enter}`)
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(router.state.location.pathname).toBe('/')
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('[2.3-3] sends a term, and says so', async () => {
    const { router, onSearch, field } = renderForm()
    await userEvent.type(field, '1001180{Enter}')
    expect(await screen.findByText('results')).toBeTruthy()
    expect(router.state.location.search).toBe('?term=1001180')
    expect(onSearch).toHaveBeenCalledTimes(1)
  })
})
