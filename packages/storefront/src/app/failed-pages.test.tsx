import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ScreenView } from '@cartonnage/react-hooks'
import { createMemoryRouter, data, RouterProvider, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DrawnAtOnce } from '../drawing/drawn-at-once.fixture'
import { expectConsole } from '../../../../tools/vitest/fail-on-console'
import { silentAnalytics } from '../features/analytics/analytics'
import { createNotificationQueue } from '../features/notifications/notification'
import { offlineShop } from '../features/product/shop-page.fixture'
import { createI18n } from '../i18n/create-i18n'
import { notFound } from '../shell/not-found'
import type { PageHandle } from '../shell/page-handle'
import type { Shell } from '../shell/use-shell'
import { ErrorPage } from './error-page'
import { PageLayout } from './page-layout'
import { Providers } from './providers'

// The frame has most of the shop's code.
configure({ asyncUtilTimeout: 20_000 })

const shell: Shell = {
  origin: 'https://shop.example.ch',
  year: 2026,
  footer: { items: [], failure: null },
  unreachable: false,
}

const content = (title: string): PageHandle => ({ kind: 'content', title: () => title })

const fail = (status: number) => () => {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown `data()` values as responses
  throw data(null, { status })
}

function Broken(): never {
  throw new Error('This page cannot be rendered.')
}

/** Says what the search is asked for. */
function Searched() {
  const { pathname, search } = useLocation()
  return <h1>{pathname + search}</h1>
}

const pages = [
  { path: 'delivery', element: <h1>Versand</h1>, handle: content('Versand') },
  { path: 'gone', loader: () => notFound(), element: <h1>Weg</h1>, handle: content('Weg') },
  { path: 'away', loader: fail(503), element: <h1>Fort</h1>, handle: content('Fort') },
  { path: 'broken', Component: Broken, handle: content('Kaputt') },
  { path: 'global-search', Component: Searched },
  { path: '*', loader: () => notFound(), element: null },
]

interface FirstPage {
  readonly path?: string
  readonly frame?: Partial<Shell>
}

/** The frame with an error boundary around its pages, as in routes.tsx; and what analytics is told. */
async function open({ path = '/delivery', frame }: FirstPage = {}) {
  const contentTypes: string[] = []
  const screenView = ({ contentType }: ScreenView) => void contentTypes.push(contentType)
  const loaded = { ...shell, ...frame }
  const router = createMemoryRouter(
    [
      {
        id: 'shell',
        path: '/',
        loader: () => loaded,
        Component: PageLayout,
        children: [{ ErrorBoundary: ErrorPage, children: pages }],
      },
    ],
    {
      basename: '/de-CH',
      initialEntries: [`/de-CH${path}`],
      hydrationData: { loaderData: { shell: loaded } },
    },
  )
  render(
    <DrawnAtOnce>
      <Providers
        shop={offlineShop()}
        texts={await createI18n('de-CH', [])}
        notifications={createNotificationQueue()}
        analytics={{ ...silentAnalytics, screenView }}
      >
        <RouterProvider router={router} />
      </Providers>
    </DrawnAtOnce>,
  )
  const go = (to: string) => act(() => router.navigate(to))
  return { contentTypes, go }
}

const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content
const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href

beforeEach(() => {
  // As rendered by the server.
  document.documentElement.lang = 'de-CH'
  document.title = ''
  document.head.replaceChildren()
  // The test's window has no layout to scroll.
  vi.stubGlobal('scrollTo', () => undefined)
})

const failures = [
  ['that does not exist', '/nothing', 'Diese Seite gibt es nicht'],
  ['whose record does not exist', '/gone', 'Diese Seite gibt es nicht'],
  ['that the platform does not respond for', '/away', 'Der Shop ist nicht erreichbar'],
  ['that cannot be rendered', '/broken', 'Diese Seite konnte nicht gezeigt werden'],
] as const

describe('a page', { timeout: 40_000 }, () => {
  it.each(failures)(
    '%s has the title of an error and stays out of search engines',
    async (_, path, title) => {
      if (path === '/broken') expectConsole('error', 'This page cannot be rendered.')
      const { contentTypes, go } = await open()
      await go(path)
      await waitFor(() => expect(document.title).toBe(`${title} | Cartonnage`))
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
      expect(robots()).toMatch(/^noindex/)
      expect(canonical()).toBeUndefined()
      expect(contentTypes).toEqual(['content', 'error'])
      expect(within(screen.getByRole('banner')).getByRole('search')).toBeTruthy()
      expect(screen.getByRole('contentinfo')).toBeTruthy()
    },
  )

  it.each(['/away', '/broken'])('that fails without a connection says so: %s', async (path) => {
    vi.stubGlobal('navigator', { onLine: false, userAgent: navigator.userAgent })
    if (path === '/broken') expectConsole('error', 'This page cannot be rendered.')
    const { contentTypes, go } = await open()
    await go(path)
    await waitFor(() => expect(document.title).toBe('Sie sind offline | Cartonnage'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sie sind offline')
    expect(screen.getByText(/^Sobald die Verbindung wieder da ist/)).toBeTruthy()
    expect(contentTypes).toEqual(['content', 'error'])
    vi.unstubAllGlobals()
  })

  it('that does not exist says so without a connection too', async () => {
    vi.stubGlobal('navigator', { onLine: false, userAgent: navigator.userAgent })
    const { go } = await open()
    await go('/gone')
    await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })
    vi.unstubAllGlobals()
  })

  it('that does not exist takes the number of a product to the search', async () => {
    const { go } = await open()
    await go('/nothing')
    const search = within(await screen.findByRole('search', { name: 'Artikelnummer oder Suchbegriff' }))
    await userEvent.type(search.getByRole('searchbox'), '1001180')
    await userEvent.click(search.getByRole('button', { name: 'Suchen' }))
    expect(await screen.findByText('/global-search?term=1001180')).toBeTruthy()
  })

  it('that follows a failed one has its own title, address and content type', async () => {
    const { contentTypes, go } = await open()
    await go('/gone')
    await go('/away')
    await go('/delivery')
    await waitFor(() => expect(document.title).toBe('Versand | Cartonnage'))
    expect(robots()).toMatch(/^index/)
    expect(canonical()).toMatch(/\/de-CH\/delivery$/)
    expect(contentTypes).toEqual(['content', 'error', 'error', 'content'])
  })

  it('is counted as an error where the frame shows that the shop cannot be reached', async () => {
    const { contentTypes, go } = await open({ frame: { unreachable: true } })
    expect(contentTypes).toEqual(['error'])
    await go('/delivery?a=1')
    await waitFor(() => expect(document.title).toBe('Der Shop ist nicht erreichbar | Cartonnage'))
    expect(robots()).toMatch(/^noindex/)
  })
})
