import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { shopDay } from '../../shared/delivery-day/shop-day'
import { openAccount } from '../../shared/order/account-page.fixture'
import * as page from './orders-page'
import { placeOrder } from '../../shared/order/placed-order.fixture'

const box = { productId: '01tCN0001001100YAA', quantity: 25 }
const other = { productId: '01tCN0001001180YAA', quantity: 25 }

type Account = Awaited<ReturnType<typeof openAccount>>

async function openOrders({ open }: Account, query = '') {
  const router = await open({
    page,
    path: '/my/orders',
    at: `/my/orders${query}`,
    texts: ['orders', 'cart', 'product'],
  })
  await screen.findByRole('heading', { level: 1, name: 'Bestellungen' })
  return router
}

/** A buyer with an order of each of two products, ten days apart. */
async function openBuyer() {
  const account = await openAccount(buyers.lea)
  const day = shopDay(account.sandbox.clock.now())
  const older = await placeOrder(account.shop, [box], { purchaseOrderNumber: 'PO-7' })
  account.sandbox.clock.advance(10 * 24 * 3_600_000)
  const newer = await placeOrder(account.shop, [other], { purchaseOrderNumber: 'Lager Nord' })
  return { account, day, older, newer }
}

const numbers = () =>
  screen.queryAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)
const status = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent.trim())
    .join('')

describe('the list of orders', () => {
  it('has the newest first, and searches by number, own number, article and its name', async () => {
    const { account, older, newer } = await openBuyer()
    const router = await openOrders(account)
    expect(numbers()).toEqual([newer, older])
    expect(status()).toBe('')
    const search = screen.getByRole('searchbox', { name: 'Bestellnummer, Ihre Referenz oder Artikel' })
    for (const [term, found] of [
      [older.toLowerCase().replaceAll('-', ''), [older]],
      ['po-7', [older]],
      ['nord lager', [newer]],
      ['1001180', [newer]],
      ['Faltkarton 400', [newer]],
      ['100 %', []],
    ] as const) {
      await userEvent.clear(search)
      await userEvent.type(search, `${term}{Enter}`)
      await waitFor(() =>
        expect(router.state.location.search).toContain(new URLSearchParams({ q: term }).toString()),
      )
      await waitFor(() => expect(numbers()).toEqual(found))
      expect(document.activeElement).toBe(search)
    }
    expect(status()).toBe('0 Bestellungen gefunden.')
    await userEvent.click(
      screen.getAllByRole('link', { name: 'Alle Bestellungen zeigen' })[0] ?? document.body,
    )
    await waitFor(() => expect(numbers()).toEqual([newer, older]))
    expect(search).toHaveProperty('value', '')
  })

  it('filters by status and by days, which the fields show, also after Back', async () => {
    const { account, day, older, newer } = await openBuyer()
    const router = await openOrders(account, '?status=Created')
    expect(numbers()).toEqual([newer])
    expect(status()).toBe('1 Bestellung gefunden.')
    const select = screen.getByRole('combobox', { name: 'Stand' })
    expect(select).toHaveProperty('value', 'Created')
    await userEvent.selectOptions(select, 'Zugestellt')
    await userEvent.click(screen.getByRole('button', { name: 'Suchen' }))
    await waitFor(() => expect(numbers()).toEqual([older]))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(numbers()).toEqual([newer]))
    expect(select).toHaveProperty('value', 'Created')
    await act(() => router.navigate(`/my/orders?from=${day}&to=${day}`))
    await waitFor(() => expect(numbers()).toEqual([older]))
    expect(screen.getByLabelText('Bestellt von')).toHaveProperty('value', day)
  })

  it('says what a platform without the search has ignored', async () => {
    const { account } = await openBuyer()
    const { fetch } = account.sandbox
    account.sandbox.fetch = async (request) => {
      const url = new URL(request.url)
      url.searchParams.delete('searchTerm')
      return fetch(new Request(url, request))
    }
    await openOrders(account, '?q=PO-7')
    expect(numbers()).toHaveLength(2)
    expect(screen.getByRole('alert').textContent).toMatch(/kann dieser Shop im Moment nicht suchen/)
    expect(status()).toBe('')
  })

  it('has the buyer’s own number in the row, and says that an order is canceled', async () => {
    const { account, older, newer } = await openBuyer()
    await account.shop.orders.cancel(newer)
    await openOrders(account)
    const [canceled, delivered] = screen.getAllByRole('row').slice(1)
    expect(canceled?.textContent).toMatch(new RegExp(`^${newer}Ihre Referenz: Lager Nord.*Storniert`))
    expect(canceled?.textContent).not.toContain('Eingegangen')
    expect(delivered?.textContent).toMatch(new RegExp(`^${older}Ihre Referenz: PO-7.*Zugestellt`))
  })

  it('names what is packed by the same word in filter and rows', async () => {
    const { account, newer } = await openBuyer()
    const body = JSON.stringify({ orderNumber: newer, step: 'packed' })
    await account.sandbox.fetch(
      new Request('https://shop.example/__sandbox/orders', { method: 'POST', body }),
    )
    await openOrders(account, '?status=InFulfilment')
    expect(numbers()).toEqual([newer])
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('Verpackt')
    expect(screen.getByRole('combobox', { name: 'Stand' }).querySelector('option:checked')?.textContent).toBe(
      'Verpackt',
    )
  })

  it('links the invoice in the row, once there is one and as long as the order stands', async () => {
    const { account, older, newer } = await openBuyer()
    const { invoiceNumber } = await account.shop.orders.get(older)
    await account.shop.orders.cancel(newer)
    await openOrders(account)
    const links = await screen.findAllByRole('link', { name: /^Rechnung / })
    const hrefs = links.map((link) => [link.textContent, link.getAttribute('href')])
    const { orderSummaryId } = (await account.shop.orders.list()).orderSummaries.at(-1) ?? {}
    expect(hrefs).toEqual([[`Rechnung ${invoiceNumber}`, `/my/orders/${orderSummaryId}/invoice`]])
  })

  it('leads in the row to ordering it again', async () => {
    const { account, older } = await openBuyer()
    await openOrders(account, '?q=PO-7')
    const link = screen.getByRole('link', { name: `Noch einmal bestellen ${older}` })
    const { orderSummaryId } = (await account.shop.orders.list()).orderSummaries.at(-1) ?? {}
    expect(link.getAttribute('href')).toBe(`/my/orders/${orderSummaryId}/again`)
  })

  it('is empty without a form for a buyer who has not ordered yet', async () => {
    await openOrders(await openAccount(buyers.lea))
    expect(await screen.findByRole('heading', { name: 'Noch keine Bestellungen' })).toBeTruthy()
    expect(screen.queryByRole('search')).toBeNull()
  })
})
