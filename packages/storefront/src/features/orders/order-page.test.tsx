import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers } from '../checkout/shopper.fixture'
import { consumer, company, openWithdrawalShop } from '../withdrawal/withdrawal-shop.fixture'
import { openAccount } from './account-page.fixture'
import { loadOrder } from './order-loader'
import * as page from './order-page'
import { placeOrder } from './placed-order.fixture'

// A busy machine may take its time; nothing here waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 })

const box = { productId: '01tCN0001001100YAA', quantity: 25 }

async function openOrder() {
  const account = await openAccount(buyers.lea)
  const number = await placeOrder(account.shop, [box])
  const router = await account.open({
    page,
    path: '/my/orders/:id',
    at: `/my/orders/${number}`,
    texts: ['orders'],
  })
  await screen.findByRole('heading', { level: 1, name: `Bestellung ${number}` })
  return { ...account, number, router }
}

const plain = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ')
const row = (name: string) => plain(screen.getByText(name).closest('div') ?? document.body)

describe('the page of an order', { timeout: 30_000 }, () => {
  it('shows what was bought, what it came to and where it went', async () => {
    await openOrder()
    const goods = within(screen.getByRole('table')).getAllByRole('row')[1]
    expect(plain(goods ?? document.body)).toMatch(/^Faltkarton 1-wellig 300 × 200 × 150 mm\s?1001100\s?25/)
    expect(row('Waren exkl. MWST')).toContain('CHF 20.50')
    expect(row('Total inkl. MWST')).toMatch(/CHF \d+\.\d\d$/)
    expect(screen.queryByText('Rabatt')).toBeNull()
    expect(row('Ihre Bestellnummer')).toContain('PO-7')
    expect(plain(screen.getAllByRole('group')[0] ?? document.body)).toContain('Seeuferweg 14')
  })

  it('puts everything into the cart again and leads there', async () => {
    const { router, shop } = await openOrder()
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal bestellen' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart/current'))
    const cart = await shop.cart.load()
    expect(cart?.items.map(({ quantity }) => quantity)).toEqual([25])
  })

  it('names what cannot be ordered any more', async () => {
    const { sandbox, open, shop } = await openAccount(buyers.lea)
    const number = await placeOrder(shop, [box])
    const address = { page, path: '/my/orders/:id', at: `/my/orders/${number}`, texts: ['orders'] }
    await open(address)
    const body = { unaddedProducts: [{ productName: 'Alter Karton' }], totalSucceededProductCount: 1 }
    const { fetch } = sandbox
    sandbox.fetch = async (request) =>
      request.url.includes('add-order-to-cart') ? Response.json(body, { status: 201 }) : fetch(request)
    await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal bestellen' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Alter Karton')
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toBeTruthy()
  })

  it.each([
    [409, 'wird noch berechnet'],
    [500, 'konnte nicht in den Warenkorb'],
  ])('says what to do when the platform answers %i', async (status, words) => {
    const { sandbox } = await openOrder()
    sandbox.faults.arm({ kind: 'status', status, match: { path: 'add-order-to-cart' }, times: 9 })
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal bestellen' }))
    expect((await screen.findByRole('alert', {}, { timeout: 20_000 })).textContent).toContain(words)
  })

  it('does not exist for somebody else’s order', async () => {
    const { shop } = await openAccount(buyers.reto)
    const { open } = await openAccount(buyers.lea)
    const number = await placeOrder(shop, [box])
    await open({ page, path: '/my/orders/:id', at: `/my/orders/${number}`, texts: ['orders'] })
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeTruthy()
  })

  it('offers no withdrawal in the Swiss shop', async () => {
    await openOrder()
    expect(screen.queryByRole('link', { name: 'Diese Bestellung widerrufen' })).toBeNull()
  })

  it.each([
    ['a consumer', consumer, true],
    ['a company', company, false],
  ])('offers %s of the German shop to withdraw: %s', async (_, username, expected) => {
    const shop = openWithdrawalShop()
    await shop.signIn(username)
    const id = await placeOrder(shop.createClient(), [box])
    const { mayWithdraw } = await loadOrder({ ...shop.args(), params: { id } })
    expect(mayWithdraw).toBe(expected)
  })
})
