import { storageEntries } from '@cartonnage/sdk'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { createI18n } from '../../i18n/create-i18n'
import { UserArea } from './user-area'
import { renderInHeader } from './user-menu.fixture'

const guest = { isGuest: true, userType: 'private', menuItems: [] } as const
const signIn = () => screen.getByRole('link', { name: 'Registrieren oder anmelden' })

describe('UserArea', () => {
  beforeEach(() => sessionStorage.clear())

  it('[2.5-2] [6-1] has the label for guests', async () => {
    await renderInHeader(<UserArea />, { session: guest })
    expect(signIn()).toBeTruthy()
    const { t } = await createI18n('en-US', [])
    const name = [t('guestFirst', { ns: 'user-menu' }), t('guestSecond', { ns: 'user-menu' })].join(' ')
    expect(name).toBe('Register or Login')
  })

  it('[2.5-1] shows guests an outlined person icon', async () => {
    await renderInHeader(<UserArea />, { session: guest })
    expect(signIn().querySelector('svg path')).not.toBeNull()
    expect(signIn().querySelector('svg .solid')).toBeNull()
  })

  it('[4.user-menu-and-navigation-1] [6-1] has no menu for guests', async () => {
    const { container } = await renderInHeader(<UserArea />, { session: guest })
    expect(container.querySelector('details, li')).toBeNull()
  })

  it('[4.user-menu-and-navigation-1] [2.5-3] [2.5-4] [2.5-12] leads a guest to the login page with the id of the tab', async () => {
    const { shop, address } = await renderInHeader(<UserArea />, { at: '/service/terms?app=1' })
    await userEvent.click(signIn())
    const id = shop.storage.read(storageEntries.tabSessionId)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    await waitFor(() =>
      expect(address()).toBe(`/login?startUrl=%2Fde-CH%2Fservice%2Fterms%3Fapp%3D1&c__sessionId=${id}`),
    )
  })

  it('is a plain link without scripts, and for a new tab, which gets its own id', async () => {
    const { shop } = await renderInHeader(<UserArea />, { at: '/service/terms' })
    expect(signIn().getAttribute('href')).toBe('/de-CH/login?startUrl=%2Fde-CH%2Fservice%2Fterms')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(signIn())
    expect(shop.storage.read(storageEntries.tabSessionId)).toBeNull()
  })

  it.each(['/', '/login', '/login/SelfRegister'])('has no return target on %s', async (at) => {
    await renderInHeader(<UserArea />, { at })
    expect(signIn().getAttribute('href')).toBe('/de-CH/login')
  })

  it('[8-8] renders nothing for a buyer whose account info could not be loaded', async () => {
    const { container } = await renderInHeader(<UserArea />, {
      session: { isGuest: false, userType: 'private', menuItems: [] },
    })
    expect(container.querySelector('details, a')).toBeNull()
  })

  it('has the shop’s own entries for a buyer of a site without such a menu', async () => {
    await renderInHeader(<UserArea />, {
      session: { isGuest: false, userType: 'private', userName: 'Lea Keller', menuItems: [] },
    })
    const links = screen.getAllByRole('link', { hidden: true })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Bestellungen', '/de-CH/my/orders'],
      ['Warenkörbe', '/de-CH/my/carts'],
      ['Meine Listen', '/de-CH/my/lists'],
      ['Adressen', '/de-CH/my/addresses'],
      ['Profil', '/de-CH/my/profile'],
      ['Abmelden', expect.stringContaining('/secur/logout.jsp')],
    ])
  })
})
