import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buyers, outcomeOf } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import { placeOrder } from '../../shared/order/placed-order.fixture'
import { openSplitOrder } from './split-order.fixture'
import { loadEInvoice } from './data/e-invoice-loader'
import { loadPaper } from './data/paper-loader'
import * as page from './paper-page'

const box = { productId: '01tCN0001001100YAA', quantity: 25 }

async function openOrder(username: string = buyers.lea, options: Parameters<typeof placeOrder>[2] = {}) {
  const account = await openAccount(username)
  const number = await placeOrder(account.shop, [box], options)
  const { sandbox } = account
  const send = async () => {
    const response = await sandbox.fetch(
      new Request('http://localhost/__sandbox/orders', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ orderNumber: number, step: 'sent' }),
      }),
    )
    return (await response.json()) as { readonly invoiceNumber: string }
  }
  const open = (paper: string) =>
    account.open({
      page,
      path: '/my/orders/:id/:paper',
      at: `/my/orders/${number}/${paper}`,
      texts: ['papers', 'orders', 'cart', 'delivery'],
    })
  return { ...account, number, send, openPaper: open }
}

const text = (element: Element) => element.textContent.replace(/\s+/g, ' ')

describe('the papers of an order', () => {
  it('confirm it with its items, amounts and addresses', async () => {
    const { number, openPaper } = await openOrder()
    await openPaper('confirmation')
    const paper = await screen.findByRole('article', { name: `Auftragsbestätigung ${number}` })
    const [, line] = within(within(paper).getAllByRole('table')[0] ?? paper).getAllByRole('row')
    expect(text(line ?? paper)).toMatch(/1001100.*25.*0\.8864.*8\.1%.*22\.16/)
    expect(text(paper)).toContain('CHF 38.27')
    expect(text(paper)).toContain('CHE-109.999.009 MWST')
    expect(text(paper)).toMatch(/Es gelten die AGB vom 26\. November 2026: \S*\/service\/terms\/2026-11-26/)
  })

  it('have an invoice once it is sent, with a payment part for its amount', async () => {
    const { send, openPaper } = await openOrder(buyers.reto)
    const { invoiceNumber } = await send()
    await openPaper('invoice')
    const paper = await screen.findByRole('article', { name: `Rechnung ${invoiceNumber}` })
    expect(text(paper)).toMatch(/MWST 8\.1% auf 35\.40 ?2\.87/)
    const bill = screen.getByRole('region', { name: 'Zahlteil' })
    expect(text(bill)).toContain('38.27')
    expect(text(bill)).toContain(invoiceNumber)
  })

  it('mark the confirmation of a canceled order, which asks for no money and names no day', async () => {
    const { shop, number, openPaper } = await openOrder()
    await shop.orders.cancel(number)
    await openPaper('confirmation')
    const paper = text(await screen.findByRole('article', { name: `Auftragsbestätigung ${number}` }))
    expect(paper).toMatch(/Storniert am \d+\. \S+ \d{4}\. Diese Auftragsbestätigung gilt nicht mehr\./)
    expect(paper).not.toMatch(/Voraussichtliche Lieferung|Rechnung, nach/)
  })

  it('print the company of the invoice above its person', async () => {
    const { send, openPaper } = await openOrder(buyers.reto, { companyName: 'Alpenblick Versand AG' })
    await send()
    await openPaper('invoice')
    const lines = (await screen.findByLabelText('Anschrift')).children
    expect([...lines].slice(0, 2).map(text)).toEqual(['Alpenblick Versand AG', 'Lea Keller'])
  })

  it('tell of each of several deliveries only what is its own', async () => {
    const { openNote } = await openSplitOrder()
    const first = text(await openNote('L-CH-000001'))
    expect(first).toMatch(/Lea Keller.*Rorschach.*Lieferart: Paket.*Bemerkung für den Fahrer: Rampe 3/)
    cleanup()
    const second = text(await openNote('L-CH-000002'))
    expect(second).toMatch(/Nora Frei.*Chur.*1001100.*Lieferart: Express-Paket/)
    expect(second).not.toContain('Rampe 3')
  })

  it.each(['invoice', 'delivery-note', 'receipt'])('have no %s before', async (paper) => {
    const { number, args } = await openOrder()
    await expect(outcomeOf(loadPaper(args('/', { params: { id: number, paper } })))).resolves.toMatchObject({
      status: 404,
    })
  })

  it('have an electronic invoice in the German shop only', async () => {
    const { number, args, send } = await openOrder(buyers.reto)
    await send()
    await expect(outcomeOf(loadEInvoice(args('/', { params: { id: number } })))).resolves.toMatchObject({
      status: 404,
    })
  })
})
