import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import { placeOrder } from '../../shared/order/placed-order.fixture'
import type { FileProblem, UploadedFile } from '../../shared/files/uploaded-file'
import * as orderPage from '../orders/order-page'
import * as printPage from './print-files-page'

const sent = vi.hoisted(() => ({ outcomes: [] as (UploadedFile | FileProblem)[] }))
vi.mock('../../shared/files/send-file', () => ({
  sendFile: () => Promise.resolve(sent.outcomes.shift() ?? 'interrupted'),
}))

vi.setConfig({ testTimeout: 60_000 })
// Modules of actions are loaded when they first run.
configure({ asyncUtilTimeout: 15_000 })

const tape = { productId: '01tCN0002000290YAA', quantity: 144 }
const logo: UploadedFile = { id: 'A'.repeat(22), name: 'logo.pdf', size: 1_234, kind: 'pdf' }

/** The shop's server: files of the visitor, and what becomes of them. */
function openDesk({ isGone = false } = {}) {
  const claims: unknown[] = []
  vi.stubGlobal('fetch', (_: URL, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json({ files: [] }))
    claims.push(JSON.parse(typeof init.body === 'string' ? init.body : 'null'))
    return Promise.resolve(
      isGone ? Response.json({ problem: 'gone' }, { status: 404 }) : Response.json({ files: [logo] }),
    )
  })
  return claims
}

async function openPrint(line = tape) {
  const account = await openAccount(buyers.reto)
  const number = await placeOrder(account.shop, [line])
  const open = (page: typeof printPage | typeof orderPage, end = '') =>
    account.open({
      page,
      path: `/my/orders/:id${end}`,
      at: `/my/orders/${number}${end}`,
      texts: ['print-files', 'files', 'orders', 'cart', 'delivery'],
    })
  const move = async (step: string) => {
    const body = JSON.stringify({ orderNumber: number, step })
    await account.sandbox.fetch(
      new Request('https://shop.example/__sandbox/orders', { method: 'POST', body }),
    )
  }
  return { number, move, openFiles: () => open(printPage, '/print-files'), openOrder: () => open(orderPage) }
}

const choose = async (file: File) => {
  const input = await screen.findByLabelText(/: Dateien auswählen$/)
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } })
    await Promise.resolve()
  })
}
const handIn = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Dateien abgeben' }))
    await Promise.resolve()
  })

beforeEach(() => (sent.outcomes = []))
afterEach(() => vi.unstubAllGlobals())

describe('the page for what is printed', () => {
  it('hands in a file, which belongs to the order from then on and is named there', async () => {
    const claims = openDesk()
    sent.outcomes = [logo]
    const { number, openFiles, openOrder } = await openPrint()
    const router = await openFiles()
    expect(await screen.findByRole('group', { name: /^Packband individuell bedruckt/ })).toBeTruthy()
    await choose(new File(['%PDF'], 'logo.pdf'))
    expect(await screen.findByText('logo.pdf ist angekommen.')).toBeTruthy()
    await handIn()
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my/orders/${number}`))
    expect(claims).toEqual([{ ids: [logo.id], claimedFor: `order:${number}` }])
    cleanup()
    await openOrder()
    expect(await screen.findByText('Dateien für den Druck: logo.pdf')).toBeTruthy()
  })

  it('says what is missing, and what is gone', async () => {
    openDesk({ isGone: true })
    sent.outcomes = [logo]
    const { openFiles } = await openPrint()
    await openFiles()
    await screen.findByRole('button', { name: 'Dateien abgeben' })
    await handIn()
    expect((await screen.findByRole('alert')).textContent).toBe('Bitte wählen Sie zuerst eine Datei.')
    await choose(new File(['%PDF'], 'logo.pdf'))
    await screen.findByText('logo.pdf ist angekommen.')
    await handIn()
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/^Eine Datei ist nicht mehr da/),
    )
  })

  it('takes nothing once the print is approved', async () => {
    openDesk()
    const { openFiles, move } = await openPrint()
    await move('approved')
    await openFiles()
    expect(await screen.findByText(/^Der Druck ist freigegeben/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Dateien abgeben' })).toBeNull()
  })

  it('says that the approval came first, where the form is older', async () => {
    openDesk()
    sent.outcomes = [logo]
    const { openFiles, move } = await openPrint()
    await openFiles()
    await choose(new File(['%PDF'], 'logo.pdf'))
    await screen.findByText('logo.pdf ist angekommen.')
    await move('approved')
    await handIn()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Der Druck ist schon freigegeben/)
  })

  it('is not there for an order without anything printed', async () => {
    openDesk()
    const { openFiles } = await openPrint({ productId: '01tCN0001001180YAA', quantity: 25 })
    await openFiles()
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Druckdaten' })).toBeNull())
  })
})
