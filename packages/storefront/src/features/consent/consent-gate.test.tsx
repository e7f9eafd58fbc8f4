import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '../../app/providers'
import { standInDialogs } from '../../components/dialog.fixture'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'
import { Notifications } from '../notifications/notifications'
import { offlineShop } from '../product/shop-page.fixture'
import { ConsentGate } from './consent-gate'
import { createConsentStore } from './consent-store'

/** The test DOM has neither modal dialogs nor sizes. */
beforeEach(() => {
  standInDialogs()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  return () => vi.unstubAllGlobals()
})

async function open(cookie = '') {
  const jar = { cookie }
  const consent = createConsentStore(jar, { isSecure: true })
  const element = (
    <>
      <ConsentGate />
      <main id="main" tabIndex={-1}>
        page
      </main>
      <Notifications />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <Providers
      shop={offlineShop()}
      texts={await createI18n('de-CH', [])}
      notifications={createNotificationQueue()}
      consent={consent}
    >
      <RouterProvider router={router} />
    </Providers>,
  )
  return { jar, consent, user: userEvent.setup() }
}

const banner = () => screen.findByRole('region', { name: 'Dürfen wir Besuche zählen?' })
const openSettings = () => act(() => document.dispatchEvent(new Event('shop:consent-settings')))
const dialog = () => screen.findByRole('dialog', { name: 'Cookies und gespeicherte Daten' })

describe('the consent banner', () => {
  it('offers to refuse and to agree side by side, with the same look', async () => {
    await open()
    const buttons = within(await banner()).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Ablehnen', 'Zustimmen', 'Einstellungen'])
    const [reject, accept] = buttons
    expect(reject?.className).toBe(accept?.className)
    expect(reject?.parentElement).toBe(accept?.parentElement)
  })

  it.each([
    ['Zustimmen', true],
    ['Ablehnen', false],
  ])('is gone after „%s“, and the choice is kept', async (name, statistics) => {
    const { jar, user } = await open()
    await user.click(within(await banner()).getByRole('button', { name }))
    expect(screen.queryByRole('region', { name: /Besuche/ })).toBeNull()
    expect(jar.cookie).toContain(statistics ? 'consent=v1.statistics;' : 'consent=v1;')
  })

  it('leaves the focus at the content', async () => {
    const { user } = await open()
    await user.click(within(await banner()).getByRole('button', { name: 'Ablehnen' }))
    await waitFor(() => expect(document.activeElement?.id).toBe('main'))
  })

  it.each(['consent=v1', 'consent=v1.statistics'])('does not ask where %s is set', async (cookie) => {
    const { consent } = await open(cookie)
    await openSettings()
    await dialog()
    expect(consent.getSnapshot()).toBeDefined()
    expect(screen.queryByRole('region', { name: /Besuche/ })).toBeNull()
  })

  it('goes when another tab has chosen', async () => {
    const { jar } = await open()
    await banner()
    jar.cookie = 'consent=v1'
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.queryByRole('region', { name: /Besuche/ })).toBeNull()
  })
})

describe('the consent settings', () => {
  it('open again on request and begin with the choice that was made', async () => {
    await open('consent=v1.statistics')
    await openSettings()
    expect(within(await dialog()).getByRole('checkbox', { name: /^Statistik/ })).toHaveProperty(
      'checked',
      true,
    )
  })

  it('begin with nothing ticked but what is necessary, which cannot be chosen', async () => {
    const { user } = await open()
    await user.click(within(await banner()).getByRole('button', { name: 'Einstellungen' }))
    const [necessary, statistics] = within(await dialog()).getAllByRole<HTMLInputElement>('checkbox')
    expect([necessary?.checked, necessary?.disabled]).toEqual([true, true])
    expect([statistics?.checked, statistics?.disabled]).toEqual([false, false])
  })

  it('list what is stored in any case', async () => {
    const { user } = await open('consent=v1')
    await openSettings()
    await user.click(within(await dialog()).getByText('Was gespeichert wird'))
    const names = within(await dialog())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Warenkorb',
      'Sprache, Land, Darstellung',
      'Anmeldung',
      'Box Finder',
      'Diese Auswahl',
    ])
  })

  it('save a withdrawal, close, and say so', async () => {
    const { jar, user } = await open('consent=v1.statistics')
    await openSettings()
    await user.click(within(await dialog()).getByRole('checkbox', { name: /^Statistik/ }))
    await user.click(screen.getByRole('button', { name: 'Auswahl speichern' }))
    expect(jar.cookie).toContain('consent=v1;')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('Ihre Auswahl ist gespeichert')).toBeDefined()
  })

  it('change nothing when they are closed', async () => {
    const { consent, user } = await open('consent=v1')
    await openSettings()
    await user.click(within(await dialog()).getByRole('checkbox', { name: /^Statistik/ }))
    await user.click(screen.getByRole('button', { name: 'Einstellungen schliessen' }))
    expect([consent.getSnapshot(), screen.queryByRole('dialog')]).toEqual(['v1', null])
  })
})
