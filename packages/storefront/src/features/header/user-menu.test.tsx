import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'
import { offlineShop } from '../product/shop-page.fixture'
import { UserMenu } from './user-menu'

const origin = 'https://shop.example.ch'
const item = (label: string, type: string, target: string) => ({
  id: label,
  label,
  type,
  target,
  defaultListViewId: type === 'SalesforceObject' ? '00B1' : null,
})
const menuItems = [
  item('Offers', 'InternalLink', '/my/offers'),
  item('Products', 'InternalLink', '/my/products'),
  item('Orders', 'InternalLink', '/my/orders'),
  item('Cases', 'SalesforceObject', 'Case'),
  item('Partner', 'ExternalLink', 'https://partner.example/a?b#c'),
  item('Trap', 'ExternalLink', 'javascript:alert(1)'),
  item('Leave', 'Event', 'Logout'),
]

async function renderMenu(userType: 'business' | 'private') {
  const reportFailure = vi.fn()
  const shop = { ...offlineShop({ userType }), reportFailure }
  const texts = await createI18n('de-CH', [])
  const session = { isGuest: false, userType, userName: 'Reto Brunner', menuItems }
  const route = {
    id: 'shell',
    path: '/',
    loader: () => ({ origin, region: 'CH', year: 2026, unreachable: false }),
    element: <UserMenu session={session} />,
    HydrateFallback: () => null,
  }
  const { container } = render(
    <Providers shop={shop} texts={texts} notifications={createNotificationQueue()}>
      <RouterProvider router={createMemoryRouter([route])} />
    </Providers>,
  )
  const head = await screen.findByTitle('Ihr Konto')
  const details = container.querySelector('details')
  const names = () => [...container.querySelectorAll('li')].map((entry) => entry.textContent)
  const signOut = vi.spyOn(shop.session, 'signOut').mockResolvedValue(undefined)
  const press = (label: string) => userEvent.click(screen.getByText(label))
  const addressOf = (label: string) => screen.getByText(label).getAttribute('href')
  return { details, head, names, addressOf, signOut, press, reportFailure }
}

describe('UserMenu', () => {
  it('[2.5-5] opens with a press on its head, and closes with one outside', async () => {
    const { details, head } = await renderMenu('private')
    await userEvent.click(head)
    expect(details?.open).toBe(true)
    await userEvent.click(document.body)
    expect(details?.open).toBe(false)
  })

  it('[2.5-15] has offers and products for private buyers only', async () => {
    const { names } = await renderMenu('private')
    expect(names()).toEqual(menuItems.map(({ label }) => label))
  })

  it('[2.5-15] has neither for business buyers', async () => {
    const { names } = await renderMenu('business')
    expect(names()).toEqual(['Orders', 'Cases', 'Partner', 'Trap', 'Leave'])
  })

  it.each([
    ['[2.5-7]', 'Leave', `${origin}/secur/logout.jsp?retURL=%2F`],
    ['[2.5-8]', 'Cases', '/recordlist/Case/00B1'],
    ['[2.5-9]', 'Orders', '/my/orders'],
    ['[2.5-10]', 'Partner', 'https://partner.example/a?b#c'],
    ['[2.5-10]', 'Trap', null],
  ])('%s [2.5-6] leads at %s to %s', async (_id, label, address) => {
    const { addressOf } = await renderMenu('private')
    expect(addressOf(label)).toBe(address)
  })

  it('[8-9] only tells the log of an item whose link cannot be made', async () => {
    const { reportFailure } = await renderMenu('private')
    expect(reportFailure.mock.calls).toEqual([['javascript:alert(1)', 'a menu item leads nowhere']])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[2.5-6] signs out with the event of that name only, not with a link to another site', async () => {
    const { signOut, press } = await renderMenu('private')
    await press('Partner')
    expect(signOut).not.toHaveBeenCalled()
    await press('Leave')
    expect(signOut).toHaveBeenCalledOnce()
  })
})
