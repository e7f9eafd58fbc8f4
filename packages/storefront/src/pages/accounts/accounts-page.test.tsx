import { platformLogoutUrl } from '@cartonnage/sdk/rules'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { data } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../app/providers.fixture'
import { origin, shopOfSession } from '../../frame/user-menu/user-menu.fixture'
import type { ListedAccount } from './data/accounts-loader'
import { Component } from './accounts-page'

const own = { id: '001CN0000000002YAA', name: 'Alpenblick Versand AG', addressLines: [], isMyAccount: true }
const branch = { id: '001CN0000000005YAA', name: 'Filiale Olten', addressLines: ['Weg 1', '4600 Olten'] }
const accounts: readonly ListedAccount[] = [
  { ...own, isActive: true },
  { ...branch, isMyAccount: false, isActive: false },
]

async function renderPage(list = accounts) {
  const sent: unknown[] = []
  await renderRoutes(
    [
      {
        id: 'shell',
        path: '/',
        loader: () => ({ origin, year: 2026, unreachable: false }),
        HydrateFallback: () => null,
        children: [
          {
            path: 'my/accounts',
            loader: () => ({ accounts: list }),
            action: async ({ request }) => {
              sent.push(Object.fromEntries(await request.formData()))
              return data({ problem: 'refused', accountId: branch.id }, { status: 422 })
            },
            element: <Component />,
          },
        ],
      },
    ],
    {
      shop: shopOfSession(),
      texts: ['accounts'],
      basename: '/de-CH',
      initialEntries: ['/de-CH/my/accounts'],
    },
  )
  await screen.findByRole('heading', { name: 'Konto wechseln' })
  return { sent }
}

describe('the page of the accounts', () => {
  it('[1-7] shows name and address, and marks the own and the effective account', async () => {
    await renderPage()
    const [first, second] = screen.getAllByRole('listitem').map((item) => within(item))
    expect(first?.getByText('Mein Konto')).toBeTruthy()
    expect(first?.getByText('Sie bestellen für dieses Konto')).toBeTruthy()
    expect(second?.getByText('Weg 1, 4600 Olten')).toBeTruthy()
    expect(second?.queryByText('Mein Konto')).toBeNull()
  })

  it('sends the account of the button, whose name has the account, and says when it was refused', async () => {
    const { sent } = await renderPage()
    await userEvent.click(screen.getByRole('button', { name: 'Für dieses Konto bestellen Filiale Olten' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Bitte wählen Sie ein anderes.')
    expect(sent).toEqual([{ accountId: branch.id }])
  })

  it('says so to a buyer with one account', async () => {
    await renderPage(accounts.slice(0, 1))
    expect(screen.getByText('Sie bestellen nur für Ihr eigenes Konto.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[2.1-17] offers the platform’s own logout', async () => {
    await renderPage()
    const link = screen.getByRole('link', { name: 'Abmelden' })
    expect(link.getAttribute('href')).toBe(platformLogoutUrl('/de-CH'))
  })
})
