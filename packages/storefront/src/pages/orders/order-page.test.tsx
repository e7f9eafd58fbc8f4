import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { consumer, company, openWithdrawalShop } from '../withdrawal/withdrawal-shop.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import { loadOrder } from '../../shared/order/data/order-loader'
import * as page from './order-page'
import { placeOrder } from '../../shared/order/placed-order.fixture'
import { placeSplitOrder } from '../../shared/order/split-order.fixture'

const box = { productId: '01tCN0001001100YAA', quantity: 25 }

async function openOrder(username: string = buyers.lea, payment = {}) {
  const account = await openAccount(username)
  const number = await placeOrder(account.shop, [box], payment)
  const router = await account.open({
    page,
    path: '/my/orders/:id',
    at: `/my/orders/${number}`,
    texts: ['orders', 'cart', 'delivery'],
  })
  await screen.findByRole('heading', { level: 1, name: `Bestellung ${number}` })
  return { ...account, number, router }
}

const plain = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ')
const row = (name: string) => plain(screen.getByText(name).closest('div') ?? document.body)
const fact = (name: string) => row(name).slice(name.length)

/** The response to an order without what only some organisations add to it. */
function leaveOutParts(sandbox: Awaited<ReturnType<typeof openAccount>>['sandbox'], number: string) {
  const { fetch } = sandbox
  sandbox.fetch = async (request) => {
    const response = await fetch(request)
    if (!request.url.includes(`order-summaries/${number}?`)) return response
    const { orderSummaryId, orderNumber, createdDate, fields } = (await response.json()) as Record<
      string,
      unknown
    >
    return Response.json({ orderSummaryId, orderNumber, createdDate, fields })
  }
}

describe('the page of an order', () => {
  it('shows items, totals with VAT, addresses and payment', async () => {
    await openOrder()
    // the first list says how far the order is
    const [, goods] = screen.getAllByRole('list')
    const [line] = within(goods ?? document.body).getAllByRole('listitem')
    expect(plain(line ?? document.body)).toMatch(
      /Faltkarton 1-wellig 300 × 200 × 150 mmArt\. 1001100 ?Diesen Artikel noch einmal bestellen ?25 Stück × 0\.8864 ?Total CHF 22\.16 ?CHF 20\.50 exkl\. MWST/,
    )
    expect(row('Warenwert inkl. MWST')).toContain('22.16')
    expect(fact('Kleinmengenzuschlag')).toBe('5.41')
    expect(fact('Versand')).toBe('10.70')
    expect(fact('Enthaltene MWST 8.1%')).toBe('2.87')
    expect(fact('Total exkl. MWST')).toBe('35.40')
    expect(fact('Total inkl. MWST')).toBe('CHF 38.27')
    expect(screen.queryByText('Rabatt')).toBeNull()
    expect(fact('Ihre Referenz')).toBe('PO-7')
    expect(fact('Zahlung')).toBe('Auf Rechnung, nach der Lieferung')
    expect(fact('Lieferadresse')).toContain('Seeuferweg 14')
    expect(fact('Rechnungsadresse')).toContain('Gleich wie die Lieferadresse')
    expect(fact('Voraussichtliche Lieferung')).toMatch(/^\p{L}+, \d+\. \p{L}+\.? bis \p{L}+, \d+\. \p{L}+/u)
  })

  it('shows the same where the platform has totals in fields, and items and address in parts of the order', async () => {
    const { sandbox, open, shop } = await openAccount(buyers.lea)
    const number = await placeOrder(shop, [box])
    leaveOutParts(sandbox, number)
    await open({
      page,
      path: '/my/orders/:id',
      at: `/my/orders/${number}`,
      texts: ['orders', 'cart', 'delivery'],
    })
    const [goods] = await screen.findAllByRole('list')
    const [line] = within(goods ?? document.body).getAllByRole('listitem')
    expect(plain(line ?? document.body)).toMatch(
      /Art\. 1001100 ?Diesen Artikel noch einmal bestellen ?25 Stück × 0\.8864 ?Total CHF 22\.16 ?CHF 20\.50 exkl\. MWST/,
    )
    expect(row('Warenwert inkl. MWST')).toContain('22.16')
    expect(row('Total inkl. MWST')).toMatch(/CHF \d+\.\d\d$/)
    expect(fact('Lieferadresse')).toContain('Seeuferweg 14')
  })

  it('shows all deliveries and the same total where the platform has them in parts of the order', async () => {
    const { sandbox, open, shop } = await openAccount(buyers.lea)
    const number = await placeSplitOrder(shop)
    const show = async () => {
      await open({
        page,
        path: '/my/orders/:id',
        at: `/my/orders/${number}`,
        texts: ['orders', 'cart', 'delivery'],
      })
      const first = await screen.findByRole('heading', { name: 'Lieferung 1 von 2' })
      const second = screen.getByRole('heading', { name: 'Lieferung 2 von 2' })
      const sums = [row('Warenwert inkl. MWST'), row('Total inkl. MWST')]
      return { deliveries: [first, second].map(({ parentElement }) => plain(parentElement ?? first)), sums }
    }
    const whole = await show()
    cleanup()
    leaveOutParts(sandbox, number)
    const { deliveries, sums } = await show()
    expect(deliveries[0]).toMatch(/Lea Keller.*Rorschach.*Paket.*Rampe 3/)
    expect(deliveries[1]).toMatch(/Nora Frei.*Chur.*Express-Paket/)
    expect(sums).toEqual(whole.sums)
  })

  it('shows a business buyer the net amounts first', async () => {
    await openOrder(buyers.reto)
    expect(row('Warenwert netto')).toContain('20.50')
    expect([fact('Kleinmengenzuschlag'), fact('Versand')]).toEqual(['5.00', '9.90'])
    expect(fact('MWST 8.1% auf 35.40')).toBe('2.87')
    expect(screen.getByText(/22\.16 inkl\. MWST/)).toBeTruthy()
  })

  it('shows no order number of the buyer where the checkout’s id was sent instead', async () => {
    await openOrder(buyers.lea, { purchaseOrderNumber: '2z9000000000001AAA' })
    expect(screen.queryByText('Ihre Referenz')).toBeNull()
    expect(fact('Zahlung')).toBe('Auf Rechnung, nach der Lieferung')
  })

  it('[5-13] shows the phone of the delivery, and the VAT id of the invoice', async () => {
    await openOrder(buyers.lea, { vatId: 'CHE-112.233.445' })
    expect(fact('Lieferadresse')).toMatch(/\+41 71 555 01 14$/)
    expect(fact('Rechnungsadresse')).toBe('Gleich wie die LieferadresseMWST-Nummer (UID): CHE-112.233.445')
  })

  it('says where an order is picked up, and names no address that nothing goes to', async () => {
    await openOrder(buyers.lea, { deliveryMethod: 2 })
    expect(fact('Lieferart')).toBe('Abholung (Cartonnage, Musterstrasse 1, 9400 Rorschach)')
    expect(screen.queryByText('Lieferadresse')).toBeNull()
    expect(fact('Rechnungsadresse')).toContain('Seeuferweg 14')
    expect(fact('Voraussichtlich abholbereit')).toMatch(/^\p{L}+, \d+\. \p{L}+/u)
  })

  it('names the country of an invoice that the shop does not deliver to', async () => {
    await openOrder(buyers.lea, { country: 'AT', vatId: 'ATU12345675' })
    expect(fact('Rechnungsadresse')).toMatch(/ÖsterreichMWST-Nummer \(UID\): ATU12345675$/)
  })

  it('prints itself', async () => {
    await openOrder()
    const print = vi.spyOn(window, 'print').mockReturnValue()
    await userEvent.click(screen.getByRole('button', { name: 'Drucken' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('leads to ordering it again, as a whole and by the item', async () => {
    const { number } = await openOrder()
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Noch einmal bestellen')).toBe(`/my/orders/${number}/again`)
    expect(href('Diesen Artikel noch einmal bestellen')).toBe(
      `/my/orders/${number}/again?item=${box.productId}`,
    )
  })

  it('does not exist for another buyer’s order', async () => {
    const { shop } = await openAccount(buyers.reto)
    const { open } = await openAccount(buyers.lea)
    const number = await placeOrder(shop, [box])
    await open({
      page,
      path: '/my/orders/:id',
      at: `/my/orders/${number}`,
      texts: ['orders', 'cart', 'delivery'],
    })
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
