import { orders } from '@cartonnage/sdk'
import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import { placeOrder } from '../../shared/order/placed-order.fixture'
import * as page from './confirmation-page'

const box = { productId: '01tCN0001001100YAA', quantity: 25 }

async function enter(username: string = buyers.lea) {
  const account = await openAccount(username)
  const open = (number: string) =>
    account.open({
      page,
      path: '/order-confirmation/:orderReferenceNumber',
      at: `/order-confirmation/${number}`,
      texts: ['confirmation', 'orders', 'cart'],
    })
  return { ...account, open }
}

const plain = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ') ?? ''
const row = (name: string) => plain(screen.getByText(name).closest('div'))
const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)

describe('the confirmation of an order', () => {
  it('names the order in its heading, and says where the confirmation goes', async () => {
    const { open, shop } = await enter()
    const number = await placeOrder(shop, [box])
    await open(number)
    await screen.findByRole('heading', {
      level: 1,
      name: `Danke, Lea Keller. Ihre Bestellnummer ist ${number}`,
    })
    expect(screen.getByText(`Eine Bestätigung geht an ${buyers.lea}.`)).toBeTruthy()
    expect(headings().map((text) => text.slice(0, 2))).toEqual(['H1', 'H2', 'H2', 'H2', 'H2', 'H2'])
  })

  it('shows items, totals, addresses, delivery time and payment', async () => {
    const { open, shop } = await enter()
    await open(await placeOrder(shop, [box]))
    await screen.findByRole('heading', { level: 1 })
    const line = screen.getByRole('link', { name: /^Faltkarton/ }).closest('li')
    expect(plain(line)).toMatch(/25 Stück × 0\.8864 ?Total CHF 22\.16 ?CHF 20\.50 exkl\. MWST/)
    expect(line?.querySelector('svg')).not.toBeNull()
    expect(row('Enthaltene MWST 8.1%')).toMatch(/\d\.\d\d$/)
    expect(row('Total inkl. MWST')).toMatch(/CHF \d+\.\d\d$/)
    expect(row('Lieferadresse')).toContain('Seeuferweg 14')
    expect(row('Rechnungsadresse')).toContain('Gleich wie die Lieferadresse')
    expect(row('Voraussichtliche Lieferung')).toContain(' bis ')
    expect(row('Zahlung')).toContain('Auf Rechnung')
    expect(screen.getByText(/nennt Ihre Referenz PO-7/)).toBeTruthy()
  })

  it('links to the order and the shop, prints, and has no right of withdrawal in the Swiss shop', async () => {
    const { open, shop } = await enter()
    const number = await placeOrder(shop, [box])
    await open(number)
    const order = await screen.findByRole('link', { name: 'Diese Bestellung ansehen' })
    expect(order.getAttribute('href')).toBe(`/my/orders/${number}`)
    expect(screen.getByRole('link', { name: 'Weiter einkaufen' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('button', { name: 'Drucken' })).toBeTruthy()
    expect(screen.queryByText('Widerrufsrecht')).toBeNull()
  })

  it('begins with the money where an order waits for it, and tells nothing ahead of a canceled one', async () => {
    const { open, shop } = await enter()
    const number = await placeOrder(shop, [box], { method: 'prepayment' })
    await open(number)
    const next = await screen.findByRole('heading', { name: 'Wie es weitergeht' })
    const [first] = next.parentElement?.querySelectorAll('li') ?? []
    expect(plain(first)).toMatch(/^Sie überweisen den Betrag/)
    expect(screen.getByText('Bestellung eingegangen')).toBeTruthy()
    cleanup()
    await shop.use(orders).cancel(number)
    await open(number)
    expect(await screen.findByText('Storniert')).toBeTruthy()
    expect(screen.queryByText('Bestellung eingegangen')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Wie es weitergeht' })).toBeNull()
  })

  it('confirms nothing for a made-up number, and links to the orders', async () => {
    const { open } = await enter()
    await open('ABCDE-FGHJK')
    await screen.findByRole('heading', { level: 1, name: 'Diese Bestellung finden wir nicht' })
    expect(screen.queryByText(/Danke|ABCDE-FGHJK/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Bestellungen ansehen' }).getAttribute('href')).toBe('/my/orders')
  })

  it('shows the number first and the order as soon as the platform has it', async () => {
    const { open, shop, sandbox } = await enter()
    const number = await placeOrder(shop, [box])
    sandbox.faults.arm({ kind: 'status', status: 404, match: { path: 'actions/lookup' }, times: 1 })
    await open(number)
    expect((await screen.findByRole('status')).textContent).toContain('erscheinen gleich hier')
    expect(screen.getByRole('link', { name: 'Noch einmal nachsehen' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: /^Faltkarton/ })).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })
})
