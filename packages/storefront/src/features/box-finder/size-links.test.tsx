import { createShopClient } from '@cartonnage/sdk'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'
import { SizeLinks } from './size-links'

async function renderLinks() {
  const shop = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'https://shop.example.ch/',
    locale: 'en-US',
    fetch: () => Promise.reject(new TypeError('offline')),
    reportFailure: () => undefined,
  })
  const searched = vi.fn()
  shop.events.on('search', searched)
  const router = createMemoryRouter([{ path: '*', element: <SizeLinks /> }])
  render(
    <Providers
      shop={shop}
      texts={await createI18n('en-US', ['box-finder'])}
      notifications={createNotificationQueue()}
    >
      <RouterProvider router={router} />
    </Providers>,
  )
  return { router, searched }
}

describe('SizeLinks', () => {
  it('lead to the Box Finder’s results for usual inner sizes', async () => {
    await renderLinks()
    // The test DOM is as narrow as a tablet, where they do not show.
    const links = within(screen.getByRole('list', { hidden: true })).getAllByRole('link', { hidden: true })
    expect(links.map(({ textContent }) => textContent)).toContain('300\u00a0×\u00a0200\u00a0×\u00a0150')
    expect(links[1]?.getAttribute('href')).toBe(
      '/global-search/boxfindersearch?length=300&width=200&height=150',
    )
  })

  it('[2.3-5] raise search, so that the menu around them closes', async () => {
    const { router, searched } = await renderLinks()
    await userEvent.click(screen.getByText('Box Finder'))
    expect(router.state.location.pathname).toBe('/global-search/boxfindersearch')
    expect(searched).toHaveBeenCalledOnce()
  })
})
