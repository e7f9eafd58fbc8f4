import type { Analytics, ScreenView } from '@cartonnage/react-hooks'
import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createNotificationQueue } from '../shared/notifications/notification'
import { offlineShop } from './shop-page.fixture'
import { createI18n } from '../i18n/create-i18n'
import { notFound } from '../shell/not-found'
import type { PageHandle } from '../shell/page-handle'
import { ErrorPage } from './error-page'
import { Providers } from './providers'
import { useScreenViews } from './page-effects'
import { silentAnalytics } from '../shared/analytics/analytics'

function Frame() {
  useScreenViews()
  return (
    <main>
      <Outlet />
    </main>
  )
}

const product: PageHandle = { kind: 'product', title: () => 'Faltkarton', parents: () => ['Kartons'] }
const search: PageHandle = { kind: 'search', title: () => 'Ergebnisse für Geheimes' }

const pages = [
  { index: true, element: <h1>Start</h1>, handle: { kind: 'home' } satisfies PageHandle },
  { path: 'product', element: <h1>Faltkarton</h1>, handle: product },
  { path: 'global-search/:term', element: <h1>Ergebnisse</h1>, handle: search },
  { path: 'gone', loader: () => notFound(), element: <h1>Faltkarton</h1>, handle: product },
]

const children = [{ ErrorBoundary: ErrorPage, children: pages }]

/** Shows the shop's pages in React's strict mode and collects the analytics events. */
async function open(path: string, shop = offlineShop()) {
  const views: ScreenView[] = []
  const analytics: Analytics = { ...silentAnalytics, screenView: (view) => views.push(view) }
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children }], {
    basename: '/de-CH',
    initialEntries: [`/de-CH${path}`],
  })
  render(
    <StrictMode>
      <Providers
        shop={shop}
        texts={await createI18n('de-CH', [])}
        notifications={createNotificationQueue()}
        analytics={analytics}
      >
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
  const go = (to: string) => act(() => router.navigate(to))
  return { views, go }
}

describe('screen views', () => {
  it('[1-22] tell user type, content type, currency, language, country and breadcrumb', async () => {
    const { views } = await open('/product')
    expect(views).toEqual([
      {
        userType: 'guest',
        contentType: 'product',
        currency: 'CHF',
        language: 'de-CH',
        country: 'CH',
        breadcrumb: ['Start', 'Kartons', 'Faltkarton'],
      },
    ])
  })

  it.each(['business', 'private'] as const)('[1-22] tell a %s buyer from a guest', async (userType) => {
    const { views } = await open('/', offlineShop({ userType }))
    expect(views.map((view) => view.userType)).toEqual([userType])
  })

  it('[1-21] come once for each page', async () => {
    const { views, go } = await open('/')
    await go('/product')
    await go('/product?quantity=2')
    await go('/')
    expect(views.map(({ contentType }) => contentType)).toEqual(['home', 'product', 'product', 'home'])
  })

  it('do not come for a jump within the page', async () => {
    const { views, go } = await open('/product')
    await go('/product#data')
    expect(views).toHaveLength(1)
  })

  it('never tell what was searched for', async () => {
    const { views } = await open('/global-search/Geheimes')
    expect(views).toMatchObject([{ contentType: 'search', breadcrumb: ['Start'] }])
    expect(JSON.stringify(views)).not.toContain('Geheimes')
  })

  it('tell of a failed page as an error', async () => {
    const { views, go } = await open('/')
    await go('/gone')
    expect(views.at(-1)).toMatchObject({ contentType: 'error', breadcrumb: ['Start'] })
  })
})
