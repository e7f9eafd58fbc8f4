import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'
import { company, consumer, openWithdrawalShop } from '../withdrawal/withdrawal-shop.fixture'
import { loadOrder } from './order-loader'
import { placeOrder } from './placed-order.fixture'
import { WithdrawalInfo } from './withdrawal-info'

const box = { productId: '01tCN0001001100YAA', quantity: 25 }

async function showInfo(username: string, declared?: readonly string[]) {
  const account = openWithdrawalShop()
  await account.signIn(username)
  const shop = account.createClient()
  const id = await placeOrder(shop, [box])
  if (declared !== undefined) {
    const person = { name: 'Jonas Weber', email: consumer, orderReferenceNumber: id }
    await shop.withdrawal.declare({ ...person, lines: [...declared], idempotencyKey: 'k' })
  }
  const view = await loadOrder({ ...account.args(), params: { id } })
  render(
    <Providers
      shop={shop}
      texts={await createI18n('de', ['orders'])}
      notifications={createNotificationQueue()}
    >
      <MemoryRouter>
        <WithdrawalInfo view={view} />
      </MemoryRouter>
    </Providers>,
  )
  return id
}

describe('what an order says of the right of withdrawal in the German shop', { timeout: 30_000 }, () => {
  it('leads a consumer to the policy and to the withdrawal of this order', async () => {
    const id = await showInfo(consumer)
    expect(screen.getByRole('link', { name: 'Widerrufsrecht' }).getAttribute('href')).toBe(
      '/service/withdrawal',
    )
    const link = screen.getByRole('link', { name: 'Diese Bestellung widerrufen' })
    expect(link.getAttribute('href')).toBe(`/withdrawal?order=${id}`)
  })

  it('is nothing for a company', async () => {
    await showInfo(company)
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('has day and case number of a withdrawal, and does not ask for it again', async () => {
    await showInfo(consumer, [])
    expect(
      screen.getByText(/^Ihr Widerruf ist am 21\. Nov\. 2026 eingegangen\. Vorgangsnummer 0wd\w{15}\.$/),
    ).toBeTruthy()
    expect(screen.queryByRole('link', { name: /widerrufen/ })).toBeNull()
  })

  it('names what was withdrawn, and leads on for the rest', async () => {
    await showInfo(consumer, ['5 × 1001100 Faltkarton'])
    expect(screen.getByText('5 × 1001100 Faltkarton')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Weitere Artikel widerrufen' })).toBeTruthy()
  })
})
