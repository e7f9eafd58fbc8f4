import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../app/providers.fixture'
import { offlineShop } from '../../app/shop-page.fixture'
import { SizeLinks } from './size-links'

async function renderLinks() {
  const shop = offlineShop()
  const searched = vi.fn()
  shop.events.on('search', searched)
  const routes = [{ path: '*', element: <SizeLinks /> }]
  const { router } = await renderRoutes(routes, { shop, texts: ['box-finder'] })
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
