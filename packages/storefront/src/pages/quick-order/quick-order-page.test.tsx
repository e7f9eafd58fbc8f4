import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import * as page from './quick-order-page'

const texts = ['quick-order', 'product', 'delivery', 'units', 'cart']

async function openPage(at = '/quick-order') {
  const account = await openAccount(buyers.lea)
  await account.open({ page, path: '/quick-order', at, texts })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ihre Liste' })
  return { ...account, field }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const plain = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ')
const rows = () => screen.getAllByRole('listitem').map(plain)
const title = (text: string | RegExp) =>
  screen.findByRole('heading', { level: 2, name: text }, { timeout: 10_000 })

afterEach(cleanup)

type Account = Awaited<ReturnType<typeof openAccount>>

/** A fault of the platform, for the next calls of this address. */
const arm = ({ sandbox }: Pick<Account, 'sandbox'>, fault: object) =>
  sandbox.fetch(
    new Request('https://shop.example/__sandbox/faults', { method: 'POST', body: JSON.stringify(fault) }),
  )
const disarm = ({ sandbox }: Pick<Account, 'sandbox'>) =>
  sandbox.fetch(new Request('https://shop.example/__sandbox/faults', { method: 'DELETE' }))

describe('the quick order', { timeout: 30_000 }, () => {
  it('says of every line what will become of it, adds what is ready, and keeps the rest in the list', async () => {
    const { field, shop } = await openPage()
    await userEvent.click(field)
    await userEvent.paste('1001180;60\n1001181;5\n1001180;10\n2000280;x')
    await press('Liste prüfen')
    await title('2 von 4 Zeilen bereit')
    expect(rows()).toEqual([
      expect.stringMatching(/^Zeile 1:.*Faltkarton.*1001180.*70.*Zeile 3 ist dazugezählt/),
      expect.stringMatching(/^Zeile 2:.*1001181.*5.*Diesen Artikel gibt es nicht\. Meinten Sie 1001180/),
      expect.stringMatching(/^Zeile 3:.*10.*Mit Zeile 1 zusammengezählt/),
      expect.stringMatching(/^Zeile 4:.*Die Menge ist nicht lesbar/),
    ])
    await press('2 Zeilen in den Warenkorb')
    await title('2 von 4 Zeilen liegen im Warenkorb')
    expect(field.value).toBe('1001181;5\n2000280;x')
    expect((await shop.cart.load())?.items.map(({ quantity }) => Number(quantity))).toEqual([70])
    await press('Neue Liste')
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull())
    expect(field.value).toBe('')
  })

  it('adds nothing of a list that was changed since it was checked', async () => {
    const { field, shop } = await openPage('/quick-order?list=1001180;60')
    await press('Liste prüfen')
    await title('1 von 1 Zeile bereit')
    await userEvent.type(field, '0')
    expect(screen.getByText('Die Liste wurde geändert. Bitte prüfen Sie sie noch einmal.')).toBeTruthy()
    await press('1 Zeile in den Warenkorb')
    await userEvent.type(field, '{Backspace}')
    expect(screen.queryByText(/^Die Liste wurde geändert/)).toBeNull()
    expect(await shop.cart.load()).toBeNull()
  })

  it('takes the item that was meant with one press', async () => {
    const { field } = await openPage()
    await userEvent.click(field)
    await userEvent.paste('1001181;5')
    await press('Liste prüfen')
    await title('0 von 1 Zeile bereit')
    await press(/^Meinten Sie 1001180/)
    await title('1 von 1 Zeile bereit')
    expect(field.value).toBe('1001180;5')
  })

  it('keeps only the skipped lines where they are to be mended, and shows them alone where asked', async () => {
    const { field } = await openPage()
    await userEvent.click(field)
    await userEvent.paste('1001180;5\nabc;5')
    await press('Liste prüfen')
    await title('1 von 2 Zeilen bereit')
    await press('Mit Problem (1)')
    expect(rows()).toHaveLength(1)
    await press(/^Nur die ausgelassene Zeile/)
    expect(field.value).toBe('abc;5')
  })

  it('begins with the list of its address, and says when there is none', async () => {
    const { field } = await openPage('/quick-order?list=1001180;60')
    expect(field.value).toBe('1001180;60')
    await userEvent.clear(field)
    await press('Liste prüfen')
    expect(await screen.findByText(/^Die Liste ist noch leer/)).toBeTruthy()
  })

  it('keeps the list while the platform does not answer a check, and says so', async () => {
    const opened = await openPage('/quick-order?list=1001180;60')
    await arm(opened, { kind: 'status', status: 500, match: { path: '/products' }, times: 50 })
    await press('Liste prüfen')
    await screen.findByRole('alert', {}, { timeout: 20_000 })
    expect(opened.field.value).toBe('1001180;60')
    await disarm(opened)
    await press('Liste prüfen')
    await title('1 von 1 Zeile bereit')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('goes on where the platform has failed while the list was added', async () => {
    const opened = await openPage('/quick-order?list=1001180;60')
    await press('Liste prüfen')
    await title('1 von 1 Zeile bereit')
    await arm(opened, {
      kind: 'status',
      status: 429,
      match: { method: 'POST', path: '/cart-items' },
      times: 50,
    })
    await press('1 Zeile in den Warenkorb')
    await title(/^Angehalten/)
    await screen.findByRole('alert')
    await disarm(opened)
    await press('Fortfahren')
    await title('1 von 1 Zeile liegt im Warenkorb')
    expect((await opened.shop.cart.load())?.items.map(({ quantity }) => Number(quantity))).toEqual([60])
  })
})
