import { createShopClient } from '@cartonnage/sdk'
import type { Session } from '@cartonnage/sdk'
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DrawnAtOnce } from '../drawing/drawn-at-once.fixture'
import { mockDialogs } from '../components/dialog.fixture'
import { createConsentStore } from '../shell/consent-store'
import { createNotificationQueue } from '../features/notifications/notification'
import { createI18n } from '../i18n/create-i18n'
import type { FooterMenuFailure } from '../shell/footer-menu'
import type { PageHandle } from '../shell/page-handle'
import { PageLayout } from './page-layout'
import { Providers } from './providers'
import type { Shell } from '../shell/use-shell'

// A busy machine may be slow; nothing here waits longer than necessary.
configure({ asyncUtilTimeout: 10_000 })

const origin = 'http://localhost:3000'
const guest: Session = { isGuest: true, userType: 'private', menuItems: [] }
const buyer: Session = { isGuest: false, userType: 'private', userName: 'Lea Keller', menuItems: [] }
const content: PageHandle = { kind: 'content', title: () => 'Service' }
const boxes = { id: 'c1', navid: 'n1', title: 'Boxes', url: '/category/boxes', level: 1, type: 'Category' }
const tubes = { ...boxes, id: 'c2', navid: 'n2', title: 'Tubes', url: '/category/tubes', level: 2 }

interface Page {
  readonly session?: Session
  readonly footerFailure?: FooterMenuFailure
}

/** The whole hydrated frame around a page of the Swiss shop in English. */
async function open({ session = guest, footerFailure }: Page = {}) {
  const shop = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: `${origin}/`,
    locale: 'en-US',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure: () => undefined,
    initialState: {
      features: {
        session,
        vatRates: [{ countryCode: 'CH', vatRate: 0.081 }],
        navigation: [{ ...boxes, index: 0, children: [{ ...tubes, index: 0 }] }],
      },
    },
  })
  const shell: Shell = {
    origin,
    year: 2026,
    unreachable: false,
    footer: { items: [], failure: footerFailure ?? null },
  }
  const pages = [
    { path: 'service/terms', element: <h1>Terms</h1>, handle: content },
    { path: '*', element: <h1>Another page</h1>, handle: content },
  ]
  const router = createMemoryRouter(
    [{ id: 'shell', path: '/', loader: () => shell, Component: PageLayout, children: pages }],
    { initialEntries: ['/service/imprint'], hydrationData: { loaderData: { shell } } },
  )
  const view = render(
    <DrawnAtOnce>
      <Providers
        shop={shop}
        texts={await createI18n('en-US', [])}
        notifications={createNotificationQueue()}
        consent={createConsentStore({ cookie: 'consent=v1' }, { isSecure: false })}
      >
        <RouterProvider router={router} />
      </Providers>
    </DrawnAtOnce>,
  )
  const part = (selector: string) => {
    const found = view.container.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`The page has no ${selector}.`)
    return found
  }
  return { ...view, shop, router, part }
}

beforeAll(async () => {
  mockDialogs()
  // A click waits 300 ms for the settings, which a busy machine may need to load them.
  await Promise.all([import('../features/consent/consent-dialog'), import('../i18n/en-US/consent')])
}, 60_000)
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  return () => {
    document.documentElement.lang = ''
    localStorage.clear()
    vi.unstubAllGlobals()
  }
})

describe('the frame of a page', { timeout: 30_000 }, () => {
  it('[2.2-10] takes no input in its header while the platform loads a guest simulation', async () => {
    const { part } = await open()
    const raise = (loading: boolean) =>
      act(() => {
        document.dispatchEvent(new CustomEvent('guestsimulation', { detail: { loading } }))
      })
    raise(true)
    expect(part('header').hasAttribute('inert')).toBe(true)
    raise(false)
    expect(part('header').hasAttribute('inert')).toBe(false)
  })

  it('[4.language-2] goes to the language that the page matches in part', async () => {
    const replace = vi.fn()
    vi.stubGlobal('location', { ...globalThis.location, href: `${origin}/service/imprint`, replace })
    document.documentElement.lang = 'fr'
    await open()
    await waitFor(() =>
      expect(replace.mock.calls).toEqual([[`${origin}/fr-CH/service/imprint?redirect=false`]]),
    )
  })

  it('[4.language-3] links the same page in another language in its header', async () => {
    const { part } = await open()
    const french = within(part('header [data-region-selector]')).getByText('Français')
    expect(french.closest('a')?.href).toBe(`${origin}/fr-CH/service/imprint?redirect=false`)
  })

  it('[2.2-4] [4.user-menu-and-navigation-1] leads a guest from its header to the login page, without a menu', async () => {
    const { part } = await open()
    const signIn = within(part('header .main > .actions')).getByText('Register').closest('a')
    expect(signIn?.pathname).toBe('/login')
    expect(part('header').querySelector('[title="Your account"]')).toBeNull()
  })

  it('[2.5-5] has the menu of a buyer in its header', async () => {
    const { part } = await open({ session: buyer })
    const head = within(part('header .main > .actions')).getByTitle('Your account')
    await userEvent.click(head)
    expect(head.closest('details')?.open).toBe(true)
  })

  it('[2.4-11] closes its category menu with the search of the Box Finder', async () => {
    const { part, router } = await open()
    const finder = part('details[data-box-finder]')
    const menu = part('details:has(> nav[data-menu])')
    menu.setAttribute('open', '')
    for (const field of finder.querySelectorAll('input')) fireEvent.input(field, { target: { value: '200' } })
    fireEvent.click(within(finder).getByText('Find'))
    await waitFor(() => expect(router.state.location.search).toBe('?length=200&width=200&height=200'))
    expect(menu.hasAttribute('open')).toBe(false)
  })

  it('[2.8-2] has in its menu the button that opens the panel of region and language', async () => {
    const { part } = await open()
    const panel = part('nav[data-menu] details[data-region-panel]')
    expect(within(panel).getByRole('group', { name: 'Choose Your Language', hidden: true })).toBeDefined()
    fireEvent.click(panel.querySelector('summary') ?? panel)
    expect(panel.hasAttribute('open')).toBe(true)
  })

  it('[2.10-8] opens the settings of consent from its footer', async () => {
    const { part } = await open()
    fireEvent.click(part('footer a[href="/service/cookies"]'))
    const settings = await screen.findByRole('dialog', { name: /cookies/i })
    expect(within(settings).getAllByRole('checkbox').length).toBeGreaterThan(0)
  })

  it('[8-3] tells of a footer menu that could not be loaded', async () => {
    const failure = { name: 'ShopError', message: 'There is no network here.', code: 'NETWORK' }
    await open({ footerFailure: failure })
    expect(await screen.findByText(`Navigation menu error: ${JSON.stringify(failure)}`)).toBeDefined()
  })

  it('[2.10-18] has the four networks in its footer', async () => {
    const { part } = await open()
    const networks = within(part('footer')).getByRole('list', { name: 'Follow us' })
    expect(networks.querySelectorAll('a[target="_blank"]')).toHaveLength(4)
  })

  it('[2.11-5] names in its head the languages of the page that somebody went on to', async () => {
    const { router } = await open()
    await act(() => router.navigate('/service/terms'))
    const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')]
    await waitFor(() =>
      expect(links().map(({ hreflang, href }) => [hreflang, href])).toEqual([
        ['de-CH', `${origin}/de-CH/service/terms`],
        ['fr-CH', `${origin}/fr-CH/service/terms`],
        ['en-US', `${origin}/service/terms`],
      ]),
    )
  })
})
