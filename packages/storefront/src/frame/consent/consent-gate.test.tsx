import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { mockDialogs } from '../../components/dialog.fixture'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../../shared/notifications/notification'
import { Notifications } from '../../shared/notifications/notifications'
import { offlineShop } from '../../app/shop-page.fixture'
import { ConsentGate } from './consent-gate'
import { createConsentStore } from '../../shell/consent-store'

beforeAll(async () => {
  mockDialogs()
  // Loaded in advance, because a click waits only 0.3 s for the code.
  await import('./consent-dialog')
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
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/cart?app=2'] })
  render(
    <Providers
      shop={offlineShop()}
      texts={await createI18n('de-CH', ['consent'])}
      notifications={createNotificationQueue()}
      consent={consent}
    >
      <RouterProvider router={router} />
    </Providers>,
  )
  return { jar, consent, user: userEvent.setup() }
}

const bar = () => screen.getByRole('region', { name: 'Dürfen wir Besuche zählen?' })
const isRequested = () => screen.queryByRole('region', { name: /Besuche/ }) !== null
const openSettings = () => act(() => document.dispatchEvent(new Event('shop:consent-settings')))
const dialog = () => screen.findByRole('dialog', { name: 'Cookies und gespeicherte Daten' })

describe('the consent bar', () => {
  it('offers to refuse and to agree side by side, with the same look', async () => {
    await open()
    const buttons = within(bar()).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Ablehnen', 'Zustimmen'])
    const [reject, accept] = buttons
    expect(reject?.className).toBe(accept?.className)
    expect(reject?.parentElement).toBe(accept?.parentElement)
  })

  it('sends the answer to the page of the settings where there are no scripts, with the way back', async () => {
    await open()
    const form = bar().querySelector('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/service/cookies'])
    const sent = (name: string) => {
      const button = within(bar()).getByRole('button', { name })
      return [...new FormData(form ?? undefined, button).entries()]
    }
    expect(sent('Ablehnen')).toEqual([['returnTo', '/cart?app=2']])
    expect(sent('Zustimmen')).toEqual([
      ['returnTo', '/cart?app=2'],
      ['statistics', 'on'],
    ])
  })

  it('is no heading: the page’s own comes first', async () => {
    await open()
    expect(within(bar()).queryByRole('heading')).toBeNull()
  })

  it.each([
    ['Zustimmen', true],
    ['Ablehnen', false],
  ])('is gone after „%s“, and the choice is kept', async (name, statistics) => {
    const { jar, user } = await open()
    await user.click(within(bar()).getByRole('button', { name }))
    expect(isRequested()).toBe(false)
    expect(jar.cookie).toContain(statistics ? 'consent=v1.statistics;' : 'consent=v1;')
  })

  it('leaves the focus at the content', async () => {
    const { user } = await open()
    await user.click(within(bar()).getByRole('button', { name: 'Ablehnen' }))
    await waitFor(() => expect(document.activeElement?.id).toBe('main'))
  })

  it.each(['consent=v1', 'consent=v1.statistics'])(
    'is not there where %s is set, and takes no focus',
    async (cookie) => {
      await open(cookie)
      expect([isRequested(), document.activeElement]).toEqual([false, document.body])
    },
  )

  it('goes when another tab has chosen', async () => {
    const { jar } = await open()
    expect(isRequested()).toBe(true)
    jar.cookie = 'consent=v1'
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(isRequested()).toBe(false)
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
    await user.click(within(bar()).getByRole('link', { name: 'Einstellungen' }))
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
      'Formulare',
      'Diese Auswahl',
      'Seiten',
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
