import type { Session } from '@cartonnage/sdk'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UserArea } from './user-area'
import { origin, renderInHeader } from './user-menu.fixture'

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
  item('Write', 'ExternalLink', 'mailto:hallo@shop.example?subject=x'),
  item('Call', 'ExternalLink', 'tel:+41715550100'),
  item('Trap', 'ExternalLink', 'javascript:alert(1)'),
  item('Leave', 'Event', 'Logout'),
]
const company = 'Alpenblick Versand AG, Niederlassung Rorschach am Bodensee'

async function renderMenu(userType: Session['userType'] = 'private') {
  const session: Session = {
    isGuest: false,
    userType,
    userName: 'Reto Brunner',
    menuItems,
    ...(userType === 'business' ? { companyName: company } : {}),
  }
  const { container, shop, reportFailure } = await renderInHeader(<UserArea />, { session })
  const head = await screen.findByTitle('Ihr Konto')
  const details = container.querySelector('details')
  const names = () => [...container.querySelectorAll('li')].map((entry) => entry.textContent)
  const signOut = vi.spyOn(shop.session, 'signOut').mockResolvedValue(undefined)
  const link = (label: string) => screen.getByText(label).closest('a')
  return { details, head, names, link, signOut, reportFailure, shop }
}

describe('UserMenu', () => {
  it('[2.5-1] shows a filled person icon, the user name and the company, uncut in the menu', async () => {
    const { head, details } = await renderMenu('business')
    expect(head.querySelector('svg .solid')).not.toBeNull()
    expect(head.textContent).toBe(`Reto Brunner${company}`)
    expect(details?.querySelector('p')?.textContent).toBe(`Reto Brunner${company}`)
  })

  it('[2.5-3] [2.5-5] [4.user-menu-and-navigation-1] is closed, and opens and closes by its summary', async () => {
    const { details, head } = await renderMenu()
    const states = [details?.open]
    await userEvent.click(head)
    states.push(details?.open)
    await userEvent.click(head)
    states.push(details?.open)
    expect(states).toEqual([false, true, false])
  })

  it('[2.5-5] has, while it is open, the summary that the style sheet gives the backdrop', async () => {
    const { head } = await renderMenu()
    expect(head.matches('.menu[open] > .buyer')).toBe(false)
    await userEvent.click(head)
    expect(head.matches('.menu[open] > .buyer')).toBe(true)
  })

  it('closes on a click outside', async () => {
    const { details, head } = await renderMenu()
    await userEvent.click(head)
    await userEvent.click(document.body)
    expect(details?.open).toBe(false)
  })

  it('closes with Escape and returns the focus', async () => {
    const { details, head, link } = await renderMenu()
    await userEvent.click(head)
    link('Orders')?.focus()
    await userEvent.keyboard('{Escape}')
    expect(details?.open).toBe(false)
    expect(document.activeElement).toBe(head)
  })

  it('closes when the focus moves behind it', async () => {
    const { details, head, link } = await renderMenu()
    await userEvent.click(head)
    const next = document.body.appendChild(document.createElement('button'))
    link('Leave')?.focus()
    expect(details?.open).toBe(true)
    next.focus()
    expect(details?.open).toBe(false)
    next.remove()
  })

  it('[2.5-15] [6-2] has offers and products for private buyers', async () => {
    const { names } = await renderMenu('private')
    expect(names()).toEqual(menuItems.map(({ label }) => label))
  })

  it('[2.5-15] [6-3] has neither for business buyers', async () => {
    const { names } = await renderMenu('business')
    expect(names()).toEqual(['Orders', 'Cases', 'Partner', 'Write', 'Call', 'Trap', 'Leave'])
  })

  it.each([
    ['[2.5-7] [2.5-14] [2.1-16]', 'Leave', `${origin}/secur/logout.jsp?retURL=%2Fde-CH`],
    ['[2.5-8]', 'Cases', '/de-CH/recordlist/Case/00B1'],
    ['[2.5-9]', 'Orders', '/de-CH/my/orders'],
    ['[2.5-10]', 'Partner', 'https://partner.example/a?b#c'],
    ['[2.5-10]', 'Write', 'mailto:hallo@shop.example?subject=x'],
    ['[2.5-10]', 'Call', 'tel:+41715550100'],
    ['[2.5-10]', 'Trap', undefined],
  ])('%s [2.5-6] links %s to %s', async (_id, label, address) => {
    const { link } = await renderMenu()
    expect(link(label)?.getAttribute('href')).toBe(address)
  })

  it('[8-9] only logs an item without a safe link', async () => {
    const { reportFailure } = await renderMenu()
    expect(reportFailure.mock.calls).toEqual([['javascript:alert(1)', 'a menu item leads nowhere']])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[2.5-6] signs out with the Logout event only, not with a link to another site', async () => {
    const { signOut, link } = await renderMenu()
    // jsdom cannot navigate to another site.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(screen.getByText('Partner'))
    expect(signOut).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('Leave'))
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
    expect(link('Leave')).not.toBeNull()
  })

  it('forgets the effective account when the buyer signs out', async () => {
    await renderMenu()
    document.cookie = 'acting_for_CH=001CN0000000005YAA; Path=/'
    await userEvent.click(screen.getByText('Leave'))
    expect(document.cookie).not.toContain('acting_for')
  })
})
