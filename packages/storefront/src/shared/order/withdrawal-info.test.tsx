import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/render-app.fixture'
import { company, consumer, openWithdrawalShop } from '../../pages/withdrawal/withdrawal-shop.fixture'
import { loadOrder } from './data/order-loader'
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
  await renderApp(<WithdrawalInfo view={view} />, { shop, texts: ['orders'] })
  return id
}

describe('the right of withdrawal of an order in the German shop', () => {
  it('links to the policy and the withdrawal of this order for a consumer', async () => {
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

  it('shows date and case number of a withdrawal, and offers no other', async () => {
    await showInfo(consumer, [])
    expect(screen.getByText(/^Ihr Widerruf ist/).textContent).toMatch(
      /^Ihr Widerruf ist am 21\.\sNov\.\s2026 eingegangen\. Vorgangsnummer W-DE-\d{6}\.$/,
    )
    expect(screen.queryByRole('link', { name: /widerrufen/ })).toBeNull()
  })

  it('lists what was withdrawn, and links to the withdrawal of the rest', async () => {
    await showInfo(consumer, ['5 × 1001100 Faltkarton'])
    expect(screen.getByText('5 × 1001100 Faltkarton')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Weitere Artikel widerrufen' })).toBeTruthy()
  })
})
