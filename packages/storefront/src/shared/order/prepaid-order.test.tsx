import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from './account-page.fixture'
import * as orderPage from '../../pages/orders/order-page'
import * as ordersPage from '../../pages/orders/orders-page'
import { placeOrder } from './placed-order.fixture'

const box = { productId: '01tCN0001001100YAA', quantity: 25 }

async function openPrepaid() {
  const account = await openAccount(buyers.lea)
  const number = await placeOrder(account.shop, [box], { method: 'prepayment' })
  const { sandbox, shop } = account
  const move = async (step: string) => {
    const body = JSON.stringify({ orderNumber: number, step })
    await sandbox.fetch(new Request('https://shop.example/__sandbox/orders', { method: 'POST', body }))
  }
  const openOrder = () =>
    account.open({
      page: orderPage,
      path: '/my/orders/:id',
      at: `/my/orders/${number}`,
      texts: ['orders', 'cart', 'delivery'],
    })
  return { ...account, move, openOrder, cancel: () => shop.orders.cancel(number) }
}

const plain = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ')
const readSteps = async () => {
  const progress = await screen.findByRole('region', { name: 'Stand Ihrer Bestellung' })
  return within(progress).getAllByRole('listitem').map(plain)
}
const transfer = () => screen.queryByRole('region', { name: 'Bitte überweisen Sie jetzt' })

describe('an order that is paid in advance', () => {
  it('says that it waits for its money, until when, and when it arrives after that', async () => {
    const { openOrder } = await openPrepaid()
    await openOrder()
    const steps = await readSteps()
    expect(steps[1]).toBe('Bezahltsteht noch aus')
    expect(steps).toHaveLength(5)
    expect(screen.getByText(/^Wir warten auf Ihre Zahlung\./)).toBeTruthy()
    expect(plain(transfer() ?? document.body)).toMatch(/Zahlbar bis\d+\. \p{L}+\.? \d{4}/u)
    expect(plain(document.body)).toContain('Voraussichtliche Lieferung1 bis 2 Werktage nach Ihrer Zahlung')
  })

  it('moves on and has a day once the money is here', async () => {
    const { move, openOrder } = await openPrepaid()
    await move('paid')
    await openOrder()
    expect((await readSteps())[1]).toMatch(/^Bezahlt\d/)
    expect(transfer()).toBeNull()
    const page = plain(document.body)
    expect(page).not.toMatch(/Wir warten|nach Ihrer Zahlung/)
    expect(page).toMatch(/Voraussichtliche Lieferung\p{L}+, \d+\./u)
  })

  it('gives nothing back when it is canceled before', async () => {
    const { cancel, openOrder } = await openPrepaid()
    await cancel()
    await openOrder()
    expect(await screen.findByText('Bitte überweisen Sie nichts mehr.')).toBeTruthy()
    expect([transfer(), screen.queryByText(/erstatten/)]).toEqual([null, null])
  })

  it('gives back what was paid when it is canceled later', async () => {
    const { move, cancel, openOrder } = await openPrepaid()
    await move('paid')
    await cancel()
    await openOrder()
    expect(await screen.findByText('Was Sie bezahlt haben, erstatten wir auf demselben Weg.')).toBeTruthy()
  })

  it('is canceled when its money does not come, says so, and asks for nothing more', async () => {
    const { move, sandbox, openOrder, createClient, signIn } = await openPrepaid()
    await move('unpaid')
    // Past the end of the fourteenth day.
    sandbox.clock.advance(15 * 86_400_000)
    await signIn(buyers.lea)
    await openOrder()
    expect(await screen.findByText(/^Diese Bestellung wurde am .* storniert\.$/)).toBeTruthy()
    expect(await screen.findByText(/^Ihre Zahlung ist nicht eingegangen\. Bitte überweisen/)).toBeTruthy()
    expect([transfer(), screen.queryByText(/Wir warten auf Ihre Zahlung/)]).toEqual([null, null])
    expect((await createClient().orders.list()).orderSummaries[0]).toMatchObject({
      cancelReason: 'unpaid',
      isAwaitingPayment: false,
    })
  })

  it('asks for nothing more where it is sent before its time', async () => {
    const { move, openOrder } = await openPrepaid()
    await move('sent')
    await openOrder()
    expect((await readSteps())[1]).toMatch(/^Bezahlt\d/)
    expect(transfer()).toBeNull()
    expect(plain(document.body)).not.toMatch(/Wir warten auf Ihre Zahlung|überweisen Sie/)
  })

  it('waits for payment in the list of orders, too', async () => {
    const { open } = await openPrepaid()
    await open({ page: ordersPage, path: '/my/orders', at: '/my/orders', texts: ['orders'] })
    const cells = (await screen.findAllByRole('cell')).map(plain)
    expect(cells.some((text) => /^Eingegangen.*wartet auf Zahlung$/.test(text))).toBe(true)
  })
})
