import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import { placeOrder } from '../../shared/order/placed-order.fixture'
import * as homePage from './home-page'

const home = { page: homePage, path: '/', at: '/', texts: ['home', 'product', 'delivery'] }
const box = '01tCN0001001100YAA'
const larger = '01tCN0001001180YAA'
const table = () => screen.findByRole('table', { name: 'Ihre Artikel' })
const plain = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ')

describe('the start page of a firm', () => {
  it('has what it ordered lately, each once with the last quantity and its date', async () => {
    const { shop, open } = await openAccount(buyers.reto)
    await placeOrder(shop, [{ productId: box, quantity: 25 }])
    await placeOrder(shop, [
      { productId: larger, quantity: 20 },
      { productId: box, quantity: 100 },
    ])
    await open(home)
    const rows = within(await table())
      .getAllByRole('rowheader')
      .map(plain)
    const [first] = rows.filter((row) => row.includes('Art. 1001100'))
    expect(first).toMatch(/ · zuletzt 100 Stück am \d+\. \S+ \d{4}$/)
    expect(new Set(rows).size).toBe(rows.length)
    expect(rows.slice(0, 2).join()).toMatch(/1001180.*1001100|1001100.*1001180/)
  })

  it('has a button for as many again', async () => {
    const { shop, open } = await openAccount(buyers.reto)
    await placeOrder(shop, [{ productId: box, quantity: 100 }])
    await open(home)
    const again = within(await table()).getByRole('button', {
      name: /^Wieder 100: Faltkarton .* 300 × 200 × 150/,
    })
    expect(again.closest('form')?.querySelector('[name=quantity]')).toHaveProperty('value', '100')
  })

  it('is as a private buyer has it, who has a page for that', async () => {
    const { shop, open } = await openAccount(buyers.lea)
    await placeOrder(shop, [{ productId: box, quantity: 25 }])
    await open(home)
    expect(await screen.findByRole('table', { name: 'Oft bestellt' })).toBeTruthy()
    expect(screen.queryByRole('table', { name: 'Ihre Artikel' })).toBeNull()
  })
})
