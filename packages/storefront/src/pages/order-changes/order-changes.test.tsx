import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import * as orderPage from '../orders/order-page'
import { placeOrder } from '../../shared/order/placed-order.fixture'
import * as cancelPage from './cancel-page'
import * as receiptPage from './return-receipt-page'
import * as returnPage from './return-page'

const box = { productId: '01tCN0001001100YAA', quantity: 25 }
const other = { productId: '01tCN0001001180YAA', quantity: 20 }
const origin = 'https://shop.example'
const button = (name: string) => screen.findByRole('button', { name })

async function open(others: readonly (typeof box)[] = []) {
  const account = await openAccount(buyers.lea)
  const number = await placeOrder(account.shop, [box, ...others])
  const at = `/my/orders/${number}`
  const texts = ['orders', 'cart', 'order-changes', 'delivery']
  const move = async (step: string) => {
    const body = JSON.stringify({ orderNumber: number, step })
    await account.sandbox.fetch(new Request(`${origin}/__sandbox/orders`, { method: 'POST', body }))
  }
  const mails = async () => {
    const response = await account.sandbox.fetch(new Request(`${origin}/__sandbox/mails`))
    return ((await response.json()) as { mails: { subject: string }[] }).mails.map(({ subject }) => subject)
  }
  return {
    ...account,
    number,
    move,
    mails,
    openOrder: () => account.open({ page: orderPage, path: '/my/orders/:id', at, texts }),
    openCancel: () =>
      account.open({ page: cancelPage, path: '/my/orders/:id/cancel', at: `${at}/cancel`, texts }),
    openReturn: () =>
      account.open({ page: returnPage, path: '/my/orders/:id/return', at: `${at}/return`, texts }),
    openReceipt: (path: string) =>
      account.open({ page: receiptPage, path: '/my/orders/:id/return/:returnId', at: path, texts }),
  }
}

describe('canceling an order', () => {
  it('is offered while nothing is packed, asks once more, and leads back', async () => {
    const { number, mails, openOrder, openCancel } = await open()
    await openOrder()
    const link = await screen.findByRole('link', { name: 'Bestellung stornieren' })
    expect(link.getAttribute('href')).toBe(`/my/orders/${number}/cancel`)
    cleanup()
    const router = await openCancel()
    expect(await screen.findByText(/^25 Stück Faltkarton/)).toBeTruthy()
    await userEvent.click(await button('Bestellung jetzt stornieren'))
    await screen.findByText('elsewhere')
    expect(router.state.location.pathname).toBe(`/my/orders/${number}`)
    expect((await mails())[0]).toBe(`Your order ${number} is canceled`)
    cleanup()
    await openCancel()
    expect(await screen.findByText('Diese Bestellung ist storniert.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Bestellung jetzt stornieren' })).toBeNull()
    cleanup()
    await openOrder()
    expect(await screen.findByText(/^Diese Bestellung wurde am .* storniert\.$/)).toBeTruthy()
    for (const gone of ['Verpackt', 'Voraussichtliche Lieferung']) expect(screen.queryByText(gone)).toBeNull()
  })

  it('that comes too late says so, and changes nothing', async () => {
    const { move, mails, openCancel } = await open()
    await openCancel()
    const confirm = await button('Bestellung jetzt stornieren')
    await move('packed')
    await userEvent.click(confirm)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('schon verpackt')
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:+41715550100')
    expect((await mails()).some((subject) => subject.includes('storniert'))).toBe(false)
  })

  it('offers the button again when the shop does not answer', async () => {
    const { sandbox, openCancel } = await open()
    await openCancel()
    sandbox.faults.arm({ kind: 'drop-after', match: { path: 'actions/cancel' } })
    await userEvent.click(await button('Bestellung jetzt stornieren'))
    expect((await screen.findByRole('alert')).textContent).toContain('nichts doppelt')
  })

  it('is not offered once a part is packed', async () => {
    const { move, openOrder, number } = await open()
    await move('packed')
    await openOrder()
    await screen.findByRole('heading', { level: 1, name: `Bestellung ${number}` })
    expect(screen.queryByRole('link', { name: 'Bestellung stornieren' })).toBeNull()
  })
})

describe('sending items back', () => {
  it('is announced by quantity, and has a receipt that can be loaded again', async () => {
    const { number, move, openOrder, openReturn, openReceipt } = await open()
    await move('delivered')
    const router = await openReturn()
    await userEvent.type(await screen.findByRole('textbox', { name: /Menge von 1001100/ }), '10')
    await userEvent.click(await button('Rücksendung anmelden'))
    await screen.findByText('elsewhere')
    const receipt = router.state.location.pathname
    expect(receipt).toMatch(new RegExp(`^/my/orders/${number}/return/RS-CH-\\d{6}$`))
    for (const _ of ['at once', 'again']) {
      cleanup()
      await openReceipt(receipt)
      expect(await screen.findByText(/^10 Stück 1001100/)).toBeTruthy()
    }
    cleanup()
    await openOrder()
    expect(await screen.findByText(/Rücksendung am .* angemeldet/)).toBeTruthy()
    expect(screen.getByText('Rücksendung angemeldet: 10').closest('li')?.textContent).toContain('1001100')
    cleanup()
    await openReturn()
    expect(await screen.findByText('Höchstens 15')).toBeTruthy()
  })

  it('leads to the same receipt when its response was lost, though nothing is left by then', async () => {
    const { sandbox, move, openReturn, openOrder } = await open()
    await move('delivered')
    const router = await openReturn()
    await userEvent.type(await screen.findByRole('textbox', { name: /Menge von 1001100/ }), '25')
    sandbox.faults.arm({ kind: 'drop-after', match: { path: 'actions/return' } })
    await userEvent.click(await button('Rücksendung anmelden'))
    expect((await screen.findByRole('alert')).textContent).toContain('nichts doppelt')
    await userEvent.click(await button('Rücksendung anmelden'))
    await screen.findByText('elsewhere')
    expect(router.state.location.pathname).toMatch(/\/return\/RS-CH-\d{6}$/)
    cleanup()
    await openOrder()
    expect(await screen.findAllByText(/Rücksendung am .* angemeldet/)).toHaveLength(1)
  })

  it('says what is left where another tab has announced some of it, or all', async () => {
    const { shop, number, move, openReturn } = await open()
    await move('delivered')
    await openReturn()
    const quantity = await screen.findByRole('textbox', { name: /Menge von 1001100/ })
    const [item] = (await shop.orders.get(number)).items
    const announceElsewhere = (count: number) =>
      shop.orders.return(number, {
        items: [{ orderItemSummaryId: item?.orderItemSummaryId ?? '', quantity: count }],
        idempotencyKey: `tab ${count}`,
      })
    await announceElsewhere(15)
    await userEvent.type(quantity, '11')
    await userEvent.click(await button('Rücksendung anmelden'))
    expect((await screen.findByRole('alert')).textContent).toContain('Höchstens 10 können zurück')
    expect(screen.getByRole('textbox', { name: /Menge von 1001100/ })).toHaveProperty('value', '11')
    await announceElsewhere(10)
    await userEvent.click(await button('Rücksendung anmelden'))
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('lässt sich nichts zurücksenden'),
    )
  })

  it.each([
    ['', 'mindestens eine Menge'],
    ['0', 'mindestens eine Menge'],
    ['2,5', 'eine ganze Zahl'],
    ['26', 'Höchstens 25'],
    ['-1', 'eine ganze Zahl'],
  ])('refuses "%s", and keeps it', async (entered, sentence) => {
    const { move, openReturn } = await open()
    await move('delivered')
    await openReturn()
    const quantity = await screen.findByRole('textbox', { name: /Menge von 1001100/ })
    expect(screen.queryByRole('alert')).toBeNull()
    if (entered !== '') await userEvent.type(quantity, entered)
    await userEvent.click(await button('Rücksendung anmelden'))
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(screen.getByRole('textbox', { name: /Menge von 1001100/ })).toHaveProperty('value', entered)
  })

  it('says all that is wrong at once', async () => {
    const { move, openReturn } = await open([other])
    await move('delivered')
    await openReturn()
    await userEvent.type(await screen.findByRole('textbox', { name: /Menge von 1001100/ }), '26')
    await userEvent.type(screen.getByRole('textbox', { name: /Menge von 1001180/ }), 'zwei')
    await userEvent.click(await button('Rücksendung anmelden'))
    const alert = await screen.findByRole('alert')
    for (const sentence of ['Höchstens 25', 'eine ganze Zahl']) expect(alert.textContent).toContain(sentence)
  })

  it('is not possible before the order has arrived', async () => {
    const { openReturn } = await open()
    await openReturn()
    expect(await screen.findByText(/lässt sich nichts zurücksenden/)).toBeTruthy()
  })
})
