import { act, render, screen } from '@testing-library/react'
import type { LoaderFunction } from 'react-router-dom'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { usePageQuery } from '../shell/use-shared-location'
import { withNamedQuery } from './page-module'

const address = '/category/boxes?zz=1&page=2&q=3&region=NL'

/** A list's page whose loader shows what it gets of the address, and its component what it reads there. */
function openList(load: LoaderFunction) {
  const Component = () => <p>{usePageQuery().toString()}</p>
  const page = withNamedQuery({ loader: load, Component })
  const routes = [
    { path: '/category/:slug', HydrateFallback: () => <p>loading</p>, ...page },
    { path: '/', element: <p>home</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return router
}

describe('a page in the browser', () => {
  it('gets those parameters only that the table of pages names for it, as on the server', async () => {
    const urls: string[] = []
    openList(({ request }) => {
      urls.push(request.url)
      return null
    })
    expect(await screen.findByText('page=2&region=NL')).toBeTruthy()
    expect(urls).toEqual([expect.stringMatching(/\/category\/boxes\?page=2&region=NL$/)])
  })

  it('learns that it is no longer wanted', async () => {
    const signals: AbortSignal[] = []
    const router = openList(({ request }) => {
      signals.push(request.signal)
      return new Promise(() => undefined)
    })
    await screen.findByText('loading')
    await act(() => router.navigate('/'))
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})
